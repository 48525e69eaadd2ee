import { expect, test } from 'vitest';
import { oddsInWords } from '../../src/contracts/odds-words.ts';

test('a partial success is shown beside the success and not counted as one', () => {
  expect(oddsInWords({ failure: 0.4, partial: 0.3, success: 0.3 })).toBe('30% success, 30% partial success');
  expect(oddsInWords({ failure: 0.5, partial: 0, success: 0.5 })).toBe('50% success');
});
