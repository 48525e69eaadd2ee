import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { StoryCard } from '../../src/contracts/api/library.ts';
import type { StoryView } from '../../src/contracts/api/story.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { cli } from '../support/cli.ts';
import { isVerifying } from '../support/length.ts';
import { makeTempFolder } from '../support/skills.ts';
import { ROOT } from './support/story.ts';

const homes: string[] = [];
const running = new Set<ChildProcess>();
const newHome = () => {
  homes.push(makeTempFolder());
  return homes.at(-1) as string;
};

afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  running.clear();
});
afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

function narratoria(home: string, ...args: string[]) {
  const child = spawn(process.execPath, [path.join(ROOT, 'dist/narratoria.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // Two programs wait for one another's writes in threads.
    env: { ...process.env, NARRATORIA_HOME: home, NARRATORIA_OFFLINE: '1', NARRATORIA_IN_PROCESS: 'skills' },
  });
  running.add(child);
  return child;
}

const run = (home: string, ...args: string[]) => cli(args, { home });

async function runForReal(home: string, ...args: string[]) {
  const child = narratoria(home, ...args);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { exitCode: child.exitCode, stdout, stderr };
}

/** A server, and its API as the page uses it. */
async function serve(home: string) {
  const child = narratoria(home, 'serve', '--port', '0');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const [, url, token] = /(http:\S+)#token=(\S+)/.exec(line.toString()) ?? [];
  const ask = async <Answer>(address: string, body?: object) => {
    const response = await fetch(`${url}api/${address}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, answer: (await response.json()) as Answer };
  };
  /** The story once it stands at this scene. */
  const at = async (id: string, scene: number): Promise<StoryView> => {
    for (;;) {
      const { answer } = await ask<StoryView>(`stories/${id}`);
      if (answer.scenes.at(-1)?.scene === scene) return answer;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  return { child, ask, at };
}

async function tell({ ask, at }: Awaited<ReturnType<typeof serve>>, scenes: number): Promise<string> {
  const { answer } = await ask<StoryCard>('stories', { campaignId: 'low-water', seed: 'page', answers: {} });
  for (let scene = 1; scene < scenes; scene += 1) {
    const choiceId = (await at(answer.id, scene)).scenes.at(-1)?.choices[0]?.id;
    await ask(`stories/${answer.id}/choose`, { scene, choiceId });
  }
  await at(answer.id, scenes);
  return answer.id;
}

const PLAY = ['play', 'low-water', '--auto', '1', '--seed', 'two', '--json'];

/** What the player sees of the scenes; times and ids of plans differ from run to run. */
function seen(stdout: string): object[] {
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Scene)
    .map(({ scene, prose, choices, notices, roll }) => ({ scene, prose, choices, notices, roll }));
}

describe('narratoria play beside a server on the same home', () => {
  it.runIf(isVerifying)(
    'tells the same scenes as alone, while the server tells a story of its own',
    async () => {
      const alone = await run(newHome(), ...PLAY);
      const home = newHome();
      const server = await serve(home);
      const [story, beside] = await Promise.all([tell(server, 2), runForReal(home, ...PLAY)]);
      expect(beside.stderr).toBe('');
      expect(beside.exitCode).toBe(0);
      expect(seen(beside.stdout)).toEqual(seen(alone.stdout));
      const { answer } = await server.ask<{ stories: StoryCard[] }>('library');
      expect(answer.stories.map(({ scene }) => scene)).toEqual([2, 2]);
      expect((await server.at(story, 2)).scenes.every(({ failure }) => failure === null)).toBe(true);
      expect((await run(home, 'doctor')).stdout).toContain('no damage found');
    },
    180_000,
  );

  it('is refused a story that is open there, and gets it when it was left', async () => {
    const home = newHome();
    const server = await serve(home);
    const id = await tell(server, 1);
    for (const args of [
      ['play', '--resume', id, '--auto', '1'],
      ['story', 'rename', id, 'x'],
      ['story', 'delete', id, '--yes'],
    ]) {
      const refused = await run(home, ...args);
      expect(refused.exitCode).toBe(1);
      expect(refused.stderr).toContain('This story is open in another Narratoria.');
    }
    const restore = await run(home, 'backup', 'restore');
    expect(restore.stderr).toContain(`Another Narratoria is using ${home}.`);
    server.child.kill('SIGKILL');
    await once(server.child, 'exit');
    expect((await run(home, 'play', '--resume', id, '--auto', '1')).exitCode).toBe(0);
  }, 180_000);

  it('keeps its story from the server in turn', async () => {
    const home = newHome();
    const server = await serve(home);
    const played = narratoria(home, 'play', 'low-water', '--auto', '40', '--json');
    await once(played.stdout, 'data');
    const { answer } = await server.ask<{ stories: StoryCard[] }>('library');
    const refused = await server.ask<{ error: { code: string } }>(`stories/${answer.stories[0]?.id}`);
    expect(refused).toMatchObject({ status: 409, answer: { error: { code: 'store_locked' } } });
  }, 180_000);
});
