import { percent, spread } from '../../support/numbers.ts';
import type { Criterion } from '../criterion.ts';

const LIMIT_MS = 3000;
const SHARE = 0.95;

export const criterion: Criterion = {
  id: 'SC-013',
  what: 'Choice generation speed',
  target: '3 or 4 options within 3 s at 95 % of decision points',
  method:
    'Every scene of the stories of this run that is not an ending: how many choices it has, and how long the tool that made them took.',
  async measure(stage) {
    const scenes = (await stage.stories())
      .flatMap((story) => story.scenes)
      .filter(({ ending }) => ending === undefined);
    const took = scenes.map(
      ({ plan }) =>
        plan.tools.find(({ toolId }) => toolId === 'choices')?.executionTimeMs ?? Number.POSITIVE_INFINITY,
    );
    const good = scenes.filter(
      ({ choices }, index) => choices.length >= 3 && choices.length <= 4 && (took[index] ?? 0) <= LIMIT_MS,
    ).length;
    return {
      measured: `${percent(good, scenes.length)}; ${spread(took)}`,
      passed: good / scenes.length >= SHARE,
    };
  },
};
