import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { silentLog } from '../../../src/base/log.ts';
import { CampaignFolder } from '../../../src/campaign/folder.ts';
import { ingestCampaign } from '../../../src/campaign/ingest/ingest.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import { SqliteStore } from '../../../src/store/index.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { type Curve, curve, LINEAR, type Point } from '../support/curve.ts';
import { writeLoreCampaign } from '../support/lore-campaign.ts';
import { compare, time } from '../support/measure.ts';

const SIZES = [10, 50, 200, 500, 1_000, 2_000];
const ROUNDS = 5;

/** A campaign with more and more lore. Without vectors: how long those take is the model's affair, and `ingest` measures it. */
export async function growLore(most: number): Promise<Curve[]> {
  const points = { validate: [] as Point[], load: [] as Point[], take: [] as Point[], again: [] as Point[] };
  for (const size of SIZES.filter((one) => one <= most)) {
    using scratch = scratchFolder('bench-lore');
    const folder = path.join(scratch.path, 'campaign');
    writeLoreCampaign(folder, size);
    points.validate.push({ size, ...(await beside(folder, () => void validateCampaign(folder))) });
    points.load.push({ size, ...(await beside(folder, () => void loadCampaign(folder))) });
    const { first, again } = await ingesting(folder, scratch.path);
    points.take.push({ size, ours: first, limit: null });
    points.again.push({ size, ours: again, limit: null });
  }
  const files = { counted: 'files', unit: 'ms', atMost: LINEAR } as const;
  return [
    curve({ ...files, name: 'Validating', limitIs: 'reading the same files' }, points.validate),
    curve({ ...files, name: 'Loading', limitIs: 'reading the same files' }, points.load),
    curve({ ...files, name: 'Taking it in for the first time' }, points.take),
    curve({ ...files, name: 'Taking it in again, unchanged' }, points.again),
  ];
}

async function beside(folder: string, work: () => void): Promise<Pick<Point, 'ours' | 'limit'>> {
  const { ours, limit } = await compare(work, () => readAll(folder), ROUNDS);
  return { ours, limit };
}

async function ingesting(folder: string, scratch: string): Promise<{ first: number; again: number }> {
  const home = path.join(scratch, 'home');
  const store = await SqliteStore.open({ home, log: silentLog(), embedder: null, backUp: false });
  const take = async () => {
    await ingestCampaign({
      folder: new CampaignFolder(folder),
      campaign: { people: [], places: [] },
      store: store.campaign('c'),
      now: () => new Date(),
    });
  };
  try {
    return { first: await time(take), again: await time(take) };
  } finally {
    await store.close();
  }
}

function readAll(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (file.isFile()) readFileSync(path.join(file.parentPath, file.name), 'utf8');
  }
}
