import type { CampaignRecords, CampaignStore, NewLoreChunk } from '../../store/index.ts';
import { differenceOf } from './lore.ts';
import type { IngestedAsset } from './record.ts';

/** What is to be written of one file. */
export interface FileChange {
  record: IngestedAsset;
  /** Its lore when that has changed. */
  lore: NewLoreChunk[] | null;
}

/** As much as goes into one transaction: whole files, and no more than the writer does in a moment. */
const FILES_A_BATCH = 50;
const CHUNKS_A_BATCH = 400;

/** Writes files with their lore, several in one transaction: each file is in as it was or as it is. */
export class BatchWriter {
  readonly #store: Pick<CampaignStore, 'transaction'>;
  readonly #removed: string[];
  #changes: FileChange[] = [];
  #chunks = 0;

  /** The files that are gone go with the first batch. */
  constructor(store: Pick<CampaignStore, 'transaction'>, removed: readonly string[]) {
    this.#store = store;
    this.#removed = [...removed];
  }

  async add(change: FileChange): Promise<void> {
    this.#changes.push(change);
    this.#chunks += change.lore?.length ?? 0;
    if (this.#changes.length >= FILES_A_BATCH || this.#chunks >= CHUNKS_A_BATCH) await this.flush();
  }

  async flush(): Promise<void> {
    const changes = this.#changes;
    const removed = this.#removed.splice(0);
    this.#changes = [];
    this.#chunks = 0;
    if (changes.length + removed.length === 0) return;
    await this.#store.transaction(async (records) => {
      for (const file of removed) await removeFile(records, file);
      for (const change of changes) await writeFile(records, change);
    });
  }
}

async function removeFile(records: CampaignRecords, file: string): Promise<void> {
  for (const { id } of await records.exactMatch('lore', { filePath: file })) await records.delete('lore', id);
  await records.delete('asset', file);
}

async function writeFile(records: CampaignRecords, { record, lore }: FileChange): Promise<void> {
  await records.delete('asset', record.path); // also what another program has written meanwhile
  await records.store('asset', record);
  if (lore === null) return;
  const before = await records.exactMatch('lore', { filePath: record.path });
  const { gone, fresh } = differenceOf(before, lore);
  for (const { id } of gone) await records.delete('lore', id);
  for (const chunk of fresh) await records.store('lore', chunk);
}
