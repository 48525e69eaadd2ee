import { describe, expect, it } from 'vitest';
import { isSparse } from '../../src/campaign/enrich/sparse.ts';
import { CampaignFolder } from '../../src/campaign/folder.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { readingsOf } from '../../src/campaign/readings.ts';
import { campaignFolder } from './support/folder.ts';
import { playFolder } from './support/play.ts';

const json = (value: object) => JSON.stringify(value);
const profile = (name: string, more: object = {}) =>
  json({ name, role: 'clerk', personality: { traits: ['dry'] }, ...more });
const OFFICE = {
  'manifest.json': json({ title: 'Third Floor', version: '1.0.0' }),
  'world/setting.md':
    '# Brandt Insurance\n\nThe office closes on Friday.\n\n## The photocopier\n\nThe photocopier prints letters that nobody has written.\n',
  'characters/npcs/olga/profile.json': profile('Olga', {
    metadata: { first_appearance: 'In the copy room' },
    relationships: { henrik: 'Her brother' },
  }),
  'characters/player/template.json': json({ starting_location: 'the lobby' }),
  'plot/beats.json': json({
    beats: [
      { id: 'beat_001', title: 'A letter', description: 'It comes out warm.', location: 'The archive' },
    ],
  }),
};
const STOCK = /Ferrant|Aldous|\bTam\b|gate/i;

describe('a campaign without files of places or lore', () => {
  const campaign = loadCampaign(campaignFolder(OFFICE));

  it('is played where its author says, and nowhere else', () => {
    expect(campaign.places.map(({ id, name }) => [id, name])).toEqual([
      ['place:lobby', 'the lobby'],
      ['place:archive', 'the archive'],
      ['place:copy-room', 'the copy room'],
    ]);
    expect(JSON.stringify({ ...campaign, folder: '' })).not.toMatch(STOCK);
    expect(campaign.notices).toEqual([]);
  });

  it('has what its author names to be asked about, with what is said of it', () => {
    expect(campaign.topics.map(({ name }) => name)).toEqual(['the photocopier', 'Henrik']);
    expect(campaign.facts.find(({ about }) => about === 'topic:photocopier')?.text).toContain(
      'nobody has written',
    );
  });
});

describe('a campaign whose places are sections of one page', () => {
  const MANIFEST = { 'manifest.json': json({ title: 'Holm', version: '1.0.0' }) };
  const PEOPLE = {
    'characters/npcs/ada/profile.json': profile('Ada Quill'),
    'characters/npcs/bram/profile.json': profile('Bram Tolley'),
  };
  const SETTING = [
    ...['# Holm', 'The works are cold.', '## The Pan House', 'Ada Quill keeps the last **pan**.'],
    ...['A door leads to the yard.', '## The Yard', 'Bram Tolley sleeps here.', '### At night'],
    ...[
      'He counts the carts.',
      '## The Sluice Gate',
      'It is chained.',
      '## The Glass',
      'Ada Quill sits here on Sundays.',
    ],
    ...['## Customs', 'Nobody says thank you.', '## The Strike', 'Bram Tolley began it in the yard.'],
  ].join('\n\n');
  const read = (files: Record<string, string>) =>
    loadCampaign(campaignFolder({ ...MANIFEST, ...PEOPLE, ...files }));
  const mapOf = ({ places }: ReturnType<typeof read>) => places.map(({ name, exits }) => [name, exits]);

  it('has them as places, with ways, things and people, and the rest as lore', () => {
    const campaign = read({ 'world/setting.md': SETTING });
    expect(mapOf(campaign)).toEqual([
      ['the Pan House', ['place:yard', 'place:sluice-gate', 'place:glass']],
      ['the Yard', ['place:pan-house']],
      ['the Sluice Gate', ['place:pan-house']],
      ['the Glass', ['place:pan-house']],
    ]);
    expect(campaign.places[0]?.things.map(({ name }) => name)).toEqual(['the pan']);
    expect(campaign.people.map(({ haunts }) => haunts)).toEqual([
      [{ place: 'place:pan-house' }, { place: 'place:glass' }],
      [{ place: 'place:yard' }],
    ]);
    const about = (id: string) => campaign.facts.filter((fact) => fact.about === id).map(({ text }) => text);
    expect([about('world'), about('topic:customs'), about('topic:strike')]).toEqual([
      ['The works are cold.'],
      ['Nobody says thank you.'],
      ['Bram Tolley began it in the yard.'],
    ]);
    expect(campaign.facts.find(({ text }) => text.includes('counts'))).toMatchObject({
      ...{ about: 'place:yard', when: ['night'] },
    });
  });

  it('has a path beside a house for a place, and tells where one is when the premise does not', async () => {
    const files = {
      'world/setting.md': `${SETTING}\n\n## The Dune Path\n\nIt ends where it used to turn.`,
      'plot/premise.md': 'You come with a list.',
    };
    expect(mapOf(read(files))).toContainEqual(['the Dune Path', ['place:pan-house']]);
    const [first] = await playFolder(campaignFolder({ ...MANIFEST, ...PEOPLE, ...files }), { scenes: 1 });
    expect(first?.prose.join(' ')).toContain('The works are cold.');
  });

  it('says how they were read, and takes links and names of the plot for ways and places', () => {
    const files = {
      'lore/guide.md':
        '# A guide\n\n## Upper\n\nSee [below](#lower).\n\n## Lower\n\nWet.\n\n## Third\n\nFar.',
      'characters/player/template.json': json({ starting_location: 'Third' }),
      'plot/beats.json': json({
        beats: [{ id: 'beat_001', title: 'B', description: 'D.', location: 'Upper' }],
      }),
    };
    expect(mapOf(read(files))).toEqual([
      ['Upper', ['place:lower', 'place:third']],
      ['Lower', ['place:upper']],
      ['Third', ['place:upper']],
    ]);
    const readings = readingsOf(campaignFolder({ ...MANIFEST, ...PEOPLE, ...files }));
    expect(readings.map(({ file, line, text, readAs }) => [file, line, text, readAs])).toContainEqual([
      ...['lore/guide.md', 7, 'Lower', 'read as a place'],
    ]);
  });

  it('splits the only page of a place, but for what it has in bold', () => {
    const page =
      '# Weir\n\nOne street, and a **mill**.\n\n## The Inn\n\nWarm.\n\n## The Mill\n\nShut.\n\n## The Church\n\nOpen.';
    const campaign = read({ 'lore/locations/weir.md': page });
    expect(campaign.places.map(({ name }) => name)).toEqual(['the Inn', 'the Church']);
    expect(campaign.topics.map(({ name }) => name)).toEqual(['Weir']);
  });
});

describe('a campaign that says little', () => {
  const little = { 'manifest.json': json({ title: 'Bread', version: '1.0.0' }) };

  it('is lent what it lacks, and says so', () => {
    const { places, notices } = loadCampaign(campaignFolder(little));
    expect(places.length).toBeGreaterThan(1);
    expect(notices.join()).toContain('lent by Narratoria');
  });

  it('is lent nothing when its author wants nothing added', () => {
    const manifest = { title: 'Bread', version: '1.0.0', hydration_guidance: 'Execute faithfully' };
    const folder = campaignFolder({ 'manifest.json': json(manifest) });
    const { people, places } = loadCampaign(folder);
    expect(isSparse(new CampaignFolder(folder))).toBe(false);
    expect([people, places.map(({ name }) => name)]).toEqual([[], ['Bread']]);
  });
});
