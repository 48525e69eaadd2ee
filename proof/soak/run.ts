import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../../src/base/random.ts';
import { type Check, nothingFound } from './checks/check.ts';
import { explained, uncomplaining } from './checks/explained.ts';
import { growth, type Load, loadOf } from './checks/growth.ts';
import { integrity } from './checks/integrity.ts';
import { noOrphans } from './checks/no-orphans.ts';
import { scenesKept } from './checks/scenes-kept.ts';
import { toldScenes } from './checks/told.ts';
import type { Report } from './report/report.ts';
import { openSoakStage, type SoakStage } from './stage.ts';
import { lanesOf } from './troubles/lanes.ts';
import { runLane, type Struck } from './troubles/strike.ts';

export interface SoakOptions {
  minutes: number;
  browsers: number;
  seed: string;
  chromium: string;
  /** Aborted when it should come to its end early. */
  signal: AbortSignal;
  onStruck(struck: Struck): void;
}

/** The server may be killed until then; the rest of the time is one life, whose growth is measured. */
const KILLS_UNTIL = 0.5;
/** How long the last life plays before its growth is counted, as a share of the whole, and at most. */
const WARM_UP = { share: 0.15, mostMs: 120_000 };
const REST_MS = 90_000;
const SCENES_IN_PEACE = 2;

export async function soak(options: SoakOptions): Promise<Report> {
  const random = createRandom(options.seed);
  const stage = await openSoakStage(options.chromium, { browsers: options.browsers, random });
  const troubles: Struck[] = [];
  try {
    const playing = Promise.all(stage.players.map((player) => player.play()));
    const growthChecks = await Promise.race([
      trouble(stage, options, (struck) => {
        troubles.push(struck);
        options.onStruck(struck);
      }),
      playing.then(() => Promise.reject(new Error('The players left.'))),
    ]);
    for (const player of stage.players) player.leave();
    await playing;
    await stage.closeBrowsers();
    const checks = [...(await aftermath(stage, troubles)), ...growthChecks];
    const scenes = stage.players.reduce((sum, { journal }) => sum + journal.sceneCount, 0);
    const { minutes, browsers, seed } = options;
    return { minutes, seed, browsers, scenes, disk: stage.disk.how, troubles, said: saidTo(stage), checks };
  } finally {
    await stage.close();
  }
}

/** Everything that goes wrong, and a look at the server before and after the last of it. */
async function trouble(
  stage: SoakStage,
  { minutes, seed, signal }: SoakOptions,
  onStruck: (struck: Struck) => void,
): Promise<Check[]> {
  const startedAt = performance.now();
  const lasts = minutes * 60_000;
  const warmUpMs = Math.min(WARM_UP.share * lasts, WARM_UP.mostMs);
  const clock = () => Math.round((performance.now() - startedAt) / 1000);
  const strike = async (ms: number, mayKillServer: boolean) => {
    const end = performance.now() + ms;
    const isOver = () => signal.aborted || performance.now() >= end;
    const random = createRandom(`${seed}/${mayKillServer ? 'lives' : 'one life'}`);
    const lanes = lanesOf({ mayKillServer, canFillDisk: stage.disk.isReal });
    await Promise.all(lanes.map((lane) => runLane(lane, stage, { random, isOver, clock, onStruck })));
  };
  await strike(KILLS_UNTIL * lasts, true);
  await sleep(warmUpMs);
  const before = await loadInPeace(stage);
  await strike((1 - KILLS_UNTIL) * lasts - warmUpMs, false);
  const recovered = await playsOn(stage);
  return [recovered, ...growth(before, await loadInPeace(stage))];
}

/** What the server takes while nobody plays. */
async function loadInPeace(stage: SoakStage): Promise<Load | null> {
  const { players, lives } = stage;
  for (const player of players) player.rest(true);
  await waitFor(() => players.every(({ isAtRest }) => isAtRest), REST_MS);
  const load = await loadOf(lives, sceneCount(stage));
  for (const player of players) player.rest(false);
  return load;
}

/** With all troubles over, everybody plays on. */
async function playsOn({ players }: SoakStage): Promise<Check> {
  const before = players.map(({ journal }) => journal.sceneCount);
  const gained = () => players.map(({ journal }, index) => journal.sceneCount - (before[index] ?? 0));
  await waitFor(() => gained().every((count) => count >= SCENES_IN_PEACE), REST_MS);
  const findings = gained().flatMap((count, index) =>
    count >= SCENES_IN_PEACE ? [] : [`player ${index + 1} got no further than ${count} scenes`],
  );
  const bound = `${SCENES_IN_PEACE} scenes each when all is over`;
  return nothingFound('the stories go on', bound, `${gained().join(', ')} scenes`, findings);
}

/** What is left when everybody has gone: read by a server that knows nothing of before. */
async function aftermath(stage: SoakStage, troubles: readonly Struck[]): Promise<Check[]> {
  const { lives, players, mistakes, scratch, home } = stage;
  const journals = players.map(({ journal }) => journal);
  await lives.stop();
  const server = await lives.start();
  const ids = new Set(journals.flatMap(({ stories }) => [...stories.keys()]));
  const stories = new Map<string, Awaited<ReturnType<typeof toldScenes>>>();
  for (const id of ids) stories.set(id, await toldScenes(server, id));
  await lives.stop();
  const undone = troubles.filter(({ failed }) => failed).map(({ name, outcome }) => `${name}: ${outcome}`);
  return [
    scenesKept(journals, stories),
    explained(journals, stories),
    uncomplaining(journals, mistakes),
    nothingFound('the server never ends by itself', 'never', `${lives.deaths.length} times`, lives.deaths),
    nothingFound('every trouble took place', 'all', `${troubles.length} troubles`, undone),
    await noOrphans(scratch, { lives: lives.count }),
    await integrity(home),
  ];
}

/** Notices, dialogs and lines at the edge, each once. */
function saidTo({ players }: SoakStage): string[] {
  const seen = players.flatMap(({ journal }) =>
    [...journal.stories.values()].flatMap((story) => [...story.values()]),
  );
  const beside = seen.flatMap(({ words }) => [...words]);
  const elsewhere = players.flatMap(({ journal }) => [...journal.explanations]);
  return [...new Set([...beside, ...elsewhere])].toSorted();
}

const sceneCount = ({ players }: SoakStage): number =>
  players.reduce((sum, { journal }) => sum + journal.sceneCount, 0);

async function waitFor(isSo: () => boolean, mostMs: number): Promise<void> {
  for (let waited = 0; waited < mostMs && !isSo(); waited += 100) await sleep(100);
}
