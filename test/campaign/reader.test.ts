import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { packageRoot } from '../../src/base/package-root.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { findProblems, findProblemsForList, readCampaign } from '../../src/campaign/reader/read-campaign.ts';
import { withReader } from '../../src/campaign/reader/readers.ts';
import { validateCampaign } from '../../src/campaign/validate/index.ts';
import { rounds } from '../support/length.ts';
import { campaignFolder } from './support/folder.ts';
import { heavyCampaign } from './support/heavy.ts';

// The thread is what is tested.
process.env['NARRATORIA_IN_PROCESS'] = 'skills';

const SHIPPED = path.join(packageRoot(), 'campaigns');
const shipped = readdirSync(SHIPPED).filter((name) => !/^[._]/.test(name));

describe('a campaign that is read in a thread', () => {
  it.each(rounds(['low-water'], shipped))('is the same as one that is read here: %s', async (name) => {
    const folder = path.join(SHIPPED, name);
    expect(await readCampaign(folder)).toStrictEqual(loadCampaign(folder));
  });

  it('keeps every fact, however many there are', async () => {
    const folder = campaignFolder(heavyCampaign(100));
    const read = await readCampaign(folder);
    expect(read.facts.length).toBeGreaterThan(10_000);
    expect(read).toStrictEqual(loadCampaign(folder));
  });

  it('has the same problems, and the same error when it cannot be played', async () => {
    const folder = campaignFolder({ 'manifest.json': '{ "title": 1 }' });
    expect(await findProblems(folder)).toEqual(validateCampaign(folder));
    await expect(readCampaign(folder)).rejects.toMatchObject({
      code: 'invalid_campaign',
      details: { file: 'manifest.json' },
    });
  });
});

describe('a campaign that takes too much', () => {
  const folder = campaignFolder(heavyCampaign());
  const lastRead = / The last file it read was characters\/npcs\/p\d+\/profile\.json\.$/;
  afterEach(() => {
    delete process.env['NARRATORIA_CAMPAIGN_SECONDS'];
    delete process.env['NARRATORIA_CAMPAIGN_MEGABYTES'];
  });

  it('is stopped when its time is over, and the file that was read is named', async () => {
    await findProblems(path.join(SHIPPED, 'low-water')); // the thread has started
    process.env['NARRATORIA_CAMPAIGN_SECONDS'] = '0.5';
    // The longer one when the machine is busy with other things.
    const late = /^Reading this campaign took longer than (?:0\.5|10) seconds, so it was stopped\./;
    await expect(readCampaign(folder)).rejects.toMatchObject({
      code: 'campaign_too_costly',
      message: expect.stringMatching(late),
      hint: expect.stringContaining('split it into two campaigns'),
    });
    expect(await findProblemsForList(folder)).toMatchObject([
      { severity: 'error', code: 'too_much', message: expect.stringMatching(late) },
    ]);
  });

  it('is not stopped because others keep the machine busy', async () => {
    process.env['NARRATORIA_CAMPAIGN_SECONDS'] = '3';
    const problems = await withReader('read', async (ask) => {
      await sleep(3500);
      return await ask('validate', { location: path.join(SHIPPED, 'the-honourable-snail') });
    });
    expect(problems).toEqual([]);
  });

  it('is stopped after twenty times as long, busy or not', async () => {
    process.env['NARRATORIA_CAMPAIGN_SECONDS'] = '0.02';
    const endless = withReader('read', () => new Promise<never>(() => {}));
    await expect(endless).rejects.toMatchObject({
      code: 'campaign_too_costly',
      message: expect.stringContaining('took longer than 0.4 seconds'),
    });
  });

  it('is stopped when its memory is used up, and the program goes on', async () => {
    process.env['NARRATORIA_CAMPAIGN_MEGABYTES'] = '100';
    const [found, ...others] = await Promise.all([1, 2].map(() => findProblems(folder)));
    expect(found).toMatchObject([{ code: 'too_much', message: expect.stringMatching(lastRead) }]);
    expect(found?.[0]?.message).toContain('took more memory than 100 MB');
    expect(others).toHaveLength(1);
    delete process.env['NARRATORIA_CAMPAIGN_MEGABYTES'];
    expect(await findProblems(path.join(SHIPPED, 'low-water'))).toEqual([]);
  });
});
