import { expect, it } from 'vitest';
import { afterLeaving, canCome, hasLeft } from '../../src/engine/whereabouts.ts';
import { smallCampaign, worldOf } from './support/small-world.ts';

const world = worldOf(smallCampaign());
const IZ = 'person:iz';

it('who has left is gone from this place for this part of the day, and can be met elsewhere', () => {
  const after = { ...world, absent: afterLeaving([IZ], world) };
  expect(hasLeft(IZ, after)).toBe(true);
  expect(canCome(IZ, after)).toBe(true);
  expect(hasLeft(IZ, { ...after, place: 'place:elsewhere' })).toBe(false);
  expect(hasLeft(IZ, { ...after, day: after.day + 1 })).toBe(false);
});

it('who keeps away all day is not met before the next, even where a scene sends them off once more', () => {
  const driven = { ...world, absent: { [IZ]: { day: world.day, from: null } } };
  const after = { ...driven, absent: afterLeaving([IZ], driven) };
  expect(canCome(IZ, after)).toBe(false);
  expect(canCome(IZ, { ...after, day: after.day + 1 })).toBe(true);
});
