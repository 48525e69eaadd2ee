import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../../src/base/random.ts';
import type { Lane } from './lanes.ts';
import { between, type Stricken } from './trouble.ts';

/** A trouble that was made. */
export interface Struck {
  name: string;
  /** Seconds since the beginning. */
  at: number;
  /** What it came to, in a few words; a failure is of the trouble itself. */
  outcome: string;
  failed: boolean;
}

/** Goes through the troubles of a lane in ever new orders until it is time to stop. */
export async function runLane(
  { name, troubles, gapMs }: Lane,
  stricken: Stricken,
  options: { random: Random; isOver: () => boolean; clock: () => number; onStruck(struck: Struck): void },
): Promise<void> {
  const random = options.random.fork(name);
  for (;;) {
    for (const trouble of random.shuffle(troubles)) {
      await sleep(between(random, ...gapMs));
      if (options.isOver()) return;
      const at = options.clock();
      const outcome = await trouble
        .strike(stricken, random)
        .then((words) => ({ outcome: words, failed: false }))
        .catch((error: unknown) => ({
          outcome: error instanceof Error ? error.message : String(error),
          failed: true,
        }));
      options.onStruck({ name: trouble.name, at, ...outcome });
    }
  }
}
