import { describe, expect, it } from 'vitest';
import { isNamedIn } from '../../src/base/phrase.ts';

describe('a text', () => {
  it('names what it speaks of, and not what somebody does', () => {
    expect(isNamedIn('It is a moment before you notice that you are being looked at.', 'the notice')).toBe(
      false,
    );
    expect(isNamedIn('She is slow to notice.', 'the notice')).toBe(false);
    expect(isNamedIn('There is a notice on the wall.', 'the notice')).toBe(true);
    expect(isNamedIn('You notice the notice.', 'the notice')).toBe(true);
  });
});
