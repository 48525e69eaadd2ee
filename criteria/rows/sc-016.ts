import type { Criterion } from '../criterion.ts';
import { FACES } from '../stage/faces.ts';
import { percent } from '../stage/numbers.ts';
import { at } from '../stage/world.ts';

const SHARE = 0.95;
const REAPPEARANCES = 2;

export const criterion: Criterion = {
  id: 'SC-016',
  what: 'Portrait cache accuracy',
  target: 'the cached portrait in 95 % of reappearances',
  method:
    'Twenty people are drawn; each comes back twice under the same id, and `lookup-portrait` must give the picture that was kept.',
  async measure(stage) {
    const world = await stage.world();
    try {
      const call = async (index: number, description: string) => {
        const characterId = `npc:${index}`;
        const input = { characterId, name: `Somebody ${index}`, description };
        return at(
          (await world.call('character-portraits/lookup-portrait', input)).output,
          'portraits',
          characterId,
        );
      };
      let [again, all] = [0, 0];
      for (const [index, description] of FACES.entries()) {
        const first = await call(index, description);
        for (let turn = 0; turn < REAPPEARANCES; turn += 1) {
          const later = await call(index, description);
          all += 1;
          if (at(later, 'source') === 'kept' && at(later, 'path') === at(first, 'path')) again += 1;
        }
      }
      return { measured: percent(again, all), passed: again / all >= SHARE };
    } finally {
      await world.close();
    }
  },
};
