import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/base/json.ts';
import { configFile, loadConfig } from '../../../src/skills/config/index.ts';
import { configSchema, installSkill, readConfigText } from './support/skill-folder.ts';

const load = async (properties: object, config?: object | string | Buffer, required: string[] = []) =>
  loadConfig(
    await installSkill({
      schema: configSchema(properties, required),
      ...(config === undefined ? {} : { config }),
    }),
    {},
  );

describe('values', () => {
  it('come from config.json, else from the default', async () => {
    const { resolved } = await load(
      {
        station: { type: 'string', default: 'north' },
        depth: { type: 'number', default: 2.5 },
        alarm: { type: 'boolean' },
      },
      { station: 'south' },
    );
    expect(resolved).toEqual({ station: 'south', depth: 2.5 });
  });

  it('of zero, false and nothing are values, not absences', async () => {
    const { resolved } = await load(
      {
        text: { type: 'string', default: 'x' },
        number: { type: 'number', default: 1 },
        flag: { type: 'boolean', default: true },
        list: { type: 'array', default: ['x'] },
      },
      { text: '', number: 0, flag: false, list: [] },
    );
    expect(resolved).toEqual({ text: '', number: 0, flag: false, list: [] });
  });

  it('of null are absences', async () => {
    const { resolved, problems } = await load({ depth: { type: 'number', default: 2 } }, { depth: null });
    expect(resolved).toEqual({ depth: 2 });
    expect(problems).toEqual([]);
  });

  it('get the defaults inside arrays too', async () => {
    const { resolved } = await load({
      gauges: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            marks: { type: 'array', default: [[1], [2]] },
          },
        },
        default: [{ name: 'pier' }],
      },
      grid: { type: 'array', default: [['a', ['b']], []] },
    });
    expect(resolved).toEqual({ gauges: [{ name: 'pier', marks: [[1], [2]] }], grid: [['a', ['b']], []] });
  });

  it('are copies: whoever changes them does not change the default', async () => {
    const skill = await installSkill({
      schema: configSchema({ grid: { type: 'array', default: [['a']] } }),
    });
    const first = await loadConfig(skill, {});
    (first.resolved['grid'] as Json[][])[0]?.push('b');
    expect((await loadConfig(skill, {})).resolved).toEqual({ grid: [['a']] });
  });

  it('of unknown settings stay in the file and go nowhere', async () => {
    const config = { station: 'south', colour: 'red', '': 1 };
    const { stored, resolved, problems } = await load({ station: { type: 'string' } }, config);
    expect(stored).toEqual(config);
    expect(resolved).toEqual({ station: 'south' });
    expect(problems).toEqual([]);
  });

  it('under keys such as __proto__ are data', async () => {
    const schema = `{"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "properties": {
      "__proto__": {"type": "integer", "maximum": 6}, "constructor": {"type": "string"}, "toString": {"type": "string", "default": "x"}}}`;
    const good = await loadConfig(await installSkill({ schema, config: '{"__proto__": 4}' }), {});
    expect(JSON.stringify(good.resolved)).toBe('{"__proto__":4,"toString":"x"}');
    const bad = await loadConfig(
      await installSkill({ schema, config: '{"__proto__": {"polluted": 1}}' }),
      {},
    );
    expect(bad.problems).toEqual([
      { field: '__proto__', message: '"__proto__" must be a whole number of at most 6, but is an object.' },
    ]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    const unknown = await load({}, '{"__proto__": {"polluted": 1}}');
    expect(Object.getPrototypeOf(unknown.resolved)).toBe(Object.prototype);
    expect((unknown.resolved as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('a value that does not fit is kept in the file, replaced by the default, and explained', () => {
  it.each<[string, object, unknown, string]>([
    ['type', { type: 'integer' }, 'six', '"it" must be a whole number, but is the string "six".'],
    [
      'no coercion of what was typed',
      { type: 'integer' },
      '6',
      '"it" must be a whole number, but is the string "6".',
    ],
    ['fraction', { type: 'integer' }, 1.5, '"it" must be a whole number, but is the number 1.5.'],
    ['maximum', { type: 'integer', maximum: 6 }, 9, '"it" must be at most 6, but is 9.'],
    ['minimum', { type: 'number', minimum: 1 }, 0, '"it" must be at least 1, but is 0.'],
    [
      'enum',
      { type: 'string', enum: ['north', 'south'] },
      'sotuh',
      '"it" must be one of "north" or "south", but is "sotuh"; did you mean "south"?',
    ],
    ['length', { type: 'string', minLength: 3 }, 'ab', '"it" must have at least 3 characters, but has 2.'],
    [
      'pattern',
      { type: 'string', pattern: '^[a-z]+$' },
      'A1',
      '"it" must match the pattern ^[a-z]+$, but is "A1".',
    ],
    [
      'uri',
      { type: 'string', format: 'uri' },
      'not an address',
      '"it" must be a full address such as "https://example.org/", but is "not an address".',
    ],
    [
      'email',
      { type: 'string', format: 'email' },
      'nobody',
      '"it" must be an e-mail address such as "name@example.org".',
    ],
    [
      'items',
      { type: 'array', items: { type: 'integer' } },
      [1, 'two'],
      '"it[1]" must be a whole number, but is the string "two".',
    ],
    [
      'secret',
      { type: 'string', 'x-sensitive': true, minLength: 20 },
      'sk-12345',
      '"it" must be a string of at least 20 characters.',
    ],
    ['secret of another type', { type: 'string', format: 'password' }, 12345, '"it" must be a string.'],
    [
      'secret with a pattern',
      { type: 'string', format: 'password', pattern: '^sk-' },
      'pw',
      '"it" must be a string that matches the pattern ^sk-.',
    ],
    [
      'secrets in a list',
      { type: 'array', items: { type: 'string', format: 'password', minLength: 9 } },
      ['pw'],
      '"it" must be an array of strings.',
    ],
  ])('%s', async (_, schema, value, message) => {
    const { stored, resolved, problems } = await load({ it: schema }, { it: value });
    expect(problems).toEqual([{ field: 'it', message }]);
    expect(resolved).toEqual({});
    expect(stored).toEqual({ it: value });
  });

  it('with the default where there is one', async () => {
    const { resolved, isComplete } = await load(
      { depth: { type: 'integer', maximum: 6, default: 3 } },
      { depth: 9 },
      ['depth'],
    );
    expect(resolved).toEqual({ depth: 3 });
    expect(isComplete).toBe(true);
  });

  it('after an update of the skill changed the schema', async () => {
    const before = configSchema({
      depth: { type: 'integer', maximum: 10 },
      unit: { type: 'string', enum: ['m', 'ft'] },
      name: { type: 'string' },
    });
    const config = { depth: 9, unit: 'ft', name: 'pier' };
    const skill = await installSkill({ schema: before, config });
    expect((await loadConfig(skill, {})).problems).toEqual([]);

    const root = path.join(skill.folder, '../..');
    const updated = configSchema(
      {
        depth: { type: 'integer', maximum: 6, default: 4 },
        unit: { type: 'string', enum: ['m', 'fathom'] },
        station: { type: 'string' },
      },
      ['unit', 'station'],
    );
    const after = await loadConfig(await installSkill({ schema: updated }, root), {});
    expect(after.stored).toEqual(config);
    expect(after.resolved).toEqual({ depth: 4 });
    expect(after.isComplete).toBe(false);
    expect(after.problems).toEqual([
      { field: 'depth', message: '"depth" must be at most 6, but is 9.' },
      { field: 'unit', message: '"unit" must be one of "m" or "fathom", but is "ft".' },
      { field: 'station', message: '"station" is required; it must be a string.' },
    ]);
  });
});

describe('a required setting', () => {
  it('without any value makes the settings incomplete and says what is wanted', async () => {
    const { problems, isComplete } = await load(
      { key: { type: 'string', minLength: 20, format: 'password', 'x-env-var': 'TIDE_KEY' } },
      {},
      ['key'],
    );
    expect(isComplete).toBe(false);
    expect(problems).toEqual([
      {
        field: 'key',
        message:
          '"key" is required; it must be a string of at least 20 characters. Or set the environment variable TIDE_KEY.',
      },
    ]);
  });

  it('is satisfied by a value, a default or its variable', async () => {
    const schema = configSchema(
      {
        stored: { type: 'string' },
        standard: { type: 'string', default: 'x' },
        variable: { type: 'string', 'x-env-var': 'TIDE_KEY' },
      },
      ['stored', 'standard', 'variable'],
    );
    const skill = await installSkill({ schema, config: { stored: 'y' } });
    const { problems, isComplete, resolved } = await loadConfig(skill, { TIDE_KEY: 'z' });
    expect({ problems, isComplete, resolved }).toEqual({
      problems: [],
      isComplete: true,
      resolved: { stored: 'y', standard: 'x', variable: 'z' },
    });
  });
});

describe('a damaged config.json gives the defaults and one problem', () => {
  const WHOLE = JSON.stringify({ station: 'south', depth: 3 }, null, 2);

  it.each<[string, string | Buffer, string]>([
    ['half-written', WHOLE.slice(0, -6), 'This is not valid JSON'],
    ['empty', '', 'This is not valid JSON'],
    ['zeros, as after a power cut', Buffer.alloc(64), 'This is not valid JSON'],
    ['not JSON', 'station: south\n', 'This is not valid JSON'],
    ['a list', '["south"]', 'It is not a JSON object.'],
    ['a word', '"south"', 'It is not a JSON object.'],
    ['null', 'null', 'It is not a JSON object.'],
    ['not UTF-8', Buffer.from('{"station": "s\xFCd"}', 'latin1'), 'It is not text in UTF-8.'],
    ['too large', JSON.stringify({ station: 'x'.repeat(1024 * 1024) }), 'It is larger than 1 MiB.'],
    ['too deep', `{"a": ${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 'Its values are nested too deeply.'],
  ])('%s', async (_, config, reason) => {
    const properties = { station: { type: 'string', default: 'north' } };
    const { stored, resolved, problems } = await load(properties, config);
    expect(stored).toEqual({});
    expect(resolved).toEqual({ station: 'north' });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.field).toBe('');
    expect(problems[0]?.message).toContain(reason);
  });

  it('names the line', async () => {
    const { problems } = await load({}, '{\n  "a": 1,\n  "b": \n}');
    expect(problems[0]?.message).toMatch(/config\.json:4: The settings are damaged/);
  });

  it('when a folder or a pipe has its name', async () => {
    const skill = await installSkill({ schema: configSchema({}), config: {} });
    rmSync(configFile(skill));
    mkdirSync(configFile(skill));
    expect((await loadConfig(skill, {})).problems[0]?.message).toContain('It is not a file.');
    rmSync(configFile(skill), { recursive: true });
    if (process.platform === 'win32') return;
    execFileSync('mkfifo', [configFile(skill)]);
    expect((await loadConfig(skill, {})).problems[0]?.message).toContain('It is not a file.');
  });

  it('but a byte order mark is no damage', async () => {
    const { resolved, problems } = await load({ station: { type: 'string' } }, `\uFEFF{"station": "south"}`);
    expect(resolved).toEqual({ station: 'south' });
    expect(problems).toEqual([]);
  });

  it('and reading changes nothing', async () => {
    const config = WHOLE.slice(0, -6);
    const skill = await installSkill({ schema: configSchema({}), config });
    await loadConfig(skill, {});
    expect(readConfigText(skill)).toBe(config);
  });
});
