import { availableParallelism } from 'node:os';
import { SHARE_ENV } from 'node:worker_threads';
import { NarratoriaError } from '../../base/errors.ts';
import { Thread, threadEntry } from '../../base/thread/thread.ts';
import { type PlayRecord, type PlayRequest, playOnce } from './play.ts';
import { POLICIES } from './policies.ts';
import { openStage, type StageOptions } from './stage.ts';
import { ConditionWatch, type Sighting, together } from './watch.ts';

export interface Plays {
  records: PlayRecord[];
  /** By the keys of goals; of what some play has come to they mean nothing. */
  sightings: ReadonlyMap<string, Sighting>;
}

/** What trials are played with; plain data, so that threads can have it. */
export type TrialStage = Pick<StageOptions, 'campaign' | 'skillFolders'>;

/** So few plays are not worth a second thread. */
const WORTH_THREADS = 4;
const MOST_THREADS = 4;
/** Scenes make much that is soon forgotten; with more room for it, less time goes into clearing up. */
const YOUNG_MB = 96;

/** The plays of a trial: every policy once with the same seed, then every policy with another, and so on. */
export function playsOf({
  plays,
  scenes,
  seed,
}: {
  plays: number;
  scenes: number;
  seed: string;
}): PlayRequest[] {
  const names = Object.keys(POLICIES);
  return Array.from({ length: plays }, (_, index) => {
    const round = Math.floor(index / names.length);
    const policy = names[index % names.length] as string;
    return { policy, scenes, seed: round === 0 ? seed : `${seed}/${round}` };
  });
}

/** Plays them all, on as many cores as there are. What comes of each does not depend on how they are shared out. */
export async function playAll(
  stage: TrialStage,
  requests: readonly PlayRequest[],
  onPlayed: (done: number) => void = () => {},
): Promise<Plays> {
  const players =
    requests.length < WORTH_THREADS
      ? [await hereAndNow(stage)]
      : Array.from({ length: Math.min(availableParallelism(), MOST_THREADS) }, () => inThread(stage));
  const records: PlayRecord[] = [];
  const waiting = [...requests.entries()];
  let done = 0;
  try {
    await Promise.all(
      players.map(async (player) => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const [index, request] = next;
          records[index] = await player.play(request);
          done += 1;
          onPlayed(done);
        }
      }),
    );
    const sightings = new Map<string, Sighting>();
    for (const player of players)
      for (const [key, sighting] of Object.entries(await player.sightings()))
        sightings.set(key, together(sightings.get(key), sighting));
    return { records, sightings };
  } finally {
    await Promise.all(players.map((player) => player.close()));
  }
}

interface Player {
  play(request: PlayRequest): Promise<PlayRecord>;
  sightings(): Promise<Record<string, Sighting>>;
  close(): Promise<void>;
}

async function hereAndNow(options: TrialStage): Promise<Player> {
  const stage = await openStage(options);
  const watch = new ConditionWatch(options.campaign);
  return {
    play: (request) => playOnce(stage, request, watch),
    sightings: async () => watch.sightings,
    close: () => stage.close(),
  };
}

function inThread(stage: TrialStage): Player {
  const thread = new Thread({
    name: 'trial',
    entry: threadEntry(import.meta.url, 'trial-thread.mjs'),
    env: SHARE_ENV,
    workerData: stage,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    ended: (cause) => new NarratoriaError('internal_error', 'A thread that plays has ended.', { cause }),
  });
  return {
    play: async (request) => (await thread.request('play', request)) as PlayRecord,
    sightings: async () => (await thread.request('sightings', null)) as Record<string, Sighting>,
    close: () => thread.close(),
  };
}
