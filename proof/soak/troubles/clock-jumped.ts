import { setTimeout as sleep } from 'node:timers/promises';
import { between, type Trouble } from './trouble.ts';

const HOUR_MS = 3_600_000;
const JUMPS_HOURS = [1, -1, 24, -24, 24 * 45, -24 * 45, 24 * 365 * 13];

/** The server's clock jumps to another day and, later, back. */
export const clockJumped: Trouble = {
  name: 'clock jumped',
  async strike({ lives }, random) {
    const hours = random.pick(JUMPS_HOURS);
    lives.control.setClock(hours * HOUR_MS);
    await sleep(between(random, 2000, 5000));
    lives.control.setClock(0);
    return `${hours > 0 ? '+' : ''}${hours} h`;
  },
};
