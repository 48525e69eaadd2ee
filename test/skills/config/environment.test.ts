// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are references, not templates
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../../src/skills/config/index.ts';
import { configSchema, installSkill } from './support/skill-folder.ts';

const ENV = {
  HOST: 'tides.example',
  PORT: '8080',
  EMPTY: '',
  YES: 'Yes',
  OFF: 'off',
  RATIO: ' 2.5e-1 ',
  HEX: '0x10',
  HUGE: '1e999',
  NESTED: '${HOST}',
  LIST: 'north, south,,',
  NUMBERS: '1, 2',
  JSON_LIST: '["north", "a,b"]',
  BROKEN_LIST: '["north"',
  DEEP_LIST: '['.repeat(5000) + ']'.repeat(5000),
  lower_case: 'small',
};

const resolveOne = async (schema: object, config: object) => {
  const skill = await installSkill({ schema: configSchema({ it: schema }), config });
  const { resolved, problems } = await loadConfig(skill, ENV);
  return { value: resolved['it'], problems: problems.map(({ message }) => message) };
};

const TEXT = { type: 'string' };

describe('${NAME} in a stored value', () => {
  it.each<[string, object, unknown, unknown]>([
    ['stands for the variable', TEXT, '${HOST}', 'tides.example'],
    ['can be part of a text', TEXT, 'http://${HOST}:${PORT}/', 'http://tides.example:8080/'],
    ['can come twice', TEXT, '${PORT}${PORT}', '80808080'],
    ['can be in small letters', TEXT, '${lower_case}', 'small'],
    ['can be empty', TEXT, '[${EMPTY}]', '[]'],
    ['is not looked into again', TEXT, '${NESTED}', '${HOST}'],
    ['is escaped by another $', TEXT, '$${HOST}', '${HOST}'],
    ['is escaped after a $', TEXT, '$$${HOST}', '$${HOST}'],
    ['and escaped in one text', TEXT, '$${HOST} is ${HOST}', '${HOST} is tides.example'],
    ['is not $NAME', TEXT, '$HOST', '$HOST'],
    ['is not {NAME}', TEXT, '{HOST}', '{HOST}'],
    ['is not a half one', TEXT, '${HOST', '${HOST'],
    ['is not empty braces', TEXT, '${}', '${}'],
    ['is not a sentence', TEXT, '${the host}', '${the host}'],
    ['is not a number', TEXT, '${1}', '${1}'],
    ['ends at the first brace', TEXT, '${HOST}}', 'tides.example}'],
    ['becomes a whole number', { type: 'integer' }, '${PORT}', 8080],
    ['becomes a number', { type: 'number' }, '${RATIO}', 0.25],
    ['becomes a number with text around it', { type: 'integer' }, '1${PORT}', 18080],
    ['becomes true', { type: 'boolean' }, '${YES}', true],
    ['becomes false', { type: 'boolean' }, '${OFF}', false],
    ['stays a text in a text setting', TEXT, '${PORT}', '8080'],
    ['becomes a list', { type: 'array' }, '${LIST}', ['north', 'south']],
    ['becomes a list of numbers', { type: 'array', items: { type: 'integer' } }, '${NUMBERS}', [1, 2]],
    ['becomes a list written as JSON', { type: 'array' }, '${JSON_LIST}', ['north', 'a,b']],
    ['works in a list', { type: 'array' }, ['${HOST}', 'x'], ['tides.example', 'x']],
    ['works in lists in lists', { type: 'array' }, [[['${HOST}']]], [[['tides.example']]]],
    ['works in a list of numbers', { type: 'array', items: { type: 'number' } }, [1, '${PORT}'], [1, 8080]],
    [
      'works in objects in a list',
      { type: 'array', items: { type: 'object', properties: { port: { type: 'integer' } } } },
      [{ port: '${PORT}', '${HOST}': '${HOST}' }],
      [{ port: 8080, '${HOST}': 'tides.example' }],
    ],
  ])('%s', async (_, schema, typed, value) => {
    expect(await resolveOne(schema, { it: typed })).toEqual({ value, problems: [] });
  });

  it.each<[string, object, unknown, string[]]>([
    [
      'is named when it is not set',
      { ...TEXT, default: 'calm' },
      '${NOWHERE}',
      [
        '"it" refers to the environment variable NOWHERE, which is not set; set it, or write $${NOWHERE} if you mean the text itself.',
      ],
    ],
    [
      'is not what objects inherit',
      { ...TEXT, default: 'calm' },
      '${constructor}${__proto__}',
      [
        expect.stringContaining('variable constructor, which'),
        expect.stringContaining('variable __proto__, which'),
      ] as string[],
    ],
    [
      'is checked when it is filled in, and not shown',
      { type: 'integer', maximum: 100, default: 5 },
      '${PORT}',
      ['"it" must be a whole number of at most 100; its value comes from the environment variable PORT.'],
    ],
    [
      'is no number in hexadecimal',
      { type: 'integer', default: 5 },
      '${HEX}',
      [expect.stringContaining('HEX')] as string[],
    ],
    [
      'is no infinite number',
      { type: 'number', default: 5 },
      '${HUGE}',
      [expect.stringContaining('HUGE')] as string[],
    ],
    [
      'is no empty number',
      { type: 'number', default: 5 },
      '${EMPTY}',
      [expect.stringContaining('EMPTY')] as string[],
    ],
    [
      'is neither true nor false',
      { type: 'boolean', default: true },
      '${HOST}',
      [expect.stringContaining('HOST')] as string[],
    ],
    [
      'is no list',
      { type: 'array', default: [] },
      '${BROKEN_LIST}',
      [expect.stringContaining('BROKEN_LIST')] as string[],
    ],
    ['is no endless list', { type: 'array', default: [] }, '${DEEP_LIST}', ['"it" is nested too deeply.']],
  ])('%s', async (_, schema, typed, problems) => {
    const { default: value } = schema as { default: unknown };
    expect(await resolveOne(schema, { it: typed })).toEqual({ value, problems });
  });

  it('works in a default too', async () => {
    expect(await resolveOne({ ...TEXT, default: 'http://${HOST}/' }, {})).toEqual({
      value: 'http://tides.example/',
      problems: [],
    });
    expect(await resolveOne({ ...TEXT, default: '${NOWHERE}' }, {})).toEqual({
      value: undefined,
      problems: [expect.stringContaining('NOWHERE')],
    });
  });

  it('stays as typed in what is stored', async () => {
    const skill = await installSkill({
      schema: configSchema({ it: TEXT }),
      config: { it: '${HOST}', unknown: '${HOST}' },
    });
    expect((await loadConfig(skill, ENV)).stored).toEqual({ it: '${HOST}', unknown: '${HOST}' });
  });
});

