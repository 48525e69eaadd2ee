import { milliseconds, quantile, timed } from '../../support/numbers.ts';
import type { Criterion } from '../criterion.ts';
import { madeUpMemories, QUESTIONS, recordOf } from '../stage/memories.ts';

const AT_ONCE = 8;
const ROUNDS = 10;
const DEADLOCK_MS = 20_000;

export const criterion: Criterion = {
  id: 'SC-031',
  what: 'Concurrent query safety',
  target: 'five and more queries at once, without blocking or deadlock',
  method:
    'Eight searches and two writes at once, ten times, on one store with 200 events, and then eight scripts that each recall at once. All must answer within 20 s, and the thread that serves the page must not be held up for long.',
  async measure(stage) {
    const world = await stage.world();
    try {
      const events = madeUpMemories(stage.isQuick ? 40 : 200, `${stage.seed}/at once`);
      const keep = (event: (typeof events)[number]) => world.story.store('memory', recordOf(event));
      for (const event of events) await keep(event);
      await world.store.caughtUp();
      const extra = madeUpMemories(2 * ROUNDS, `${stage.seed}/writes`);
      const held: number[] = [];
      const pulse = setInterval(beat(held), 10);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const searches = Array.from({ length: AT_ONCE }, (_, index) =>
          timed(() => within(world.story.semanticSearch(`${QUESTIONS[index]} ${round}`, 'memory', 5))),
        );
        const writes = extra.slice(2 * round, 2 * round + 2).map((event) => within(keep(event)));
        times.push(...(await Promise.all(searches)).map(({ ms }) => ms));
        await Promise.all(writes);
      }
      clearInterval(pulse);
      const recalls = Array.from({ length: AT_ONCE }, (_, index) => ({
        script: 'memory/recall-memory',
        input: { query: QUESTIONS[index] ?? '' },
      }));
      const { toolResults } = await within(world.plan(recalls));
      const recalled = toolResults.filter(({ state }) => state === 'success').length;
      return {
        measured: `${times.length} searches answered, p95 ${milliseconds(quantile(times, 0.95))}; ${recalled} of ${AT_ONCE} scripts at once answered; the page was held up ${milliseconds(Math.max(0, ...held))} at most`,
        passed: times.length === AT_ONCE * ROUNDS && recalled === AT_ONCE,
      };
    } finally {
      await world.close();
    }
  },
};

/** Notes how late each beat comes. */
function beat(late: number[]): () => void {
  let last = performance.now();
  return () => {
    const now = performance.now();
    late.push(now - last - 10);
    last = now;
  };
}

async function within<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('a query has not been answered within 20 s')), DEADLOCK_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
