import { expect, it } from 'vitest';
import type { Intent } from '../../src/contracts/intent.ts';
import { settled, smallCampaign, worldOf } from './support/small-world.ts';

const ANSA = 'person:ansa';
const campaign = smallCampaign();
const toMill: Intent = { act: 'go', text: 'Go to the mill', target: 'place:mill' };
const toLoft: Intent = { act: 'go', text: 'Go up to Ansa', target: 'place:loft', topic: ANSA };
/** An hour in which Ansa is at the mill, and with the way the next one begins, in which she is at the loft. */
const moving = smallCampaign();
moving.people = moving.people.map((person) =>
  person.id === ANSA
    ? {
        ...person,
        haunts: [
          { place: 'place:mill', when: ['evening'] },
          { place: 'place:loft', when: ['night'] },
        ],
      }
    : person,
);
const late = worldOf(moving, { part: 'evening', tick: 2, known: { [ANSA]: 1 } });

async function here(world: typeof late, intent: Intent, of = moving): Promise<string[]> {
  return (await settled(of, world, intent)).brief.people.map(({ id }) => id);
}

it('whom the player has promised something is still there when they come', async () => {
  const due = [{ kind: 'promise' as const, person: ANSA, about: 'p', text: 'tell her', from: 99 }];
  expect(await here(late, toMill)).not.toContain(ANSA);
  expect(await here({ ...late, due }, toMill)).toContain(ANSA);
});

it('whom a way that a writer made up leads to is where it leads', async () => {
  const world = worldOf(campaign, { known: { [ANSA]: 1 } });
  expect(await here(world, toLoft, campaign)).not.toContain(ANSA);
  expect(await here(world, { ...toLoft, own: true }, campaign)).toContain(ANSA);
  const posts = { [ANSA]: 'place:mill' };
  expect(await here({ ...world, posts }, { ...toLoft, own: true }, campaign)).not.toContain(ANSA);
});
