import { describe, expect, it } from 'vitest';
import { runsOf } from '../../../web/story/tree/runs.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('a long story in the tree', () => {
  it('folds what lies between the first scene and the latest', () => {
    const runs = runsOf(numbers(1000), () => false);
    expect(runs[0]).toEqual([1]);
    expect(runs[1]).toHaveLength(991);
    expect(runs.slice(2)).toEqual([993, 994, 995, 996, 997, 998, 999, 1000].map((scene) => [scene]));
  });

  it('keeps what stands out in view', () => {
    const runs = runsOf(numbers(40), (scene) => scene === 20);
    expect(runs).toContainEqual([20]);
    expect(runs.filter((run) => run.length > 1)).toHaveLength(2);
  });

  it('loses no scene and keeps their order', () => {
    for (const count of [0, 1, 9, 12, 13, 57]) {
      expect(runsOf(numbers(count), (scene) => scene % 10 === 0).flat()).toEqual(numbers(count));
    }
  });

  it('folds nothing that is short', () => {
    expect(runsOf(numbers(12), () => false).every((run) => run.length === 1)).toBe(true);
  });
});
