import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig, loadConfigSchema } from '../../../src/skills/config/index.ts';
import { configSchema, DIALECT, installSkill } from './support/skill-folder.ts';

const problemsOf = async (schema: object | string) => {
  const loaded = await loadConfigSchema(await installSkill({ schema }));
  return loaded.problems.map(({ file, line, message }) => `${path.basename(file)}:${line}: ${message}`);
};

const nestedLists = (depth: number): unknown[] => (depth === 0 ? ['x'] : [nestedLists(depth - 1)]);

describe("a skill's schema", () => {
  it('need not exist: then there are no settings', async () => {
    const skill = await installSkill({});
    expect(await loadConfigSchema(skill)).toMatchObject({ document: null, problems: [] });
    expect(await loadConfig(skill, {})).toEqual({
      stored: {},
      resolved: {},
      forScripts: {},
      problems: [],
      isComplete: true,
      secrets: [],
    });
  });

  it('may keep a setting from scripts', async () => {
    const schema = configSchema({
      station: { type: 'string' },
      apiKey: { type: 'string', 'x-sensitive': true, 'x-host': true },
    });
    const skill = await installSkill({ schema, config: { station: 'north', apiKey: 'k-1' } });
    expect(await loadConfig(skill, {})).toMatchObject({
      resolved: { station: 'north', apiKey: 'k-1' },
      forScripts: { station: 'north' },
      secrets: ['k-1'],
    });
    expect((await loadConfig(skill, {})).forScripts).not.toHaveProperty('apiKey');
  });

  it('is found under the name the manifest gives', async () => {
    const skill = await installSkill({ manifest: { configSchema: 'settings.json' } });
    writeFileSync(
      path.join(skill.folder, 'settings.json'),
      JSON.stringify(configSchema({ station: { type: 'string' } })),
    );
    expect([...(await loadConfigSchema(skill)).settings.keys()]).toEqual(['station']);
  });

  it('is missed when the manifest names it', async () => {
    const skill = await installSkill({ manifest: { configSchema: 'settings.json' } });
    expect((await loadConfigSchema(skill)).problems).toEqual([
      {
        file: path.join(skill.folder, 'skill.json'),
        line: 1,
        message: 'The configSchema settings.json is not in the skill folder.',
      },
    ]);
  });

  it.each(['../../secret.json', 'link.json'])(
    'is not read from outside the skill folder: %s',
    async (name) => {
      const skill = await installSkill({ manifest: { configSchema: name } });
      const outside = path.join(skill.folder, '../../secret.json');
      writeFileSync(outside, JSON.stringify(configSchema({ leak: { type: 'string' } })));
      symlinkSync(outside, path.join(skill.folder, 'link.json'));
      const { document, problems } = await loadConfigSchema(skill);
      expect(document).toBeNull();
      expect(problems).toHaveLength(1);
    },
  );

  it('is read again when it has changed', async () => {
    const skill = await installSkill({ schema: configSchema({ old: { type: 'string' } }) });
    expect([...(await loadConfigSchema(skill)).settings.keys()]).toEqual(['old']);
    writeFileSync(
      path.join(skill.folder, 'config-schema.json'),
      JSON.stringify(configSchema({ new: { type: 'string' } })),
    );
    expect([...(await loadConfigSchema(skill)).settings.keys()]).toEqual(['new']);
  });
});

