import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import type { Files } from '../support/folder.ts';
import { contentOf, enriched, manifest } from './support/campaign.ts';

/** A campaign of two sentences, such as people begin with. */
function seed(setting: string, premise: string, title = 'Untitled'): Files {
  return {
    'manifest.json': manifest({ title }),
    'world/setting.md': `${setting}\n`,
    'plot/premise.md': `${premise}\n`,
  };
}

/** All that was added, as it is read. */
function addedText(folder: string): string {
  return Object.entries(contentOf(folder))
    .filter(([file, content]) => content !== null && /_generated\.(?:md|json|ink)$/.test(file))
    .map(([, content]) => Buffer.from(content ?? '', 'latin1').toString('utf8'))
    .join('\n');
}

describe('the people an author names', () => {
  const SETTING = 'Marta Quill keeps the ferry house on the lake.';

  it.each([
    'Marta Quill hands you a brass key.',
    "Marta Quill hands you a brass key and a drowned man's coat.",
    'Marta Quill hands you a brass key; her brother Anselm is missing.',
  ])('are met: %s', async (premise) => {
    const { people } = loadCampaign(await enriched(seed(SETTING, premise)));
    expect(people.find(({ name }) => name === 'Marta Quill')).toMatchObject({
      pronoun: 'she',
      profile: { role: 'Keeper of the ferry house' },
    });
  });

  it('are what it is about when they are missing, with the pronoun the author gave them', async () => {
    const folder = await enriched(
      seed(SETTING, 'Marta Quill hands you a key; her brother Anselm is missing.'),
    );
    const { people, topics } = loadCampaign(folder);
    expect(people.map(({ name }) => name)).not.toContain('Anselm');
    expect(topics.map(({ name }) => name)).toContain('Anselm');
    expect(readFileSync(path.join(folder, 'lore/anselm_generated.md'), 'utf8')).toContain(
      'Anselm is missing',
    );
  });

  it('are all met, even if there are more than a story needs', async () => {
    const folder = await enriched(
      seed(
        'The station Halcyon circles a dead star. Commander Ines Okoro has locked the bridge, and Fat Tobias keeps the bar with Lena and her husband Ernst.',
        'Old Piet hands you the badge of a stranger. Doctor Amara Vale wants it back.',
      ),
    );
    const { people } = loadCampaign(folder);
    expect(people.map(({ name, shortName }) => [name, shortName]).toSorted()).toEqual([
      ['Commander Ines Okoro', 'Commander Okoro'],
      ['Doctor Amara Vale', 'Doctor Vale'],
      ...['Ernst', 'Fat Tobias', 'Lena', 'Old Piet'].map((name) => [name, name]),
    ]);
    expect(readdirSync(path.join(folder, 'characters/npcs')).toSorted()).toContain('fat-tobias');
    expect(people.find(({ name }) => name === 'Ernst')).toMatchObject({
      pronoun: 'he',
      profile: { role: "Lena's husband" },
    });
    expect(addedText(folder)).not.toMatch(/\bCommander (?!Ines|Okoro)|\bFat (?!Tobias)/);
    for (const { profile, shortName } of people)
      for (const tie of Object.values(profile.relationships ?? {})) expect(tie).toContain(shortName);
    expect(validateCampaign(folder)).toEqual([]);
  });
});

describe('the places an author names', () => {
  it('under the open sky are gone to, and are nobody’s to carry off', async () => {
    const will = 'Your aunt Wilma has left you her cider orchard. The neighbours want the well.';
    const folder = await enriched(seed('The parish lies in a fold of the hills.', will, 'The Last Orchard'));
    const { people, places, topics } = loadCampaign(folder);
    expect(places.map(({ name }) => name)).toContain('the cider orchard');
    expect(people.map(({ name }) => name)).not.toContain('Wilma');
    expect(topics.map(({ name }) => name.toLowerCase())).not.toContain('the cider orchard');
    expect(validateCampaign(folder)).toEqual([]);
  });

  it('keep their names and their capitals', async () => {
    const folder = await enriched(
      seed('The station Halcyon circles a dead star.', 'You wake, and it is cold.'),
    );
    const campaign = loadCampaign(folder);
    expect(campaign.places.map(({ name }) => name)).toContain('Halcyon');
    expect(addedText(folder)).not.toMatch(/Perihelion|Long Haul|halcyon(?!_generated|"|$)/m);
  });
});

describe('a house or a ship with a name', () => {
  it('can be entered under it, and does not give the world its own', async () => {
    const folder = await enriched(
      seed(
        'The village of Dormer has an orchard.',
        'Lena waits in the hotel Bellevue, and will not come down.',
      ),
    );
    const { places, topics } = loadCampaign(folder);
    expect(places.map(({ name }) => name)).toContain('Bellevue');
    expect(topics.map(({ name }) => name)).toContain('Dormer');
    expect(validateCampaign(folder)).toEqual([]);
  });
});

describe('what an author hands to the player', () => {
  it('is had from the start, and lies about nowhere', async () => {
    const { places, template } = loadCampaign(
      await enriched(
        seed('Marta Quill keeps the ferry house.', "Marta hands you a brass key and a drowned man's coat."),
      ),
    );
    expect(template?.starting_items).toEqual(expect.arrayContaining(['brass key', "drowned man's coat"]));
    const things = places.flatMap((place) => place.things.map(({ name }) => name)).join();
    expect(things).not.toMatch(/\bkey\b|\bcoat\b/);
  });
});
