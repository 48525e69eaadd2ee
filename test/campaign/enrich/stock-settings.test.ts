import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { undoEnrichment } from '../../../src/campaign/enrich/files/undo.ts';
import { folderForPlay } from '../../../src/campaign/enrich/for-play.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import { campaignFolder, type Files } from '../support/folder.ts';
import { contentOf, enrich, minimal, NOW } from './support/campaign.ts';

/** What version 0.1.0 made of the minimal campaign, from its stock settings. */
const made = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'support/stock-settings.json'), 'utf8'),
) as Files;

describe('a campaign that was filled out from a stock setting', () => {
  it('opens, and is not mixed with another story', async () => {
    const folder = campaignFolder(made);
    const before = contentOf(folder);
    expect((await enrich(folder)).added).toEqual([]);
    expect(contentOf(folder)).toEqual(before);
    expect(validateCampaign(folder).filter(({ severity }) => severity === 'error')).toEqual([]);
    const campaign = loadCampaign(folder);
    expect(campaign.people.map(({ name }) => name)).toContain('Hanne');
    expect(campaign.beats.length).toBeGreaterThan(5);
    expect(campaign.storylets).toEqual([]);
  });

  it('is played as it is', async () => {
    const folder = campaignFolder(made);
    const ready = await folderForPlay(folder, campaignFolder({}), { now: NOW, version: '0.2.0' });
    expect(ready).toMatchObject({ folder, enriched: null });
  });

  it('can be taken back, and is then filled out from the premise', async () => {
    const folder = campaignFolder(made);
    await undoEnrichment(folder);
    expect(
      Object.keys(contentOf(folder))
        .filter((file) => file.includes('.'))
        .toSorted(),
    ).toEqual(Object.keys(minimal()).toSorted());
    expect((await enrich(folder)).added).toContain('plot/scenes/the-asking_generated.ink');
  });
});
