import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampScore, opinionBonus, opinionName, opinionTier } from '../../src/rules/opinion.ts';
import { reputationName } from '../../src/rules/reputation.ts';
import { bandOf, STANDARD_BANDS, sumOf } from '../../src/rules/roll.ts';

describe('an opinion', () => {
  it.each([
    [100, 'devoted'],
    [81, 'devoted'],
    [80, 'trusting'],
    [56, 'trusting'],
    [55, 'friendly'],
    [31, 'friendly'],
    [30, 'neutral'],
    [0, 'neutral'],
    [-30, 'neutral'],
    [-31, 'wary'],
    [-55, 'wary'],
    [-56, 'hostile'],
    [-80, 'hostile'],
    [-81, 'hateful'],
    [-100, 'hateful'],
  ])('of %i is called %s', (score, name) => {
    expect(opinionName(score)).toBe(name);
  });

  it('counts the same for and against, and never more the nearer it is to indifference', () => {
    const score = fc.double({ min: -100, max: 100, noNaN: true });
    fc.assert(
      fc.property(score, score, (one, other) => {
        expect(opinionTier(-one)).toBe(-opinionTier(one) || 0);
        expect(opinionBonus(one)).toBe(opinionTier(one));
        if (one <= other) expect(opinionTier(one)).toBeLessThanOrEqual(opinionTier(other));
        expect(Math.abs(clampScore(one * 3))).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('a reputation', () => {
  it.each([
    [-100, 'hated'],
    [-80, 'hated'],
    [-79, 'hostile'],
    [-40, 'hostile'],
    [-39, 'mistrusted'],
    [-10, 'mistrusted'],
    [-9, 'unknown'],
    [10, 'unknown'],
    [11, 'accepted'],
    [40, 'accepted'],
    [41, 'honoured'],
    [80, 'honoured'],
    [81, 'revered'],
    [100, 'revered'],
    [1000, 'revered'],
    [-1000, 'hated'],
  ])('of %i is called %s', (score, name) => {
    expect(reputationName(score)).toBe(name);
  });
});

describe('a roll', () => {
  it('is in the last band when it is above all of them, and in none that is not there', () => {
    expect(bandOf(99, STANDARD_BANDS).outcome).toBe('success');
    expect(bandOf(99, [{ outcome: 'failure', up_to: 3 }]).outcome).toBe('failure');
    expect(bandOf(1, []).outcome).toBe('success');
    expect(sumOf([])).toBe(0);
  });
});
