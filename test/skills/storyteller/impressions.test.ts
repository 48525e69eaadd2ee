import { expect, it } from 'vitest';
import { withImpressions } from '../../../skills/storyteller/src/telling/impressions.ts';

const meet = { perception: { 'person:iz': { score: -20, tier: 'cold' } } };

it('whoever is seen for the first time feels what a tool of the same plan has found', () => {
  const people = [{ id: 'person:iz' }, { id: 'person:ansa' }, { id: 'person:teodor', regard: 5 }];
  expect(withImpressions({ people }, { meet, other: null })).toEqual({
    people: [{ id: 'person:iz', regard: -20 }, { id: 'person:ansa' }, { id: 'person:teodor', regard: 5 }],
  });
});

it('what the input tells goes first', () => {
  const people = [{ id: 'person:iz', regard: 40 }];
  expect(withImpressions({ people }, { meet })).toEqual({ people });
});
