import { median } from '../../support/numbers.ts';

/** How a benchmark came out: ours, the limit it is held against, and what it may cost. */
export interface Row {
  name: string;
  ours: number;
  limit: number;
  /** What the limit is, in a few words. */
  limitIs: string;
  unit: Unit;
  /** Median of ours divided by the limit, each pair taken from the same round. */
  ratio: number;
  budget: Budget | null;
  /** Null where there is no budget. */
  holds: boolean | null;
  rounds: number;
}

export type Unit = 'ms' | 'events/s' | 'kB' | 'MB' | 'elements' | 'of 1';

export interface Budget {
  kind: 'at most' | 'at least';
  ratio: number;
}

/** Says in a sentence what could not be measured, and why; it stands under the table. */
export type Say = (sentence: string) => void;

/** Milliseconds, as medians over the rounds; the ratio is the median of `ours / limit`. */
type Comparison = Pick<Row, 'ours' | 'limit' | 'ratio' | 'rounds'>;

type Work = () => unknown;

/**
 * Runs two pieces of work by turns, the first to go changing from round to round, so that whatever else the machine
 * does falls on both. One round to warm up is not counted.
 */
export async function compare(ours: Work, limit: Work, rounds: number): Promise<Comparison> {
  const pairs: { ours: number; limit: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const isOursFirst = round % 2 === 0;
    const first = await time(isOursFirst ? ours : limit);
    const second = await time(isOursFirst ? limit : ours);
    if (round === 0) continue;
    pairs.push(isOursFirst ? { ours: first, limit: second } : { ours: second, limit: first });
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    limit: median(pairs.map((pair) => pair.limit)),
    ratio: median(pairs.map((pair) => pair.ours / pair.limit)),
    rounds,
  };
}

/** A row of milliseconds without a budget, unless told otherwise. */
export function rowOf(
  figures: Pick<Row, 'name' | 'ours' | 'limit' | 'limitIs' | 'rounds'> & Partial<Row>,
): Row {
  const { ratio = figures.ours / figures.limit, budget = null } = figures;
  const holds = budget === null ? null : isWithin(ratio, budget);
  return { unit: 'ms', ratio, budget, holds, ...figures };
}

/** A row that is held against a number which it must not go over. */
export function rowAgainst(
  most: number,
  figures: Pick<Row, 'name' | 'ours' | 'rounds' | 'limitIs'> & { unit?: Unit },
): Row {
  const { name, ours, rounds, limitIs, unit = 'ms' } = figures;
  return rowOf({ name, ours, rounds, limitIs, unit, limit: most, budget: { kind: 'at most', ratio: 1 } });
}

function isWithin(ratio: number, budget: Budget): boolean {
  return budget.kind === 'at most' ? ratio <= budget.ratio : ratio >= budget.ratio;
}

export async function time(work: Work): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
