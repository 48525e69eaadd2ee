import { describe, expect, it } from 'vitest';
import { spoken } from '../../../skills/storyteller/src/telling/speech.ts';
import { createRandom } from '../../../src/base/random.ts';

describe('a line in somebody’s mouth', () => {
  const judge = { text: 'she', plural: false, pronoun: 'she' as const };
  const says = (line: string) => spoken(line, judge, { isShown: false, random: createRandom('speech') });

  it.each([
    ['The County prosecutes, taxes, mends and forgets to mend.'],
    ['I sold the chairs, tables and the good clock.'],
  ])('%s is said in one breath', (line) => {
    expect(says(line)).toBe(`“${line.slice(0, -1)},” she says.`);
  });

  it.each([
    [
      'I sold the clock, because nobody looked at it.',
      '“I sold the clock,” she says, “because nobody looked at it.”',
    ],
    ['The roof came down, one plate at a time.', '“The roof came down,” she says, “one plate at a time.”'],
    ['It was late. Nobody came.', '“It was late,” she says. “Nobody came.”'],
  ])('%s takes a breath', (line, told) => {
    expect(says(line)).toBe(told);
  });
});
