import { setTimeout as sleep } from 'node:timers/promises';
import { between, type Trouble } from './trouble.ts';

/** The power goes: the server is killed, wherever it is in its work, and started again. */
export const serverKilled: Trouble = {
  name: 'server killed',
  async strike({ lives }, random) {
    await lives.kill();
    await sleep(between(random, 1500, 3000));
    await lives.start();
    return `life ${lives.count}`;
  },
};
