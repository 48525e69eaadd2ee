import { setTimeout as sleep } from 'node:timers/promises';
import { between, type Trouble } from './trouble.ts';

/** Between nothing at all and a scene or two. */
const MOST_LEFT_BYTES = 128 * 1024;

/** The disk of the home is full, or as good as. */
export const diskFilled: Trouble = {
  name: 'disk nearly full',
  async strike({ disk, lives }, random) {
    const left = random.below(MOST_LEFT_BYTES);
    const { pid } = lives.server;
    try {
      disk.fill(pid, left);
      await sleep(between(random, 3000, 6000));
    } finally {
      disk.free(pid);
    }
    return `${Math.round(left / 1024)} kB left`;
  },
};
