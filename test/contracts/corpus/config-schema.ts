import type { Corpus } from './mutate.ts';

const dialect = 'https://json-schema.org/draft/2020-12/schema';

export const configSchemaCorpus: Corpus = {
  file: 'config-schema-meta.schema.json',
  specimens: [
    {
      name: 'settings with every keyword',
      document: {
        $schema: dialect,
        title: 'Tide tables',
        description: 'Where the figures come from.',
        type: 'object',
        required: ['station'],
        properties: {
          station: {
            type: 'string',
            title: 'Station',
            description: 'Which gauge to trust.',
            default: 'north',
            enum: ['north', 'south'],
            format: 'textarea',
            minLength: 1,
            maxLength: 40,
            pattern: '^[a-z]+$',
            'x-env-var': 'TIDE_STATION',
            'x-sensitive': false,
            'x-category': 'Source',
          },
          margin: { type: 'number', minimum: 0, maximum: 12 },
        },
      },
      required: ['/type', '/properties', '/properties/station/type', '/properties/margin/type'],
      neverEmpty: [
        '/$schema',
        '/type',
        '/properties/station/type',
        '/properties/station/format',
        '/properties/margin/type',
      ],
      fractional: ['/properties/margin/minimum', '/properties/margin/maximum'],
      anything: ['/properties/station/default'],
      free: ['/properties/station/enum'],
      closed: ['/properties'],
      bad: {
        '/$schema': ['http://json-schema.org/draft-03/schema#', 'https://example.org/schema', 'draft-07'],
        '/type': ['array', 'Object'],
        '/required': [[1], [null]],
        '/properties': [{ station: {} }, { station: null }, { station: 'string' }, { 'two\nlines': {} }],
        '/properties/station/type': ['object', 'null', 'text'],
        '/properties/station/format': ['date', 'multiline'],
      },
      good: {
        '/$schema': [
          'http://json-schema.org/draft-07/schema#',
          'https://json-schema.org/draft-07/schema',
          `${dialect}#`,
        ],
        '/properties': [{}, { station: { type: 'array' } }, { station: { type: 'boolean', default: true } }],
        '/properties/station/type': ['number', 'integer', 'boolean', 'array'],
        '/properties/station/format': ['password', 'uri', 'email'],
        '/properties/station/enum': [[], [1, null, { a: [] }]],
        '/properties/station/default': [null, 4, [], {}],
        '/properties/station/minLength': [-1],
        '/properties/margin/minimum': [-1e9],
      },
    },
  ],
  others: [
    { name: 'no dialect', document: { type: 'object', properties: {} }, valid: true },
    { name: 'no settings', document: { $schema: dialect, type: 'object', properties: {} }, valid: true },
  ],
};
