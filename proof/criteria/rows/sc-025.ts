import { quantile, spread, timed } from '../../support/numbers.ts';
import { type Criterion, notHere } from '../criterion.ts';
import { QUESTIONS, worldOfMemories } from '../stage/memories.ts';

const LIMIT_MS = 200;
const POINTS = 5;
const ROUNDS = 5;

export const criterion: Criterion = {
  id: 'SC-025',
  what: 'Context augmentation speed',
  target: 'under 200 ms for up to five data points',
  method:
    'Five memories by meaning out of 1,200, the embedding of the question included, as a script is answered; p95 of 50 questions, no two alike.',
  async measure(stage) {
    if (stage.whyNoMeanings !== null) return notHere(stage.whyNoMeanings);
    const { world } = await worldOfMemories(stage);
    const times: number[] = [];
    let fewest = POINTS;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const question of QUESTIONS) {
        const { result, ms } = await timed(() =>
          world.story.semanticSearch(`${question} in year ${round}`, 'memory', POINTS, {}, { threshold: 0 }),
        );
        times.push(ms);
        fewest = Math.min(fewest, result.results.length);
      }
    }
    return {
      measured: `${spread(times)} of ${times.length}, each with ${fewest} data points`,
      passed: quantile(times, 0.95) < LIMIT_MS && fewest === POINTS,
    };
  },
};
