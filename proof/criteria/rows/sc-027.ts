import { createRandom } from '../../../src/base/random.ts';
import type { Scene } from '../../../src/engine/scene.ts';
import { converse } from '../../support/program.ts';
import { withStore } from '../../support/store.ts';
import { type Criterion, notHere } from '../criterion.ts';

const FIRST = 12;
const SECOND = 24;

export const criterion: Criterion = {
  id: 'SC-027',
  what: 'Cross-session continuity',
  target: 'what was done in session 1 is referred to by the narrator in session 2',
  method:
    'Twelve scenes by chance, the program ends, a new one resumes the story for twenty-four more. What the narrator itself counts as told of an earlier deed (`recalled` of its telling), and choices whose reason is a memory of the first session: both must be there in the second.',
  async measure(stage) {
    if (stage.whyNoMeanings !== null) return notHere(stage.whyNoMeanings);
    const home = stage.folder();
    const pick = ({ choices, scene }: Scene) =>
      String(1 + createRandom(`${stage.seed}/${scene}`).below(choices.length));
    const until = (last: number) => (scene: Scene, count: number) =>
      count <= last && scene.ending === undefined ? pick(scene) : null;
    const first = await converse(['low-water', '--seed', stage.seed], until(FIRST), { home });
    const second = await converse(['--resume'], until(SECOND), { home });
    return await withStore(home, async (store) => {
      const [{ playthroughId = '' } = {}] = await store.playthroughs();
      const story = store.playthrough(playthroughId);
      const told = second.scenes.slice(1);
      const memories = await story.exactMatch('memory', {});
      const [resumed] = second.scenes;
      // A memory's id begins with that of the plan that kept it.
      const plans = new Set(first.scenes.map(({ plan }) => plan.requestId));
      const early = new Set(memories.map(({ id }) => id).filter((id) => plans.has(id.split('/')[0] ?? '')));
      let [recalling, reasons] = [0, 0];
      for (const { scene, choices } of told) {
        const { state } = await story.scene(scene);
        const recalls = Number((state['narration'] as { recalled?: number } | undefined)?.recalled ?? 0);
        if (recalls > 0) recalling += 1;
        reasons += choices.filter(({ because }) =>
          because.some(({ kind, ref }) => kind === 'memory' && early.has(ref)),
        ).length;
      }
      return {
        measured: `an earlier deed shows in ${recalling} of ${told.length} scenes after scene ${resumed?.scene}; ${reasons} choices there are offered because of a memory of the first session`,
        passed: recalling > 0 && reasons > 0,
      };
    });
  },
};
