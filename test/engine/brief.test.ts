import { describe, expect, it } from 'vitest';
import type { Fact } from '../../src/campaign/campaign.ts';
import { settled, smallCampaign, worldOf } from './support/small-world.ts';

const source = { file: 'test.md', line: 1 };
const fact = (id: string, more: Partial<Fact>): Fact => ({
  id,
  text: `${id}.`,
  kind: 'description',
  about: 'place:quay',
  mentions: [],
  spoken: false,
  source,
  ...more,
});

describe('the brief', () => {
  const campaign = smallCampaign({
    manifest: { title: 'Small', version: '1.0.0', content_rating: 'Teen' },
    facts: [
      fact('The quay is wet', {}),
      fact('At night the quay is lit', { when: ['night'] }),
      fact('There is a mark on the crane', { thing: 'thing:quay/crane' }),
      fact('The mill stands still', { about: 'place:mill' }),
    ],
  });

  it('says what a place is like now, without what only a closer look finds', async () => {
    const described = async (part: 'noon' | 'night') =>
      (await settled(campaign, worldOf(campaign, { part }), null)).brief.place?.description;
    expect(await described('noon')).toEqual(['The quay is wet.']);
    expect(await described('night')).toEqual(['The quay is wet.', 'At night the quay is lit.']);
  });

  it('says whom the campaign is for, and what people know from the player', async () => {
    const world = worldOf(campaign, { knows: { 'person:iz': ['The mill stands still'] } });
    const { brief } = await settled(campaign, world, null);
    expect(brief.campaign.rating).toBe('Teen');
    expect(brief.people.map(({ id, knows }) => [id, knows])).toEqual([
      ['person:iz', ['The mill stands still.']],
    ]);
  });
});