describe('x-env-var', () => {
  it.each<[string, object, object, unknown]>([
    ['supplies the value when none is stored', { ...TEXT, 'x-env-var': 'HOST' }, {}, 'tides.example'],
    ['comes before the default', { ...TEXT, default: 'x', 'x-env-var': 'HOST' }, {}, 'tides.example'],
    ['comes after what is stored', { ...TEXT, 'x-env-var': 'HOST' }, { it: 'mine' }, 'mine'],
    ['comes after an empty text that is stored', { ...TEXT, 'x-env-var': 'HOST' }, { it: '' }, ''],
    ['is ignored when it is not set', { ...TEXT, default: 'x', 'x-env-var': 'NOWHERE' }, {}, 'x'],
    ['is ignored when it is empty', { ...TEXT, default: 'x', 'x-env-var': 'EMPTY' }, {}, 'x'],
    ['is taken literally', { ...TEXT, 'x-env-var': 'NESTED' }, {}, '${HOST}'],
    ['is read as a number', { type: 'integer', 'x-env-var': 'PORT' }, {}, 8080],
    ['is read as true or false', { type: 'boolean', 'x-env-var': 'OFF' }, {}, false],
    ['is read as a list', { type: 'array', 'x-env-var': 'LIST' }, {}, ['north', 'south']],
  ])('%s', async (_, schema, config, value) => {
    expect(await resolveOne(schema, config)).toEqual({ value, problems: [] });
  });

  it('gives way to the default when it does not fit', async () => {
    expect(await resolveOne({ type: 'integer', default: 4, 'x-env-var': 'HOST' }, {})).toEqual({
      value: 4,
      problems: ['"it" must be a whole number; its value comes from the environment variable HOST.'],
    });
  });
});
