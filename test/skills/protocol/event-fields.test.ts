import { describe, expect, it } from 'vitest';
import { ProtocolViolationError, UnknownEventTypeError } from '../../../src/base/errors.ts';
import { DONE, decode, LOG, ndjson, violationOf } from './support/decode.ts';

const ASSET = {
  version: '0',
  type: 'asset',
  assetId: 'portrait',
  kind: 'image',
  mediaType: 'image/png',
  path: '/tmp/portrait.png',
  metadata: { width: 512 },
};

/** A complete event of each type, and which of its fields it cannot do without. */
const EVENTS: readonly { event: Record<string, unknown>; required: readonly string[] }[] = [
  { event: { ...LOG, fields: { step: 1 } }, required: ['level', 'message'] },
  { event: { version: '0', type: 'state_patch', patch: { lit: true } }, required: ['patch'] },
  { event: ASSET, required: ['assetId', 'kind', 'mediaType', 'path'] },
  {
    event: {
      version: '0',
      type: 'ui_event',
      event: 'narrative_choice',
      payload: { choices: ['Go', 'Stay'] },
    },
    required: ['event'],
  },
  {
    event: { version: '0', type: 'error', errorCode: 'E1', errorMessage: 'It broke.', details: { at: 1 } },
    required: ['errorCode', 'errorMessage'],
  },
  { event: { ...DONE, summary: 'Lit.' }, required: ['ok'] },
];

/** Values of every JSON type but the one that is wanted. */
function otherTypes(wanted: unknown): readonly unknown[] {
  const values = ['text', 7, true, null, ['text'], { key: 'text' }];
  return values.filter((value) => jsonType(value) !== jsonType(wanted));
}

function jsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const mistyped = EVENTS.flatMap(({ event }) =>
  Object.entries({ requestId: 'r', timestamp: '2026-01-01T00:00:00Z', ...event })
    .filter(([field]) => field !== 'version' && field !== 'type')
    .flatMap(([field, value]) =>
      otherTypes(value).map((wrong) => ({
        type: event['type'],
        field,
        wrong,
        event: { ...event, [field]: wrong },
      })),
    ),
);

describe('events', () => {
  it.each(EVENTS)(
    '$event.type is accepted as a whole and with no more than it must have',
    ({ event, required }) => {
      const least = Object.fromEntries(
        ['version', 'type', ...required].map((field) => [field, event[field]]),
      );
      expect(decode([ndjson(event)]).error).toBeNull();
      expect(decode([ndjson(least)]).error).toBeNull();
    },
  );

  it.each(
    EVENTS.flatMap(({ event, required }) => required.map((field) => ({ type: event['type'], field, event }))),
  )('$type without $field is refused by name', ({ field, event }) => {
    const { [field]: _, ...rest } = event;
    const error = violationOf(ndjson(rest));
    expect(error).toMatchObject({ code: 'protocol_violation', details: { line: 1 } });
    expect(error.message).toContain(`"${field}" is missing`);
  });

  it.each(mistyped)('$type with $field = $wrong is refused by name', ({ field, event }) => {
    const error = violationOf(ndjson(event));
    expect(error.code).toBe('protocol_violation');
    expect(error.message).toContain(`"${field}"`);
  });

  it.each(
    EVENTS.flatMap(({ event, required }) =>
      required
        .filter((field) => typeof event[field] === 'string')
        .map((field) => ({ type: event['type'], field, event: { ...event, [field]: '' } })),
    ),
  )('$type with an empty $field is refused by name', ({ field, event }) => {
    expect(violationOf(ndjson(event)).message).toContain(`"${field}"`);
  });

  it('names every mistake of an event at once', () => {
    const error = violationOf(ndjson({ version: '0', type: 'log' }));
    expect(error.message).toContain('"level"');
    expect(error.message).toContain('"message"');
    expect(error.details['problems']).toHaveLength(2);
  });

  it('refuses a log level it does not know', () => {
    expect(violationOf(ndjson({ ...LOG, level: 'fatal' })).message).toContain('"level"');
  });

  it('keeps the number of the line', () => {
    expect(violationOf(`\n${ndjson(LOG, { ...DONE, ok: 'yes' })}`)).toMatchObject({ details: { line: 3 } });
  });
});

