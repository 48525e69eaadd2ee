import { expect, it } from 'vitest';
import type { Fact } from '../../src/campaign/campaign.ts';
import { settled, smallCampaign, worldOf } from './support/small-world.ts';

const file = 'lore/locations/mill.md';
const fact = (id: string, text: string, more: Partial<Fact> = {}): Fact => ({
  ...{ id, text, kind: 'description', about: 'place:mill', mentions: [], spoken: false },
  ...{ source: { file, line: 1 }, ...more },
});
const facts = [
  fact('m1', 'The mill has two wheels.'),
  fact('m2', 'The gates are shut.', { when: ['night'] }),
  fact('m3', 'The miller is a thief.', { kind: 'secret' }),
];
const campaign = smallCampaign({ facts, keyed: [{ file, keys: ['miller'], order: 0 }] });

it('a text whose keyword comes up is told as it is at this hour, and without its secrets', async () => {
  const told = async (text: string, part: 'morning' | 'night') => {
    const { brief } = await settled(campaign, worldOf(campaign, { part }), { act: 'look', text });
    return brief.recalled.lore.map((passage) => passage.text);
  };
  expect(await told('Look out for the miller', 'morning')).toEqual(['The mill has two wheels.']);
  expect(await told('Look out for the miller', 'night')).toEqual([
    'The mill has two wheels. The gates are shut.',
  ]);
  expect(await told('Look out for the mill', 'morning')).toEqual([]);
});
