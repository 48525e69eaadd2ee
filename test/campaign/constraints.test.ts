import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSentence } from '../../src/campaign/constraints/read.ts';
import { CampaignFolder } from '../../src/campaign/folder.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { readPeople } from '../../src/campaign/people.ts';
import { readPlaces } from '../../src/campaign/places.ts';
import { readTopics } from '../../src/campaign/topics.ts';
import { breaks, brokenBy } from '../../src/rules/constraints/judge.ts';
import { campaignFolder } from './support/folder.ts';

const json = (value: object) => JSON.stringify(value);
const LINES = [
  'No magic, no guns, nobody enters the chapel.',
  'Nobody speaks of the drowned girl.',
  'Nobody explains why the sea left.',
  'Iz is a child and comes to no harm.',
  'Mr Sprake is never seen.',
  'Nobody is simply right.',
  'Nobody ever learns who cut the rope.',
];
const campaign = loadCampaign(
  campaignFolder({
    'manifest.json': json({ title: 'T', version: '1.0.0' }),
    'world/constraints.md': `# What must stay true\n\n${LINES.map((line) => `- ${line}`).join('\n')}\n`,
    'lore/locations/quay.md':
      '# The Quay\n\nA **crane** and an old **pistol** lie here. Iz mends nets.\n\nThe way leads to [the chapel](chapel.md) and [the mill](mill.md).\n',
    'lore/locations/chapel.md': '# The Chapel\n\nA bell hangs in it.\n\nBack to [the quay](quay.md).\n',
    'lore/locations/mill.md': '# The Mill\n\nA **wheel**.\n\nBack to [the quay](quay.md).\n',
    'lore/spells.md': '# The old spells\n\nAnsa casts a spell at noon. The tide turns at six.\n',
    'lore/girl.md': '# The drowned girl\n\nShe was found in May.\n',
    'lore/sea.md': '# The day the sea left\n\nIt went out at noon. The sea left because the moon fell.\n',
    'characters/npcs/iz/profile.json': json({
      name: 'Iz',
      role: 'child',
      personality: { traits: ['quick'] },
      inventory: ['a rifle', 'a net'],
      speech_patterns: { examples: ['I know a spell for that.', 'Nets are never done.'] },
    }),
    'characters/player/template.json': json({ starting_items: ['a revolver', 'a lamp'] }),
  }),
);
const { limits } = campaign;

describe('lines of constraints', () => {
  it.each<[string, string]>([
    ['There is no magic.', 'not_exist'],
    ['There is no magic, and the river wants nothing.', 'not_exist'],
    ['There are no telephones in the valley.', 'not_exist'],
    ['Magic does not exist', 'not_exist'],
    ['There is no time travel.', 'not_exist'],
    ['No magic, no guns, nobody enters the chapel.', 'not_exist not_exist no_entry'],
    ['The chapel is off limits.', 'no_entry'],
    ['Never enter the cellar!', 'no_entry'],
    ['The player cannot go into the north wing.', 'no_entry'],
    ['Nobody speaks of the drowned girl.', 'closed_topic'],
    ['Never mention the war.', 'closed_topic'],
    ['The third train is never explained.', 'closed_topic'],
    ['No violence.', 'no_act'],
    ['Nobody dies on the line.', 'no_act'],
    ['Arthur cannot die.', 'no_act'],
    ['Mr Sprake is never seen.', 'no_act'],
    ['Nobody may leave the island.', 'no_act'],
    ['The word plague is never spoken.', 'closed_topic'],
    ['Nobody says the word “plague”.', 'closed_topic'],
    ['The cellar stays locked until the end.', 'no_entry'],
    ['Nobody goes down into the cellar.', 'no_entry'],
    ['No one ever goes back to the chapel.', 'no_entry'],
    ['Keep the player out of the cellar.', 'no_entry'],
    ['No one ever mentions the flood.', 'closed_topic'],
    ['The player never learns who cut the rope.', 'closed_topic'],
    ['Nobody knows why the bell is silent.', 'closed_topic'],
    ['The identity of the letter writer must never be revealed.', 'closed_topic'],
    ['There must never be any guns.', 'not_exist'],
    ['The story contains no ghosts.', 'not_exist'],
    ['Ghosts are not real.', 'not_exist'],
    ['Guns are not allowed.', 'not_exist'],
    ['Iz must survive.', 'no_act'],
    ['Nobody knows you here.', 'other'],
    ['Nobody is a villain.', 'other'],
    ['The road is shut until Candlemas.', 'other'],
    ['No woman may hold a light.', 'other'],
  ])('%s', (line, kinds) => {
    expect(
      readSentence(line)
        .map(({ kind }) => kind)
        .join(' '),
    ).toBe(kinds);
  });

  it('know what of the campaign they name, where they stand, and stay plain data', () => {
    expect(
      limits.map(({ kind, places, people, topics, line }) => ({ kind, places, people, topics, line })),
    ).toEqual([
      { kind: 'not_exist', places: [], people: [], topics: ['topic:spells'], line: 3 },
      { kind: 'not_exist', places: [], people: [], topics: [], line: 3 },
      { kind: 'no_entry', places: ['place:chapel'], people: [], topics: [], line: 3 },
      { kind: 'closed_topic', places: [], people: [], topics: ['topic:girl'], line: 4 },
      { kind: 'closed_topic', places: [], people: [], topics: ['topic:sea'], line: 5 },
      { kind: 'no_act', places: [], people: ['person:iz'], topics: [], line: 6 },
      { kind: 'no_act', places: [], people: [], topics: [], line: 7 },
      { kind: 'other', places: [], people: [], topics: [], line: 8 },
      { kind: 'closed_topic', places: [], people: [], topics: [], line: 9 },
    ]);
    expect(structuredClone(campaign.limits)).toEqual(campaign.limits);
    expect(campaign.constraints).toEqual(LINES);
  });
});

