import type { JsonObject, RecordStore, RecordWrite } from '../../../../src/sdk/index.ts';
import { digest } from './digest.ts';

/** The store takes so many writes at once, and gives so many records. */
const MOST_WRITES = 100;
const MOST_RECORDS = 1000;
/** Marks what was made out of others; it is not made smaller again. */
const SUMMARY = 'summary';

export interface Compression {
  /** How many of the newest memories stay as they are. */
  keep: number;
  /** Only what happened before this moment of the story. */
  olderThan: string | null;
  /** Most events in one summary. */
  most: number;
}

/** Turns old events of little weight into one for each place and company. Gives how many became how few. */
export async function compress(
  book: RecordStore,
  { keep, olderThan, most }: Compression,
  idPrefix: string,
): Promise<{ before: number; after: number }> {
  const groups = grouped(await forgettable(book, keep, olderThan), most);
  const summaries = groups.map((group, index) => summaryOf(group, `${idPrefix}/${index + 1}`));
  const writes = groups.map((group, index): RecordWrite[] => [
    ...group.map((record) => ({
      method: 'delete' as const,
      dataType: 'memory' as const,
      id: String(record['id']),
    })),
    { method: 'store', dataType: 'memory', record: summaries[index] as JsonObject },
  ]);
  for (const batch of batched(writes)) await book.write(batch);
  return { before: groups.flat().length, after: groups.length };
}

/** Old, of low weight, no turning point, and not a summary already. */
async function forgettable(book: RecordStore, keep: number, olderThan: string | null): Promise<JsonObject[]> {
  const oldest = await book.match('memory', {}, { limit: MOST_RECORDS, order: 'oldest first' });
  const newest = keep === 0 ? [] : await book.match('memory', {}, { limit: keep, order: 'newest first' });
  const kept = new Set(newest.map(({ id }) => id));
  const limit = olderThan === null ? Number.POSITIVE_INFINITY : Date.parse(olderThan);
  return oldest.filter(
    ({ id, significance, episodic, actionType, inGameTime }) =>
      !kept.has(id) &&
      significance === 'low' &&
      episodic !== true &&
      actionType !== SUMMARY &&
      (olderThan === null || Date.parse(String(inGameTime)) < limit),
  );
}

/** By place and company, in the order they happened; nothing is gained by a group of one. */
function grouped(records: readonly JsonObject[], most: number): JsonObject[][] {
  const groups = Map.groupBy(records, ({ location, npcIds }) =>
    JSON.stringify([location ?? null, [...strings(npcIds)].sort()]),
  );
  return [...groups.values()]
    .flatMap((group) =>
      Array.from({ length: Math.ceil(group.length / most) }, (_, part) =>
        group.slice(part * most, (part + 1) * most),
      ),
    )
    .filter((group) => group.length > 1);
}

function summaryOf(group: readonly JsonObject[], id: string): JsonObject {
  const last = group.at(-1) as JsonObject;
  const { location, inGameTime, timestamp, sessionId } = last;
  const all = (field: string) => [...new Set(group.flatMap((record) => strings(record[field])))];
  return {
    id,
    summary: digest(
      group.map(({ summary, actionType }) => ({
        summary: String(summary),
        act: typeof actionType === 'string' ? actionType : null,
      })),
    ),
    characterIds: all('characterIds'),
    npcIds: all('npcIds'),
    factionIds: all('factionIds'),
    semanticTags: all('semanticTags'),
    significance: 'low',
    episodic: false,
    actionType: SUMMARY,
    ...Object.fromEntries(
      Object.entries({ location, inGameTime, timestamp, sessionId }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
  } as JsonObject;
}

/** Groups together as long as the store takes them in one go; none is split. */
function batched(groups: readonly RecordWrite[][]): RecordWrite[][] {
  const batches: RecordWrite[][] = [];
  for (const group of groups) {
    const last = batches.at(-1);
    if (last !== undefined && last.length + group.length <= MOST_WRITES) last.push(...group);
    else batches.push([...group]);
  }
  return batches;
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
