import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../src/base/log.ts';
import { executePlan } from '../../src/plan/executor.ts';
import { SkillCatalog } from '../../src/skills/catalog.ts';
import { saveConfig } from '../../src/skills/config/index.ts';
import { fingerprint } from '../../src/skills/fingerprint.ts';
import { ProcessRunner } from '../../src/skills/process/runner.ts';
import { SkillSettings } from '../../src/skills/settings.ts';
import type { Skill } from '../../src/skills/skill.ts';
import { emit, makeTempFolder, planOf, sessionWith, shell, step, writeSkills } from '../support/skills.ts';

const ECHO_CONFIG = `let text = '';
process.stdin.on('data', (chunk) => { text += chunk; }).on('end', () => {
  const { config } = JSON.parse(text);
  console.log(JSON.stringify({ version: '0', type: 'state_patch', patch: { seen: config } }));
  console.log(JSON.stringify({ version: '0', type: 'done', ok: true }));
});
`;

let home: string;
let skillsFolder: string;
let catalog: SkillCatalog;
let settings: SkillSettings;
let runner: ProcessRunner;
let changes: number;

beforeEach(async () => {
  home = makeTempFolder();
  skillsFolder = path.join(home, 'skills');
  mkdirSync(skillsFolder);
  settings = await SkillSettings.open(home);
  catalog = await SkillCatalog.open({ roots: [skillsFolder], settings, env: { TIDE_KEY: 'sesame' } });
  runner = new ProcessRunner();
  changes = 0;
  catalog.watch(() => {
    changes += 1;
  });
});
afterEach(async () => {
  catalog.close();
  await runner.close(0);
  rmSync(home, { recursive: true, force: true });
});

async function until(holds: () => boolean): Promise<void> {
  await expect.poll(holds).toBe(true);
}

const run = (toolPath: string) =>
  executePlan(planOf([step('only', toolPath)]), {
    skills: catalog.edition.library,
    runner,
    session: sessionWith({}),
    configOf: (skill) => catalog.edition.configOf(skill),
    whyUnavailable: (skill) => catalog.edition.whyUnavailable(skill),
  });

const named = (name: string): Skill => {
  const skill = catalog.edition.library.get(name);
  if (skill === undefined) throw new Error(`${name} is not there`);
  return skill;
};

const CONFIG_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  required: ['key'],
  properties: {
    depth: { type: 'integer', default: 3, maximum: 9 },
    key: { type: 'string', 'x-sensitive': true },
  },
};

describe('before a scene', () => {
  it('a skill that was dropped in is there, and one that was removed is gone', async () => {
    writeSkills(skillsFolder, { rain: { scripts: { 'fall.sh': shell(emit({ type: 'done', ok: true })) } } });
    await catalog.catchUp();
    expect(catalog.edition.library.get('rain')).toBeDefined();
    rmSync(path.join(skillsFolder, 'rain'), { recursive: true });
    await catalog.catchUp();
    expect(catalog.edition.library.get('rain')).toBeUndefined();
    expect(changes).toBe(2);
  });
});

describe('a skill that is copied in while the program runs', () => {
  it('is listed, configured, planned with and executed, and gone when it is removed', async () => {
    const source = path.join(home, 'download');
    writeSkills(source, { tides: { scripts: { 'tell.mjs': ECHO_CONFIG } } });
    writeFileSync(path.join(source, 'tides', 'config-schema.json'), JSON.stringify(CONFIG_SCHEMA));
    cpSync(path.join(source, 'tides'), path.join(skillsFolder, 'tides'), { recursive: true });
    await until(() => catalog.edition.library.get('tides') !== undefined);

    expect(catalog.edition.whyUnavailable('tides')).toMatch(/settings are not complete.*key/);
    await expect(run('skills/tides/tell')).rejects.toMatchObject({ code: 'skill_not_available' });

    await saveConfig(named('tides'), { key: `$${'{TIDE_KEY}'}`, depth: 5 }, { TIDE_KEY: 'sesame' });
    await until(() => catalog.edition.whyUnavailable('tides') === null);
    const result = await run('skills/tides/tell');
    expect(result.aggregatedState).toEqual({ seen: { depth: 5, key: 'sesame' } });

    rmSync(path.join(skillsFolder, 'tides'), { recursive: true });
    await until(() => catalog.edition.library.get('tides') === undefined);
    await expect(run('skills/tides/tell')).rejects.toMatchObject({ code: 'skill_not_available' });
  });

  it('is taken over as a whole, not half-copied', async () => {
    const folder = path.join(skillsFolder, 'slow');
    mkdirSync(path.join(folder, 'scripts'), { recursive: true });
    const manifest = JSON.stringify({
      name: 'slow',
      version: '1.0.0',
      description: 'Comes in parts.',
      scripts: [{ name: 'a', path: 'scripts/a.sh', required: true }],
    });
    for (let end = 10; end < manifest.length; end += 10) {
      writeFileSync(path.join(folder, 'skill.json'), manifest.slice(0, end));
      await sleep(20);
      expect(catalog.edition.library.get('slow')).toBeUndefined();
    }
    writeFileSync(path.join(folder, 'skill.json'), manifest);
    await until(() =>
      catalog.edition.library.problems.some(({ message }) => message.includes('scripts/a.sh')),
    );
    expect(catalog.edition.library.get('slow')).toBeUndefined();
    writeFileSync(path.join(folder, 'scripts', 'a.sh'), shell());
    await until(() => catalog.edition.library.get('slow') !== undefined);
  });

  it('that is broken is skipped with its reason', async () => {
    mkdirSync(path.join(skillsFolder, 'broken'));
    writeFileSync(path.join(skillsFolder, 'broken', 'skill.json'), '{"name": "broken"');
    await until(() => catalog.edition.library.problems.length > 0);
    expect(catalog.edition.library.problems[0]).toMatchObject({
      file: path.join(skillsFolder, 'broken', 'skill.json'),
      line: 1,
    });
  });
});

