import { describe, expect, it } from 'vitest';
import { addLooks, type Looks, looksOf } from '../../../src/campaign/import/looks.ts';

describe('how somebody looks', () => {
  it('keeps a clause with what it is about', () => {
    const looks: Looks = { is: [], has: [], wears: [] };
    addLooks(looks, 'Height', '9 ft when she stands, which is seldom');
    expect(looksOf('Moss', looks)).toEqual(['Moss is 9 ft tall when she stands, which is seldom.']);
  });
});
