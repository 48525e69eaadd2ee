import { percent } from '../../support/numbers.ts';
import type { Criterion } from '../criterion.ts';
import { episodicSurfacing } from '../figures/engine.ts';
import { daringStories } from '../stage/daring.ts';

export const criterion: Criterion = {
  id: 'SC-038',
  what: 'Episodic memory surfacing',
  target: 'relevant episodic memories appear in 100 % of applicable situations',
  method:
    'Stories of somebody who prefers what can fail, thirty scenes in each of three campaigns without their scenes in ink, which leave little to the dice. Whenever a roll is made on which an earlier triumph or failure bears, it must be named among the modifiers of the roll; how often memory brought the event up as well is given beside it.',
  async measure(stage) {
    const { applicable, surfaced, recalled } = await episodicSurfacing(await daringStories(stage));
    return {
      measured: `${percent(surfaced, applicable)}; recalled from memory as well in ${recalled}`,
      passed: applicable > 0 && surfaced === applicable,
    };
  },
};
