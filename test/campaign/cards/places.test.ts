import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../src/base/random.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { storyPromptOf } from '../../../src/engine/conversation/story-prompt.ts';
import { anyPersona } from '../../../src/engine/persona.ts';
import { whereIs } from '../../../src/engine/whereabouts.ts';
import { budgetFor } from '../../../src/prompts/budget.ts';
import { sharedPrompt } from '../../../src/prompts/shared.ts';
import { enriched } from '../enrich/support/campaign.ts';

const TRAITS = [
  'gentle',
  'literal',
  'patient',
  'ashamed',
  'curious',
  'cannot lie while standing on the bridge',
];
const CARD = {
  'manifest.json': JSON.stringify({ title: 'The Story of Marl', version: '1.0.0' }),
  'extensions/marl.json': JSON.stringify({ source: { format: 'chara_card_v2' } }),
  'plot/premise.md':
    '# How it begins\n\n"Mind the cabbages," says Marl, in the botanical garden of Ostra Heights. A whistle replaces two of its front teeth.\n',
  'lore/locations/meeting-place.md':
    '# The Botanical Garden of Ostra Heights\n\nYou climb over the wall of the botanical garden of Ostra Heights and find Marl alone.\n',
  'lore/locations/ostra-heights.md': '# Ostra Heights\n\nA hill.\n',
  'characters/npcs/marl/profile.json': JSON.stringify({
    name: 'Marl',
    role: 'gardener',
    personality: { traits: TRAITS },
    metadata: { importance: 'protagonist', first_appearance: 'The Botanical Garden of Ostra Heights' },
  }),
  'characters/npcs/baron/profile.json': JSON.stringify({
    name: 'Baron Crake',
    role: 'baron',
    personality: { traits: ['hard to read'] },
  }),
};

describe('the place where a card is met', () => {
  it('is one place, of which no part is another, and nothing lies there that is a part of somebody', async () => {
    const { places, people } = loadCampaign(await enriched(CARD));
    expect(people.find(({ name }) => name === 'Marl')?.haunts).toEqual([{ place: 'place:meeting-place' }]);
    expect(places.map(({ name }) => name)).not.toContain('The botanical garden');
    expect(places.flatMap(({ things }) => things.map(({ name }) => name)).join()).not.toContain('teeth');
  });

  it('is left to the one whom the card is about, by those whom nobody put anywhere', async () => {
    const campaign = loadCampaign(await enriched(CARD));
    const baron = campaign.people.find(({ name }) => name === 'Baron Crake');
    const world = { posts: {}, part: 'morning', day: 1, place: 'place:meeting-place' } as never;
    const places = 'abcdefgh'
      .split('')
      .map((seed) =>
        baron === undefined ? null : whereIs({ ...baron, haunts: [] }, campaign, world, createRandom(seed)),
      );
    expect(places).not.toContain('place:meeting-place');
    expect(places).not.toContain(null);
  });

  it('is in the prompt with all that one is', async () => {
    const campaign = loadCampaign(await enriched(CARD));
    const input = storyPromptOf(campaign, anyPersona(campaign.template), { skills: [] } as never);
    const [system] = sharedPrompt(
      { input, chapters: [], turns: [] },
      budgetFor(8192),
      (text) => text.length / 4,
    );
    expect(system?.content).toContain(TRAITS.join(', '));
  });
});
