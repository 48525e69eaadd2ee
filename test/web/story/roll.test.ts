import { describe, expect, it } from 'vitest';
import type { RollView } from '../../../src/contracts/api/story.ts';
import { percent, signed, termsOf } from '../../../web/story/dice/roll.ts';

const rollOf = (dice: RollView['dice']): RollView => ({
  formula: '4d6dl1+2',
  purpose: '',
  dice,
  modifiers: [],
  total: 1,
  outcome: 'success',
  odds: {},
});

describe('a roll', () => {
  it('shows the true faces, with those that do not count', () => {
    const roll = rollOf([{ text: '4d6dl1', dice: [{ value: 5 }, { value: 1, dropped: true }], total: 5 }]);
    expect(termsOf(roll)).toEqual([
      {
        text: '4d6dl1',
        sides: 6,
        dice: [
          { value: 5, isDropped: false },
          { value: 1, isDropped: true },
        ],
      },
    ]);
  });

  it.each([
    ['1d20', 20],
    ['d%', 100],
    ['4dF', 6],
    ['2d10', 10],
  ])('knows the sides of %s', (text, sides) => {
    expect(termsOf(rollOf([{ text, dice: [{ value: 1 }], total: 1 }]))[0]?.sides).toBe(sides);
  });

  it('shows none where the skill keeps them to itself', () => {
    expect(termsOf(rollOf([]))).toEqual([]);
    expect(termsOf(rollOf([{ text: '2' }]))).toEqual([]);
  });

  it('writes numbers as a book does', () => {
    expect([signed(2), signed(-2), signed(0), percent(0.276)]).toEqual(['+2', '−2', '+0', '28%']);
  });
});
