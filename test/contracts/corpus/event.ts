import type { Json } from '../../../src/base/json.ts';
import type { Corpus, Specimen } from './mutate.ts';

const envelope = {
  version: '0',
  requestId: '2f0f7a52-6f3c-4a4d-9a43-0d9f6a8c1e55',
  timestamp: '2026-03-01T21:15:00Z',
};

/** Rules that hold for the fields every event has. */
function specimen(event: Omit<Specimen, 'name'>): Specimen {
  return {
    ...event,
    name: String(event.document.type),
    required: ['/version', '/type', ...event.required],
    neverEmpty: ['/version', '/type', ...(event.neverEmpty ?? [])],
    bad: { '/version': ['1', '0.0.1', '00'], '/type': ['Log', 'progress'], ...event.bad },
  };
}

const BAD_MEDIA_TYPES: Json[] = [
  'png',
  'image/',
  '/png',
  'image/png/x',
  'image png',
  ' image/png',
  'image/png ',
  'image/png;',
  'image/png; q',
  'image/p(n)g',
  '-image/png',
  `image/${'x'.repeat(128)}`,
];

const GOOD_MEDIA_TYPES: Json[] = [
  'image/svg+xml',
  'application/vnd.oasis.opendocument.text',
  'audio/ogg;codecs=opus',
  'text/plain; charset="utf-8"; format=flowed',
  'application/x-thing; note="a \\"quoted\\" word"',
  'model/gltf-binary',
  `image/${'x'.repeat(127)}`,
];

export const eventCorpus: Corpus = {
  file: 'event.schema.json',
  specimens: [
    specimen({
      document: { ...envelope, type: 'log', level: 'info', message: 'Lit the lamp.', fields: { oil: 3 } },
      required: ['/level', '/message'],
      neverEmpty: ['/level', '/message'],
      free: ['/fields'],
      bad: { '/level': ['warning', 'INFO', 'fatal'] },
      good: {
        '/level': ['debug', 'warn', 'error'],
        '/timestamp': ['yesterday', '2026-03-01 21:15'],
        '/message': ['!'],
      },
    }),
    specimen({
      document: { ...envelope, type: 'state_patch', patch: { lamp: { lit: true, oil: null } } },
      required: ['/patch'],
      free: ['/patch'],
      good: { '/patch': [{}, { list: [1, null, 'x'] }] },
    }),
    specimen({
      document: {
        ...envelope,
        type: 'asset',
        assetId: 'view-from-the-gallery',
        kind: 'image',
        mediaType: 'image/png',
        path: '/tmp/view.png',
        metadata: { width: 640 },
      },
      required: ['/assetId', '/kind', '/mediaType', '/path'],
      neverEmpty: ['/assetId', '/kind', '/mediaType', '/path'],
      free: ['/metadata'],
      bad: { '/mediaType': BAD_MEDIA_TYPES },
      good: {
        '/mediaType': GOOD_MEDIA_TYPES,
        '/path': ['view.png', 'C:\\temp\\view.png', 'v'],
        '/assetId': ['7'],
        '/kind': ['x'],
      },
    }),
    specimen({
      document: { ...envelope, type: 'ui_event', event: 'narrative_choice', payload: { choices: ['Go up'] } },
      required: ['/event'],
      neverEmpty: ['/event'],
      free: ['/payload'],
      good: { '/event': ['something_new', 'x'] },
    }),
    specimen({
      document: {
        ...envelope,
        type: 'error',
        errorCode: 'no_oil',
        errorMessage: 'The tank is empty.',
        details: { tank: 2 },
      },
      required: ['/errorCode', '/errorMessage'],
      neverEmpty: ['/errorCode', '/errorMessage'],
      free: ['/details'],
      good: { '/errorCode': ['7'], '/errorMessage': ['?'] },
    }),
    specimen({
      document: { ...envelope, type: 'done', ok: true, summary: 'The lamp burns.' },
      required: ['/ok'],
      good: { '/ok': [false] },
    }),
  ],
  others: [
    { name: 'the shortest event', document: { version: '0', type: 'done', ok: false }, valid: true },
    { name: 'nothing', document: {}, valid: false },
    { name: 'a number', document: 3, valid: false },
    { name: 'a list of events', document: [{ version: '0', type: 'done', ok: true }], valid: false },
    {
      name: 'a kind of event that is inherited, not known',
      document: { version: '0', type: 'constructor' },
      valid: false,
    },
    { name: 'a version that is a number', document: { version: 0, type: 'done', ok: true }, valid: false },
    {
      name: 'fields of two events, only those of its type matter',
      document: { version: '0', type: 'done', ok: true, message: '', level: 'loud', patch: null },
      valid: true,
    },
  ],
};
