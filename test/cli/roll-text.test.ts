import { describe, expect, it } from 'vitest';
import { wholePercents } from '../../src/cli/play/roll-text.ts';

describe('odds', () => {
  it.each([
    [
      [15 / 36, 15 / 36, 6 / 36],
      [42, 42, 16],
    ],
    [
      [1 / 3, 1 / 3, 1 / 3],
      [34, 33, 33],
    ],
    [
      [0.29, 0.57, 0.14],
      [29, 57, 14],
    ],
    [[1], [100]],
  ])('%j are told in whole numbers that add up to a hundred', (shares, told) => {
    expect(wholePercents(shares)).toEqual(told);
  });
});
