import {
  DICE_LIMITS,
  DiceError,
  type DiceFormula,
  type DiceNode,
  type DiceTerm,
  highestFace,
  isHit,
  lowestFace,
} from './notation.ts';

/** Gives a whole number from 0 up to, but not including, `limit`, each as likely as the others. */
export type Chance = (limit: number) => number;

export interface Die {
  value: number;
  /** It came from an exploding die, or was rolled again. */
  extra?: true;
  /** It does not count. */
  dropped?: true;
  /** It is among the hits that are counted. */
  hit?: true;
}

export interface RolledTerm {
  /** As written: `4d6dl1`. */
  text: string;
  dice: Die[];
  total: number;
}

export interface Rolled {
  formula: string;
  terms: RolledTerm[];
  /** Names in the formula with the value they stood for. */
  names: Record<string, number>;
  total: number;
}

/** Rolls a formula. A name in it must have a value. */
export function rollDice(formula: DiceFormula, chance: Chance, names: Record<string, number> = {}): Rolled {
  const terms: RolledTerm[] = [];
  const used: Record<string, number> = {};
  const value = (node: DiceNode): number => {
    switch (node.kind) {
      case 'number':
        return node.value;
      case 'name':
        used[node.name] = namedValue(node, names, formula.text);
        return used[node.name] as number;
      case 'negative':
        return -value(node.of);
      case 'sum':
        return value(node.left) + value(node.right);
      case 'difference':
        return value(node.left) - value(node.right);
      case 'product':
        return value(node.left) * value(node.right);
      case 'dice': {
        const rolled = rollTerm(node, chance);
        terms.push(rolled);
        return rolled.total;
      }
    }
  };
  const total = value(formula.root);
  return { formula: formula.text, terms, names: used, total: total === 0 ? 0 : total };
}

function namedValue(
  { name, at }: { name: string; at: number },
  names: Record<string, number>,
  formula: string,
): number {
  if (Object.hasOwn(names, name)) return names[name] as number;
  const given = Object.keys(names);
  const known = given.length === 0 ? 'No names were given' : `The names given are ${given.join(', ')}`;
  throw new DiceError(formula, at, `${JSON.stringify(name)} has no value. ${known}.`);
}

function rollTerm(term: DiceTerm, chance: Chance): RolledTerm {
  const dice = Array.from({ length: term.count }, () => rollOne(term, chance)).flat();
  markDropped(dice, term);
  return { text: term.text, dice, total: totalOf(dice, term) };
}

function rollOne(term: DiceTerm, chance: Chance): Die[] {
  const low = lowestFace(term);
  const faces = highestFace(term) - low + 1;
  const face = () => low + chance(faces);
  const first: Die = { value: face() };
  const dice = [first];
  if (term.reroll !== null) {
    for (let again = 0; again < (term.reroll.once ? 1 : DICE_LIMITS.explosions); again += 1) {
      const last = dice.at(-1) as Die;
      if (!isHit(last.value, term.reroll.when)) break;
      last.dropped = true;
      dice.push({ value: face(), extra: true });
    }
  }
  return term.explode === null ? dice : explode(dice, term, face);
}

function explode(dice: Die[], term: DiceTerm, face: () => number): Die[] {
  const how = term.explode?.how;
  const when = term.explode?.when ?? { sign: '=' as const, value: highestFace(term) };
  let shown = (dice.at(-1) as Die).value;
  for (let blasts = 0; blasts < DICE_LIMITS.explosions && isHit(shown, when); blasts += 1) {
    shown = face();
    const value = how === 'penetrate' ? shown - 1 : shown;
    if (how === 'compound') (dice.at(-1) as Die).value += value;
    else dice.push({ value, extra: true });
  }
  return dice;
}

function markDropped(dice: Die[], { keep }: DiceTerm): void {
  if (keep === null) return;
  const counting = dice.filter(({ dropped }) => dropped !== true);
  const sorted = counting.toSorted((a, b) =>
    keep.which === 'highest' ? b.value - a.value : a.value - b.value,
  );
  const chosen = new Set(sorted.slice(0, keep.count));
  for (const die of counting) {
    if (chosen.has(die) === keep.drop) die.dropped = true;
  }
}

function totalOf(dice: readonly Die[], { countHits }: DiceTerm): number {
  const counting = dice.filter(({ dropped }) => dropped !== true);
  if (countHits === null) return counting.reduce((sum, { value }) => sum + value, 0);
  const hits = counting.filter(({ value }) => isHit(value, countHits));
  for (const die of hits) die.hit = true;
  return hits.length;
}
