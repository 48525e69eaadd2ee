import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Asset, CampaignStore } from '../../store/index.ts';
import type { Campaign } from '../campaign.ts';
import type { CampaignFolder } from '../folder.ts';
import { isLore, loreOf } from './lore.ts';
import { FileProgress } from './progress.ts';
import { hasSameContent, type IngestedAsset, isSameRecord, recordOf } from './record.ts';
import { entitiesOf, relate } from './relations.ts';
import { type FileProblem, type Scan, type SourceFile, scanCampaign } from './scan.ts';
import { campaignStamp, fileStamp } from './stamp.ts';
import { isUnchanged, type Taken, takeAll } from './take.ts';
import { BatchWriter } from './write.ts';

export interface IngestOptions {
  /** Opened for this run: it has the files as they were then. */
  folder: CampaignFolder;
  campaign: Pick<Campaign, 'people' | 'places'>;
  store: Pick<CampaignStore, 'exactMatch' | 'transaction'>;
  now: () => Date;
  signal?: AbortSignal;
  /** Files looked at and written, of those that have to be. */
  onProgress?: (done: number, total: number) => void;
}

export interface IngestReport {
  files: number;
  /** Files that were written because they are new or have changed. */
  changed: number;
  removed: number;
  /** Files that a model made. */
  generated: number;
  /** Files that were left out, and why. */
  problems: FileProblem[];
}

const MANIFEST = 'manifest.json';

/** Brings the store up to date with a campaign folder. What has not changed is not even opened. */
export async function ingestCampaign(options: IngestOptions): Promise<IngestReport> {
  const { folder, store } = options;
  const scan = scanCampaign(folder);
  const stamp = campaignStamp(folder, scan);
  const [manifest] = (await store.exactMatch('asset', { filePath: MANIFEST })) as IngestedAsset[];
  if (manifest?.ingest?.campaign === stamp) return reportOf(scan, folder, { changed: 0, removed: 0 });

  const known = new Map(
    (await store.exactMatch('asset')).map((asset) => [asset.path, asset as IngestedAsset]),
  );
  const pending = scan.files.filter((file) => !isUnchanged(known.get(file.path), file, folder));
  const progress = new FileProgress(
    pending.map(({ path }) => path),
    options.onProgress,
  );
  const { taken, problems } = await takeAll(scan, known, { ...options, progress });
  const records = recordsOf(taken, options);
  const gone = [...known.keys()].filter((file) => !records.has(file));
  const writer = new BatchWriter(store, gone);
  let changed = 0;
  for (const { file, before } of manifestFirst(taken)) {
    options.signal?.throwIfAborted();
    const record = records.get(file.path) as IngestedAsset;
    const needsLore = isLore(file, folder) && !hasSameContent(before, record);
    if (needsLore || !isSameRecord(before, record)) {
      const lore = needsLore ? await loreOf(folder, file) : null;
      await writer.add({ record, lore });
      changed += needsLore || !hasSameContent(before, record) ? 1 : 0;
      await nextTurn(); // the page must not wait for a long file and all that follow it
    }
    progress.half(file);
  }
  await writer.flush();
  // Only a whole campaign is told from a changed one by a single look.
  if (problems.length === 0) await sealCampaign(store, records.get(MANIFEST), stamp);
  return reportOf({ ...scan, problems }, folder, { changed, removed: gone.length }, records);
}

/** With the manifest goes the note that everything is in, until it is again. */
function manifestFirst(taken: readonly Taken[]): Taken[] {
  const isManifest = ({ file }: Taken) => file.path === MANIFEST;
  return [...taken.filter(isManifest), ...taken.filter((one) => !isManifest(one))];
}

/** What is kept of each file, with how the files hang together. */
export function recordsOf(
  taken: readonly Taken[],
  { campaign, folder, now }: Pick<IngestOptions, 'campaign' | 'folder' | 'now'>,
): Map<string, IngestedAsset> {
  const references = new Map(taken.map(({ file, description }) => [file.path, description.references]));
  const relationships = relate(references, entitiesOf(campaign, new Set(references.keys())));
  const moment = now().toISOString();
  return new Map(
    taken.map(({ file, before, description }) => [
      file.path,
      recordOf(description, {
        before,
        stamp: fileStamp(folder, file),
        relationships: relationships.get(file.path),
        now: moment,
      }),
    ]),
  );
}

/** Notes with the manifest that everything is in as it stands in the folder now. */
async function sealCampaign(
  store: Pick<CampaignStore, 'transaction'>,
  manifest: IngestedAsset | undefined,
  stamp: string,
): Promise<void> {
  if (manifest?.ingest === undefined) return;
  const sealed: IngestedAsset = {
    ...manifest,
    ingest: { ...manifest.ingest, campaign: stamp },
  };
  await store.transaction(async (records) => {
    await records.delete('asset', MANIFEST);
    await records.store('asset', sealed as Asset);
  });
}

function reportOf(
  { files, problems }: Scan,
  folder: CampaignFolder,
  counts: { changed: number; removed: number },
  records?: ReadonlyMap<string, unknown>,
): IngestReport {
  const isIn = ({ path }: SourceFile) => records?.has(path) ?? true;
  const taken = files.filter(isIn);
  const generated = taken.filter(({ path }) => folder.originOf(path).isGenerated).length;
  return { files: taken.length, ...counts, generated, problems };
}
