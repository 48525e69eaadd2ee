import { describe, expect, it } from 'vitest';
import { readConsequence } from '../../src/campaign/consequences.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { circles, plotNode, prospects } from '../../src/campaign/plot-graph.ts';
import { validateCampaign } from '../../src/campaign/validate/index.ts';
import { anyPersona } from '../../src/engine/persona.ts';
import { withConsequence } from '../../src/engine/plot/consequences.ts';
import { startingWorld } from '../../src/engine/world.ts';
import { goodCampaign } from './gallery/good.ts';
import { campaignFolder, type Files } from './support/folder.ts';

const MANIFEST = { 'manifest.json': '{ "title": "T", "version": "1.0.0" }' };
const load = (files: Files) => loadCampaign(campaignFolder({ ...MANIFEST, ...files }));

const PROVENANCE = JSON.stringify({
  source_model: 'builtin/1',
  generated_at: '2026-02-03T11:00:00Z',
  seed_data: 'T',
  version: '1.0.0',
});
const generated = (files: Record<string, string>): Files =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, text]) => [
      [file, text],
      [`${file}.provenance.json`, PROVENANCE],
    ]),
  );

describe('endings', () => {
  it('are told as written, with an epilogue that may depend on what happened', () => {
    const { endings } = load({
      'plot/endings/dawn.md': [
        '---',
        'conditions: { scene_count: { min: 9 } }',
        'trend: [keeps promises]',
        '---',
        '# The lamp is lit',
        'It burns. It burns on.',
        '',
        'Morning comes.',
        '',
        '## Epilogue',
        'The boat is late.',
        '',
        '## Epilogue: Odile trusts the player',
        'She writes.',
        '',
        '### Years later',
        'She still writes.',
      ].join('\n'),
      'plot/endings/leaving.md': 'You go.',
    });
    expect(endings).toEqual([
      {
        id: 'ending:dawn',
        title: 'The lamp is lit',
        paragraphs: ['It burns. It burns on.', 'Morning comes.'],
        epilogue: [
          { when: null, paragraphs: ['The boat is late.'] },
          { when: 'Odile trusts the player', paragraphs: ['She writes.', 'She still writes.'] },
        ],
        frontMatter: { conditions: { scene_count: { min: 9 } }, trend: ['keeps promises'] },
        source: { file: 'plot/endings/dawn.md', line: 5 },
      },
      {
        id: 'ending:leaving',
        title: 'leaving',
        paragraphs: ['You go.'],
        epilogue: [],
        frontMatter: {},
        source: { file: 'plot/endings/leaving.md', line: 1 },
      },
    ]);
  });
});

describe('rules', () => {
  const yaml = 'dice: 1d20\nstats: { nerve: { for: [sneak] } }';
  const template = {
    'characters/player/template.json': '{ "starting_stats": { "attributes": [{ "name": "nerve" }] } }',
  };

  it.each([
    ['front matter', `---\n${yaml}\n---\nWeather matters.`],
    ['a block marked rules', `Weather matters.\n\n\`\`\`rules\n${yaml}\n\`\`\`\n`],
    ['a YAML block marked rules', `Weather matters.\n\n~~~yaml rules\n${yaml}\n~~~\n`],
  ])('are read from %s', (_, text) => {
    expect(load({ 'world/rules.md': text, ...template }).rules).toEqual({
      rules: { dice: '1d20', stats: { nerve: { for: ['sneak'] } } },
      prose: ['Weather matters.'],
      source: { file: 'world/rules.md', line: 1 },
    });
  });

  it('are absent when there is no such file, and empty when it has prose alone', () => {
    expect(load({}).rules).toBeNull();
    expect(load({ 'world/rules.md': 'Be kind.' }).rules).toMatchObject({ rules: {}, prose: ['Be kind.'] });
  });
});

describe('factions', () => {
  it('know their members, allies and rivals by name or file, and are lore besides', () => {
    const { factions, topics } = loadCampaign(campaignFolder(goodCampaign()));
    expect(factions).toEqual([
      {
        id: 'faction:pilots',
        name: 'the Pilots',
        members: ['person:odile'],
        allies: [],
        rivals: ['faction:wreckers'],
        standing: 10,
        topic: 'topic:factions-pilots',
        source: { file: 'lore/factions/pilots.md', line: 1 },
      },
      expect.objectContaining({ id: 'faction:wreckers', members: ['person:old-tom'], standing: 0 }),
    ]);
    expect(topics.map(({ id }) => id)).toContain('topic:factions-pilots');
  });
});