describe('a change while a plan runs', () => {
  it('takes effect with the next plan, not in this one', async () => {
    const version = (word: string) =>
      shell('sleep 0.4', emit({ type: 'state_patch', patch: { word } }), emit({ type: 'done', ok: true }));
    writeSkills(skillsFolder, { words: { scripts: { 'say.sh': version('old') } } });
    await until(() => catalog.edition.library.get('words') !== undefined);
    const library = catalog.edition.library;
    const running = run('skills/words/say');
    writeSkills(skillsFolder, {
      words: { scripts: { 'say.sh': version('new') }, manifest: { description: 'Changed.' } },
    });
    await until(() => catalog.edition.library.get('words')?.description === 'Changed.');
    expect(catalog.edition.library).not.toBe(library);
    expect((await running).success).toBe(true);
    expect((await run('skills/words/say')).aggregatedState).toEqual({ word: 'new' });
  });
});

describe('switching a skill off', () => {
  it('keeps it from being planned with, also after a restart', async () => {
    writeSkills(skillsFolder, { torch: { scripts: { 'light.sh': shell() } } });
    await until(() => catalog.edition.library.get('torch') !== undefined);
    await settings.setEnabled('torch', false);
    await expect(run('skills/torch/light')).rejects.toMatchObject({ code: 'skill_not_available' });
    expect((await SkillSettings.open(home)).isEnabled('torch')).toBe(false);
    await settings.setEnabled('torch', true);
    expect((await run('skills/torch/light')).success).toBe(true);
  });
});

describe('watching', () => {
  it('says nothing while nothing changes, not even when a skill writes to its data', async () => {
    writeSkills(skillsFolder, { torch: { scripts: { 'light.sh': shell() } } });
    await until(() => changes === 1);
    mkdirSync(path.join(skillsFolder, 'torch', 'data'), { recursive: true });
    writeFileSync(path.join(skillsFolder, 'torch', 'data', 'cache.json'), '{}');
    await sleep(1500);
    expect(changes).toBe(1);
    renameSync(path.join(skillsFolder, 'torch'), path.join(skillsFolder, 'lamp'));
    await until(() => changes === 2);
  });
});

describe('the log of the catalogue', () => {
  it('has each problem once, and as information which of the skills that can be used is preferred', async () => {
    const offering = (priority: number, more: object = {}) => ({
      scripts: {},
      manifest: { capabilities: ['narration', 'travel'], priority, ...more },
    });
    writeSkills(skillsFolder, {
      plain: offering(10),
      fancy: offering(20),
      unready: offering(90, { dependencies: ['no-such-skill'] }),
    });
    const lines: Record<string, unknown>[] = [];
    const log = createLog({ write: (line) => void lines.push(JSON.parse(line)) });
    const listened = await SkillCatalog.open({ roots: [skillsFolder], settings, log });
    await listened.reload();
    listened.close();
    expect(lines.map(({ level, message }) => [level, message])).toEqual([
      ['warn', expect.stringContaining('It needs the skill "no-such-skill"')],
      ['info', '"narration" is also offered by "fancy", which is preferred.'],
    ]);
  });
});

it('the data folder of a shipped skill, made when it is first used, is no change of the skills', async () => {
  writeSkills(skillsFolder, { torch: { scripts: { 'a.sh': shell() } } });
  const before = await fingerprint([skillsFolder]);
  mkdirSync(path.join(skillsFolder, 'storyteller/data'), { recursive: true });
  writeFileSync(path.join(skillsFolder, 'storyteller/data/notes.txt'), 'mine');
  expect(await fingerprint([skillsFolder])).toEqual(before);
  writeFileSync(path.join(skillsFolder, 'storyteller/config.json'), '{}');
  expect(await fingerprint([skillsFolder])).not.toEqual(before);
});
