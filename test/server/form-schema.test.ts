import { expect, it } from 'vitest';
import { formSchema } from '../../src/server/views/form-schema.ts';

it('the settings form gets nothing of a schema from outside that the browser could work on for ever', () => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    required: ['code'],
    $defs: { a: { anyOf: [{ $ref: '#/$defs/a' }, { $ref: '#/$defs/a' }] } },
    properties: {
      code: { type: 'string', title: 'Code', pattern: '^(a+)+$', maxLength: 9, 'x-category': 'A' },
      words: { type: 'array', maxItems: 3, items: { type: 'string', pattern: '^(a+)+$', $ref: '#/$defs/a' } },
      pattern: { type: 'integer', minimum: 1, anyOf: [{}, {}], if: {}, else: {}, patternProperties: {} },
    },
  };
  expect(formSchema(schema)).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    required: ['code'],
    properties: {
      code: { type: 'string', title: 'Code', maxLength: 9, 'x-category': 'A' },
      words: { type: 'array', maxItems: 3, items: { type: 'string' } },
      pattern: { type: 'integer', minimum: 1 },
    },
  });
});
