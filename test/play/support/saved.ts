import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { isJsonObject, type Json } from '../../../src/base/json.ts';
import { silentLog } from '../../../src/base/log.ts';
import type { Scene } from '../../../src/engine/scene.ts';
import { type Playthrough, SqliteStore } from '../../../src/store/index.ts';
import { withoutPlanIds } from '../../engine/support/played.ts';
import { type CliRun, cli } from '../../support/cli.ts';
import { ROOT } from './story.ts';

const PROGRAM = path.join(ROOT, 'dist/narratoria.mjs');

function environment(home: string): NodeJS.ProcessEnv {
  return { ...process.env, NARRATORIA_HOME: home, NARRATORIA_OFFLINE: '1', NO_COLOR: '1' };
}

export function startProgram(home: string, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [PROGRAM, ...args], { env: environment(home), cwd: home });
}

export function runProgram(home: string, args: readonly string[], cwd = home): Promise<CliRun> {
  return cli(args, { home, cwd });
}

/** Plays with `--json`: what is answered to each scene is typed, and null ends it. Gives the scenes. */
export async function converse(
  home: string,
  args: readonly string[],
  answer: (scene: Scene, count: number) => string | null | Promise<string | null>,
): Promise<Scene[]> {
  const input = new PassThrough();
  const scenes: Scene[] = [];
  let unfinished = '';
  let failure: string | null = null;
  const hear = async (line: string) => {
    const scene = JSON.parse(line) as Scene & { error?: { message: string } };
    if (scene.error !== undefined) failure = scene.error.message;
    else scenes.push(scene);
    const typed = failure === null ? await answer(scene, scenes.length) : null;
    if (typed === null) input.end();
    else input.write(`${typed}\n`);
  };
  const onOutput = (text: string) => {
    const lines = (unfinished + text).split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines)
      hear(line).catch((error: Error) => {
        failure = error.message;
        input.end();
      });
  };
  const { exitCode, stderr } = await cli(['play', ...args, '--json'], { home, input, onOutput });
  if (failure !== null) throw new Error(failure);
  if (exitCode !== 0) throw new Error(`exit code ${exitCode}: ${stderr}`);
  return scenes;
}

/** Types these, one after each scene. */
export function typing(...lines: string[]): (scene: Scene, count: number) => string | null {
  return (_, count) => lines[count - 1] ?? null;
}

/** A saved story as it stands, without what the clock on the wall and chance ids have to do with. */
export interface Standing {
  story: Pick<Playthrough, 'headScene' | 'inGameTime' | 'ending'>;
  scenes: Json[];
  records: Record<string, Json[]>;
}

export async function standingOf(home: string, playthroughId?: string): Promise<Standing> {
  const store = await SqliteStore.open({
    home,
    log: silentLog(),
    backUp: false,
    keepQueries: false,
    readers: 0,
  });
  try {
    const [last] = await store.playthroughs();
    const records = store.playthrough(playthroughId ?? last?.playthroughId ?? '');
    const { headScene, inGameTime, ending } = await records.playthrough();
    const scenes: Json[] = [];
    for (let scene = 1; scene <= headScene; scene += 1) {
      const { choice, state, sceneObject, patches } = await records.scene(scene);
      scenes.push(timeless(withoutPlanIds({ choice, state, sceneObject, patches })));
    }
    const types = ['memory', 'perception', 'reputation', 'portrait'] as const;
    const found: Record<string, Json[]> = {};
    for (const type of types) found[type] = inOneOrder(await records.exactMatch(type, {}));
    const standing = {
      story: { headScene, inGameTime, ending } as Standing['story'],
      scenes,
      records: found,
    };
    // Pictures lie at home, and every test has another home.
    const told = JSON.stringify(standing).replaceAll(home, 'HOME');
    // A picture that was drawn says when, and is kept by its content; what it shows is in its name.
    return JSON.parse(
      told.replaceAll(/HOME\/assets\/[0-9a-f]{2}\/[0-9a-f]{64}/g, 'HOME/picture'),
    ) as Standing;
  } finally {
    await store.close();
  }
}

/** The store gives the longest untouched first, by a clock that two tellings do not share. */
function inOneOrder(records: readonly object[]): Json[] {
  const told = records.map((record) => JSON.stringify(timeless(withoutPlanIds(record) as Json)));
  return told.sort().map((record) => JSON.parse(record) as Json);
}

/** What is found of the lore depends on how much of it a model has read by then. */
const OF_THE_CLOCK =
  /^(?:lore|requestId|timestamp|createdAt|lastInteraction|sessionId|updatedAt|lastUpdated|generatedAt|timings|retryCount|executionTimeMs|playthroughId)$/;

export function timeless(value: Json): Json {
  if (Array.isArray(value)) return value.map(timeless);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !OF_THE_CLOCK.test(key))
      .map(([key, inner]) => [key, timeless(inner as Json)]),
  );
}
