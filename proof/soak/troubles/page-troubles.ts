import { setTimeout as sleep } from 'node:timers/promises';
import { between, type Trouble } from './trouble.ts';

const RELOAD_MS = 10_000;

/** A page is loaded anew, wherever it is, most often in the middle of a scene. */
export const pageReloaded: Trouble = {
  name: 'page reloaded',
  async strike({ players }, random) {
    const player = random.pick(players);
    // Where the server is away just now, the player comes back to the page by themselves.
    return await player.disturb(() =>
      player.page
        .reload({ timeout: RELOAD_MS })
        .then(() => 'done')
        .catch(() => 'while the server was away'),
    );
  },
};

/** A page loses its connection, and gets it back. */
export const connectionCut: Trouble = {
  name: 'connection cut',
  async strike({ players }, random) {
    const player = random.pick(players);
    const ms = between(random, 1000, 4000);
    await player.disturb(async () => {
      await player.page.context().setOffline(true);
      await sleep(ms);
      await player.page.context().setOffline(false);
    });
    return `${(ms / 1000).toFixed(1)} s`;
  },
};
