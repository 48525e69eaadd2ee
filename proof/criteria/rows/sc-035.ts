import { percent } from '../../support/numbers.ts';
import type { Criterion } from '../criterion.ts';
import { beatTiming } from '../figures/engine.ts';

const SHARE = 0.95;

export const criterion: Criterion = {
  id: 'SC-035',
  what: 'Plot beat timing',
  target: 'within 2 scenes of their conditions in 95 % of cases',
  method:
    'In the stories of this run: for each beat whose conditions held, the scenes until it was told or had come to the player with a choice that leads to it, as the journal has them.',
  async measure(stage) {
    const { beats, inTime, longest } = await beatTiming(await stage.stories());
    return {
      measured: `${percent(inTime, beats)}; at most ${longest} scenes`,
      passed: beats > 0 && inTime / beats >= SHARE,
    };
  },
};
