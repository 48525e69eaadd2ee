import { createRandom } from '../../base/random.ts';
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
/** Dice that are thrown at most while trying out: a formula with a thousand dice gets fewer trials. */
const MAX_THROWS = 500_000;
/** Pairs of totals that are brought together at most while counting. */
const MAX_PAIRS = 1_000_000;

/** How many pairs may still be brought together. */
interface Budget {
  pairs: number;
}

/** How likely each total is: exact where the ways can be counted, otherwise tried out with a fixed seed. */
export function distributionOf(formula: DiceFormula, names: Record<string, number> = {}): Distribution {
  return exact(formula.root, names, { pairs: MAX_PAIRS }) ?? tried(formula, names);
}

/** Probability that the total is at least this. */
export function chanceOfAtLeast(distribution: Distribution, total: number): number {
  let sum = 0;
  for (const [value, probability] of distribution) if (value >= total) sum += probability;
  return Math.min(1, sum);
}

function exact(node: DiceNode, names: Record<string, number>, budget: Budget): Distribution | null {
  switch (node.kind) {
    case 'number':
      return new Map([[node.value, 1]]);
    case 'name':
      return new Map([[(Object.hasOwn(names, node.name) && names[node.name]) || 0, 1]]);
    case 'negative': {
      const of = exact(node.of, names, budget);
      return of && new Map([...of].map(([value, probability]) => [-value, probability]));
    }
    case 'dice':
      return exactDice(node, budget);
    default: {
      const left = exact(node.left, names, budget);
      const right = left && exact(node.right, names, budget);
      return left && right && joined(left, right, OPERATIONS[node.kind], budget);
    }
  }
}

const OPERATIONS = {
  sum: (a: number, b: number) => a + b,
  difference: (a: number, b: number) => a - b,
  product: (a: number, b: number) => a * b,
};

function exactDice(term: DiceTerm, budget: Budget): Distribution | null {
  if (term.explode !== null || term.reroll !== null) return null;
  const low = lowestFace(term);
  const faces = Array.from({ length: highestFace(term) - low + 1 }, (_, index) => low + index);
  if (term.keep !== null) return countedWays(term, faces);
  const worth = (face: number) => (term.countHits === null ? face : Number(isHit(face, term.countHits)));
  const one = new Map<number, number>();
  for (const face of faces) one.set(worth(face), (one.get(worth(face)) ?? 0) + 1 / faces.length);
  let sum: Distribution | null = new Map([[0, 1]]);
  for (let die = 0; die < term.count && sum !== null; die += 1)
    sum = joined(sum, one, OPERATIONS.sum, budget);
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
  budget: Budget,
): Distribution | null {
  budget.pairs -= left.size * right.size;
  if (budget.pairs < 0) return null;
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
  const totals = new Map<number, number>();
  let throws = 0;
  const chance = (limit: number) => {
    throws += 1;
    return random.below(limit);
  };
  let trials = 0;
  for (; trials < TRIALS && throws < MAX_THROWS; trials += 1) {
    const { total } = rollDice(formula, chance, names);
    totals.set(total, (totals.get(total) ?? 0) + 1);
  }
  return new Map([...totals].map(([total, count]) => [total, count / trials]));
}
