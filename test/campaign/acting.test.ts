import { describe, expect, it } from 'vitest';
import { actorsIn } from '../../src/campaign/acting.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { anyPersona } from '../../src/engine/persona.ts';
import { startingWorld } from '../../src/engine/world.ts';
import { campaignFolder } from './support/folder.ts';
import { playFolder } from './support/play.ts';

const MAUD = { name: 'Sister Maud', shortName: 'Sister Maud' };

describe('somebody is there who', () => {
  it.each([
    'Sister Maud lifts the lid of a hive.',
    'It is quiet. Sister Maud has a letter in her hand.',
    'Sister Maud is waiting by the gate.',
    'Sister Maud, the beekeeper, asks you in.',
    'You climb down to the mill and meet Sister Maud.',
  ])('does something: %s', (text) => expect(actorsIn(text, [MAUD])).toEqual([MAUD]));

  it.each([
    'Sister Maud has gone.',
    'You meet Sister Maud’s brother.',
    'Sister Maud, the beekeeper, has gone.',
    'Sister Maudlin asks you in.',
    'Sister Maud leaves before dawn.',
    'Sister Maud is missing.',
    'Sister Maud lives in the mill.',
    'You remember what Sister Maud said.',
    'Sister Maud waits at the Mill.',
  ])('and not who is elsewhere: %s', (text) => expect(actorsIn(text, [MAUD], ['the Mill'])).toEqual([]));
});

describe('a campaign in which nobody is said to live anywhere', () => {
  const profile = (name: string, role: string) =>
    JSON.stringify({ name, role, personality: { traits: ['patient'] }, appearance: 'Tall.' });
  const beat = {
    ...{ id: 'beat_001', title: 'The hive', description: 'Sister Maud lifts the lid of a hive.' },
    ...{ conditions: { scene_count: { min: 2 } }, priority: 'critical', location: 'The Garden' },
    consequences: ['Sister Maud becomes wary'],
  };
  const folder = campaignFolder({
    'manifest.json': JSON.stringify({ title: 'The Abbey', version: '1.0.0' }),
    'plot/premise.md': 'You come up the hill at noon. Prior Aldous reads your letter, in the Cloister.\n',
    'plot/beats.json': JSON.stringify({ beats: [beat] }),
    'lore/locations/cloister.md': '# The Cloister\n\nFour walks lead to [the Garden](garden.md).\n',
    'lore/locations/garden.md':
      '# The Garden\n\nForty hives. The way back leads to [the Cloister](cloister.md).\n',
    'lore/locations/mill.md': '# The Mill\n\nA wheel. The way back leads to [the Cloister](cloister.md).\n',
    'characters/npcs/aldous/profile.json': profile('Prior Aldous', 'Prior of the abbey'),
    'characters/npcs/maud/profile.json': profile('Sister Maud', 'Beekeeper'),
    'characters/player/template.json': JSON.stringify({ starting_location: 'The Cloister' }),
  });
  const campaign = loadCampaign(folder);

  it('takes from premise and beats where they are, at what hour it begins, and what they are called', () => {
    const people = campaign.people.map(({ shortName, pronoun, haunts }) => [shortName, pronoun, haunts]);
    expect(people).toEqual([
      ['Prior Aldous', 'they', [{ place: 'place:cloister' }]],
      ['Sister Maud', 'she', [{ place: 'place:garden' }]],
    ]);
    expect(startingWorld(campaign, anyPersona(campaign.template)).part).toBe('noon');
  });

  it.each(['one', 'two', 'three'])(
    'shows them there, and what has become of them after it (%s)',
    async (seed) => {
      const scenes = await playFolder(folder, { scenes: 10, seed, policy: 'curious' });
      expect(scenes[0]?.npcs.map(({ id }) => id)).toContain('person:aldous');
      const at = scenes.findIndex(({ prose }) => prose.join(' ').includes('lifts the lid'));
      expect(scenes[at]?.npcs.map(({ id }) => id)).toContain('person:maud');
      const after = scenes.slice(at + 1).find(({ npcs }) => npcs.some(({ id }) => id === 'person:maud'));
      expect(after?.prose.join(' ')).toMatch(/Sister Maud is wary/);
      const there = scenes.filter(({ location }) => location === 'The Cloister');
      expect(there.flatMap(({ prose }) => prose).join(' ')).not.toContain('leads to the Cloister');
    },
  );
});
