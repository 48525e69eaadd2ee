/** What a dice formula says, as data. Offsets count characters of the formula, from 0. */

export type Comparison = { sign: '=' | '<' | '>' | '<=' | '>='; value: number };

export interface DiceTerm {
  kind: 'dice';
  count: number;
  /** `fudge` dice show −1, 0 or 1. */
  sides: number | 'fudge';
  explode: { how: 'explode' | 'compound' | 'penetrate'; when: Comparison | null } | null;
  reroll: { when: Comparison; once: boolean } | null;
  keep: { which: 'highest' | 'lowest'; count: number; drop: boolean } | null;
  /** The dice that hit are counted instead of added up. */
  countHits: Comparison | null;
  /** As written. */
  text: string;
  at: number;
}

export type DiceNode =
  | DiceTerm
  | { kind: 'number'; value: number }
  | { kind: 'name'; name: string; at: number }
  | { kind: 'negative'; of: DiceNode }
  | { kind: 'sum' | 'difference' | 'product'; left: DiceNode; right: DiceNode };

export interface DiceFormula {
  text: string;
  root: DiceNode;
}

/** Enough for any table, too little to keep a machine busy. */
export const DICE_LIMITS = {
  characters: 200,
  dice: 1000,
  sides: 10_000,
  explosions: 100,
  depth: 20,
} as const;

/** A formula that cannot be read, with the place where it stops making sense. */
export class DiceError extends Error {
  readonly formula: string;
  readonly at: number;

  constructor(formula: string, at: number, message: string) {
    super(message);
    this.name = 'DiceError';
    this.formula = formula;
    this.at = at;
  }

  /** The formula with a mark under the character in question. */
  get picture(): string {
    return `${this.formula}\n${' '.repeat(this.at)}^`;
  }
}

/** Every term with dice in it, from left to right. */
export function diceIn(node: DiceNode): DiceTerm[] {
  switch (node.kind) {
    case 'dice':
      return [node];
    case 'number':
    case 'name':
      return [];
    case 'negative':
      return diceIn(node.of);
    default:
      return [...diceIn(node.left), ...diceIn(node.right)];
  }
}

/** Names that need a value before the formula can be rolled. */
export function namesInDice({ root }: DiceFormula): string[] {
  const names = (node: DiceNode): string[] => {
    if (node.kind === 'name') return [node.name];
    if (node.kind === 'number' || node.kind === 'dice') return [];
    return node.kind === 'negative' ? names(node.of) : [...names(node.left), ...names(node.right)];
  };
  return [...new Set(names(root))];
}

export function isHit(value: number, { sign, value: bound }: Comparison): boolean {
  if (sign === '=') return value === bound;
  if (sign === '<') return value < bound;
  if (sign === '>') return value > bound;
  return sign === '<=' ? value <= bound : value >= bound;
}

export function lowestFace({ sides }: DiceTerm): number {
  return sides === 'fudge' ? -1 : 1;
}

export function highestFace({ sides }: DiceTerm): number {
  return sides === 'fudge' ? 1 : sides;
}
