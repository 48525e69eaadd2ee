import { describe, expect, it } from 'vitest';
import { folderForPlay } from '../../../src/campaign/enrich/for-play.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { placeInside } from '../../../src/campaign/names.ts';
import { anyPersona } from '../../../src/engine/persona.ts';
import { startingWorld } from '../../../src/engine/world.ts';
import { locative } from '../../../src/sdk/language.ts';
import { NOW } from '../enrich/support/campaign.ts';
import { campaignFolder } from '../support/folder.ts';

/** A flat vault for a table: boxes to read aloud, “the party”, labels in bold, and a decision in a sentence of its own. */
const TABLE = {
  'Premise.md':
    '# Premise\n\n> [!quote] Read aloud\n> It is the night before the goat tax. This year the goat came back.\n\nGM: keep the pace up.\n\nThe party have been hired by [[Maud]]. They arrive in [[Brackford]] at noon.\n\n> [!warning] DM only\n> The troll is lonely.\n',
  'Act Outline.md':
    '# Act Outline\n\n## Act 1 - The goat\nThe party meet [[Maud]] in [[Brackford]]. The ribbon says *SORRY*.\n\n## Act 2 - Below\nThe party climb down to [[Under the Bridge]]. The stone of the [[Chapel of Ease]] has cracked. The party must decide: tell the village the truth, or leave it as it is.\n\n## Endings\n\n### Told\nIf the party tell the village the truth: Brackford builds a scaffold.\n\n### As it is\nIf the party leave it as it is, there are ten goats.\n',
  'Maud.md': '---\ntype: npc\nrole: Reeve\nlocation: "[[Brackford]]"\n---\n# Maud\n\n**Personality:** loud\n',
  'Brackford.md':
    '---\ntype: location\n---\n# Brackford\n\nA square with a **pump** and a **goat**.\n\nExits: [[Under the Bridge]]\n\n**Pump:** The handle is new.\n**Goat:** It is very clean. Somebody has combed it.\n',
  'Under the Bridge.md':
    '---\ntype: location\n---\n# Under the Bridge\n\nSomething breathes.\n\nExits: [[Brackford]]\n',
};

describe('a vault for a table', () => {
  const played = async () => {
    const options = { now: NOW, version: '0.1.0' };
    const { folder } = await folderForPlay(campaignFolder(TABLE), campaignFolder({}), options);
    return loadCampaign(folder);
  };

  it('tells the premise to you, from the hour that it says, without the title of a box', async () => {
    const campaign = await played();
    expect(campaign.premise).toEqual([
      'It is the night before the goat tax. This year the goat came back.',
      'You have been hired by Maud. You arrive in Brackford at noon.',
    ]);
    expect(startingWorld(campaign, anyPersona(null)).part).toBe('noon');
  });

  it('tells what happens to you, and decides what the party must decide', async () => {
    const { beats, endings } = await played();
    expect(beats.map(({ description }) => description)).toEqual([
      'You meet Maud in Brackford. The ribbon says SORRY.',
      'You climb down to the place under the Bridge. The stone of the Chapel of Ease has cracked.',
    ]);
    expect(beats.at(-1)?.outcomes?.map(({ description }) => description)).toEqual([
      'You tell the village the truth.',
      'You leave it as it is.',
    ]);
    expect(endings.map(({ paragraphs }) => paragraphs)).toEqual([
      ['There are ten goats.'],
      ['Brackford builds a scaffold.'],
    ]);
  });

  it('reads a label in bold as a closer look at the thing', async () => {
    const { facts, places } = await played();
    const seen = facts.filter(({ thing }) => thing !== undefined).map(({ text, thing }) => [text, thing]);
    expect(seen).toEqual([
      ['The handle is new.', 'thing:brackford/pump'],
      ['It is very clean.', 'thing:brackford/goat'],
      ['Somebody has combed it.', 'thing:brackford/goat'],
    ]);
    expect(places.map(({ name }) => name)).toEqual(['Brackford', 'the place under the Bridge']);
  });

  it('names a place as a sentence needs it', () => {
    expect(placeInside('Chapel of the Wayside')).toBe('the Chapel of the Wayside');
    expect(placeInside('The Lane')).toBe('the Lane');
    expect(locative('the place under the Bridge')).toBe('at the place under the Bridge');
  });
});
