// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are references, not templates
import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/base/json.ts';
import { configFile, loadConfig, MASK, saveConfig } from '../../../src/skills/config/index.ts';
import type { Skill } from '../../../src/skills/skill.ts';
import {
  configSchema,
  filesBesideConfig,
  installSkill,
  readConfig,
  readConfigText,
  settingsFolder,
} from './support/skill-folder.ts';

const SCHEMA = configSchema({
  station: { type: 'string', default: 'north' },
  depth: { type: 'integer', minimum: 1, maximum: 6, default: 3 },
  key: { type: 'string', 'x-sensitive': true },
  tokens: { type: 'array', items: { type: 'string', format: 'password' } },
});

const problemsOf = async (skill: Skill, changes: JsonObject, env = {}) => {
  const result = await saveConfig(skill, changes, env);
  return result.saved ? [] : result.problems;
};

describe('saving', () => {
  it('makes the file, and the folder it lies in, for the owner only', async () => {
    const skill = await installSkill({ schema: SCHEMA });
    const result = await saveConfig(skill, { station: 'south' }, {});
    expect(result).toMatchObject({
      saved: true,
      config: { stored: { station: 'south' }, resolved: { station: 'south', depth: 3 }, isComplete: true },
    });
    expect(readConfigText(skill)).toBe('{\n  "station": "south"\n}\n');
    expect(statSync(configFile(skill)).mode & 0o777).toBe(0o600);
    expect(filesBesideConfig(skill)).toEqual([]);
  });

  it('closes a file that others could read', async () => {
    const skill = await installSkill({ schema: SCHEMA, config: { key: 'sk-1' } });
    expect(statSync(configFile(skill)).mode & 0o044).not.toBe(0);
    await saveConfig(skill, {}, {});
    expect(statSync(configFile(skill)).mode & 0o777).toBe(0o600);
  });

  it('changes what is mentioned and keeps the rest, unknown keys included', async () => {
    const config =
      '{"colour": {"of": ["the", "sea"]}, "station": "south", "__proto__": {"a": 1}, "depth": 2}';
    const skill = await installSkill({ schema: SCHEMA, config });
    await saveConfig(skill, { depth: 5 }, {});
    expect(JSON.stringify(readConfig(skill))).toBe(
      '{"colour":{"of":["the","sea"]},"station":"south","__proto__":{"a":1},"depth":5}',
    );
  });

  it('takes a setting back to its default with null', async () => {
    const skill = await installSkill({ schema: SCHEMA, config: { depth: 5, colour: 'red' } });
    const result = await saveConfig(skill, { depth: null }, {});
    expect(result).toMatchObject({ saved: true, config: { resolved: { depth: 3 } } });
    expect(readConfig(skill)).toEqual({ colour: 'red' });
  });

  it('keeps a reference as typed', async () => {
    const skill = await installSkill({ schema: SCHEMA, config: { station: '${STATION}' } });
    const result = await saveConfig(skill, { depth: '${DEPTH}' }, { STATION: 'pier', DEPTH: '4' });
    expect(readConfig(skill)).toEqual({ station: '${STATION}', depth: '${DEPTH}' });
    expect(result).toMatchObject({ config: { resolved: { station: 'pier', depth: 4 } } });
  });

  it('accepts a reference to a variable that is not set yet, and says so', async () => {
    const skill = await installSkill({ schema: configSchema({ key: { type: 'string' } }, ['key']) });
    const result = await saveConfig(skill, { key: '${TIDE_KEY}' }, {});
    expect(result).toMatchObject({
      saved: true,
      config: {
        isComplete: false,
        problems: [{ field: 'key', message: expect.stringContaining('TIDE_KEY') }],
      },
    });
  });

  it('replaces a link instead of writing through it', async () => {
    const skill = await installSkill({ schema: SCHEMA, config: {} });
    const elsewhere = path.join(settingsFolder(skill), 'elsewhere.json');
    writeFileSync(elsewhere, '{"station": "south"}');
    rmSync(configFile(skill));
    symlinkSync(elsewhere, configFile(skill));
    await saveConfig(skill, { depth: 2 }, {});
    expect(readFileSync(elsewhere, 'utf8')).toBe('{"station": "south"}');
    expect(readConfig(skill)).toEqual({ station: 'south', depth: 2 });
  });
});

