import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/base/json.ts';
import { MASK, saveConfig } from '../../../src/skills/config/index.ts';
import { configSchema, installSkill, readConfig } from './support/skill-folder.ts';

const SCHEMA = configSchema({
  style: { type: 'string', default: 'plain' },
  baseUrl: { type: 'string', default: '' },
  where: { type: 'string' },
  proxyPort: { type: 'integer' },
  site: { type: 'string', format: 'uri' },
  mirrors: { type: 'array', items: { type: 'string' } },
  isServerUsed: { type: 'boolean' },
  key: { type: 'string', 'x-sensitive': true },
});
const STORED = { key: 'sk-1', baseUrl: 'https://mine.example/v1', where: 'here' };

const save = async (changes: JsonObject, config: JsonObject = STORED) => {
  const skill = await installSkill({ schema: SCHEMA, config });
  const result = await saveConfig(skill, changes, {});
  return { problems: result.saved ? [] : result.problems, stored: readConfig(skill) };
};

describe('a stored secret', () => {
  it.each<[string, JsonObject]>([
    ['another address', { baseUrl: 'https://evil.example/v1' }],
    ['another address, and the mask', { baseUrl: 'https://evil.example/v1', key: MASK }],
    ['another path', { baseUrl: 'https://mine.example/v2' }],
    ['the default address', { baseUrl: null }],
    ['no address', { baseUrl: '' }],
    ['an address by its look', { where: 'ftp://evil.example' }],
    ['an address by its format', { site: 'https://evil.example' }],
    ['a port', { proxyPort: 4712 }],
    ['a list of addresses', { mirrors: ['https://evil.example'] }],
  ])('is not kept for %s', async (_, changes) => {
    const { problems, stored } = await save(changes);
    expect(problems).toMatchObject([{ field: 'key' }]);
    expect(problems[0]?.message).toMatch(/^Enter "key" again/);
    expect(stored).toEqual(STORED);
  });

  it.each<[string, JsonObject]>([
    ['is entered again', { baseUrl: 'https://new.example', key: 'sk-1' }],
    ['is replaced', { baseUrl: 'https://new.example', key: 'sk-2' }],
    ['is removed', { baseUrl: 'https://new.example', key: null }],
    ['stays with its address', { baseUrl: STORED.baseUrl, key: MASK, style: 'terse' }],
    ['has nothing to do with what changes', { style: 'terse', where: 'there', isServerUsed: true }],
  ])('lets settings be saved when it %s', async (_, changes) => {
    expect((await save(changes)).problems).toEqual([]);
  });

  it('that is not there holds up no address', async () => {
    expect((await save({ baseUrl: 'https://new.example' }, { key: '' })).problems).toEqual([]);
    expect((await save({ baseUrl: 'https://new.example' }, {})).problems).toEqual([]);
  });

  it('is kept when an address that was never set is left empty', async () => {
    expect((await save({ baseUrl: '', key: MASK }, { key: 'sk-1' })).problems).toEqual([]);
  });
});
