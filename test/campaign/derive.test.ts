import { describe, expect, it } from 'vitest';
import { loadCampaign } from '../../src/campaign/load.ts';
import { campaignFolder } from './support/folder.ts';

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

describe('a campaign that says little', () => {
  const little = { 'manifest.json': json({ title: 'Bread', version: '1.0.0' }) };

  it('is lent what it lacks, and says so', () => {
    const { places, notices } = loadCampaign(campaignFolder(little));
    expect(places.length).toBeGreaterThan(1);
    expect(notices.join()).toContain('lent by Narratoria');
  });

  it('is lent nothing when its author wants nothing added', () => {
    const manifest = { title: 'Bread', version: '1.0.0', hydration_guidance: 'Execute faithfully' };
    const { people, places } = loadCampaign(campaignFolder({ 'manifest.json': json(manifest) }));
    expect([people, places.map(({ name }) => name)]).toEqual([[], ['Bread']]);
  });
});
