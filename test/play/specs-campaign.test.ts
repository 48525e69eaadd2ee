import { describe, expect, it } from 'vitest';
import { inspectCampaign } from '../../src/campaign/inspect/index.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { readingsOf } from '../../src/campaign/readings.ts';
import { validateCampaign } from '../../src/campaign/validate/index.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { campaignFolder } from '../campaign/support/folder.ts';
import { settled, smallCampaign, worldOf } from '../engine/support/small-world.ts';
import { SPECS_CAMPAIGN } from './support/specs-campaign.ts';
import { byChance, openStory, playThrough } from './support/story.ts';

const folder = campaignFolder(SPECS_CAMPAIGN);

describe('a campaign in the words of the specs', () => {
  it('is inspected as it is played: without links every place can be reached, and the rules are its own', () => {
    const { places, rules, plot } = inspectCampaign(folder);
    expect(places.map(({ isReachable, exits }) => [isReachable, exits.length])).toEqual([
      [true, 2],
      [true, 2],
      [true, 2],
    ]);
    expect(rules).toMatchObject({ dice: '2d6', isOwn: true });
    const last = plot.find(({ id }) => id === 'beat_003');
    expect(last?.leadsTo.map(({ id, why }) => `${why}: ${id}`)).toEqual([
      'outcome 1: ending:signed',
      'outcome 2: ending:opened',
      'outcome 3: ending:confessed',
    ]);
  });

  it('has its dice read: numbers from and to', () => {
    expect(loadCampaign(folder).rules?.rules).toEqual({
      dice: '2d6',
      bands: [{ outcome: 'failure', up_to: 6 }, { outcome: 'partial', up_to: 9 }, { outcome: 'success' }],
    });
    expect(validateCampaign(folder).map(({ code }) => code)).not.toContain('rules_not_read');
    expect(readingsOf(folder).find(({ about }) => about === 'rules')?.isRead).toBe(true);
    const unread = campaignFolder({ ...SPECS_CAMPAIGN, 'world/rules.md': '# Rules\n\nRoll 2d6 and hope.\n' });
    expect(inspectCampaign(unread).rules.isOwn).toBe(false);
  });

  it('speaks of people as their profiles do', () => {
    const { people } = loadCampaign(folder);
    expect(people.map(({ shortName, pronoun }) => [shortName, pronoun])).toEqual([
      ['Maud', 'she'],
      ['Tom', 'he'],
    ]);
  });

  it.each(['1', '2', '3'])('is told with the people the author has there: seed %s', async (seed) => {
    const { session, close } = await openStory({ campaign: folder, seed });
    try {
      const scenes = await playThrough(session, 20, byChance(seed));
      expect(nameOf(scenes[0] as Scene)).toContain('Maud Ellery');
      const decision = scenes.find(({ prose }) =>
        prose.join(' ').includes('The clock strikes twelve'),
      ) as Scene;
      expect(nameOf(decision)).toEqual(expect.arrayContaining(['Maud Ellery', 'Tom Birch']));
      const rolls = JSON.stringify(scenes.map(({ roll }) => roll));
      expect(rolls).not.toContain('losing is a kind of crime');
    } finally {
      await close();
    }
  });
});

describe('a friend who keeps something back', () => {
  const campaign = smallCampaign();
  const recent = Array.from({ length: 5 }, () => ({ act: 'talk', target: 'person:iz', topic: null }));
  const askedAfterLong = async (opinion: number) => {
    const world = worldOf(campaign, {
      known: { 'person:iz': 1 },
      opinions: { 'person:iz': opinion },
      recent: recent as never,
    });
    const sit = { act: 'talk', text: 'Sit with Iz', target: 'person:iz' } as const;
    const { brief } = await settled(campaign, world, sit);
    return brief.options.some(({ intent }) => intent.act === 'persuade' && intent.target === 'person:iz');
  };

  it('can be asked for it, however long one has sat with them; others are not pressed for ever', async () => {
    expect(await askedAfterLong(60)).toBe(true);
    expect(await askedAfterLong(5)).toBe(false);
  });
});

function nameOf({ npcs }: Scene): string[] {
  return npcs.map(({ name }) => name);
}
