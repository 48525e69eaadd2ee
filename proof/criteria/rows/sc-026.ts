import { percent } from '../../support/numbers.ts';
import type { Criterion } from '../criterion.ts';
import { killedStory } from '../stage/kills.ts';

export const criterion: Criterion = {
  id: 'SC-026',
  what: 'Zero data loss',
  target: '100 % recovery rate across restarts',
  method:
    'The story of SC-019: after each kill the program must come back at the last scene that had been told, or the one after it if that was kept in the instant before it could be shown.',
  async measure(stage) {
    const { kills, recovered } = await killedStory(stage);
    return { measured: percent(recovered, kills), passed: recovered === kills };
  },
};
