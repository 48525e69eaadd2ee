import { totalmem } from 'node:os';
import { quantile, spread } from '../../support/numbers.ts';
import type { Criterion } from '../criterion.ts';

const LIMIT_MS = 3000;

export const criterion: Criterion = {
  id: 'SC-033',
  what: 'Scene transition speed',
  target: 'under 3 s on a device with 8 GB',
  method:
    'Every scene of the stories of this run but the first of each, from the choice to the finished scene, by chance and without a pause for reading. This machine stands in for the device; how much memory it has is said.',
  async measure(stage) {
    const times = (await stage.stories()).flatMap(({ scenes }) =>
      scenes.slice(1).map(({ timings }) => timings.totalMs),
    );
    const gigabytes = Math.round(totalmem() / 1024 ** 3);
    return {
      measured: `${spread(times)}, at most ${Math.max(...times)} ms, of ${times.length} scenes (this machine has ${gigabytes} GB)`,
      passed: quantile(times, 0.95) < LIMIT_MS,
    };
  },
};
