import { mkdirSync, readFileSync, renameSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withEvents } from '../../base/event-history.ts';
import { getOwn, type JsonObject, setOwn } from '../../base/json.ts';
import { decayedScore, unitsBetween } from '../../rules/decay.ts';
import { ScriptError } from '../error.ts';
import { coverage } from './coverage.ts';
import type { RecordStore, RecordType, RecordWrite } from './record-store.ts';

const ID_FIELDS = {
  memory: 'id',
  reputation: 'factionId',
  perception: 'npcId',
  portrait: 'characterId',
} as const;
const SCORE_FIELDS: Partial<Record<RecordType, string>> = {
  reputation: 'currentScore',
  perception: 'perceptionScore',
};
/** A lock of this age was left by a process that was killed. */
const STALE_LOCK_MS = 10_000;
const LOCK_TRIES = 200;

type RecordStores = Partial<Record<RecordType, Record<string, JsonObject>>>;

/** One JSON file a playthrough, in the skill's own folder. It knows nothing of undo, and no other skill sees it. */
export function fileBook(folder: string, playthroughId: string, inGameTime: string | null): RecordStore {
  const file = path.join(folder, `${playthroughId.replaceAll(/[^\w-]/g, '_') || 'no-story'}.json`);
  const records = (dataType: RecordType) =>
    Object.values(read(file)[dataType] ?? {}).map((record) => asOf(dataType, record, inGameTime));
  return {
    isShared: false,
    async match(dataType, filters = {}, { limit, order } = {}) {
      const matching = records(dataType).filter((record) => passes(record, filters));
      return (order === 'newest first' ? matching.reverse() : matching).slice(0, limit);
    },
    async search(dataType, query, { limit, threshold, filters = {} }) {
      const among = records(dataType).filter((record) => passes(record, filters));
      return coverage(query, among)
        .filter(({ relevance }) => relevance >= threshold)
        .slice(0, limit);
    },
    async write(writes) {
      if (writes.length === 0) return;
      await withLock(`${file}.lock`, () => {
        const shelves = read(file);
        for (const write of writes) apply(shelves, write, playthroughId, inGameTime);
        const unfinished = `${file}.${process.pid}.tmp`;
        writeFileSync(unfinished, JSON.stringify(shelves), { mode: 0o600 });
        renameSync(unfinished, file);
      });
    },
  };
}

function read(file: string): RecordStores {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  try {
    return JSON.parse(text) as RecordStores;
  } catch {
    throw new ScriptError(
      'damaged_file',
      `${file} is not JSON any more. Move it away to begin with an empty one.`,
    );
  }
}

function apply(
  shelves: RecordStores,
  write: RecordWrite,
  playthroughId: string,
  inGameTime: string | null,
): void {
  shelves[write.dataType] ??= {};
  const shelf = shelves[write.dataType] as Record<string, JsonObject>;
  const scoreField = SCORE_FIELDS[write.dataType];
  if (write.method === 'delete') {
    delete shelf[write.id];
    return;
  }
  if (write.method === 'store') {
    const id = String(write.record[ID_FIELDS[write.dataType]]);
    if (Object.hasOwn(shelf, id)) throw new ScriptError('record_exists', `There is a record ${id} already.`);
    setOwn(shelf, id, { playthroughId, ...(scoreField && inGameTime && { inGameTime }), ...write.record });
    return;
  }
  const current = Object.hasOwn(shelf, write.id) ? shelf[write.id] : undefined;
  if (current === undefined) throw new ScriptError('record_not_found', `There is no record ${write.id}.`);
  const { scoreChange, eventAdded, ...changes } = write.changes;
  const now = asOf(write.dataType, current, inGameTime);
  const score =
    scoreField !== undefined && typeof scoreChange === 'number'
      ? { [scoreField]: Number(now[scoreField]) + scoreChange, ...(inGameTime && { inGameTime }) }
      : {};
  const history =
    typeof eventAdded === 'string'
      ? { eventHistory: withEvents(String(current['eventHistory'] ?? ''), eventAdded) }
      : {};
  const changed = Object.entries({ ...current, ...changes, ...score, ...history }).filter(
    ([, value]) => value !== null,
  );
  setOwn(shelf, write.id, Object.fromEntries(changed));
}

function asOf(dataType: RecordType, record: JsonObject, inGameTime: string | null): JsonObject {
  const field = SCORE_FIELDS[dataType];
  const since = record['inGameTime'];
  if (field === undefined || inGameTime === null || typeof since !== 'string') return record;
  const elapsedUnits = unitsBetween(since, inGameTime, String(record['decayUnit'] ?? 'week'));
  const rate = Number(record['decayRate'] ?? 0.1);
  return { ...record, [field]: decayedScore({ score: Number(record[field]), rate, elapsedUnits }) };
}

/** A filter is a value, or a list of which any will do; `characterId` looks into `characterIds`. */
function passes(record: JsonObject, filters: JsonObject): boolean {
  return Object.entries(filters).every(([name, wanted]) => {
    const held = getOwn(record, name) ?? getOwn(record, `${name}s`) ?? record['semanticTags'];
    const values: unknown[] = Array.isArray(held) ? held : [held];
    return (Array.isArray(wanted) ? wanted : [wanted]).some((value) => values.includes(value));
  });
}

/** Scripts of one skill may run side by side; a folder is made by one of them only. */
async function withLock(lock: string, work: () => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (isStale(lock)) rmdirSync(lock);
      else if (attempt > LOCK_TRIES) throw new ScriptError('locked', `${lock} is held by another script.`);
      else await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  try {
    work();
  } finally {
    rmdirSync(lock);
  }
}

function isStale(lock: string): boolean {
  const held = statSync(lock, { throwIfNoEntry: false });
  return held !== undefined && Date.now() - held.mtimeMs > STALE_LOCK_MS;
}
