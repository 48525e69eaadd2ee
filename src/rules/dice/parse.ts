import {
  type Comparison,
  DICE_LIMITS,
  DiceError,
  type DiceFormula,
  type DiceNode,
  type DiceTerm,
  diceIn,
  highestFace,
  isHit,
  lowestFace,
} from './notation.ts';

const DICE = /(\d+)?d(\d+|%|f(?!\p{L}))/iuy;
const NAME = /\p{L}[\p{L}\p{N}_]*(?: \p{L}[\p{L}\p{N}_]*)*/uy;
const NUMBER = /\d+/y;
const COMPARISON = /(<=|>=|<|>|=)(-?\d+)/y;

/**
 * Reads a formula: `3d6`, `1d20+5`, `4d6dl1`, `2d20kh1`, `d20 advantage`, `d%`, `4dF`, `3d6!`, `2d6!>=5`, `6d10>7`, `1d6r1`,
 * `2d6+modifier`, `(1d4+1)*2`.
 */
export function parseDice(text: string): DiceFormula {
  if (text.length > DICE_LIMITS.characters)
    throw new DiceError(
      text.slice(0, DICE_LIMITS.characters),
      DICE_LIMITS.characters,
      `A formula may have ${DICE_LIMITS.characters} characters at most; this one has ${text.length}.`,
    );
  const formula = { text, root: new Parser(text).formula() };
  checkLimits(formula);
  return formula;
}

function checkLimits({ text, root }: DiceFormula): void {
  const terms = diceIn(root);
  let dice = 0;
  for (const term of terms) {
    dice += term.count;
    if (dice > DICE_LIMITS.dice)
      throw new DiceError(text, term.at, `At most ${DICE_LIMITS.dice} dice can be rolled at once.`);
  }
}

class Parser {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  formula(): DiceNode {
    this.#skipSpace();
    if (this.#at === this.#text.length)
      throw this.#error('The formula is empty; write something like 2d6+1.');
    const root = this.#sum();
    if (this.#at < this.#text.length) {
      throw this.#error(`${this.#seen()} does not belong here; a sign such as + was expected.`);
    }
    return root;
  }

  #sum(): DiceNode {
    let left = this.#product();
    for (;;) {
      const sign = this.#take(/[+\-−]/y);
      if (sign === null) return left;
      left = { kind: sign === '+' ? 'sum' : 'difference', left, right: this.#product() };
    }
  }

  #product(): DiceNode {
    let left = this.#factor();
    while (this.#take(/[*×]/y) !== null) left = { kind: 'product', left, right: this.#factor() };
    return left;
  }

  #factor(): DiceNode {
    this.#depth += 1;
    if (this.#depth > DICE_LIMITS.depth) throw this.#error('The formula is nested too deeply.');
    const node = this.#unary();
    this.#depth -= 1;
    return node;
  }

