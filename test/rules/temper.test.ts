import { describe, expect, it } from 'vitest';
import { readTempers } from '../../src/rules/temper.ts';

describe('what somebody is like', () => {
  it.each([
    ['kind to strangers', ['kind']],
    ['patient when it pays', ['patient']],
    ['quick to anger', ['hasty']],
    ['thinks that losing is a kind of crime', []],
    ['believes that honest people are stupid', []],
    ['not very brave', []],
  ])('is in the author’s words: %s', (words, tempers) =>
    expect(readTempers([words]).map(({ temper }) => temper)).toEqual(tempers),
  );
});
