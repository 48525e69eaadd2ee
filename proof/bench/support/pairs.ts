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
    const time = async (work: (one: Thing) => unknown) => {
      const start = performance.now();
      await work(thing);
      return performance.now() - start;
    };
    const isOursFirst = index % 2 === 0;
    const first = await time(isOursFirst ? ours : limit);
    const second = await time(isOursFirst ? limit : ours);
    if (index < WARM_UP) continue;
    pairs.ours.push(isOursFirst ? first : second);
    pairs.limit.push(isOursFirst ? second : first);
  }
  return pairs;
}

/** The median of the ratios, each from one pair. */
export function ratioOf({ ours, limit }: Pairs): number {
  return percentile(
    ours.map((ms, index) => ms / (limit[index] ?? Number.NaN)),
    0.5,
  );
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}
