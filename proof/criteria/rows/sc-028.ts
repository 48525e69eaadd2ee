import path from 'node:path';
import { writeSmithy } from '../../../test/skills/integration/smithy.ts';
import { choiceBy, converse } from '../../support/program.ts';
import { withStore } from '../../support/store.ts';
import type { Criterion } from '../criterion.ts';
import type { Stage } from '../stage/stage.ts';

const SCENES = 8;
const LEAST = 30;
const KIND = [/^(?:Help|Go on helping|Give|Ask)/, /^(?!Lie|Threaten|Steal|Attack)/];
const CRUEL = [/^Lie to Aldric/, /^(?:Threaten|Steal|Attack)/, /^(?!Help|Make amends|Give)/];

export const criterion: Criterion = {
  id: 'SC-028',
  what: 'NPC perception accuracy',
  target: 'who was helped thinks more than 30 points better than who was betrayed',
  method:
    'The same campaign with the same seed is played twice: once the smith is helped whenever that is offered, once he is lied to. His opinion is read from the saved stories.',
  async measure(stage) {
    const folder = writeSmithy(path.join(stage.folder(), 'smithy'));
    const helped = await opinionAfter(stage, folder, KIND);
    const betrayed = await opinionAfter(stage, folder, CRUEL);
    const difference = helped - betrayed;
    return {
      measured: `helped ${Math.round(helped)}, betrayed ${Math.round(betrayed)}: ${Math.round(difference)} points`,
      passed: difference > LEAST,
    };
  },
};

async function opinionAfter(stage: Stage, folder: string, manner: RegExp[]): Promise<number> {
  const home = stage.folder();
  const args = [folder, '--seed', stage.seed];
  await converse(
    args,
    (scene, count) => (count < SCENES && scene.ending === undefined ? choiceBy(scene, ...manner) : null),
    { home },
  );
  return await withStore(home, async (store) => {
    const [{ playthroughId = '' } = {}] = await store.playthroughs();
    const [opinion] = await store
      .playthrough(playthroughId)
      .exactMatch('perception', { npcId: 'person:aldric' });
    return opinion?.perceptionScore ?? Number.NaN;
  });
}
