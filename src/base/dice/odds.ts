import { createRandom } from '../random.ts';
import {
  type DiceFormula,
  type DiceNode,
  type DiceTerm,
  highestFace,
  isHit,
  lowestFace,
} from './notation.ts';
import { rollDice } from './roll.ts';

/** Probability by total. */
export type Distribution = ReadonlyMap<number, number>;

/** Above this many ways of falling, dice are tried out instead of counted. */
const MAX_WAYS = 200_000;
const TRIALS = 40_000;

/** How likely each total is: exact where the ways can be counted, otherwise tried out with a fixed seed. */
export function distributionOf(formula: DiceFormula, names: Record<string, number> = {}): Distribution {
  return exact(formula.root, names) ?? tried(formula, names);
}

/** Probability that the total is at least this. */
export function chanceOfAtLeast(distribution: Distribution, total: number): number {
  let sum = 0;
  for (const [value, probability] of distribution) if (value >= total) sum += probability;
  return Math.min(1, sum);
}

function exact(node: DiceNode, names: Record<string, number>): Distribution | null {
  switch (node.kind) {
    case 'number':
      return new Map([[node.value, 1]]);
    case 'name':
      return new Map([[names[node.name] ?? 0, 1]]);
    case 'negative': {
      const of = exact(node.of, names);
      return of && new Map([...of].map(([value, probability]) => [-value, probability]));
    }
    case 'dice':
      return exactDice(node);
    default: {
      const left = exact(node.left, names);
      const right = exact(node.right, names);
      return left && right && joined(left, right, OPERATIONS[node.kind]);
    }
  }
}

const OPERATIONS = {
  sum: (a: number, b: number) => a + b,
  difference: (a: number, b: number) => a - b,
  product: (a: number, b: number) => a * b,
};

function exactDice(term: DiceTerm): Distribution | null {
  if (term.explode !== null || term.reroll !== null) return null;
  const low = lowestFace(term);
  const faces = Array.from({ length: highestFace(term) - low + 1 }, (_, index) => low + index);
  if (term.keep !== null) return countedWays(term, faces);
  const worth = (face: number) => (term.countHits === null ? face : Number(isHit(face, term.countHits)));
  const one = new Map<number, number>();
  for (const face of faces) one.set(worth(face), (one.get(worth(face)) ?? 0) + 1 / faces.length);
  if (faces.length * term.count * term.count > MAX_WAYS * 20) return null;
  let sum: Distribution = new Map([[0, 1]]);
  for (let die = 0; die < term.count; die += 1) sum = joined(sum, one, OPERATIONS.sum);
  return sum;
}

/** Every way the dice can fall, one by one. */
function countedWays(term: DiceTerm, faces: readonly number[]): Distribution | null {
  const ways = faces.length ** term.count;
  if (ways > MAX_WAYS) return null;
  const counts = new Map<number, number>();
  const single = { text: term.text, root: term };
  for (let way = 0; way < ways; way += 1) {
    let rest = way;
    const next = (limit: number) => {
      const face = rest % limit;
      rest = Math.floor(rest / limit);
      return face;
    };
    const { total } = rollDice(single, next);
    counts.set(total, (counts.get(total) ?? 0) + 1 / ways);
  }
  return counts;
}

function joined(
  left: Distribution,
  right: Distribution,
  operation: (a: number, b: number) => number,
): Distribution {
  const result = new Map<number, number>();
  for (const [a, p] of left) {
    for (const [b, q] of right) {
      const value = operation(a, b);
      result.set(value, (result.get(value) ?? 0) + p * q);
    }
  }
  return result;
}

function tried(formula: DiceFormula, names: Record<string, number>): Distribution {
  const random = createRandom(`odds/${formula.text}`);
  const counts = new Map<number, number>();
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const { total } = rollDice(formula, random.below, names);
    counts.set(total, (counts.get(total) ?? 0) + 1 / TRIALS);
  }
  return counts;
}
