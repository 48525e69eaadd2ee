import { expect, it } from 'vitest';
import type { BackgroundFacts } from '../../../src/engine/facts/background.ts';
import { type DueScene, takeFacts } from '../../../src/engine/facts/take.ts';
import { readFacts } from '../../../src/prompts/tasks/facts.ts';
import { PERSONA, smallCampaign, worldOf } from '../support/small-world.ts';

const campaign = smallCampaign();
const prose = ['An usher holds out a slip. A porter goes off with the trunk.'];
const people = [
  { name: 'the usher', about: 'brings slips', quote: 'An usher holds out' },
  { name: 'the porter', about: 'carries trunks', quote: 'A porter goes off' },
];

it('whom a telling has brought in is there when the next scene begins, and who has gone is not', () => {
  const world = { ...worldOf(campaign), here: [], factsDue: [2] };
  const scene = { scene: 2, prose, place: world.place, here: [] } as unknown as DueScene;
  const answer = { ...readFacts({}), people, away: ['the porter'] };
  const facts = { answer: () => answer } as unknown as BackgroundFacts;
  const { here, canon } = takeFacts(world, [scene], facts, { campaign, persona: PERSONA }).world;
  expect(canon).toHaveLength(2);
  expect(here).toEqual(['person:usher']);
});
