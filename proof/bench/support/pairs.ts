import { quantile } from '../../support/numbers.ts';
import { time } from './measure.ts';

/** Times of the same things done our way and the other way. */
export interface Pairs {
  ours: number[];
  limit: number[];
}

const COUNTED = 60;
const WARM_UP = 5;

/** Both ways by turns for each thing, so that whatever else the machine does falls on both. */
export async function compareEach<Thing>(
  things: readonly Thing[],
  ours: (thing: Thing) => unknown,
  limit: (thing: Thing) => unknown,
): Promise<Pairs> {
  const pairs: Pairs = { ours: [], limit: [] };
  for (const [index, thing] of things.slice(0, COUNTED + WARM_UP).entries()) {
    const isOursFirst = index % 2 === 0;
    const first = await time(() => (isOursFirst ? ours : limit)(thing));
    const second = await time(() => (isOursFirst ? limit : ours)(thing));
    if (index < WARM_UP) continue;
    pairs.ours.push(isOursFirst ? first : second);
    pairs.limit.push(isOursFirst ? second : first);
  }
  return pairs;
}

/** The medians; that of the ratios takes each from one pair. */
export function figuresOf({ ours, limit }: Pairs) {
  const ratios = ours.map((ms, index) => ms / (limit[index] ?? Number.NaN));
  return {
    ours: quantile(ours, 0.5),
    limit: quantile(limit, 0.5),
    ratio: quantile(ratios, 0.5),
    rounds: ours.length,
  };
}
