import { cpSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { createRandom } from '../../../src/base/random.ts';
import { median } from '../../support/numbers.ts';
import { converse, type PlaySession, ROOT } from '../../support/program.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { CONSTANT, type Curve, curve, LINEAR } from '../support/curve.ts';
import type { Say } from '../support/measure.ts';

/** Lengths at which the program is ended and started again. */
const SIZES = [1, 10, 30, 100, 300, 1_000, 2_000];
/** So many scenes after each start give the time of one. */
const COUNTED = 15;

/** The story as it stood at a length: read from the next session, which begins there. */
interface Stop {
  size: number;
  openMs: number;
  sceneMs: number;
  memory: number;
  /** Megabytes. */
  database: number;
  /** Kilobytes that each scene up to the next stop has added to it. */
  added: number;
}

/**
 * One story, played by the program as it is shipped, with the shipped skills and choices by chance. At each length the
 * program is ended and goes on with the saved story, as on another day. The campaign has no endings, or it would be over
 * too soon. Nobody reads: the next choice is made as soon as there is one, so scripts are rarely waiting.
 */
export async function growScenes(most: number, say: Say): Promise<Curve[]> {
  using scratch = scratchFolder('bench-scenes');
  const campaign = path.join(scratch.path, 'part-heard');
  const home = path.join(scratch.path, 'home');
  cpSync(path.join(ROOT, 'campaigns/part-heard'), campaign, { recursive: true });
  rmSync(path.join(campaign, 'plot/endings'), { recursive: true });
  mkdirSync(home);
  const sizes = SIZES.filter((one) => one <= most);
  await play([campaign, '--seed', 'growth'], home, sizes[0] ?? 1);
  const stops: Stop[] = [];
  for (const [index, size] of sizes.entries()) {
    const database = databaseIn(home);
    const session = await play(['--resume', 'last'], home, sizes[index + 1] ?? size + COUNTED);
    const { scene = size, ending } = session.scenes.at(-1) ?? {};
    const added = (1000 * (databaseIn(home) - database)) / (scene - size);
    stops.push({ size, database, added, ...figuresOf(session) });
    if (ending === undefined) continue;
    say(`The story came to an end at scene ${scene}; longer ones were not measured.`);
    break;
  }
  return curvesOf(stops);
}

function databaseIn(home: string): number {
  return statSync(path.join(home, 'narratoria.db')).size / 1e6;
}

/** Plays until so many scenes of the story are told. */
async function play(args: readonly string[], home: string, until: number): Promise<PlaySession> {
  const session = await converse(
    args,
    ({ scene, choices }) => {
      if (scene >= until) return null;
      const picked = createRandom(`growth/${scene}`).pick(choices);
      return String(choices.indexOf(picked) + 1);
    },
    { home },
  );
  if (session.code !== 0) throw new Error(`The program ended with ${session.code}: ${session.stderr}`);
  return session;
}

/** The first scene of a session was told before; those after it are new. */
function figuresOf({
  scenes,
  firstSceneMs,
  peakBytes,
}: PlaySession): Pick<Stop, 'openMs' | 'sceneMs' | 'memory'> {
  const told = scenes.slice(1, 1 + COUNTED);
  const sceneMs = median(told.map(({ timings }) => timings.totalMs));
  return { openMs: firstSceneMs, sceneMs, memory: peakBytes / 1e6 };
}

function curvesOf(stops: readonly Stop[]): Curve[] {
  const points = (cost: (stop: Stop) => number) =>
    stops.map((stop) => ({ size: stop.size, ours: cost(stop), limit: null }));
  const counted = 'scenes';
  const time = { counted, unit: 'ms', atMost: CONSTANT } as const;
  return [
    curve(
      { ...time, name: 'Going on with the story, from start to its scene' },
      points(({ openMs }) => openMs),
    ),
    curve(
      { ...time, name: 'Making the next scene' },
      points(({ sceneMs }) => sceneMs),
    ),
    curve(
      { counted, unit: 'MB', atMost: CONSTANT, name: 'The most memory of the program while playing on' },
      points(({ memory }) => memory),
    ),
    curve(
      { counted, unit: 'kB', atMost: CONSTANT, name: 'What one more scene adds to the database' },
      points(({ added }) => added),
    ),
    curve(
      { counted, unit: 'MB', atMost: LINEAR, name: 'The database' },
      points(({ database }) => database),
    ),
  ];
}
