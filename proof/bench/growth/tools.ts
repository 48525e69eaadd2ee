import { benchExecutor } from '../executor.ts';
import { type Curve, curve, LINEAR } from '../support/curve.ts';

const SIZES = [
  { tools: 1, rounds: 30 },
  { tools: 5, rounds: 20 },
  { tools: 20, rounds: 12 },
  { tools: 50, rounds: 8 },
  { tools: 100, rounds: 5 },
  { tools: 200, rounds: 4 },
];

/** A plan with more and more tools: each is a process, so the time grows with their number, and must not grow faster. */
export async function growTools(most: number): Promise<Curve[]> {
  const sizes = SIZES.filter(({ tools }) => tools <= most);
  const rows = await benchExecutor(sizes);
  const points = rows.map(({ ours, limit }, index) => ({ size: sizes[index]?.tools ?? 0, ours, limit }));
  const shape = { name: 'Executing a plan', counted: 'tools', unit: 'ms', atMost: LINEAR } as const;
  return [curve({ ...shape, limitIs: 'bare spawn loop' }, points)];
}
