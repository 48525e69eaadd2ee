import type { PruneRequest } from '../operations.ts';
import { type Prunable, type PrunedBatch, pruneEach, toLetGo } from '../retention.ts';
import type { Connection } from './database/connection.ts';
import { forgetChanges } from './history/changes.ts';
import type { Scope } from './tables/scope.ts';
import { removeRecord } from './tables/write.ts';

/** Lets one batch of memories go and says how many by which limit; all zero when nothing is left to do. */
export function pruneBatch(connection: Connection, { policy, now }: PruneRequest): PrunedBatch {
  return connection.transaction(() => {
    const scopes = connection
      .all('SELECT key, id FROM playthroughs ORDER BY key')
      .map(({ key, id }): Scope => ({ key: Number(key), id: String(id) }));
    return pruneEach(scopes, (scope, most) => {
      const { gone, counts } = toLetGo(memoriesOf(connection, scope), { policy, now, most });
      for (const { key, id } of gone) {
        removeRecord(connection, 'memory', key);
        forgetChanges(connection, scope, 'memory', id);
      }
      return { id: scope.id, gone, counts };
    });
  });
}

function memoriesOf(connection: Connection, scope: Scope): (Prunable & { key: number })[] {
  const rows = connection.all(
    `SELECT key, id, timestamp_ms, episodic, length(CAST(summary AS BLOB)) AS summary_bytes,
       length(CAST(terms AS BLOB)) AS terms_bytes
     FROM memories WHERE scope = ? ORDER BY timestamp_ms, key`,
    scope.key,
  );
  return rows.map((row) => ({
    key: Number(row['key']),
    id: String(row['id']),
    playedAt: Number(row['timestamp_ms']),
    episodic: row['episodic'] === 1,
    summaryBytes: Number(row['summary_bytes']),
    termsBytes: Number(row['terms_bytes']),
  }));
}
