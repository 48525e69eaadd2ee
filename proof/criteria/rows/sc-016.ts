import { percent } from '../../support/numbers.ts';
import type { Criterion } from '../criterion.ts';
import { FACES } from '../stage/faces.ts';
import { lookUp } from '../stage/portraits.ts';

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
      let [again, all] = [0, 0];
      for (const [index, description] of FACES.entries()) {
        const show = () => lookUp(world, `npc:${index}`, `Somebody ${index}`, description);
        const first = await show();
        for (let turn = 0; turn < REAPPEARANCES; turn += 1) {
          const later = await show();
          all += 1;
          if (later.source === 'kept' && later.file === first.file && first.file !== '') again += 1;
        }
      }
      return { measured: percent(again, all), passed: again / all >= SHARE };
    } finally {
      await world.close();
    }
  },
};
