import { describe, expect, it } from 'vitest';
import type { ConfigSchema } from '../../../src/contracts/config-schema.ts';
import { describeConfig, MASK, maskConfig } from '../../../src/skills/config/index.ts';
import { configSchema, installSkill } from './support/skill-folder.ts';

describe('masking', () => {
  const mask = (field: object, value: unknown) =>
    maskConfig(configSchema({ it: field }) as ConfigSchema, { it: value as never })['it'];

  it.each<[string, object, unknown, unknown]>([
    ['x-sensitive', { type: 'string', 'x-sensitive': true }, 'sk-1', MASK],
    ['format password', { type: 'string', format: 'password' }, 'sk-1', MASK],
    ['both', { type: 'string', format: 'password', 'x-sensitive': false }, 'sk-1', MASK],
    ['a long secret', { type: 'string', format: 'password' }, 'x'.repeat(500), MASK],
    ['a number', { type: 'integer', 'x-sensitive': true }, 1234, MASK],
    ['true or false', { type: 'boolean', 'x-sensitive': true }, false, MASK],
    ['a list', { type: 'array', 'x-sensitive': true }, ['a', 'b'], [MASK]],
    ['items of a list', { type: 'array', items: { type: 'string', format: 'password' } }, ['a', 'b'], [MASK]],
    [
      'fields of items',
      {
        type: 'array',
        items: { type: 'object', properties: { pin: { type: 'string', 'x-sensitive': true } } },
      },
      [{ pin: 'a' }],
      [MASK],
    ],
    ['a value of the wrong type', { type: 'string', 'x-sensitive': true }, { a: 'sk-1' }, MASK],
    ['nothing yet', { type: 'string', 'x-sensitive': true }, '', ''],
    ['no items yet', { type: 'array', 'x-sensitive': true }, [], []],
    ['what is no secret', { type: 'string', 'x-sensitive': false }, 'plain', 'plain'],
  ])('%s', (_, field, value, masked) => {
    expect(mask(field, value)).toEqual(masked);
  });

  it('leaves out what the schema does not know, which may be a secret of an earlier version', () => {
    const schema = configSchema({ station: { type: 'string' } }) as ConfigSchema;
    expect(maskConfig(schema, { station: 'north', oldKey: 'sk-1' })).toEqual({ station: 'north' });
  });
});

describe('the description of settings for a form', () => {
  it('has all a form needs and no secret', async () => {
    const schema = configSchema(
      {
        key: {
          type: 'string',
          format: 'password',
          default: 'hidden-default',
          'x-env-var': 'TIDE_KEY',
          'x-category': 'Access',
        },
        depth: { type: 'integer', maximum: 6, default: 3 },
        url: { type: 'string', format: 'uri', 'x-category': 'Access', 'x-env-var': 'TIDE_URL' },
        unit: { type: 'string', enum: ['m', 'ft'], 'x-category': 'Display' },
        note: { type: 'string' },
      },
      ['unit'],
    );
    const config = { key: 'hidden-key', depth: 9, oldKey: 'hidden-old' };
    const description = await describeConfig(await installSkill({ schema, config }), {
      TIDE_KEY: 'hidden-variable',
    });
    expect(description).toMatchObject({
      values: { key: MASK, depth: 9 },
      defaults: { key: MASK, depth: 3 },
      variables: { key: { name: 'TIDE_KEY', isSet: true }, url: { name: 'TIDE_URL', isSet: false } },
      categories: [
        { name: 'Access', fields: ['key', 'url'] },
        { name: null, fields: ['depth', 'note'] },
        { name: 'Display', fields: ['unit'] },
      ],
      problems: [{ field: 'depth' }, { field: 'unit' }],
      isComplete: false,
    });
    expect(Object.keys(description.schema?.properties ?? {})).toEqual([
      'key',
      'depth',
      'url',
      'unit',
      'note',
    ]);
    expect(JSON.stringify(description)).not.toContain('hidden');
  });

  it('of a skill without settings is empty', async () => {
    expect(await describeConfig(await installSkill({}), {})).toEqual({
      schema: null,
      values: {},
      defaults: {},
      variables: {},
      categories: [],
      problems: [],
      isComplete: true,
    });
  });
});