describe('a mistake in a schema is reported with its line', () => {
  it('when a keyword of ours is misspelt; those of others are not our business', async () => {
    const schema = configSchema({ key: { type: 'string', 'x-senstive': true, 'x-ray': 1 } });
    const [problem, ...others] = await problemsOf(JSON.stringify(schema, null, 1));
    expect(problem).toMatch(
      /^config-schema\.json:\d+: There is no "x-senstive"; did you mean "x-sensitive"\?/,
    );
    expect(others).toEqual([]);
  });

  it('when it is not JSON', async () => {
    expect(await problemsOf('{\n  "type": "object",\n}')).toEqual([
      expect.stringMatching(/^config-schema\.json:3: This is not valid JSON/),
    ]);
  });

  it('when it is not what the contract asks for', async () => {
    const text = `{
  "$schema": "${DIALECT}",
  "type": "object",
  "properties": {
    "depth": { "type": "float" }
  }
}`;
    expect(await problemsOf(text)).toEqual([
      expect.stringMatching(/^config-schema\.json:5: "properties\.depth\.type" must be one of/),
    ]);
  });

  it('when a pattern is no regular expression', async () => {
    const schema = configSchema({ code: { type: 'string', pattern: '[a-' } });
    expect(await problemsOf(schema)).toEqual([
      expect.stringMatching(
        /^config-schema\.json:6: The schema of "code" cannot be used: .*regular expression/i,
      ),
    ]);
  });

  it('when a pattern cannot be checked in bounded time; the setting does without it', async () => {
    const schema = configSchema({ code: { type: 'string', pattern: '^(?!x)(a+)+$' } });
    expect(await problemsOf(schema)).toEqual([
      'config-schema.json:8: The pattern "^(?!x)(a+)+$" is not checked, because "(?!" is not supported. Patterns have no look-around, no references to groups and at most 1000 repetitions.',
    ]);
    const { resolved, problems } = await loadConfig(
      await installSkill({ schema, config: { code: 'b' } }),
      {},
    );
    expect({ resolved, problems }).toEqual({ resolved: { code: 'b' }, problems: [] });
  });

  it('when a default would take for ever to check', async () => {
    const schema = configSchema({
      code: { type: 'string', pattern: '^(a+)+$', default: `${'a'.repeat(100)}!` },
      words: { type: 'array', items: { anyOf: [{ $ref: '#' }, { $ref: '#' }] }, default: nestedLists(40) },
    });
    expect(await problemsOf(schema)).toEqual([
      expect.stringContaining('The default does not fit: "code" must match the pattern ^(a+)+$'),
      expect.stringContaining(
        'The default does not fit: "words" takes too long to check against its schema.',
      ),
    ]);
  });

  it('when a default does not fit, which is then no default', async () => {
    const schema = configSchema({ depth: { type: 'integer', maximum: 6, default: 9 } });
    expect(await problemsOf(schema)).toEqual([
      'config-schema.json:9: The default does not fit: "depth" must be at most 6, but is 9.',
    ]);
    const { resolved, problems } = await loadConfig(await installSkill({ schema }), {});
    expect(resolved).toEqual({});
    expect(problems).toEqual([]);
  });

  it('when a required setting is not described', async () => {
    expect(await problemsOf(configSchema({}, ['station']))).toEqual([
      'config-schema.json:5: "station" is required, but "properties" does not describe it.',
    ]);
  });

  it.each(['$ref', '$async', '$id'])('when a setting uses %s', async (keyword) => {
    const value = keyword === '$async' ? true : '#/elsewhere';
    expect(await problemsOf(configSchema({ depth: { type: 'integer', [keyword]: value } }))).toEqual([
      `config-schema.json:6: The schema of "depth" cannot be used: a setting cannot use ${keyword}.`,
    ]);
  });

  it('when it is nested beyond reason', async () => {
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(await problemsOf(nested)).toEqual(['config-schema.json:1: This is nested too deeply.']);
  });
});

describe('settings with an unusable schema', () => {
  it('are none, and the problem says why', async () => {
    const skill = await installSkill({ schema: '[]', config: { station: 'north' } });
    expect(await loadConfig(skill, {})).toEqual({
      stored: { station: 'north' },
      resolved: {},
      forScripts: {},
      problems: [
        {
          field: '',
          message: 'config-schema.json:1: The document must be an object, but is an empty array.',
        },
      ],
      isComplete: true,
      secrets: [],
    });
  });

  it('do without the one setting that makes no sense', async () => {
    const schema = configSchema({
      code: { type: 'string', pattern: '[a-' },
      depth: { type: 'integer', default: 3 },
    });
    const skill = await installSkill({ schema, config: { code: 'abc' } });
    const { resolved, problems } = await loadConfig(skill, {});
    expect(resolved).toEqual({ depth: 3 });
    expect(problems).toEqual([{ field: 'code', message: expect.stringContaining('cannot be set') }]);
  });
});
