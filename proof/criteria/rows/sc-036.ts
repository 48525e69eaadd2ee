import { percent } from '../../support/numbers.ts';
import type { Criterion } from '../criterion.ts';
import { sentimentShown } from '../figures/engine.ts';
import { daringStories } from '../stage/daring.ts';

const SHARE = 0.95;

export const criterion: Criterion = {
  id: 'SC-036',
  what: 'NPC sentiment accuracy',
  target: '95 % of interactions reflect what the person thinks',
  method:
    'In the stories of this run, and in three of somebody who prefers what can fail: each time the story says what somebody thinks of the player (the reasons of choices), it is held against their score at that moment; and each roll against somebody with a strong opinion must have it among its modifiers, the right way. The tone of the dialogue itself is not judged: that takes a reader.',
  async measure(stage) {
    const { opinions, right, rolls, counted } = await sentimentShown([
      ...(await stage.stories()),
      ...(await daringStories(stage)),
    ]);
    const all = opinions + rolls;
    return {
      measured: `${percent(right + counted, all)}: ${right} of ${opinions} statements, ${counted} of ${rolls} rolls`,
      passed: all > 0 && (right + counted) / all >= SHARE,
    };
  },
};
