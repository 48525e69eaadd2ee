import { setTimeout as sleep } from 'node:timers/promises';
import { quantile, spread } from '../../support/numbers.ts';
import type { Criterion } from '../criterion.ts';
import { at } from '../stage/world.ts';

const LIMIT_MS = 100;
const CALLS = 15;
/** The next process is started while the player reads. */
const READING_MS = 500;

export const criterion: Criterion = {
  id: 'SC-017',
  what: 'NPC perception init speed',
  target: 'under 100 ms, informed by the standing with the faction',
  method:
    '`initialize-perception` for people met for the first time, whose faction likes or hates the player; p95 with the time of the process, which is prewarmed as in a story. The liked one must always think better of the player than the hated one.',
  async measure(stage) {
    const world = await stage.world();
    try {
      await world.call('reputation/update-reputation', {
        changes: [
          { faction: 'faction:friends', change: 70, reason: 'You saved them' },
          { faction: 'faction:foes', change: -70, reason: 'You robbed them' },
        ],
      });
      const times: number[] = [];
      let informed = 0;
      const calls = stage.isQuick ? 4 : CALLS;
      const meet = async (id: string, faction: string) => {
        await sleep(READING_MS);
        const { output, ms } = await world.call('npc-perception/initialize-perception', {
          npcs: [{ id, factions: [faction] }],
          seed: stage.seed,
        });
        times.push(ms);
        return Number(at(output, 'perception', id, 'score'));
      };
      for (let call = 0; call < calls; call += 1) {
        const liked = await meet(`person:a${call}`, 'faction:friends');
        const hated = await meet(`person:b${call}`, 'faction:foes');
        if (liked > hated) informed += 1;
      }
      return {
        measured: `${spread(times)}; informed in ${informed} of ${calls} pairs`,
        passed: quantile(times, 0.95) < LIMIT_MS && informed === calls,
      };
    } finally {
      await world.close();
    }
  },
};