describe('what is not valid is not saved', () => {
  const refused = async (changes: JsonObject, env = {}) => {
    const skill = await installSkill({ schema: SCHEMA, config: { depth: 2 } });
    const before = readConfigText(skill);
    const problems = await problemsOf(skill, changes, env);
    expect(readConfigText(skill)).toBe(before);
    expect(filesBesideConfig(skill)).toEqual([]);
    return problems;
  };

  it('and every problem is named at its field', async () => {
    expect(await refused({ depth: 9, station: 4 })).toEqual([
      { field: 'station', message: '"station" must be a string, but is the number 4.' },
      { field: 'depth', message: '"depth" must be at most 6, but is 9.' },
    ]);
  });

  it('even when only one of several values is wrong', async () => {
    expect(await refused({ depth: 9, station: 'south' })).toHaveLength(1);
  });

  it('when a setting does not exist', async () => {
    expect(await refused({ stations: 'south' })).toEqual([
      { field: 'stations', message: '"stations" is not a setting of this skill. Did you mean "station"?' },
    ]);
    expect(await refused(JSON.parse('{"__proto__": {"a": 1}}'))).toEqual([
      { field: '__proto__', message: '"__proto__" is not a setting of this skill.' },
    ]);
  });

  it('when a reference stands for something that does not fit', async () => {
    expect(await refused({ depth: '${DEPTH}' }, { DEPTH: '99' })).toEqual([
      {
        field: 'depth',
        message:
          '"depth" must be a whole number from 1 to 6; its value comes from the environment variable DEPTH.',
      },
    ]);
  });

  it('when it is too much or too deep', async () => {
    expect(await refused({ station: 'x'.repeat(1024 * 1024) })).toEqual([
      { field: '', message: expect.stringContaining('1 MiB') },
    ]);
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    expect(await refused({ tokens: deep })).toEqual([
      { field: 'tokens', message: '"tokens" is nested too deeply.' },
    ]);
  });

  it('when it is a number JSON does not know', async () => {
    expect(await refused({ depth: Number.NaN })).toHaveLength(1);
  });

  it('when a required setting would be left without a value', async () => {
    const schema = configSchema({ key: { type: 'string' }, depth: { type: 'integer' } }, ['key']);
    const skill = await installSkill({ schema, config: { key: 'sk-1' } });
    expect(await problemsOf(skill, { key: null })).toEqual([
      { field: 'key', message: '"key" is required; it must be a string.' },
    ]);
    expect(await problemsOf(await installSkill({ schema }), { depth: 4 })).toEqual([
      { field: 'key', message: '"key" is required; it must be a string.' },
    ]);
  });

  it('when the schema is of no use', async () => {
    const skill = await installSkill({ schema: '{' });
    expect(await problemsOf(skill, { depth: 4 })).toEqual([
      { field: '', message: expect.stringMatching(/^config-schema\.json:1: This is not valid JSON/) },
    ]);
  });

  it('when the skill has no settings', async () => {
    expect(await problemsOf(await installSkill({}), { depth: 4 })).toEqual([
      { field: 'depth', message: '"depth" is not a setting of this skill.' },
    ]);
  });

  it('but an old value that no longer fits does not stand in the way of others', async () => {
    const skill = await installSkill({ schema: SCHEMA, config: { depth: 99 } });
    const result = await saveConfig(skill, { station: 'south' }, {});
    expect(result).toMatchObject({
      saved: true,
      config: { resolved: { station: 'south', depth: 3 }, problems: [{ field: 'depth' }] },
    });
    expect(readConfig(skill)).toEqual({ depth: 99, station: 'south' });
  });
});

