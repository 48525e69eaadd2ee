import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import type { Json } from '../../src/base/json.ts';
import { createRandom } from '../../src/base/random.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { converse, standingOf, startProgram, timeless } from './support/saved.ts';
import { scratchFolder } from './support/story.ts';

const scratch = scratchFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const newHome = () => mkdtempSync(path.join(scratch, 'home-'));

/** More rounds for a thorough look: `NARRATORIA_KILL_ROUNDS=100`. */
const ROUNDS = Number(process.env['NARRATORIA_KILL_ROUNDS'] ?? 1);
/** Long enough for a scene on a quiet machine, so that every phase of one is hit. */
const LONG_MS = 2_500;

/** Plays on, and kills the program at some moment after its first scene. Gives what it had told. */
async function playAndKill(home: string, args: readonly string[], afterMs: number): Promise<Scene[]> {
  const child = startProgram(home, ['play', ...args, '--auto', '500', '--json']);
  const scenes: Scene[] = [];
  const gone = new Promise((resolve) => child.on('close', resolve));
  if (child.stdout === null) throw new Error('There is no output to read.');
  for await (const line of createInterface({ input: child.stdout })) {
    const scene = JSON.parse(line) as Scene & { error?: { message: string } };
    if (scene.error !== undefined) throw new Error(`instead of a scene: ${line}`);
    scenes.push(scene);
    if (scenes.length === 1) void sleep(afterMs).then(() => child.kill('SIGKILL'));
  }
  await gone;
  return scenes;
}

const words = (scene: Scene | undefined) =>
  scene && timeless({ prose: scene.prose, choices: scene.choices } as unknown as Json);

/** Kills one story until it ends or the rounds are over, and gives how many of them it took. */
async function killAgainAndAgain(home: string, start: readonly string[], rounds: number): Promise<number> {
  const random = createRandom(start.join(' '));
  const told = new Map<number, Scene>();
  let last = 0;
  let longest = LONG_MS;
  for (let round = 1; round <= rounds; round += 1) {
    const scenes = await playAndKill(home, round === 1 ? start : ['--resume'], random.below(longest));
    const [first] = scenes;
    // A scene may have been kept in the instant before it could be shown.
    if (round > 1) expect([last, last + 1]).toContain(first?.scene);
    if (first !== undefined && told.has(first.scene))
      expect(words(first)).toEqual(words(told.get(first.scene)));
    for (const scene of scenes) told.set(scene.scene, scene);
    last = scenes.at(-1)?.scene ?? last;
    if (scenes.some(({ ending }) => ending !== undefined)) return round;
    // However busy the machine is, some scenes must come to their end, and some must not.
    longest *= scenes.length > 1 ? 0.8 : 1.25;
  }
  return rounds;
}

it(
  'a story that is killed again and again goes on at its last complete scene, and nothing is lost or doubled',
  async () => {
    for (let left = ROUNDS; left > 0; ) {
      const home = newHome();
      const start = ['part-heard', '--seed', `kill ${left}`];
      left -= await killAgainAndAgain(home, start, left);
      // One more time, in peace.
      await converse(home, ['--resume', '--auto', '1'], () => null);
      const killed = await standingOf(home);

      const fresh = newHome();
      await converse(fresh, [...start, '--auto', String(killed.story.headScene - 1)], () => null);
      const straight = await standingOf(fresh);
      expect(killed.records).toEqual(straight.records);
      expect(killed.scenes.at(-1)).toEqual(straight.scenes.at(-1));
      expect(killed).toEqual(straight);
      expect(killed.story.headScene).toBeGreaterThan(1);
    }
  },
  ROUNDS * 30_000 + 300_000,
);
