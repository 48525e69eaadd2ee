import type { Unit } from './measure.ts';

/** What something costs at growing sizes. */
export interface Curve {
  name: string;
  /** What is counted: tools, memories, scenes, files. */
  counted: string;
  unit: Unit;
  points: Point[];
  /** What the limit is where there is one; empty where nothing comparable exists. */
  limitIs: string;
  /** The power of the size that the cost grows with: 0 for the same cost at any size, 1 for twice the cost at twice the size. */
  exponent: number;
  /** The exponent of the limit, from the same run; null where there is no limit. */
  limitExponent: number | null;
  /** What the exponent may be, and whether it is. */
  atMost: number;
  holds: boolean;
}

export interface Point {
  size: number;
  ours: number;
  limit: number | null;
}

/** A cost that grows with the size, no faster; the margin is for noise. */
export const LINEAR = 1.15;
/** A cost that is the same at any size; logarithms and noise pass. */
export const CONSTANT = 0.25;

export function curve(
  shape: Pick<Curve, 'name' | 'counted' | 'unit' | 'atMost'> & { limitIs?: string },
  points: Point[],
): Curve {
  const limits = points.flatMap(({ size, limit }) => (limit === null ? [] : [{ size, cost: limit }]));
  const exponent = exponentOf(points.map(({ size, ours }) => ({ size, cost: ours })));
  return {
    limitIs: '',
    ...shape,
    points,
    exponent,
    limitExponent: limits.length < 2 ? null : exponentOf(limits),
    holds: exponent <= shape.atMost,
  };
}

/** The slope of the line that fits best through the points when both axes are logarithmic. */
export function exponentOf(points: readonly { size: number; cost: number }[]): number {
  if (points.length < 2) return Number.NaN;
  const xs = points.map(({ size }) => Math.log(size));
  const ys = points.map(({ cost }) => Math.log(cost));
  const [meanX, meanY] = [mean(xs), mean(ys)];
  const above = xs.reduce((sum, x, index) => sum + (x - meanX) * ((ys[index] ?? meanY) - meanY), 0);
  const below = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
  return above / below;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