describe('a masked secret', () => {
  const config = { key: 'sk-${SUFFIX}', tokens: ['one', 'two'] };

  it('that comes back unchanged leaves the stored one alone', async () => {
    const skill = await installSkill({ schema: SCHEMA, config });
    await saveConfig(skill, { key: MASK, tokens: [MASK], station: 'south' }, { SUFFIX: '1' });
    expect(readConfig(skill)).toEqual({ ...config, station: 'south' });
  });

  it('is stored neither where there was none', async () => {
    const skill = await installSkill({ schema: SCHEMA });
    await saveConfig(skill, { key: MASK, tokens: [MASK] }, {});
    expect(readConfig(skill)).toEqual({});
  });

  it('can be replaced and removed', async () => {
    const skill = await installSkill({ schema: SCHEMA, config });
    await saveConfig(skill, { key: 'sk-2', tokens: null }, {});
    expect(readConfig(skill)).toEqual({ key: 'sk-2' });
  });

  it('that was typed into is refused', async () => {
    const skill = await installSkill({ schema: SCHEMA, config });
    const problems = await problemsOf(skill, { key: `${MASK}x`, tokens: [MASK, 'three'] });
    expect(problems.map(({ field }) => field)).toEqual(['key', 'tokens']);
    expect(readConfig(skill)).toEqual(config);
  });

  it('is just text in a setting that is no secret', async () => {
    const skill = await installSkill({ schema: SCHEMA });
    await saveConfig(skill, { station: MASK }, {});
    expect(readConfig(skill)).toEqual({ station: MASK });
  });
});

describe('a damaged file', () => {
  it('is moved aside by the next save, not destroyed', async () => {
    const half = '{"station": "sou';
    const skill = await installSkill({ schema: SCHEMA, config: half });
    await saveConfig(skill, { depth: 4 }, {});
    expect(readConfig(skill)).toEqual({ depth: 4 });
    const [aside, ...others] = filesBesideConfig(skill);
    expect(others).toEqual([]);
    expect(aside).toMatch(/^config\.json\.damaged-\d{4}-\d\d-\d\dT[\d-]+\.\d+Z$/);
    expect(readFileSync(path.join(settingsFolder(skill), aside ?? ''), 'utf8')).toBe(half);
    expect((await loadConfig(skill, {})).problems).toEqual([]);
  });

  it('stays where it is when the save is refused', async () => {
    const skill = await installSkill({ schema: SCHEMA, config: '{' });
    await problemsOf(skill, { depth: 99 });
    expect(readConfigText(skill)).toBe('{');
    expect(filesBesideConfig(skill)).toEqual([]);
  });

  it('can even be a folder', async () => {
    const skill = await installSkill({ schema: SCHEMA });
    mkdirSync(configFile(skill), { recursive: true });
    await saveConfig(skill, { depth: 4 }, {});
    expect(readConfig(skill)).toEqual({ depth: 4 });
  });
});

describe('saves at the same time', () => {
  it('do not lose each other’s settings', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `setting${index}`);
    const schema = configSchema(Object.fromEntries(names.map((name) => [name, { type: 'string' }])));
    const skill = await installSkill({ schema, config: { unknown: true } });
    const results = await Promise.all(names.map((name) => saveConfig(skill, { [name]: name }, {})));
    expect(results.every(({ saved }) => saved)).toBe(true);
    expect(readConfig(skill)).toEqual({
      unknown: true,
      ...Object.fromEntries(names.map((name) => [name, name])),
    });
    expect(filesBesideConfig(skill)).toEqual([]);
  });

  it('go on after one that failed', async () => {
    const skill = await installSkill({ schema: SCHEMA });
    const home = path.dirname(settingsFolder(skill));
    writeFileSync(home, 'a file in place of the folder');
    const blocked = saveConfig(skill, { depth: 4 }, {});
    const next = blocked.catch(() => rmSync(home));
    const later = next.then(() => saveConfig(skill, { depth: 5 }, {}));
    await expect(blocked).rejects.toMatchObject({ code: 'home_unwritable' });
    expect(await later).toMatchObject({ saved: true });
    expect(readConfig(skill)).toEqual({ depth: 5 });
  });

  it('leave a reader one whole document or the other', async () => {
    const schema = configSchema({ text: { type: 'string' }, length: { type: 'integer' } });
    const skill = await installSkill({ schema, config: { text: '', length: 0 } });
    let isSaving = true;
    const saving = (async () => {
      for (let round = 1; round <= 40; round += 1) {
        const length = (round * 7919) % 50_000;
        await saveConfig(skill, { text: 'x'.repeat(length), length }, {});
      }
      isSaving = false;
    })();
    while (isSaving) {
      const { resolved, problems } = await loadConfig(skill, {});
      expect(problems).toEqual([]);
      expect(String(resolved['text']).length).toBe(resolved['length']);
    }
    await saving;
  });
});
