import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Asset, CampaignStore } from '../../store/index.ts';
import { checkRecord } from '../../store/records/check.ts';
import type { Campaign } from '../campaign.ts';
import type { CampaignFolder } from '../folder.ts';
import { type Description, describeFile } from './describe.ts';
import { isLore, loreOf } from './lore.ts';
import { FileProgress } from './progress.ts';
import { hasSameContent, INGEST_VERSION, type IngestedAsset, isSameRecord, recordOf } from './record.ts';
import { entitiesOf, relate } from './relations.ts';
import { type FileProblem, isGenerated, type Scan, type SourceFile, scanCampaign } from './scan.ts';
import { campaignStamp, fileStamp } from './stamp.ts';
import { BatchWriter } from './write.ts';

export interface IngestOptions {
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

/** A file that is in, or will be. */
interface Taken {
  file: SourceFile;
  before: IngestedAsset | undefined;
  description: Description;
}

const MANIFEST = 'manifest.json';

/** Brings the store up to date with a campaign folder. What has not changed is not even opened. */
export async function ingestCampaign(options: IngestOptions): Promise<IngestReport> {
  const { folder, store } = options;
  const scan = scanCampaign(folder);
  const stamp = campaignStamp(folder, scan);
  const [manifest] = (await store.exactMatch('asset', { filePath: MANIFEST })) as IngestedAsset[];
  if (manifest?.ingest?.campaign === stamp) return reportOf(scan, { changed: 0, removed: 0 });

  const known = new Map(
    (await store.exactMatch('asset')).map((asset) => [asset.path, asset as IngestedAsset]),
  );
  const pending = scan.files.filter((file) => !isUnchanged(known.get(file.path), file, folder));
  const progress = new FileProgress(
    pending.map(({ path }) => path),
    options.onProgress,
  );
  const { taken, problems } = await describeAll(scan, known, options, progress);
  const records = recordsOf(taken, options);
  const gone = [...known.keys()].filter((file) => !records.has(file));
  const writer = new BatchWriter(store, gone);
  let changed = 0;
  for (const { file, before } of taken) {
    options.signal?.throwIfAborted();
    const record = records.get(file.path) as IngestedAsset;
    const needsLore = isLore(file) && !hasSameContent(before, record);
    if (needsLore || !isSameRecord(withoutCampaign(before), record)) {
      const lore = needsLore ? await loreOf(folder, file) : null;
      await writer.add({ record, isKnown: before !== undefined, lore });
      changed += needsLore || !hasSameContent(before, record) ? 1 : 0;
      await nextTurn(); // the page must not wait for a long file and all that follow it
    }
    progress.half(file);
  }
  await writer.flush();
  // Only a whole campaign is told from a changed one by a single look.
  if (problems.length === 0) await sealCampaign(store, records.get(MANIFEST), stamp);
  return reportOf({ ...scan, problems }, { changed, removed: gone.length }, records);
}

/** Reads the files that were written since the last time; those that cannot be taken in are named. */
async function describeAll(
  { files, problems: before }: Scan,
  known: ReadonlyMap<string, IngestedAsset>,
  { folder, signal, now }: IngestOptions,
  progress: FileProgress,
): Promise<{ taken: Taken[]; problems: FileProblem[] }> {
  const taken: Taken[] = [];
  const problems = [...before];
  for (const file of files) {
    signal?.throwIfAborted();
    const old = known.get(file.path);
    if (isUnchanged(old, file, folder)) {
      taken.push({ file, before: old, description: descriptionIn(old) });
      continue;
    }
    try {
      const description = await describeFile(folder, file);
      checkRecord('asset', { ...description.asset, created_at: now().toISOString() }, '');
      taken.push({ file, before: old, description });
    } catch (error) {
      if (isOurFault(error)) throw error;
      problems.push({ file: file.path, message: (error as Error).message });
    }
    progress.half(file);
  }
  return { taken, problems };
}

/** A file that cannot be read or that its author must mend is left out; anything else is a defect. */
function isOurFault(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError || !(error instanceof Error);
}

function isUnchanged(
  old: IngestedAsset | undefined,
  file: SourceFile,
  folder: CampaignFolder,
): old is IngestedAsset {
  return old?.ingest?.version === INGEST_VERSION && old.ingest.stamp === fileStamp(folder, file);
}

function descriptionIn({ ingest, created_at: _, relationships: _r, ...asset }: IngestedAsset): Description {
  return { asset, references: ingest?.references ?? [] };
}

function recordsOf(
  taken: readonly Taken[],
  { campaign, folder, now }: IngestOptions,
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

function withoutCampaign(record: IngestedAsset | undefined): IngestedAsset | undefined {
  if (record?.ingest?.campaign === undefined) return record;
  const { campaign: _, ...ingest } = record.ingest;
  return { ...record, ingest };
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
  counts: { changed: number; removed: number },
  records?: ReadonlyMap<string, unknown>,
): IngestReport {
  const isIn = ({ path }: SourceFile) => records?.has(path) ?? true;
  const taken = files.filter(isIn);
  const generated = taken.filter(({ path }) => isGenerated(path)).length;
  return { files: taken.length, ...counts, generated, problems };
}
