import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportReport, StoryCard } from '../../src/contracts/api/library.ts';
import { zipOf } from '../campaign/import-support.ts';
import { heavyCampaign } from '../campaign/support/heavy.ts';
import { isVerifying } from '../support/length.ts';
import type { EventReader } from './support/event-reader.ts';
import { headOf, startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let events: EventReader;
let story: StoryCard;

beforeAll(async () => {
  server = await startServer();
  // From here on campaigns are read in threads, which is what is tested.
  process.env['NARRATORIA_IN_PROCESS'] = 'skills';
  events = await server.listen();
  story = await server.ask('beginStory', { body: { campaignId: 'low-water', seed: 'slow', answers: {} } });
  await events.until('told');
});
afterAll(async () => {
  delete process.env['NARRATORIA_CAMPAIGN_SECONDS'];
  await server.close();
});

const campaigns = () => path.join(server.home, 'campaigns');
const heavy = heavyCampaign();

async function importHeavy(): Promise<ImportReport> {
  const entries = Object.entries(heavy).map(([name, data]) => ({ name, data }));
  const response = await server.fetch('/api/campaigns/import', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'heavy.narratoria.zip' },
    body: new Uint8Array(zipOf(entries)),
  });
  return (await response.json()) as ImportReport;
}

/** Chooses, and waits for the scene that comes of it. */
async function tellNext(): Promise<void> {
  const { scene, choices } = headOf(await server.ask('story', { params: { id: story.id } }));
  await server.ask('choose', {
    params: { id: story.id },
    body: { scene, choiceId: choices[0]?.id ?? '' },
  });
  await events.until('told', (event) => event.scene.scene === scene + 1);
}

const shipped = async () =>
  (await server.ask('library')).campaigns.filter(({ source }) => source === 'shipped');

/** Whatever is done meanwhile must be done before the slow work is. */
async function whileBusy(slow: Promise<unknown>, work: () => Promise<void>): Promise<void> {
  let isOver = false;
  void slow.finally(() => {
    isOver = true;
  });
  await work();
  expect(isOver, 'the slow work is still going on').toBe(false);
}

describe('while a campaign is read that takes long', () => {
  it('the library is shown and a scene is told during its import', async () => {
    const importing = importHeavy();
    await whileBusy(importing, async () => {
      expect((await shipped()).map(({ problem }) => problem)).toEqual(['', '', '', '']);
      await tellNext();
    });
    await importing;
  });

  it('an import that takes too long is refused with the file that it read, and leaves nothing behind', async () => {
    const before = readdirSync(campaigns());
    process.env['NARRATORIA_CAMPAIGN_SECONDS'] = '0.2';
    const { campaign, message } = await importHeavy();
    delete process.env['NARRATORIA_CAMPAIGN_SECONDS'];
    expect(campaign).toBeNull();
    // The longer one when the machine is busy with other things.
    expect(message).toMatch(
      /^Reading this campaign took longer than (?:1\.2|24) seconds, so it was stopped\./,
    );
    expect(readdirSync(campaigns())).toEqual(before);
    await tellNext();
  });

  it.runIf(isVerifying)(
    'one in the home folder has a card with the reason, the others are as they were, and it is not read again',
    async () => {
      const folder = path.join(campaigns(), 'slow');
      for (const [name, content] of Object.entries(heavy)) {
        mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        writeFileSync(path.join(folder, name), content);
      }
      process.env['NARRATORIA_CAMPAIGN_SECONDS'] = '0.5';
      const problemOf = async (wanted: string) =>
        (await server.ask('library')).campaigns.find(({ id }) => id === wanted)?.problem;
      await expect.poll(() => problemOf('slow')).toMatch(/took longer than (?:0\.5|10) seconds/);
      const { error } = await server.refused('beginStory', { body: { campaignId: 'slow', answers: {} } });
      expect(error).toMatchObject({ code: 'campaign_too_costly' });
      delete process.env['NARRATORIA_CAMPAIGN_SECONDS'];
      expect(await problemOf('low-water')).toBe('');
      expect(await problemOf('slow')).toContain('took longer than');
      await tellNext();
    },
  );
});
