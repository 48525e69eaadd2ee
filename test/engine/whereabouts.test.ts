import { expect, it } from 'vitest';
import { createRandom } from '../../src/base/random.ts';
import { knockOf } from '../../src/engine/plot/director.ts';
import { happen } from '../../src/engine/plot/occurrence.ts';
import { afterLeaving, canCome, hasLeft, whereIs } from '../../src/engine/whereabouts.ts';
import { beat, plotInput, smallCampaign, worldOf } from './support/small-world.ts';

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

it('who comes with a beat is nowhere before it, and sends no word', async () => {
  const { people } = smallCampaign();
  const [judge] = people.map((person) => ({ ...person, comesWith: 'beat_001' }));
  if (judge === undefined) throw new Error('The small campaign has people.');
  const bus = beat(1, { dialogue: [{ speaker: judge.name, line: 'Begin.' }], location: 'the cellar' });
  const campaign = smallCampaign({ people: [judge, ...people.slice(1)], beats: [bus] });
  const start = worldOf(campaign);
  expect(canCome(judge.id, start)).toBe(false);
  expect(canCome(judge.id, { ...start, day: 400 })).toBe(false);
  const input = plotInput(campaign, start, 3);
  expect(knockOf(bus, 0, new Set(), input).from).toBeNull();
  const { world } = happen(bus, start, input, null, () => 0);
  expect(canCome(judge.id, world)).toBe(true);
  expect(knockOf(bus, 0, new Set(), { ...input, world }).from).toBe(judge.id);
});

it('the one whom the story is about does not stray on its first day', () => {
  const campaign = smallCampaign();
  const [iz] = campaign.people;
  const [home, other] = campaign.places;
  if (iz === undefined || home === undefined || other === undefined) throw new Error('It has both.');
  const haunts = [{ place: home.id }, { place: other.id }];
  const metadata = { importance: 'protagonist' as const };
  const lead = { ...iz, haunts, profile: { ...iz.profile, metadata } };
  const at = (person: typeof iz, day: number) =>
    new Set(
      Array.from({ length: 40 }, (_, seed) =>
        whereIs(person, campaign, { ...world, day, posts: {} }, createRandom(`${seed}`)),
      ),
    );
  expect(at(lead, 1)).toEqual(new Set([home.id]));
  expect(at(lead, 2).size).toBe(2);
  expect(at({ ...iz, haunts }, 1).size).toBe(2);
});
