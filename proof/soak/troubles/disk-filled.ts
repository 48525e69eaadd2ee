import { setTimeout as sleep } from 'node:timers/promises';
import { between, type Trouble } from './trouble.ts';

/** Between nothing at all and a scene or two. */
const MOST_LEFT_BYTES = 128 * 1024;
/** Enough for a server to start, and for little more. */
const LEFT_AT_START_BYTES = [192 * 1024, 640 * 1024] as const;

/** The disk of the home is full, or as good as. */
export const diskFilled: Trouble = {
  name: 'disk nearly full',
  async strike({ disk, lives }, random) {
    const left = random.below(MOST_LEFT_BYTES);
    const { pid } = lives.server;
    try {
      disk.fill(pid, left);
      await sleep(between(random, 4000, 8000));
    } finally {
      disk.free(pid);
    }
    return `${kilobytes(left)} left`;
  },
};

/** The server is started on a disk with hardly any room, so that what it writes first soon fills it. */
export const diskFilledAtStart: Trouble = {
  name: 'disk nearly full at a start',
  async strike({ disk, lives }, random) {
    const left = between(random, ...LEFT_AT_START_BYTES);
    await lives.stop();
    try {
      if (disk.isPerProcess) disk.fill((await lives.start()).pid, left);
      else disk.fill(0, left);
      if (!lives.isRunning) await lives.start();
      await sleep(between(random, 6000, 12_000));
    } finally {
      disk.free(lives.server.pid);
      if (!lives.isRunning) await lives.start();
    }
    return `${kilobytes(left)} left`;
  },
};

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} kB`;
