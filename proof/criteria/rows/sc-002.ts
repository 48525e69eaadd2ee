import { labelledTexts } from '../../../test/planner/support/texts.ts';
import { percent } from '../../support/numbers.ts';
import type { Criterion } from '../criterion.ts';
import { builtInPlanner, planTexts } from '../figures/support/plan-texts.ts';

const SHARE = 0.9;

export const criterion: Criterion = {
  id: 'SC-002',
  what: 'Skill selection accuracy',
  target: 'the right skills for 90 % of actions',
  method:
    'The test half of the labelled set: a plan is right when it has narration, choices and every optional capability the label names (dice, perception, reputation, portraits), and none that it does not name. The set was written by the makers of the planner, the test half after the planner.',
  isQuick: true,
  async measure(stage) {
    const texts = labelledTexts('test');
    const { planner, skills, close } = await builtInPlanner(stage);
    try {
      const planned = await planTexts(planner, skills, texts);
      const right = planned.filter(({ isRight }) => isRight).length;
      return { measured: percent(right, texts.length), passed: right / texts.length >= SHARE };
    } finally {
      await close();
    }
  },
};
