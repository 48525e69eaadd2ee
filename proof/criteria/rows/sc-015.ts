import { quantile, spread } from '../../support/numbers.ts';
import type { Criterion } from '../criterion.ts';
import { FACES } from '../stage/faces.ts';

const LIMIT_MS = 15_000;

export const criterion: Criterion = {
  id: 'SC-015',
  what: 'Portrait generation speed',
  target: 'under 15 s for 90 % of requests',
  method: '`generate-portrait` with the built-in artist, a process each, for people who have no picture yet.',
  async measure(stage) {
    const world = await stage.world();
    try {
      const times: number[] = [];
      for (const [index, description] of FACES.slice(0, stage.isQuick ? 3 : undefined).entries()) {
        const { ms } = await world.call('character-portraits/generate-portrait', {
          characterId: `npc:${index}`,
          name: `Somebody ${index}`,
          description,
        });
        times.push(ms);
      }
      return {
        measured: `${spread(times, 0.9)} of ${times.length}`,
        passed: quantile(times, 0.9) < LIMIT_MS,
      };
    } finally {
      await world.close();
    }
  },
};
