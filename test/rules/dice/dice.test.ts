import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../src/base/random.ts';
import { DICE_LIMITS, DiceError, namesInDice } from '../../../src/rules/dice/notation.ts';
import { chanceOfAtLeast, distributionOf } from '../../../src/rules/dice/odds.ts';
import { parseDice } from '../../../src/rules/dice/parse.ts';
import { type Rolled, rollDice } from '../../../src/rules/dice/roll.ts';

/** Rolls with dice that fall as told: faces are given as they are read. */
function rollWith(formula: string, faces: number[], names: Record<string, number> = {}): Rolled {
  const left = [...faces];
  const chance = () => {
    const face = left.shift();
    if (face === undefined) throw new Error(`${formula} wants more dice than ${faces.length}.`);
    return face;
  };
  const rolled = rollDice(parseDice(formula), chance, names);
  expect(left, `${formula} left dice lying`).toEqual([]);
  return rolled;
}

describe('a formula', () => {
  // The faces count from 0, as chance gives them: 0 is a one on a six-sided die and −1 on a fudge die.
  it.each([
    ['3d6', [0, 1, 2], 6],
    ['d20', [19], 20],
    ['1d20+5', [9], 15],
    ['2d6 - 1', [5, 5], 11],
    ['-1d4+10', [3], 6],
    ['(1d4+1)*2', [2], 8],
    ['2*3d6×2', [0, 0, 0], 12],
    ['4d6kh3', [0, 5, 4, 3], 15],
    ['4d6k3', [0, 5, 4, 3], 15],
    ['4d6dl1', [0, 5, 4, 3], 15],
    ['2d20kl1', [3, 15], 4],
    ['3d8dh1', [7, 0, 1], 3],
    ['d20 advantage', [3, 15], 16],
    ['1d20adv+2', [3, 15], 18],
    ['d20 dis', [3, 15], 4],
    ['d%', [41], 42],
    ['4dF', [0, 0, 1, 2], -1],
    ['3d6!', [5, 5, 1, 0, 0], 16],
    ['2d6!>=5', [4, 1, 0], 8],
    ['1d6!!', [5, 5, 2], 15],
    ['1d6!p', [5, 5, 2], 13],
    ['2d6r1', [0, 0, 3, 4], 9],
    ['2d6ro<3', [0, 1, 4], 7],
    ['6d10>7', [6, 7, 8, 9, 0, 1], 3],
    ['5d6>=5', [4, 5, 0, 0, 3], 2],
    ['0d6'.replace('0', '1'), [0], 1],
  ])('%s with %j comes to %i', (formula, faces, total) => {
    expect(rollWith(formula, faces).total).toBe(total);
  });

  it('takes values for names', () => {
    expect(namesInDice(parseDice('2d6+modifier-armour penalty'))).toEqual(['modifier', 'armour penalty']);
    expect(rollWith('2d6+modifier-armour penalty', [0, 0], { modifier: 3, 'armour penalty': 1 }).total).toBe(
      4,
    );
    expect(rollWith('1d6+défense', [0], { défense: 2 }).total).toBe(3);
  });

  it('shows each die and which of them count', () => {
    expect(rollWith('4d6dl1', [0, 5, 4, 3]).terms).toEqual([
      {
        text: '4d6dl1',
        total: 15,
        dice: [{ value: 1, dropped: true }, { value: 6 }, { value: 5 }, { value: 4 }],
      },
    ]);
    expect(rollWith('2d6r1', [0, 2, 4]).terms[0]?.dice).toEqual([
      { value: 1, dropped: true },
      { value: 3, extra: true },
      { value: 5 },
    ]);
    expect(rollWith('2d10>7', [8, 0]).terms[0]?.dice).toEqual([{ value: 9, hit: true }, { value: 1 }]);
  });

  it.each([
    ['', 0, 'empty'],
    ['   ', 3, 'empty'],
    ['2d6+', 4, 'The end of the formula'],
    ['2d6 3', 4, 'does not belong here'],
    ['2d6+@', 4, '"@"'],
    ['(2d6', 0, 'never closed'],
    ['2d6)', 3, 'does not belong here'],
    ['0d6', 0, 'At least one die'],
    ['1d0', 0, 'at least one side'],
    ['1+1001d6', 2, 'At most 1000 dice'],
    ['600d6+600d6', 6, 'At most 1000 dice'],
    ['1d10001', 0, '10000 sides'],
    ['2d6kh3', 3, 'Keeping 3 of 2'],
    ['2d6dl2', 3, 'Dropping 2 of 2'],
    ['2d6kh0', 3, 'at least 1'],
    ['2d6kh1kl1', 6, 'already'],
    ['2d6adv', 3, 'single die'],
    ['1d1!', 3, 'for ever'],
    ['1d6!<9', 3, 'for ever'],
    ['1d6r>0', 3, 'for ever'],
    ['99999999', 0, 'million'],
    [`${'('.repeat(30)}1${')'.repeat(30)}`, 20, 'deeply'],
    ['1'.repeat(201), 200, '200 characters'],
  ])('%s is refused at character %i', (formula, at, message) => {
    let thrown: unknown;
    try {
      parseDice(formula);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(DiceError);
    expect(thrown).toMatchObject({ at });
    expect((thrown as DiceError).message).toContain(message);
    expect((thrown as DiceError).picture.split('\n').at(-1)).toBe(`${' '.repeat(at)}^`);
  });

  it('is refused where a name has no value', () => {
    expect(() => rollWith('1d4+luck', [0], { nerve: 1 })).toThrow(
      '"luck" has no value. The names given are nerve.',
    );
    expect(() => rollWith('1d4+toString', [0])).toThrow('has no value');
  });

  it('never hangs, and never throws anything but a DiceError', () => {
    const scraps = [
      'd',
      '6',
      '20',
      '%',
      'F',
      'k',
      'h',
      'l',
      '!',
      'r',
      'o',
      '<',
      '>',
      '=',
      '+',
      '-',
      '*',
      '(',
      ')',
      ' ',
      'adv',
      'x',
    ];
    const formula = fc.oneof(
      fc.array(fc.constantFrom(...scraps), { maxLength: 12 }).map((parts) => parts.join('')),
      fc.string({ maxLength: 40 }),
    );
    fc.assert(
      fc.property(formula, fc.string(), (text, seed) => {
        try {
          const { total } = rollDice(parseDice(text), createRandom(seed).below, { x: 1 });
          expect(Number.isFinite(total)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(DiceError);
        }
      }),
      { numRuns: 5000 },
    );
  });
});

describe('chance', () => {
  /** Chi-square of `faces` equally likely faces; the bound is its 99.99th percentile (Wilson–Hilferty). */
  function isFair(counts: number[]): boolean {
    const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    const degrees = counts.length - 1;
    const spread = 2 / (9 * degrees);
    return chiSquare <= degrees * (1 - spread + 3.72 * Math.sqrt(spread)) ** 3;
  }

  it.each([2, 3, 4, 6, 8, 10, 12, 20, 100])('is fair on a die with %i sides', (sides) => {
    const random = createRandom('fairness');
    const counts = Array.from({ length: sides }, () => 0);
    for (let roll = 0; roll < sides * 2000; roll += 1) {
      const { total } = rollDice(parseDice(`1d${sides}`), random.below);
      counts[total - 1] = (counts[total - 1] ?? 0) + 1;
    }
    expect(isFair(counts)).toBe(true);
    expect(isFair(counts.map((count, face) => (face === 0 ? count + 600 : count)))).toBe(false);
  });

  it.each([
    ['1dF', [-1, 0, 1]],
    ['1d%', Array.from({ length: 100 }, (_, face) => face + 1)],
  ] as const)('is fair on %s, face by face', (formula, faces) => {
    const random = createRandom('fairness of the others');
    const rolled = Array.from(
      { length: faces.length * 2000 },
      () => rollDice(parseDice(formula), random.below).total,
    );
    const counts = Map.groupBy(rolled, (total) => total);
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(faces);
    expect(isFair(faces.map((face) => counts.get(face)?.length ?? 0))).toBe(true);
  });

  it('is told exactly by the odds', () => {
    const twoDice = distributionOf(parseDice('2d6'));
    expect(chanceOfAtLeast(twoDice, 10)).toBeCloseTo(6 / 36, 10);
    expect(chanceOfAtLeast(twoDice, 7)).toBeCloseTo(21 / 36, 10);
    expect(chanceOfAtLeast(distributionOf(parseDice('1d20 advantage')), 20)).toBeCloseTo(39 / 400, 10);
    expect(chanceOfAtLeast(distributionOf(parseDice('1d20-courage'), { courage: 5 }), 15)).toBeCloseTo(
      0.05,
      10,
    );
    expect(chanceOfAtLeast(distributionOf(parseDice('4dF')), 4)).toBeCloseTo(1 / 81, 10);
    expect(chanceOfAtLeast(distributionOf(parseDice('5d6>=5')), 5)).toBeCloseTo((1 / 3) ** 5, 10);
    expect(chanceOfAtLeast(distributionOf(parseDice('-(1d4)*2')), -2)).toBeCloseTo(0.25, 10);
  });

  it('agrees with the odds, whatever the formula', () => {
    const formulas = [
      '3d6',
      '4d6dl1',
      '3d6!',
      '2d6r1',
      '10d10kh3',
      '6d10>7',
      '2d20kl1+1d4',
      '(1d4+1)*2',
      '3d8!p-2',
    ];
    for (const text of formulas) {
      const formula = parseDice(text);
      const distribution = distributionOf(formula);
      expect([...distribution.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
      const random = createRandom(`agree/${text}`);
      const rolls = 20_000;
      const mean = [...distribution].reduce((sum, [value, share]) => sum + value * share, 0);
      let sum = 0;
      for (let roll = 0; roll < rolls; roll += 1) sum += rollDice(formula, random.below).total;
      const spread = Math.sqrt(
        [...distribution].reduce((all, [value, share]) => all + (value - mean) ** 2 * share, 0),
      );
      expect(Math.abs(sum / rolls - mean), text).toBeLessThan((6 * spread) / Math.sqrt(rolls) + 1e-9);
    }
  });

  it('stays within bounds that formulas cannot leave', () => {
    const rolled = rollDice(parseDice(`${DICE_LIMITS.dice}d2!`), () => 1);
    expect(rolled.terms[0]?.dice.length).toBe(DICE_LIMITS.dice * (1 + DICE_LIMITS.explosions));
  });
});
