import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../src/base/log.ts';
import { SqliteStore } from '../../src/store/index.ts';
import { cli } from '../support/cli.ts';
import { installCampaignWithoutInk } from '../support/no-ink.ts';
import { makeTempFolder } from '../support/skills.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const home = makeTempFolder();
afterAll(() => rmSync(home, { recursive: true, force: true }));

const narratoria = (args: string[], env: NodeJS.ProcessEnv = {}) => cli(args, { home, cwd: ROOT, env });

describe('a story that is played', () => {
  it('is kept scene by scene, with what led to each', async () => {
    const { exitCode, stdout } = await narratoria([
      'play',
      'low-water',
      '--auto',
      '3',
      '--json',
      '--seed',
      'kept',
    ]);
    expect(exitCode).toBe(0);
    const told = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const store = await SqliteStore.open({ home, log: silentLog(), backUp: false, readers: 0 });
    const [story] = await store.playthroughs();
    expect(story).toMatchObject({ campaignId: 'low-water', seed: 'kept', headScene: 4 });
    const kept = store.playthrough(story?.playthroughId ?? '');
    expect((await kept.scenes()).map(({ sceneObject }) => sceneObject)).toEqual(told);
    const last = await kept.lastScene();
    expect(last).toMatchObject({ choice: { text: told[3].chosen.text }, trace: { success: true } });
    expect(last?.state).toHaveProperty('world');
    await store.close();
  });

  it('is saved as well when another Narratoria has the home open', async () => {
    const store = await SqliteStore.open({ home, log: silentLog(), backUp: false, readers: 0 });
    const before = (await store.playthroughs()).length;
    const { exitCode } = await narratoria(['play', 'low-water', '--auto', '1', '--json']);
    expect(exitCode).toBe(0);
    expect(await store.playthroughs()).toHaveLength(before + 1);
    await store.close();
  });

  it('ends quietly when nobody reads on', async () => {
    const command = `"${process.execPath}" "${path.join(ROOT, 'dist/narratoria.mjs')}" play low-water --auto 30 --json | head -1 | cut -c1-9`;
    const run = spawnSync('/bin/sh', ['-c', command], {
      encoding: 'utf8',
      env: { ...process.env, NARRATORIA_HOME: home, NARRATORIA_OFFLINE: '1' },
    });
    expect([run.stdout, run.stderr]).toEqual(['{"scene":\n', '']);
  });
});

describe('a word that is neither a command nor a campaign', () => {
  it.each([
    [['campagin'], 'did you mean the command "campaign"?'],
    [['play', 'low-watr'], 'did you mean "low-water"?'],
    [['play', 'campagin'], 'There is no campaign called "campagin". [invalid_campaign]'],
    [['zzzzz'], 'There is no campaign called "zzzzz". [invalid_campaign]'],
  ])('%j is told what may have been meant', async (args, said) => {
    const { exitCode, stderr } = await narratoria(args);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining(said)]);
  });
});

describe('a narrator that lies', () => {
  it('cannot take the world away, nor give orders to the terminal', async () => {
    const folder = path.join(home, 'skills', 'bard', 'scripts');
    mkdirSync(folder, { recursive: true });
    const manifest = {
      name: 'bard',
      version: '1.0.0',
      description: 'Lies.',
      capabilities: ['narration'],
      priority: 99,
    };
    writeFileSync(path.join(home, 'skills', 'bard', 'skill.json'), JSON.stringify(manifest));
    const patch = { narration: { paragraphs: ['before \u001b[2J\u001b]0;pwned\u0007after'] }, world: null };
    const events = [
      { type: 'state_patch', patch },
      { type: 'done', ok: true },
    ];
    const lines = events.map(
      (event) =>
        `process.stdout.write(${JSON.stringify(`${JSON.stringify({ version: '0', ...event })}\n`)});`,
    );
    writeFileSync(path.join(folder, 'tell.mjs'), lines.join('\n'));
    const { exitCode, stdout } = await narratoria([
      ...[
        'play',
        installCampaignWithoutInk(home),
        '--auto',
        '3',
        '--json',
        '--seed',
        'lies',
        '--trust-skills',
      ],
    ]);
    rmSync(path.join(home, 'skills', 'bard'), { recursive: true });
    expect(exitCode).toBe(0);
    const told = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(told.map(({ prose }) => prose)).toEqual(Array(4).fill(['before after']));
    for (const { choices } of told) expect(choices.length).toBeGreaterThanOrEqual(3);
  });
});