describe('generated files', () => {
  const machine = {
    ...generated({
      'world/setting_generated.md': 'A bakery at the end of the world.',
      'plot/premise_generated.md': 'You rise.',
      'plot/beats_generated.json':
        '{ "beats": [{ "id": "beat_001", "title": "The oven", "description": "The oven goes out." }] }',
      'plot/endings/eaten_generated.md': 'You are eaten.',
      'characters/npcs/baker/profile_generated.json':
        '{ "name": "Bo", "role": "Baker", "personality": { "traits": ["kind"] } }',
      'characters/npcs/baker/secrets_generated.md': 'Bo is afraid of bread.',
      'characters/player/template_generated.json': '{ "starting_items": ["crumb"] }',
      'world/constraints_generated.md': 'Bread stays bread.',
      'lore/locations/oven_generated.md': '# The oven\n\nIt is warm.',
      'lore/yeast_generated.md': '# Yeast\n\nIt rises.',
    }),
  };

  it('stand in for what nobody has written', () => {
    const campaign = load(machine);
    expect(campaign.premise).toEqual(['You rise.']);
    expect(campaign.constraints).toEqual(['Bread stays bread.']);
    expect(campaign.beats.map(({ id }) => id)).toEqual(['beat_001']);
    expect(campaign.endings.map(({ id, title }) => [id, title])).toEqual([['ending:eaten', 'eaten']]);
    expect(campaign.people.map(({ id }) => id)).toEqual(['person:baker']);
    expect(campaign.places.map(({ id }) => id)).toEqual(['place:oven']);
    expect(campaign.topics.map(({ id }) => id)).toEqual(['topic:yeast']);
    expect(campaign.template?.starting_items).toEqual(['crumb']);
    expect(campaign.facts.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['A bakery at the end of the world.', 'Bo is afraid of bread.']),
    );
    expect(campaign.generated).toHaveLength(10);
  });

  it('give way to a person, file by file, and add up with what people wrote', () => {
    const campaign = load({
      ...machine,
      'plot/premise.md': 'You wake.',
      'lore/yeast.md': '# The yeast\n\nIt waits.',
      'lore/flour.md': '# Flour\n\nIt is dust.',
    });
    expect(campaign.premise).toEqual(['You wake.']);
    expect(campaign.topics.map(({ id, name }) => [id, name])).toEqual([
      ['topic:flour', 'Flour'],
      ['topic:yeast', 'the yeast'],
    ]);
    expect(campaign.facts.map(({ text }) => text)).not.toContain('It rises.');
    expect(campaign.generated).toHaveLength(8);
  });
});

describe('what beats wait for', () => {
  const node = (id: string, conditions: Parameters<typeof plotNode>[1] = {}) => plotNode(id, conditions);
  const outlook = (...nodes: ReturnType<typeof plotNode>[]) => {
    const found = prospects(nodes);
    return nodes.map((one) => found.get(one)?.obstacle?.kind ?? found.get(one)?.earliest);
  };

  it('carries the earliest scene along, and takes the soonest of several ways', () => {
    expect(
      outlook(
        node('d', { requires_any_beat: ['b', 'c'] }),
        node('a', { scene_count: { min: 4 } }),
        node('b', { requires_beat: 'a', scene_count: { min: 2 } }),
        node('c', { scene_count: { min: 9 } }),
        node('e', { requires_beat: ['c', 'd'], scene_count: { max: 8 } }),
      ),
    ).toEqual([4, 4, 4, 9, 'windows']);
  });

  it('is possible by one way even if another is a circle', () => {
    const nodes = [
      node('a', { requires_any_beat: ['b', 'c'], scene_count: { max: 3 } }),
      node('b', { requires_beat: 'a' }),
      node('c', { scene_count: { min: 1 } }),
    ];
    expect(outlook(...nodes)).toEqual([0, 0, 1]);
    expect(circles(nodes)).toEqual([]);
  });

  it('finds every circle once, however one gets into it', () => {
    const nodes = [
      node('a', { requires_beat: 'b' }),
      node('b', { requires_beat: ['c'] }),
      node('c', { requires_any_beat: ['b'] }),
      node('x', { requires_beat: 'x' }),
      node('y', { requires_beat: 'a' }),
    ];
    expect(circles(nodes)).toEqual([
      ['b', 'c', 'b'],
      ['x', 'x'],
    ]);
  });

  it('is not there for what waits for a missing beat, unless there may be beats that nobody could read', () => {
    const nodes = [node('a', { requires_beat: 'gone' }), node('b', { requires_beat: 'a' })];
    expect(outlook(...nodes)).toEqual(['unknown', 'waits']);
    expect([...prospects(nodes, false).values()].map(({ obstacle }) => obstacle)).toEqual([null, null]);
  });

  it('is not there for what only waits for a circle', () => {
    expect(outlook(node('a', { requires_beat: 'a' }), node('b', { requires_beat: 'a' }))).toEqual([
      'circle',
      'waits',
    ]);
  });
});