describe('the envelope', () => {
  it.each([
    ['missing', undefined],
    ['a number', 0],
    ['newer', '1'],
    ['longer', '0.0.1'],
    ['null', null],
  ])('is refused when the version is %s', (_, version) => {
    const error = violationOf(ndjson({ ...DONE, version }));
    expect(error).toMatchObject({ code: 'protocol_violation', details: { line: 1 } });
    expect(error.message).toContain('"version"');
  });

  it.each([[undefined], [null], [7], [['log']], [{}]])('is refused when the type is %j', (type) => {
    const error = violationOf(ndjson({ version: '0', type }));
    expect(error.code).toBe('protocol_violation');
    expect(error.message).toContain('"type"');
  });

  it.each(['progress', 'Done', 'done ', '', 'state-patch'])(
    'is refused when the type is unknown: %j',
    (type) => {
      const error = violationOf(ndjson({ ...DONE, type }));
      expect(error).toBeInstanceOf(UnknownEventTypeError);
      expect(error).toBeInstanceOf(ProtocolViolationError);
      expect(error).toMatchObject({ code: 'protocol_violation', details: { type, line: 1 } });
    },
  );

  it('may carry fields we do not know, which are kept but mean nothing', () => {
    const { events, error } = decode([ndjson({ ...DONE, level: 5, patch: 'x', future: { a: [1] } })]);
    expect(error).toBeNull();
    expect(events).toMatchObject([{ type: 'done', ok: true, future: { a: [1] } }]);
  });

  it('may carry a requestId', () => {
    expect(decode([ndjson({ ...DONE, requestId: 'abc' })]).events).toMatchObject([{ requestId: 'abc' }]);
  });
});

describe('asset events', () => {
  it('must differ in assetId within an invocation', () => {
    const { events, error } = decode([ndjson(ASSET, { ...ASSET, assetId: 'other' }, ASSET)]);
    expect(events).toHaveLength(2);
    expect(error).toMatchObject({ code: 'protocol_violation', details: { line: 3, assetId: 'portrait' } });
    expect(error?.message).toContain('"portrait"');
  });

  it('may repeat the assetId of another invocation', () => {
    expect(decode([ndjson(ASSET)]).error).toBeNull();
    expect(decode([ndjson(ASSET)]).error).toBeNull();
  });

  it.each(['__proto__', 'constructor'])('may be called %s', (assetId) => {
    expect(decode([ndjson({ ...ASSET, assetId })]).error).toBeNull();
  });

  it.each([
    'image/png',
    'image/svg+xml',
    'text/plain; charset=utf-8',
    'audio/vnd.wave;codec="1; 2"',
    'model/gltf-binary',
    'application/x.custom!#$&^_.+-1',
    'IMAGE/PNG',
  ])('may have the media type %s', (mediaType) => {
    expect(decode([ndjson({ ...ASSET, mediaType })]).error).toBeNull();
  });

  it.each([
    'png',
    'image/',
    '/png',
    'image/png/x',
    'image png',
    'image/*',
    '*/*',
    'image/png;',
    'image/png; charset',
    ' image/png',
    'image/png\n',
    'bild/größe',
    `image/${'x'.repeat(200)}`,
  ])('may not have the media type %j', (mediaType) => {
    const error = violationOf(ndjson({ ...ASSET, mediaType }));
    expect(error.code).toBe('protocol_violation');
    expect(error.message).toContain('"mediaType"');
  });

  it('answers a hostile media type in no time', () => {
    const mediaType = `a/b${'; a="\\\\'.repeat(20_000)}`;
    const start = performance.now();
    expect(violationOf(ndjson({ ...ASSET, mediaType })).code).toBe('protocol_violation');
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