  #unary(): DiceNode {
    if (this.#take(/[-−]/y) !== null) return { kind: 'negative', of: this.#factor() };
    if (this.#take(/\+/y) !== null) return this.#factor();
    if (this.#take(/\(/y) !== null) return this.#bracket();
    return this.#dice() ?? this.#number() ?? this.#name();
  }

  #bracket(): DiceNode {
    const opened = this.#at - 1;
    const inner = this.#sum();
    if (this.#take(/\)/y) === null) throw new DiceError(this.#text, opened, 'This bracket is never closed.');
    return inner;
  }

  #number(): DiceNode | null {
    const start = this.#at;
    const digits = this.#take(NUMBER);
    if (digits === null) return null;
    const value = Number(digits);
    if (value > 1_000_000) throw new DiceError(this.#text, start, 'This number is larger than a million.');
    return { kind: 'number', value };
  }

  #name(): DiceNode {
    const at = this.#at;
    const name = this.#take(NAME);
    if (name === null) throw this.#error(`${this.#seen()} is not a number, dice or a name.`);
    return { kind: 'name', name: name.trim(), at };
  }

  #dice(): DiceTerm | null {
    const at = this.#at;
    const match = this.#match(DICE);
    if (match === null) return null;
    const [, count = '1', face = ''] = match;
    const sides = /f/i.test(face) ? 'fudge' : face === '%' ? 100 : Number(face);
    if (Number(count) === 0) throw new DiceError(this.#text, at, 'At least one die has to be rolled.');
    if (Number(count) > DICE_LIMITS.dice)
      throw new DiceError(this.#text, at, `At most ${DICE_LIMITS.dice} dice can be rolled at once.`);
    if (sides === 0) throw new DiceError(this.#text, at, 'A die has at least one side.');
    if (typeof sides === 'number' && sides > DICE_LIMITS.sides)
      throw new DiceError(this.#text, at, `A die has ${DICE_LIMITS.sides} sides at most.`);
    const term: DiceTerm = {
      kind: 'dice',
      count: Number(count),
      sides,
      explode: null,
      reroll: null,
      keep: null,
      countHits: null,
      text: '',
      at,
    };
    while (this.#modifier(term)) {
      // Each call has read one.
    }
    term.text = this.#text.slice(at, this.#at).trim();
    this.#skipSpace();
    return term;
  }

  /** Reads one thing that follows the dice; false when there is none. */
  #modifier(term: DiceTerm): boolean {
    const at = this.#at;
    return (
      this.#advantage(term, at) ||
      this.#keep(term, at) ||
      this.#explode(term, at) ||
      this.#reroll(term, at) ||
      this.#hits(term, at)
    );
  }

  #advantage(term: DiceTerm, at: number): boolean {
    const word = this.#match(/\s*(adv(?:antage)?|dis(?:advantage)?)(?![\p{L}\p{N}_])/iuy)?.[1];
    if (word === undefined) return false;
    this.#once(term.keep, at);
    if (term.count > 1)
      throw new DiceError(this.#text, at, 'Advantage is for a single die: it is rolled twice.');
    term.count = 2;
    term.keep = { which: /^a/i.test(word) ? 'highest' : 'lowest', count: 1, drop: false };
    return true;
  }

  #keep(term: DiceTerm, at: number): boolean {
    const match = this.#match(/(kh|kl|dh|dl|k)(\d+)?/iy);
    if (match === null) return false;
    this.#once(term.keep, at);
    const [, code = '', digits = '1'] = match;
    const drop = /^d/i.test(code);
    const count = Number(digits);
    if (count > term.count || (drop && count === term.count))
      throw new DiceError(
        this.#text,
        at,
        `${drop ? 'Dropping' : 'Keeping'} ${count} of ${term.count} dice leaves nothing to roll for.`,
      );
    if (count === 0) throw new DiceError(this.#text, at, 'The number of dice here must be at least 1.');
    term.keep = { which: /l$/i.test(code) ? 'lowest' : 'highest', count, drop };
    return true;
  }

  #explode(term: DiceTerm, at: number): boolean {
    const code = this.#match(/!!|!p|!/iy)?.[0];
    if (code === undefined) return false;
    this.#once(term.explode, at);
    const when = this.#comparison();
    const condition = when ?? { sign: '=' as const, value: highestFace(term) };
    if (isHit(lowestFace(term), condition) && isHit(highestFace(term), condition))
      throw new DiceError(this.#text, at, 'These dice would explode for ever.');
    term.explode = { how: code === '!!' ? 'compound' : code === '!' ? 'explode' : 'penetrate', when };
    return true;
  }

  #reroll(term: DiceTerm, at: number): boolean {
    const match = this.#match(/r(o)?(?=[<>=\d])/iy);
    if (match === null) return false;
    this.#once(term.reroll, at);
    const when = this.#comparison() ?? { sign: '=' as const, value: Number(this.#take(NUMBER)) };
    if (isHit(lowestFace(term), when) && isHit(highestFace(term), when))
      throw new DiceError(this.#text, at, 'These dice would be rolled again for ever.');
    term.reroll = { when, once: match[1] !== undefined };
    return true;
  }

  #hits(term: DiceTerm, at: number): boolean {
    const comparison = this.#comparison();
    if (comparison === null) return false;
    this.#once(term.countHits, at);
    term.countHits = comparison;
    return true;
  }

  #comparison(): Comparison | null {
    const match = this.#match(COMPARISON);
    return match === null ? null : { sign: match[1] as Comparison['sign'], value: Number(match[2]) };
  }

  #once(earlier: unknown, at: number): void {
    if (earlier !== null) throw new DiceError(this.#text, at, 'These dice have been told so already.');
  }

  #take(pattern: RegExp): string | null {
    const match = this.#match(pattern);
    if (match === null) return null;
    this.#skipSpace();
    return match[0];
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match !== null) this.#at = pattern.lastIndex;
    return match;
  }

  #skipSpace(): void {
    while (/\s/.test(this.#text.charAt(this.#at))) this.#at += 1;
  }

  #seen(): string {
    return this.#at >= this.#text.length
      ? 'The end of the formula'
      : JSON.stringify(this.#text.charAt(this.#at));
  }

  #error(message: string): DiceError {
    return new DiceError(this.#text, Math.min(this.#at, this.#text.length), message);
  }
}
