import type { JsonObject } from '../../../src/base/json.ts';
import type { Corpus, Specimen } from './mutate.ts';

const checksum = `sha256:${'0a'.repeat(32)}`;

const common = {
  path: 'lore/lighthouse.md',
  keywords: ['lighthouse'],
  checksum,
  created_at: '2026-03-01T21:15:00Z',
  modified_at: '2026-03-02T08:00:00+01:00',
  data: 'The tower is older than the harbour.',
  relationships: { references: ['plot/beats.json'], referenced_by: ['README.md'], entity_links: ['odile'] },
};

/** Rules that hold for every kind of asset. */
function specimen(name: string, own: JsonObject, rules: Partial<Specimen>): Specimen {
  return {
    name,
    document: { ...common, generated: false, ...own },
    required: [
      ...['/path', '/type', '/keywords', '/generated', '/checksum', '/created_at', '/data'],
      ...(rules.required ?? []),
    ],
    neverEmpty: [
      ...['/path', '/type', '/keywords', '/keywords/0', '/checksum', '/created_at', '/modified_at'],
      ...(rules.neverEmpty ?? []),
    ],
    fractional: rules.fractional ?? [],
    bad: {
      '/path': ['/lore/lighthouse.md'],
      '/type': ['text', 'Image'],
      '/keywords': [[''], [1]],
      '/checksum': ['0a'.repeat(32), checksum.toUpperCase(), `${checksum}0`, 'md5:00'],
      '/created_at': ['2026-03-01', '2026-03-01T21:15:00', '2026-13-01T00:00:00Z', 'now'],
      '/modified_at': ['later'],
      ...rules.bad,
    },
    good: {
      '/keywords': [['x']],
      '/data': ['', 'AAECAw=='],
      '/created_at': ['2026-03-01T21:15:00.123456Z'],
      ...rules.good,
    },
  };
}

const provenance = {
  source_model: 'built-in',
  generated_at: '2026-03-01T21:15:00Z',
  seed_data: 'A lighthouse',
  version: '1.0.0',
};

export const assetMetadataCorpus: Corpus = {
  file: 'asset-metadata.schema.json',
  specimens: [
    specimen(
      'a generated text',
      {
        type: 'prose',
        generated: true,
        provenance,
        prose_metadata: { word_count: 7, language: 'en', chunks: ['The tower'] },
      },
      {
        required: [
          ...['/provenance', '/provenance/source_model', '/provenance/generated_at', '/provenance/seed_data'],
          ...[
            '/provenance/version',
            '/prose_metadata',
            '/prose_metadata/word_count',
            '/prose_metadata/language',
          ],
        ],
        neverEmpty: ['/provenance/generated_at', '/provenance/version', '/prose_metadata/language'],
        bad: {
          '/type': ['image', 'audio', 'structured'],
          '/provenance/version': ['1.0'],
          '/provenance/generated_at': ['today'],
          '/prose_metadata/language': ['eng', 'EN', 'e'],
          '/prose_metadata/word_count': [-1],
        },
        good: { '/generated': [false], '/prose_metadata/word_count': [0] },
      },
    ),
    specimen(
      'a picture',
      {
        type: 'image',
        provenance,
        image_metadata: { format: 'png', width: 640, height: 480, alt_text: 'A tower in fog' },
      },
      {
        required: [
          ...[
            '/provenance/source_model',
            '/provenance/generated_at',
            '/provenance/seed_data',
            '/provenance/version',
          ],
          ...['/image_metadata', '/image_metadata/format', '/image_metadata/width', '/image_metadata/height'],
        ],
        neverEmpty: ['/provenance/generated_at', '/provenance/version', '/image_metadata/format'],
        bad: {
          '/image_metadata/format': ['gif', 'PNG'],
          '/image_metadata/width': [0],
          '/image_metadata/height': [0, -480],
        },
        good: {
          '/image_metadata/format': ['jpeg', 'webp'],
          '/image_metadata/width': [1],
          '/image_metadata/height': [1],
          '/generated': [true],
        },
      },
    ),
    specimen(
      'a recording',
      { type: 'audio', audio_metadata: { format: 'ogg', duration_seconds: 12, bitrate: 96, loop: true } },
      {
        required: ['/audio_metadata', '/audio_metadata/format', '/audio_metadata/duration_seconds'],
        neverEmpty: ['/audio_metadata/format'],
        fractional: ['/audio_metadata/duration_seconds'],
        bad: {
          '/generated': [true],
          '/audio_metadata/format': ['aac'],
          '/audio_metadata/duration_seconds': [-0.1],
          '/audio_metadata/bitrate': [-1],
        },
        good: {
          '/audio_metadata/bitrate': [0],
          '/audio_metadata/duration_seconds': [0],
          '/audio_metadata/format': ['mp3', 'wav', 'flac'],
        },
      },
    ),
    specimen(
      'a document',
      {
        type: 'structured',
        structured_metadata: { schema_type: 'npc_profile', schema_version: '1.0.0', entity_id: 'odile' },
      },
      {
        required: [
          '/structured_metadata',
          '/structured_metadata/schema_type',
          '/structured_metadata/schema_version',
        ],
        neverEmpty: ['/structured_metadata/schema_version'],
        bad: { '/structured_metadata/schema_version': ['1', '1.0.0.0'] },
      },
    ),
  ],
  others: [
    {
      name: 'nothing left out but the type',
      document: {
        ...common,
        generated: false,
        image_metadata: { format: 'png', width: 1, height: 1 },
        audio_metadata: { format: 'ogg', duration_seconds: 1 },
        prose_metadata: { word_count: 1, language: 'en' },
        structured_metadata: { schema_type: 'lore', schema_version: '1.0.0' },
      },
      valid: false,
    },
  ],
};
