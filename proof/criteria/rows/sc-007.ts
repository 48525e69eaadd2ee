import { setTimeout as sleep } from 'node:timers/promises';
import { quantile, spread } from '../../support/numbers.ts';
import { type Criterion, notHere } from '../criterion.ts';
import { QUESTIONS, worldOfMemories } from '../stage/memories.ts';

const LIMIT_MS = 500;
const ROUNDS = 4;
/** The next process is started while the player reads. */
const READING_MS = 300;

export const criterion: Criterion = {
  id: 'SC-007',
  what: 'Memory search speed',
  target: 'under 500 ms with 1,000 and more events',
  method:
    '`recall-memory` of the memory skill, a process of its own that asks the host services, over 1,200 made-up events that the model of meanings has read; p95 of 40 calls with the time of the process, which is prewarmed as in a story.',
  async measure(stage) {
    if (stage.whyNoMeanings !== null) return notHere(stage.whyNoMeanings);
    const { world, memories } = await worldOfMemories(stage);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const query of QUESTIONS) {
        await sleep(READING_MS);
        times.push((await world.call('memory/recall-memory', { query: `${query} ${round}` })).ms);
      }
    }
    return {
      measured: `${spread(times)} over ${memories.length} events, ${times.length} calls`,
      passed: quantile(times, 0.95) < LIMIT_MS,
    };
  },
};