describe('what is offered', () => {
  it.each<[Parameters<typeof breaks>[1], boolean]>([
    [{ act: 'go', target: 'place:chapel', words: 'Go to the chapel' }, true],
    [{ act: 'sneak', words: 'Slip into the chapel' }, true],
    [{ act: 'look', words: 'Look at the chapel from the quay' }, false],
    [{ act: 'go', target: 'place:mill', words: 'Go to the mill' }, false],
    [{ act: 'use', item: 'item:revolver', words: 'Use it' }, true],
    [{ act: 'take', target: 'thing:quay/pistol', words: 'Take the pistol' }, true],
    [{ act: 'try', words: 'Cast a spell on the lock' }, true],
    [{ act: 'ask', target: 'person:iz', topic: 'topic:girl', words: 'Ask Iz' }, true],
    [{ act: 'ask', target: 'person:iz', words: 'Ask Iz about the drowned girl' }, true],
    [{ act: 'ask', target: 'person:iz', topic: 'topic:sea', words: 'Ask Iz why the sea left' }, false],
    [{ act: 'fight', target: 'person:iz', words: 'Hit Iz' }, true],
    [{ act: 'fight', target: 'person:ansa', words: 'Hit Ansa' }, false],
    [{ act: 'help', target: 'person:iz', words: 'Help Iz' }, false],
  ])('%o is a breach: %s', (attempt, isBreach) => {
    expect(breaks(limits, attempt) !== null).toBe(isBreach);
  });
});

describe('what is told', () => {
  it.each<[string, boolean]>([
    ['A pistol lies on the table.', true],
    ['It has not rained since the drowned girl was found.', true],
    ['She cut the bell rope herself.', true],
    ['Odile cut the rope in May.', true],
    ['A cut rope hangs on a hook.', false],
    ['The rope was cut at night.', false],
    ['She draws a revolver.', true],
    ['You cast a spell, and the door opens.', true],
    ['There is no magic here.', false],
    ['Nobody owns a gun in this town, but Iz has a rifle.', true],
    ['“Do you believe in magic?”', false],
    ['It opens like magic.', false],
    ['You step into the chapel.', true],
    ['Inside the chapel it is cold.', true],
    ['You stop at the door of the chapel and do not go in.', false],
    ['The chapel stands on the hill.', false],
    ['She tells you of the drowned girl.', true],
    ['Nobody speaks of the drowned girl.', false],
    ['The sea left because the moon fell.', true],
    ['The sea left in May.', false],
    ['Iz is struck by a stone.', true],
    ['Ansa is struck by a stone.', false],
    ['Mr Sprake smiles at you.', true],
    ['The telephone rings, and it is Mr Sprake.', false],
  ])('%s is a breach: %s', (sentence, isBreach) => {
    expect(brokenBy(limits, sentence) !== null).toBe(isBreach);
  });
});

