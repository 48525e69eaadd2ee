import { describe, expect, it } from 'vitest';
import { loadCampaign } from '../../src/campaign/load.ts';
import { leansOnTheLast } from '../../src/campaign/prose.ts';
import { campaignFolder } from './support/folder.ts';

const FILES = {
  'manifest.json': JSON.stringify({ title: 'The Weir', version: '1.0.0' }),
  'plot/premise.md': 'The winch has stopped.\n',
  'lore/locations/winch-house.md':
    '# The Winch House\n\nIt is a shed that leans over the water. The door sticks. This is why nobody shuts it.\n\nOld Bastien mends nets in the doorway. In his gateway stands a barrel. He was a soldier.\n\nHe sleeps here in summer.\n',
  'characters/npcs/agnes/profile.json': JSON.stringify({
    name: 'Agnes Tull',
    role: 'miller',
    pronoun: 'she',
    personality: { traits: ['dry'] },
    background:
      'Agnes keeps the weir. She had a brother called Tom. He was the clever one. In his desk lay the will. Her hands are never still.',
  }),
};

describe('a sentence that leans on another', () => {
  const { facts, people } = loadCampaign(campaignFolder(FILES));
  const about = (id: string) => facts.filter((fact) => fact.about === id).map(({ text }) => text);

  it('is told with it, also over the end of a paragraph, and “it” under the name of a place is that place', () => {
    expect(about('place:winch-house')).toEqual([
      'The Winch House is a shed that leans over the water.',
      'The door sticks. This is why nobody shuts it.',
      'Old Bastien mends nets in the doorway. In his gateway stands a barrel. He was a soldier. He sleeps here in summer.',
    ]);
  });

  it('is told with it of somebody, where it is about somebody else', () => {
    expect(about(people[0]?.id ?? '')).toEqual([
      'Agnes keeps the weir.',
      'Agnes had a brother called Tom. He was the clever one. In his desk lay the will.',
      "Agnes's hands are never still.",
    ]);
  });

  it.each([
    ['It is a shed.', true],
    ['In his gateway the moss is black.', true],
    ['He was the clever one.', true],
    ['This is why the bell is muffled.', true],
    ['Some of them have never been opened.', true],
    ['It was the miller who rang.', false],
    ['In the gateway the moss is black.', false],
  ])('%s', (sentence, leans) => {
    expect(leansOnTheLast(sentence)).toBe(leans);
  });
});
