import { checkRecord } from '../../store/records/check.ts';
import type { CampaignFolder } from '../folder.ts';
import { type Description, describeFile } from './describe.ts';
import type { FileProgress } from './progress.ts';
import { INGEST_VERSION, type IngestedAsset } from './record.ts';
import type { FileProblem, Scan, SourceFile } from './scan.ts';
import { fileStamp } from './stamp.ts';

/** A file that is in, or will be. */
export interface Taken {
  file: SourceFile;
  before: IngestedAsset | undefined;
  description: Description;
}

/** Reads the files that were written since the last time; those that cannot be taken in are named. */
export async function takeAll(
  { files, problems: before }: Scan,
  known: ReadonlyMap<string, IngestedAsset>,
  {
    folder,
    signal,
    now,
    progress,
  }: { folder: CampaignFolder; signal?: AbortSignal; now: () => Date; progress: FileProgress },
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

export function isUnchanged(
  old: IngestedAsset | undefined,
  file: SourceFile,
  folder: CampaignFolder,
): old is IngestedAsset {
  return old?.ingest?.version === INGEST_VERSION && old.ingest.stamp === fileStamp(folder, file);
}

function descriptionIn({ ingest, created_at: _, relationships: _r, ...asset }: IngestedAsset): Description {
  return { asset, references: ingest?.references ?? [] };
}
