import { isDeepStrictEqual } from 'node:util';
import type { Asset } from '../../store/index.ts';
import type { Description } from './describe.ts';

/** A change of what is taken from a file makes every file be read anew. */
export const INGEST_VERSION = 3;

/** What the next run needs to know of this one; it lies with the record, and is no part of the contract. */
export interface IngestState {
  version: number;
  /** Of the file and its sidecars; empty when it must be looked at again. */
  stamp: string;
  references: string[];
  /** Only with the manifest: the stamp of the whole folder, once all of it is in. */
  campaign?: string;
}

export type IngestedAsset = Asset & { ingest?: IngestState };

export function recordOf(
  { asset, references }: Description,
  {
    before,
    stamp,
    relationships,
    now,
  }: {
    before: IngestedAsset | undefined;
    stamp: string;
    relationships: Asset['relationships'];
    now: string;
  },
): IngestedAsset {
  return {
    ...asset,
    created_at: before?.created_at ?? now,
    ...(relationships && { relationships }),
    ingest: { version: INGEST_VERSION, stamp, references },
  };
}

export function isSameRecord(one: IngestedAsset | undefined, other: IngestedAsset): boolean {
  return one !== undefined && isDeepStrictEqual(one, other);
}

/** Whether the lore of a file is in as it is now. */
export function hasSameContent(
  before: IngestedAsset | undefined,
  { checksum }: { checksum: string },
): boolean {
  return before?.checksum === checksum && before.ingest?.version === INGEST_VERSION;
}
