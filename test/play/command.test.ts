import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { wrap } from '../../src/cli/play/wrap.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { cli } from '../support/cli.ts';
import { minimalCampaign, ROOT, scratchFolder } from './support/story.ts';

const scratch = scratchFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

interface Run {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

const newHome = () => {
  const home = path.join(scratch, `home-${randomUUID()}`);
  mkdirSync(home);
  return home;
};

const play = (args: string[], typed = ''): Promise<Run> =>
  cli(['play', ...args], { home: newHome(), input: typed });

/** Runs `narratoria play …` as a user would, with these lines typed into a pipe. */
function playForReal(
  args: string[],
  { typed = '', interruptAt }: { typed?: string; interruptAt?: RegExp } = {},
): Promise<Run> {
  const child = spawn(process.execPath, [path.join(ROOT, 'dist/narratoria.mjs'), 'play', ...args], {
    env: {
      ...process.env,
      NARRATORIA_HOME: newHome(),
      NARRATORIA_OFFLINE: '1',
    },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    const wasSeen = interruptAt?.test(stdout);
    stdout += chunk;
    if (!wasSeen && interruptAt?.test(stdout)) child.kill('SIGINT');
  });
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    stderr += chunk;
  });
  if (interruptAt === undefined) child.stdin.end(typed);
  return new Promise((resolve) => child.on('close', (exitCode) => resolve({ exitCode, stdout, stderr })));
}

function scenesIn(stdout: string): Scene[] {
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Scene);
}

/** A scene without what the clock on the wall has to do with. */
function told({ timings: _, plan, assets: _assets, ...scene }: Scene) {
  return {
    ...scene,
    tools: plan.tools.map(({ toolId, state }) => [toolId, state]),
  };
}

describe('play --auto --json', () => {
  it('prints N choices’ worth of scenes, the same for the same seed, others for another', async () => {
    const args = ['low-water', '--auto', '2', '--json', '--seed'];
    const [first, again, other] = await Promise.all([
      play([...args, 'tide']),
      playForReal([...args, 'tide']),
      play(['low-water', '--auto', '2', '--json', '--seed', 'ebb']),
    ]);
    const scenes = scenesIn(first.stdout);
    expect([first.exitCode, first.stderr]).toEqual([0, '']);
    expect(scenes).toHaveLength(3);
    expect(scenes.map(({ scene }) => scene)).toEqual([1, 2, 3]);
    expect(scenesIn(again.stdout).map(told)).toEqual(scenes.map(told));
    const ids = [...scenes, ...scenesIn(again.stdout)].map(({ plan }) => plan.requestId);
    expect(new Set(ids).size).toBe(6);
    expect(scenesIn(other.stdout).map(({ prose }) => prose)).not.toEqual(scenes.map(({ prose }) => prose));
    expect(
      Object.keys(scenes[1] ?? {})
        .filter((key) => key !== 'roll')
        .sort(),
    ).toEqual([
      'assets',
      'changes',
      'choices',
      'chosen',
      'effects',
      'location',
      'narrator',
      'notices',
      'npcs',
      'plan',
      'prose',
      'question',
      'scene',
      'sceneType',
      'speakers',
      'summary',
      'timings',
      'writer',
    ]);
  }, 180_000);

  it('plays a folder with nothing but a manifest', async () => {
    const folder = minimalCampaign(path.join(scratch, 'bare'), 'The Last Umbrella');
    const { exitCode, stdout } = await play([folder, '--auto', '3', '--json', '--seed', '1']);
    expect(exitCode).toBe(0);
    expect(scenesIn(stdout)).toHaveLength(4);
    expect(stdout).toContain('the umbrella');
  });

  it('says what is wrong as JSON, too', async () => {
    const { exitCode, stdout } = await play(['nowhere', '--auto', '1', '--json']);
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'invalid_campaign' } });
  });
});

describe('play, fed with keys', () => {
  it('takes choices, answers ? and w, is kind about wrong keys, and ends at q', async () => {
    const { exitCode, stdout, stderr } = await playForReal(['low-water', '--seed', 'keys', '--plain'], {
      typed: '?\nw\nbanana\n9\n\n1\nq\n3\n',
    });
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toContain('You come to Dry Harbour on the salt cart');
    expect(stdout).toContain('Press 1 to');
    expect(stdout).toContain('Iz is here.');
    expect(stdout).toContain('“banana” is not an option.');
    expect(stdout).toContain('“9” is not an option.');
    expect(stdout.match(/^You: /gm)).toHaveLength(1);
    expect(stdout.trimEnd()).toMatch(/Story saved\. To continue: narratoria play --resume\s+Goodbye\.$/);
    expect(stdout).not.toContain('\u001B');
    expect(stdout).not.toMatch(/[─›]/);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('ends politely when the input ends', async () => {
    const { exitCode, stdout, stderr } = await play(['low-water', '--seed', 'eof'], '1\n2');
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout.trimEnd()).toMatch(/Story saved\. To continue: narratoria play --resume\s+Goodbye\.$/);
  });

  it('ends politely at Ctrl-C', async () => {
    const { exitCode, stderr } = await playForReal(['low-water', '--seed', 'int'], { interruptAt: /1 \S/ });
    expect([exitCode, stderr]).toEqual([130, '']);
  });

  it('names what is wrong with a campaign, without a stack trace', async () => {
    const folder = path.join(scratch, 'broken');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'manifest.json'), '{ "title": }');
    const { exitCode, stderr } = await play([folder]);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^narratoria: manifest\.json:1:\d+: /);
    expect(stderr).not.toMatch(/\bat .*\(/);
  });

  it('refuses options it cannot use', async () => {
    expect((await play(['low-water', '--auto', 'many'])).exitCode).toBe(2);
  });
});

describe('wrapping', () => {
  it('keeps to the width and indents every line', () => {
    expect(wrap('one two three four', 9, '  ')).toBe('  one two\n  three\n  four');
    expect(wrap('unbreakable', 4, '')).toBe('unbreakable');
    expect(wrap('', 10, ' ')).toBe(' ');
  });
});
