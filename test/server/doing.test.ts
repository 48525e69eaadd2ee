import { describe, expect, it } from 'vitest';
import { doingWith } from '../../src/server/stories/doing.ts';

describe('what goes on', () => {
  it('is said in words for a skill of any name', () => {
    expect(doingWith('memory')).toBe('Recalling memories');
    for (const name of ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'sea-shanty'])
      expect(doingWith(name)).toBe(`Running ${name.replaceAll('-', ' ')}`);
  });
});