describe('what is read out of the files', () => {
  it('has no way into a closed place, which can still be asked about', () => {
    expect(campaign.places.map(({ id, exits }) => [id, exits])).toEqual([
      ['place:mill', ['place:quay']],
      ['place:quay', ['place:mill']],
    ]);
    expect(campaign.topics.map(({ id }) => id)).toEqual(['topic:sea', 'topic:chapel']);
    expect(campaign.facts.find(({ about }) => about === 'topic:chapel')?.text).toBe('A bell hangs in it.');
  });

  it('has nothing in it that does not exist or is not to be told', () => {
    expect(campaign.places[1]?.things.map(({ name }) => name)).toEqual(['the crane']);
    expect(JSON.stringify(campaign.facts)).not.toMatch(/spell|pistol|found in May|moon fell/);
    expect(campaign.people[0]?.profile.inventory).toEqual(['a net']);
    expect(campaign.people[0]?.profile.speech_patterns?.examples).toEqual(['Nets are never done.']);
    expect(campaign.template?.starting_items).toEqual(['a lamp']);
  });
});

describe('the shipped campaigns', () => {
  it.each(['low-water', 'part-heard', 'the-extra-sleeper'])('%s keeps what its author wrote', (name) => {
    const location = path.resolve(import.meta.dirname, '../../campaigns', name);
    const folder = new CampaignFolder(location);
    const written = [readPlaces(folder), readPeople(folder), readTopics(folder)].flatMap(
      ({ facts }) => facts,
    );
    const { facts } = loadCampaign(location);
    const kept = new Set(facts.map(({ id }) => id));
    expect(written.filter(({ id }) => !kept.has(id)).map(({ text }) => text)).toEqual([]);
  });
});

describe('sentences as authors write them', () => {
  const held = loadCampaign(
    campaignFolder({
      'manifest.json': json({ title: 'T', version: '1.0.0' }),
      'world/constraints.md':
        'Nobody may leave the island.\n\nThe word plague is never spoken.\n\nThe cellar stays locked until the end.\n\nNobody enters the Mainland.\n',
    }),
  ).limits;

  it.each([
    ['Help Marta get off the island', 'Nobody may leave the island.'],
    ['Escape from the island by night', 'Nobody may leave the island.'],
    ['Help Marta open the cellar', 'The cellar stays locked until the end.'],
    ['Row to the Mainland', 'Nobody enters the Mainland.'],
    ['Leave the hall', undefined],
    ['Walk round the island', undefined],
  ])('hold for the choice: %s', (words, text) => {
    expect(breaks(held, { act: 'help', words })?.text).toBe(text);
  });

  it.each([
    ['“There is no plague here,” she says.', 'The word plague is never spoken.'],
    ['The boat slips off beyond the island.', 'Nobody may leave the island.'],
    ['The cellar is cold, they say.', undefined],
  ])('hold for what is told: %s', (sentence, text) => {
    expect(brokenBy(held, sentence)?.text).toBe(text);
  });
});

describe('a ban on blows', () => {
  const { limits: held } = loadCampaign(
    campaignFolder({
      'manifest.json': json({ title: 'T', version: '1.0.0' }),
      'world/constraints.md': 'Nobody is struck, and nobody is killed.\n',
    }),
  );

  it.each<[string, boolean]>([
    ['Mr Tench strikes the usher across the face.', true],
    ['Somebody strikes you.', true],
    ['She slaps him, and goes.', true],
    ['The judge slaps her hard.', true],
    ['You are struck by a stone.', true],
    ['Mr Tench has been struck.', true],
    ['An old man is killed at the crossing.', true],
    ['Leopold dies in the night.', true],
    ['There is a murder in Hats.', true],
    ['A brick strikes her head.', true],
    ['Sims against Crewe has been struck through with a ruler.', false],
    ['Somebody strikes a match.', false],
    ['The clock strikes eleven.', false],
    ['The lamp dies, and you are struck by how quiet it is.', false],
    ['It strikes you that she has not sat down.', false],
    ['He kicks the door, and stabs the paper with a pen.', false],
    ['The first sun strikes the Linen Hall.', false],
  ])('%s is a breach: %s', (sentence, isBreach) => {
    expect(brokenBy(held, sentence) !== null).toBe(isBreach);
  });

  it.each<[string, boolean]>([
    ['Strike a match under the notice', false],
    ['Answer: nobody; strike it out, and let the roll balance', false],
    ['Kick Mr Tench', true],
  ])('leaves the choice to %s out: %s', (words, isBreach) => {
    expect(breaks(held, { act: 'try', words }) !== null).toBe(isBreach);
  });
});
