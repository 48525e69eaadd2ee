import type { Criterion } from '../criterion.ts';
import { coherenceOver } from '../figures/engine.ts';

const CHOICES = 100;

export const criterion: Criterion = {
  id: 'SC-037',
  what: 'Long-session coherence',
  target: 'a coherent story across 100 and more choices',
  method:
    'A shipped campaign without its endings is played for a hundred choices by chance, and every scene is checked by a machine: nobody who is absent or dead speaks, no place is reached without a way, nothing is had that was not got, nothing that happened is undone, no beat comes twice, no scene is told twice. How long beats wait is SC-035. Whether it is a good story takes a reader.',
  async measure(stage) {
    const { scenes, problems } = await coherenceOver(stage.isQuick ? 5 : CHOICES, 'part-heard', stage.seed);
    return {
      measured: `${scenes} scenes, ${problems.length} contradictions${problems.length === 0 ? '' : ` (${problems.slice(0, 3).join('; ')})`}`,
      passed: problems.length === 0 && scenes > (stage.isQuick ? 5 : CHOICES),
    };
  },
};