describe('constraints', () => {
  const warnings = (constraints: string, setting: string) =>
    validateCampaign(
      campaignFolder({ ...MANIFEST, 'world/constraints.md': constraints, 'world/setting.md': setting }),
    ).map(({ message }) => message);

  it.each([
    ['No magic.', 'Every town has its wizard.', 'wizard'],
    ['- There is no magic in this world.', 'Spells are sold at the market.', 'Spells'],
    ['There are no guns, dragons or gods here.', 'A dragon sleeps under the hill.', 'dragon'],
    ['Never mention vampires.', 'The vampire pays his taxes.', 'vampire'],
    ['No ponies.', 'Each child has a pony.', 'pony'],
  ])('%s against %s', (constraint, setting, words) => {
    expect(warnings(constraint, setting)).toEqual([
      expect.stringContaining(`This brings in "${words}", but`),
    ]);
  });

  it.each([
    ['No magic.', 'There is no magic here, and no wizard ever came.'],
    ['No magic.', 'People still tell legends of magic.'],
    ['No woman may hold a light.', 'The light burns. A woman keeps it.'],
    ['Nobody explains why the sea left.', 'The sea left.'],
    ['No magic.', 'Imagery, magnets and magnates.'],
    ['No guns.', 'The gunwale is wet.'],
  ])('%s goes with %s', (constraint, setting) => {
    expect(warnings(constraint, setting)).toEqual([]);
  });
});

describe('the contract key', () => {
  it('is welcome in every file an author writes', () => {
    const key = '"$schema": "../contracts/x.schema.json",';
    const folder = campaignFolder({
      'manifest.json': `{ ${key} "title": "T", "version": "1.0.0" }`,
      'plot/beats.json': `{ ${key} "beats": [{ "id": "beat_001", "title": "The oven", "description": "It goes out." }] }`,
      'characters/npcs/bo/profile.json': `{ ${key} "name": "Bo", "role": "Baker", "personality": { "traits": ["kind"] } }`,
      'characters/player/template.json': `{ ${key} "themes": ["bread"] }`,
      'world/rules.md': '---\n$schema: x\ndice: 2d6\n---\n',
      'plot/endings/end.md': '---\n$schema: x\n---\nThe end.',
      'lore/factions/bakers.md': '---\n$schema: x\n---\nThey bake.',
      'lore/yeast.md': '---\n$schema: x\nanything: goes\n---\nIt rises.',
      'lore/flour_generated.md': 'Dust.',
      'lore/flour_generated.md.provenance.json': PROVENANCE.replace('{', `{ ${key}`),
    });
    expect(validateCampaign(folder)).toEqual([]);
  });
});

describe('consequences', () => {
  const campaign = loadCampaign(campaignFolder(goodCampaign()));

  it.each([
    "Player gains 'Spare wick'",
    'The player learns “the signal”.',
    "Player loses 'Spare wick'",
    'storm: near',
    'Storm Warning: yes',
    'Relationship with Odile: sworn to silence',
    'Odile becomes wary',
    'The lamp goes out.',
  ])('mean to the validator what they mean to the engine: %s', (sentence) => {
    const { plot } = withConsequence(
      startingWorld(campaign, anyPersona(campaign.template)),
      sentence,
      campaign,
      1,
    );
    const read = readConsequence(sentence);
    expect(read?.kind === 'player' ? [read.state] : []).toEqual(plot.gained);
    expect(read?.kind === 'world' ? [read.key] : []).toEqual(Object.keys(plot.flags));
  });
});
