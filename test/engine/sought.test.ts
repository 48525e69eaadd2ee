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
const late = worldOf(moving, { part: 'evening', tick: 8, known: { [ANSA]: 1 } });

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

it('the way to whom the player has promised something says so, and comes before another', async () => {
  const due = [{ kind: 'promise' as const, person: ANSA, about: 'p', text: 'tell her', from: 99 }];
  const known = { [ANSA]: 1, 'person:old': 1 };
  const look: Intent = { act: 'look', text: 'Look around' };
  const way = async (world: typeof late) => {
    const { options } = (await settled(campaign, world, look)).brief;
    return options.find(({ intent }) => intent.act === 'go' && intent.target === 'place:mill');
  };
  const plain = await way(worldOf(campaign, { known }));
  const owed = await way(worldOf(campaign, { known, due }));
  expect(owed?.because[0]).toMatchObject({
    kind: 'thread',
    text: 'Ansa has your word, and is there at this hour',
  });
  expect(owed?.weight).toBeGreaterThan(plain?.weight ?? 0);
});
