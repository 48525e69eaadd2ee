/**
 * Says which lore it finds in a home, then takes a campaign in. What it prints is on the disk. With a step it kills itself
 * when it has come so far.
 */
import { writeSync } from 'node:fs';
import { silentLog } from '../../../../src/base/log.ts';
import { CampaignFolder } from '../../../../src/campaign/folder.ts';
import { ingestCampaign } from '../../../../src/campaign/ingest/ingest.ts';
import { SqliteStore } from '../../../../src/store/index.ts';

const [home = '', folder = '', lastStep] = process.argv.slice(2);
const say = (line: object): void => void writeSync(1, `${JSON.stringify(line)}\n`);

const store = await SqliteStore.open({ home, log: silentLog(), readers: 1, backUp: false });
const campaign = store.campaign('c');
const lore = await campaign.exactMatch('lore');
const { ok } = await store.checkIntegrity('full');
say({ found: lore.map(({ filePath, content }) => [filePath, content]), ok });
await ingestCampaign({
  folder: new CampaignFolder(folder),
  campaign: { people: [], places: [] },
  store: campaign,
  now: () => new Date(),
  onProgress: (step) => {
    say({ step });
    if (lastStep !== undefined && step >= Number(lastStep)) process.kill(process.pid, 'SIGKILL');
  },
});
say({ done: (await campaign.exactMatch('lore')).length });
await store.close();
