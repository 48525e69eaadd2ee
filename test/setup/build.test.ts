import { expect, inject, test } from 'vitest';

test('the sources of this repository build', () => {
  expect(inject('buildProblem')).toBeNull();
});
