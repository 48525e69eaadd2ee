import { describe, expect, it } from 'vitest';
import { folderForPlay } from '../../../src/campaign/enrich/for-play.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { readingsOf } from '../../../src/campaign/readings.ts';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import { anyPersona } from '../../../src/engine/persona.ts';
import { startingWorld } from '../../../src/engine/world.ts';
import { NOW } from '../enrich/support/campaign.ts';
import { campaignFolder } from '../support/folder.ts';
import { playFolder, textOf } from '../support/play.ts';
import { BROKEN, GAME_MASTER, OTHER_LAYOUTS, OUTLINED, PREFIXED, VAULT } from './folders.ts';

/** What an author never meant a player to read. */
const NOT_FOR_PLAYERS =
  /\w_\w|\bthe player\b|TODO|GM note|Note to self|in on it|about the tunnel|%%|\[\[|\]\]|lines and veils|\{\{/i;

describe('a folder in the manner of a game master', () => {
  const folder = campaignFolder(GAME_MASTER);
  const campaign = loadCampaign(folder);

  it('has its places, people and lore recognised wherever they lie', () => {
    expect(campaign.places.map(({ name }) => name)).toEqual(['the old mill', 'Village Green']);
    expect(campaign.places.map(({ exits }) => exits.length)).toEqual([1, 1]);
    expect(campaign.people.map(({ name }) => name).toSorted()).toEqual(['Bessa Thorn', 'Constable Reeve']);
    const bessa = campaign.people.find(({ name }) => name === 'Bessa Thorn');
    expect(bessa?.profile).toMatchObject({
      role: 'Miller of Oxley',
      personality: { traits: ['stubborn', 'kind', 'short of sleep'] },
      motivations: ['keep the mill turning until the harvest'],
      speech_patterns: {
        examples: ['Bread does not ask who ground the flour.', 'The wheel turns. I let it.'],
      },
    });
    expect(bessa?.haunts.map(({ place }) => place)).toContain('place:old-mill');
    expect(campaign.topics.map(({ name }) => name)).toEqual(['the flood']);
  });

  it('tells the premise to you, without notes and identifiers', () => {
    expect(campaign.premise).toEqual([
      'You arrive in Oxley on the day of the fair. You have been hired to find out why the wheel of old mill turns at night.',
    ]);
    expect(campaign.beats.map(({ description }) => description)).toEqual([
      'At night you see the wheel of old mill turn in the dry grass.',
    ]);
    expect(campaign.facts.map(({ text }) => text).join('\n')).not.toMatch(NOT_FOR_PLAYERS);
    expect(campaign.facts.map(({ text }) => text)).toContain('Bessa Thorn sells bread here.');
  });

  it('rolls by the rules in prose', () => {
    expect(campaign.rules?.rules).toMatchObject({
      dice: '1d20',
      bands: [{ outcome: 'failure', up_to: 7 }, { outcome: 'partial', up_to: 14 }, { outcome: 'success' }],
    });
  });

  it('starts without the broken files and says so', () => {
    expect(campaign.template).toBeNull();
    expect(campaign.notices.join('\n')).toContain('characters/player/template.json');
    expect(validateCampaign(folder).map(({ file, code }) => [file, code])).toEqual(
      expect.arrayContaining([
        ['characters/player/template.json', 'invalid_json'],
        ['plot/beats.json', 'missing_field'],
      ]),
    );
  });

  it('says what each file was read as', () => {
    expect(
      readingsOf(folder)
        .filter(({ about }) => about === 'file')
        .map(({ file, readAs }) => [file, readAs]),
    ).toEqual(
      expect.arrayContaining([
        ['intro.md', 'read as plot/premise.md'],
        ['setting.md', 'read as world/setting.md'],
        ['npcs/constable.json', 'read as a person'],
        ['locations/old_mill.md', 'read as a place'],
        ['history/the_flood.md', 'read as lore'],
      ]),
    );
  });

  it('plays ten scenes in which nothing is read out that is not for players', {
    timeout: 120_000,
  }, async () => {
    const scenes = await playFolder(folder, { scenes: 10 });
    expect(scenes).toHaveLength(10);
    expect(textOf(scenes)).not.toMatch(NOT_FOR_PLAYERS);
    expect(scenes.map(({ beat }) => beat?.id)).toContain('wheel_turns');
  });
});

describe('a vault with front matter and links in double brackets', () => {
  const campaign = loadCampaign(campaignFolder(VAULT));

  it('is recognised by what its front matter says', () => {
    expect(campaign.places.map(({ name, exits }) => [name, exits])).toEqual([
      ['Causeway', ['place:salt-house']],
      ['Salt House', ['place:causeway']],
    ]);
    expect(campaign.people.map(({ name, profile }) => [name, profile.role])).toEqual([
      ['Oriel Marsh', 'Notary'],
    ]);
    expect(campaign.topics.map(({ name }) => name)).toEqual(['the will']);
    expect(campaign.premise.join(' ')).toBe(
      'You have come to the Salt House to read a will. The tide is out until six.',
    );
    expect(campaign.facts.map(({ text }) => text).join('\n')).not.toMatch(NOT_FOR_PLAYERS);
  });
});

describe('a campaign in which most files are broken', () => {
  const folder = campaignFolder(BROKEN);
  const campaign = loadCampaign(folder);

  it('is played with what can be read', () => {
    expect(campaign.people.map(({ name, profile }) => [name, profile.role])).toEqual([
      ['Ada Lowe', 'Rope maker'],
    ]);
    expect(campaign.people[0]?.profile.personality.traits).toEqual(['patient', 'dry']);
    expect(campaign.rules).toBeNull();
    expect(campaign.factions).toEqual([]);
    expect(campaign.beats).toEqual([]);
    for (const file of [
      'world/rules.md',
      'lore/factions/guild.md',
      'characters/npcs/bert/profile.json',
      'plot/beats.json',
    ])
      expect(campaign.notices.join('\n'), file).toContain(file);
  });
});

describe('rules in prose that are not plain', () => {
  it('are not followed, and the validator says so', () => {
    const folder = campaignFolder({
      'manifest.json': '{ "title": "T", "version": "1.0.0" }',
      'world/rules.md': 'Roll 1d20 against DC 12, or higher if the mayor is watching.\n',
    });
    expect(loadCampaign(folder).rules?.rules).toEqual({});
    expect(validateCampaign(folder).map(({ code }) => code)).toContain('rules_not_read');
  });
});

describe('a story about somebody who plays', () => {
  it('keeps its players', () => {
    const folder = campaignFolder({
      'manifest.json': '{ "title": "T", "version": "1.0.0" }',
      'plot/premise.md': 'Two chess players sit down. The player with the white pieces is late.\n',
    });
    expect(loadCampaign(folder).premise.join(' ')).toContain('The player with the white pieces');
  });
});

describe.each(OTHER_LAYOUTS.map((layout) => [layout.id, layout] as const))('%s', (_, layout) => {
  it('is played with its own people and places, and without its notes', { timeout: 120_000 }, async () => {
    const options = { now: NOW, version: '0.1.0' };
    const { folder } = await folderForPlay(campaignFolder(layout.files), campaignFolder({}), options);
    const campaign = loadCampaign(folder);
    expect(campaign.people.map(({ name }) => name)).toEqual(expect.arrayContaining(layout.people));
    expect(campaign.places.map(({ name }) => name)).toEqual(expect.arrayContaining(layout.places));
    expect(campaign.notices.join()).not.toMatch(/written no (?:places|people)/);
    const told = [
      textOf(await playFolder(folder, { scenes: 4 })),
      ...campaign.facts.map(({ text }) => text),
    ].join('\n');
    expect(told).not.toMatch(NOT_FOR_PLAYERS);
    expect(told).not.toMatch(
      /\bDM\b|DC 12|Read aloud|\bgp\b|Exits:|\.txt|\^platz|#wirtin|char_0|loc_0|\[!|\{\{|'''|<ref|rope has been cut|Trivia|sold it herself/,
    );
    expect(told).toContain(layout.opening ?? '');
    if ('rules.txt' in layout.files) expect(campaign.rules?.rules).toMatchObject({ dice: '1d20' });
  });
});

describe('a vault without a manifest', () => {
  const VAULT_OF_A_RIVER = {
    'Intro.md':
      '# Intro\n\nThe river has been gone for nine days. The ferry sits in the mud at [[The Ferry Landing]].\n\nThe player arrives at noon on the tenth day.\n',
    'REPORT.md': '# Report\n\nThe program told my notes to the reader.\n',
    'Places/Chapel.md':
      '---\ntype: location\n---\n# Chapel\n\nForty names on the wall. The **font** is dry.\n\nExits: [[The Ferry Landing]]\n',
    'Places/The Ferry Landing.md':
      '---\ntype: location\n---\n# The Ferry Landing\n\nThe ferry lies on its side. npc_smith_01 is mending the rope.\n\nBack to [[Chapel]].\n',
    'People/Berta.md':
      '---\ntype: npc\nid: npc_smith_01\nlocation: "[[The Ferry Landing]]"\n---\n# Berta\n\n**Appearance:** Short and broad, with a glove that she does not take off.\n',
  };
  const ready = () =>
    folderForPlay(campaignFolder(VAULT_OF_A_RIVER), campaignFolder({}), { now: NOW, version: '0.1.0' });

  it('is played from a copy that has one, and the player is told', async () => {
    const { folder, hadNoManifest } = await ready();
    expect(hadNoManifest).toBe(true);
    const campaign = loadCampaign(folder);
    expect(campaign.manifest.title).not.toBe('');
    expect(startingWorld(campaign, anyPersona(campaign.template)).part).toBe('noon');
    const [first] = await playFolder(folder, { scenes: 1 });
    expect(first?.location).toBe('The Ferry Landing');
  });

  it('tells neither ways, nor identifiers, nor what is about the folder, and says what Berta is', async () => {
    const { facts, people, topics, places } = loadCampaign((await ready()).folder);
    const told = facts.map(({ text }) => text).join('\n');
    expect(told).toContain('Berta is mending the rope.');
    expect(told).not.toMatch(/Exits|Back to|smith|program told/i);
    expect(topics.map(({ name }) => name)).not.toContain('Report');
    expect(places.map(({ exits }) => exits.length)).toEqual([1, 1]);
    expect(people[0]).toMatchObject({ pronoun: 'she', profile: { role: 'From the Ferry Landing' } });
  });

  it('is refused where there is nothing to play', async () => {
    const { hadNoManifest } = await folderForPlay(campaignFolder({ 'a.png': 'x' }), campaignFolder({}), {
      now: NOW,
      version: '0.1.0',
    });
    expect(hadNoManifest).toBe(false);
  });
});

describe('a vault whose pages are called by identifiers', () => {
  const folder = campaignFolder(PREFIXED);
  const campaign = loadCampaign(folder);

  it('calls people and places by their names, as the author writes them in prose', () => {
    expect(campaign.people.map(({ name }) => name).toSorted()).toEqual([
      'Inspector Finch',
      'Mother Tallow',
      'the toll keeper',
    ]);
    expect(campaign.places.map(({ name }) => name).toSorted()).toEqual([
      'Vesper Row',
      'the Brass Lantern',
      'the old gasworks',
    ]);
    expect(campaign.premise.join(' ')).toContain('sent to the Brass Lantern to find out');
    expect(campaign.facts.map(({ text }) => text)).toContain('Inspector Finch leans on a rail.');
    // By the surname alone, too.
    const owed = campaign.facts.find(({ text }) => text.startsWith('Finch owes'));
    expect(owed?.mentions).toEqual(
      expect.arrayContaining(['person:npc-inspector-finch', 'person:npc-mother-tallow']),
    );
  });

  it('finds everybody where their pages say, without a warning', () => {
    expect(validateCampaign(folder).filter(({ code }) => code === 'unknown_place')).toEqual([]);
    const tallow = campaign.people.find(({ name }) => name === 'Mother Tallow');
    expect(tallow?.haunts.map(({ place }) => place)).toEqual(['place:the-brass-lantern']);
  });
});

describe('an outline of the plot', () => {
  const options = { now: NOW, version: '0.1.0' };
  const played = async () => {
    const { folder } = await folderForPlay(campaignFolder(OUTLINED), campaignFolder({}), options);
    return loadCampaign(folder);
  };

  it('becomes beats, a last decision and endings, and is told to nobody before', async () => {
    const { beats, endings, topics, facts, manifest } = await played();
    expect(manifest.title).toBe('Gutterlight');
    expect(beats.map(({ description, location }) => [description, location])).toEqual([
      ['You arrive at the Brass Lantern and see the white gas.', 'the brass lantern'],
      ['Inspector Finch shows you the seal in the Gasworks.', 'gasworks'],
      ['You meet Inspector Finch, who wants a name.', 'vesper row'],
      ['You find your own name on the slate at the Brass Lantern.', 'the brass lantern'],
    ]);
    expect(beats[3]?.outcomes?.map(({ description }) => description)).toEqual([
      'You give Finch a name.',
      'You pay with your own.',
      'You open the great valve.',
    ]);
    expect(endings.map(({ title, paragraphs }) => [title, paragraphs])).toEqual([
      ['The debt', ['It will take forty years to pay.']],
      ['The name', ['The lamps go out one by one, and you walk home by counting steps.']],
      ['The valve', ['You open the great valve, and nobody is in the dark.']],
    ]);
    expect(topics.map(({ name }) => name)).toEqual(['Lamp Company']);
    expect(facts.map(({ text }) => text).join('\n')).not.toMatch(/counting steps|talking lamp|noir|act 3/i);
  });

  it('is left out with a word about it where the campaign is in the format', () => {
    const folder = campaignFolder({ ...PREFIXED, ...OUTLINED });
    expect(loadCampaign(folder).topics.map(({ name }) => name)).toEqual(['Lamp Company']);
    expect(readingsOf(folder).find(({ file }) => file.startsWith('Story/'))?.readAs).toContain(
      'plot/endings/',
    );
  });
});
