import type { Connection } from './sqlite/database/connection.ts';
import { forgetChanges } from './sqlite/history/changes.ts';
import type { Scope } from './sqlite/tables/scope.ts';
import { removeRecord } from './sqlite/tables/write.ts';

/** What may be let go. Turning points (episodic memories) are never touched. Each limit is for one playthrough. */
export interface RetentionPolicy {
  /** Memories played longer ago than this go. */
  maxAgeDays?: number;
  /** Of more memories than this the oldest go. */
  maxCount?: number;
  /** Of more than this the oldest go; a memory counts with its text, its words and its vector. */
  maxBytes?: number;
}

/** How many memories went, by which limit. */
export interface Pruned {
  byAge: number;
  byCount: number;
  bySize: number;
}

export interface PrunedBatch extends Pruned {
  /** The ids of what went, by playthrough. */
  memories: Record<string, string[]>;
}

const DAY = 86_400_000;
const VECTOR_BYTES = 384 * 4;
/** One turn of the work: short, so that a scene that begins meanwhile does not wait. */
const BATCH = 100;

const SIZE = `(length(CAST(summary AS BLOB)) + length(CAST(terms AS BLOB)) * 2 + ${VECTOR_BYTES})`;

export interface PruneRequest {
  policy: RetentionPolicy;
  now: string;
}

/** Lets one batch of memories go and says how many by which limit; all zero when nothing is left to do. */
export function pruneBatch(connection: Connection, { policy, now }: PruneRequest): PrunedBatch {
  return connection.transaction(() => {
    const scopes = connection
      .all('SELECT key, id FROM playthroughs ORDER BY key')
      .map(({ key, id }): Scope => ({ key: Number(key), id: String(id) }));
    const pruned: PrunedBatch = { byAge: 0, byCount: 0, bySize: 0, memories: {} };
    for (const scope of scopes) {
      const left = BATCH - pruned.byAge - pruned.byCount - pruned.bySize;
      if (left <= 0) break;
      pruneScope(connection, scope, { policy, now, most: left }, pruned);
    }
    return pruned;
  });
}

function pruneScope(
  connection: Connection,
  scope: Scope,
  { policy, now, most }: PruneRequest & { most: number },
  pruned: PrunedBatch,
): void {
  const { maxAgeDays, maxCount, maxBytes } = policy;
  const gone: string[] = [];
  const prune = (limits: Limits): number => {
    const ids = removeOldest(connection, scope, limits);
    gone.push(...ids);
    return ids.length;
  };
  if (maxAgeDays !== undefined) {
    pruned.byAge += prune({ most, before: Date.parse(now) - maxAgeDays * DAY });
  }
  if (maxCount !== undefined) {
    const surplus = Number(total(connection, scope, 'count(*)')) - maxCount;
    pruned.byCount += prune({ most: Math.min(most, surplus) });
  }
  if (maxBytes !== undefined) {
    const surplus = Number(total(connection, scope, `coalesce(sum(${SIZE}), 0)`)) - maxBytes;
    pruned.bySize += prune({ most, bytes: surplus });
  }
  if (gone.length > 0) pruned.memories[scope.id] = gone;
}

function total(connection: Connection, scope: Scope, what: string): unknown {
  return connection.get(`SELECT ${what} AS total FROM memories WHERE scope = ?`, scope.key)?.['total'];
}

interface Limits {
  most: number;
  before?: number;
  bytes?: number;
}

/** Removes the oldest memories that are no turning points, until a limit is met, and gives their ids. */
function removeOldest(connection: Connection, scope: Scope, { most, before, bytes }: Limits): string[] {
  if (most <= 0 || (bytes !== undefined && bytes <= 0)) return [];
  const rows = connection.all(
    `SELECT key, id, ${SIZE} AS size FROM memories
     WHERE scope = ? AND episodic = 0 AND timestamp_ms < ? ORDER BY timestamp_ms, key LIMIT ?`,
    scope.key,
    before ?? Number.MAX_SAFE_INTEGER,
    most,
  );
  const removed: string[] = [];
  let freed = 0;
  for (const { key, id, size } of rows) {
    if (bytes !== undefined && freed >= bytes) break;
    removeRecord(connection, 'memory', Number(key));
    forgetChanges(connection, scope, 'memory', String(id));
    freed += Number(size);
    removed.push(String(id));
  }
  return removed;
}
