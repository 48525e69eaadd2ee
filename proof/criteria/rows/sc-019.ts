import type { Criterion } from '../criterion.ts';
import { killedStory } from '../stage/kills.ts';

export const criterion: Criterion = {
  id: 'SC-019',
  what: 'Cross-restart persistence',
  target: '100 % data integrity across restarts',
  method:
    'A story is killed with SIGKILL at random moments, eight times, and resumed each time. What is kept at the end (memories, perceptions, reputations, portraits, scenes) must equal, to the letter, that of the same story told in peace; the database must pass its full check.',
  async measure(stage) {
    const { kept, isIntact, kills, scenes } = await killedStory(stage);
    const list = kept.map(
      ({ type, records, isSame }) => `${records} ${type} ${isSame ? 'same' : 'DIFFERENT'}`,
    );
    return {
      measured: `after ${kills} kills in ${scenes} scenes: ${list.join(', ')}; database ${isIntact ? 'intact' : 'DAMAGED'}`,
      passed: isIntact && scenes > 1 && kept.every(({ isSame }) => isSame),
    };
  },
};
