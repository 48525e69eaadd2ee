/** How one sort of query has been doing. */
export interface QueryStatistics {
  name: string;
  count: number;
  failed: number;
  slow: number;
  /** Results of all answers together. */
  results: number;
  p50Ms: number;
  p95Ms: number;
  maxMs: number;
}

/** The same as it is counted up: times by size, so that sessions can be added together. */
export interface QueryFigures {
  count: number;
  failed: number;
  slow: number;
  results: number;
  maxMs: number;
  /** How many took how long: each step is a quarter longer than the one before. */
  times: Record<number, number>;
}

const FIRST_STEP_MS = 0.1;
const STEP = 1.25;
const LAST_STEP = 70;

export function noFigures(): QueryFigures {
  return { count: 0, failed: 0, slow: 0, results: 0, maxMs: 0, times: {} };
}

export function addTime(figures: QueryFigures, ms: number): void {
  const step = Math.ceil(Math.log(Math.max(ms, FIRST_STEP_MS) / FIRST_STEP_MS) / Math.log(STEP));
  const at = Math.min(step, LAST_STEP);
  figures.times[at] = (figures.times[at] ?? 0) + 1;
  figures.maxMs = Math.max(figures.maxMs, ms);
}

export function addFigures(sum: QueryFigures, more: QueryFigures): void {
  sum.count += more.count;
  sum.failed += more.failed;
  sum.slow += more.slow;
  sum.results += more.results;
  sum.maxMs = Math.max(sum.maxMs, more.maxMs);
  for (const [step, count] of Object.entries(more.times)) {
    sum.times[Number(step)] = (sum.times[Number(step)] ?? 0) + count;
  }
}

export function statisticsOf(name: string, figures: QueryFigures): QueryStatistics {
  const { times, ...counts } = figures;
  return { name, ...counts, p50Ms: percentile(figures, 0.5), p95Ms: percentile(figures, 0.95) };
}

/** The upper end of the step in which it lies. */
function percentile({ times, maxMs }: QueryFigures, share: number): number {
  const steps = Object.entries(times).map(([step, count]) => ({ step: Number(step), count }));
  const all = steps.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { step, count } of steps.toSorted((one, other) => one.step - other.step)) {
    seen += count;
    if (seen >= share * all) return Math.min(maxMs, FIRST_STEP_MS * STEP ** step);
  }
  return 0;
}