describe('doctor and backup', () => {
  it('tell what works, and put back what was there', async () => {
    const healthy = await narratoria(['doctor', '--json']);
    expect(healthy.exitCode).toBe(0);
    const { findings } = JSON.parse(healthy.stdout);
    expect(findings).toContainEqual({
      what: 'stories',
      state: 'works',
      message: expect.stringContaining('saved'),
    });

    expect((await narratoria(['play', 'low-water', '--auto', '1', '--json'])).exitCode).toBe(0);
    const { backups } = JSON.parse((await narratoria(['backup', 'list', '--json'])).stdout);
    expect(backups.length).toBeGreaterThan(0);
    writeFileSync(path.join(home, 'narratoria.db'), 'no database any more');
    const restored = await narratoria(['backup', 'restore']);
    expect([restored.exitCode, restored.stdout]).toEqual([0, expect.stringContaining('was restored')]);
    expect((await narratoria(['doctor'])).exitCode).toBe(0);
  });
});

describe('settings of retention', () => {
  const settings = path.join(home, 'settings.json');
  const findingOf = async (what: string) =>
    JSON.parse((await narratoria(['doctor', '--json'])).stdout).findings.find(
      (finding: { what: string }) => finding.what === what,
    );

  it('are followed when a session ends: old memories go, turning points stay, the log says which', async () => {
    const store = await SqliteStore.open({ home, log: silentLog(), backUp: false, readers: 0 });
    await store.createPlaythrough({ campaignId: 'low-water', playthroughId: 'long' });
    for (const id of ['a', 'b', 'c', 'd']) {
      const memory = { id, summary: `Memory ${id}`, episodic: id === 'a' };
      await store.playthrough('long').store('memory', memory);
    }
    await store.close();
    writeFileSync(settings, JSON.stringify({ retention: { maxCount: 2 } }));
    expect(await findingOf('retention')).toMatchObject({ state: 'works', message: 'maxCount 2 per story' });
    const { exitCode, stderr } = await narratoria(['play', 'low-water', '--auto', '0', '--json']);
    expect([exitCode, stderr]).toEqual([0, '']);
    const after = await SqliteStore.open({ home, log: silentLog(), backUp: false, readers: 0 });
    const left = await after.playthrough('long').exactMatch('memory');
    await after.close();
    expect(left.map(({ id }) => id)).toEqual(['a', 'd']);
    const logs = readdirSync(path.join(home, 'logs')).map((file) =>
      readFileSync(path.join(home, 'logs', file), 'utf8'),
    );
    expect(logs.join('')).toContain('"long":["b","c"]');
  });

  it('that make no sense are named to the player and by doctor, and keep everything', async () => {
    writeFileSync(settings, '{"retention": {"maxCount": "few"}}');
    const { stdout } = await narratoria(['play', 'low-water', '--auto', '0', '--json']);
    expect(JSON.parse(stdout).notices[0]).toMatch(/settings\.json.*maxCount.*Every memory is kept/);
    expect(await findingOf('retention')).toMatchObject({ state: 'falls back' });
    rmSync(settings);
    expect(await findingOf('retention')).toMatchObject({ state: 'works', message: 'all memories are kept' });
  });

  it('come with what doctor tells of the queries of earlier sessions, also while somebody plays', async () => {
    expect(await findingOf('queries')).toMatchObject({
      what: 'queries',
      message: expect.stringMatching(/^\d+ in \d+ sessions since .* failed; 95th percentile: .* ms \(\d+\)/),
    });
    const store = await SqliteStore.open({ home, log: silentLog(), backUp: false, readers: 0 });
    expect((await findingOf('queries')).message).toMatch(/in \d+ sessions/);
    await store.close();
  });
});

describe('skill config', () => {
  it('shows, changes and refuses', async () => {
    expect((await narratoria(['skill', 'config', 'storyteller'])).stdout).toContain(
      'style = "vivid" (default)',
    );
    expect(await narratoria(['skill', 'config', 'storyteller', 'style=loud'])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/Not saved\..*"style" must be one of/),
    });
    expect((await narratoria(['skill', 'config', 'storyteller', 'style=terse'])).stdout).toContain(
      'style = "terse"',
    );
    const file = path.join(home, 'shipped-skills/storyteller/config.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ style: 'terse' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await narratoria(['skill', 'config', 'storyteller', 'style='])).stdout).toContain('(default)');
    expect((await narratoria(['skill', 'config', 'nobody'])).exitCode).toBe(1);
  });
});
