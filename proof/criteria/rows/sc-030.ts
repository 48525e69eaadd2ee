import { percent } from '../../support/numbers.ts';
import { type Criterion, notHere } from '../criterion.ts';
import { FACES, retold } from '../stage/faces.ts';
import { lookUp } from '../stage/portraits.ts';

const SHARE = 0.9;

export const criterion: Criterion = {
  id: 'SC-030',
  what: 'Portrait reuse rate',
  target: '90 % of the same characters reuse their picture by semantic match',
  method:
    'Twenty people are drawn. Each comes back in other words under the same id, and once more under another id with the same name: the kept picture must be found. Twenty strangers who look otherwise must not be given it.',
  async measure(stage) {
    if (stage.whyNoMeanings !== null) return notHere(stage.whyNoMeanings);
    const world = await stage.world();
    try {
      let [again, all, mistaken] = [0, 0, 0];
      for (const [index, description] of FACES.entries()) {
        const name = `Somebody ${index}`;
        const first = await lookUp(world, `npc:${index}`, name, description);
        if (first.source === 'kept') mistaken += 1;
        const later = [
          await lookUp(world, `npc:${index}`, name, retold(description)),
          await lookUp(world, `npc:${index}-again`, name, description),
        ];
        for (const portrait of later) {
          all += 1;
          if (portrait.source === 'kept' && portrait.file === first.file && first.file !== '') again += 1;
        }
      }
      return {
        measured: `${percent(again, all)}; ${mistaken} of ${FACES.length} strangers taken for somebody else`,
        passed: again / all >= SHARE && mistaken === 0,
      };
    } finally {
      await world.close();
    }
  },
};
