import { describe, expect, it } from 'vitest';
import { stem, termsOf } from '../../src/base/words.ts';

describe('the words of a text', () => {
  it.each([
    ['bells', 'bell'],
    ['churches', 'church'],
    ['stories', 'story'],
    ['promised', 'promise'],
    ['promising', 'promise'],
    ['hammered', 'hammer'],
    ['stopped', 'stop'],
    ['running', 'run'],
    ['forging', 'forge'],
    ['kings', 'king'],
    ['swords', 'sword'],
    ['boxes', 'box'],
    ['craftspeople', 'craft'],
    ['tradesmen', 'trade'],
    ['huntswoman', 'hunting'],
  ])('are the same with an ending and without: %s and %s', (inflected, plain) => {
    expect(stem(inflected)).toBe(stem(plain));
  });

  it.each([
    ['king', 'kin'],
    ['glass', 'glas'],
    ['ring', 'r'],
    ['bed', 'b'],
    ['red', 'r'],
    ['woman', 'wo'],
  ])('keep what only looks like an ending: %s is not %s', (word, other) => {
    expect(stem(word)).not.toBe(stem(other));
  });

  it('have no accents, no capitals, no doubles, and leave out what says nothing', () => {
    expect(termsOf('The CAFÉ and the café; Zoë’s naïve plan — 42 times!')).toEqual([
      'cafe',
      'zoe',
      'naiv',
      'plan',
      '42',
      'time',
    ]);
    expect(termsOf('the of and it')).toEqual([]);
    expect(termsOf('門の鐘 колокол')).toEqual(['門の鐘', 'колокол']);
  });
});
