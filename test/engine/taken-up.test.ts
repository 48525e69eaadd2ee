import { expect, it } from 'vitest';
import { settled, smallCampaign, worldOf } from './support/small-world.ts';

const campaign = smallCampaign();
const IZ = 'person:iz';

/** What must be told where the player meets Iz again, who owes them thanks and remembers a deed. */
async function toldOnMeeting(act: string): Promise<string[]> {
  const world = worldOf(campaign, {
    place: 'place:mill',
    here: [],
    known: { [IZ]: 1, 'place:quay': 1 },
    opinions: { [IZ]: 30 },
    deeds: { [IZ]: { act, scene: 8 } },
    due: [{ kind: 'favour', person: IZ, about: null, text: 'you carried the lamp', from: 3 }],
  });
  const go = { act: 'go', text: 'Go to the quay', target: 'place:quay' } as const;
  const { brief } = await settled(campaign, world, go, { scene: 9 });
  expect(brief.people.map(({ id }) => id)).toContain(IZ);
  return brief.must.filter((text) => text.includes('you carried the lamp'));
}

it('an old kindness is thanked for where they meet again', async () => {
  expect(await toldOnMeeting('help')).toHaveLength(1);
});

it.each(['fight', 'accuse', 'deceive', 'steal'])('and not after a wrong: %s', async (act) => {
  expect(await toldOnMeeting(act)).toEqual([]);
});
