import { setTimeout as sleep } from 'node:timers/promises';
import { quantile, spread, timed } from '../../support/numbers.ts';
import type { Criterion } from '../criterion.ts';

const LIMIT_MS = 100;
const FACTIONS = 20;
const CALLS = 25;
/** The next process is started while the player reads. */
const READING_MS = 500;

export const criterion: Criterion = {
  id: 'SC-008',
  what: 'Reputation query speed',
  target: 'under 100 ms a query',
  method:
    'Twenty factions with a standing. The whole call of `query-reputation` decides, a process that was prewarmed while the player read; what the query itself takes in the store is given beside it.',
  async measure(stage) {
    const world = await stage.world();
    try {
      const factions = Array.from({ length: FACTIONS }, (_, index) => `faction:f${index}`);
      const changes = factions.map((faction, index) => ({ faction, change: index - 10, reason: 'A deed' }));
      await world.call('reputation/update-reputation', { changes });
      const calls = stage.isQuick ? 5 : CALLS;
      const [queries, scripts]: [number[], number[]] = [[], []];
      for (let call = 0; call < calls; call += 1) {
        const factionId = factions[call % FACTIONS] as string;
        queries.push((await timed(() => world.story.exactMatch('reputation', { factionId }))).ms);
        await sleep(READING_MS);
        scripts.push((await world.call('reputation/query-reputation', { factions: [factionId] })).ms);
      }
      return {
        measured: `the query ${spread(queries)}; the script with its process ${spread(scripts)}`,
        passed: quantile(scripts, 0.95) < LIMIT_MS,
      };
    } finally {
      await world.close();
    }
  },
};
