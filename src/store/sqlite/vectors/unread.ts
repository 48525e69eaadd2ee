import { LAYOUTS, SEARCHABLE_TYPES } from '../../layouts/index.ts';
import type { ReadText, ScopeName, Unread } from '../../operations.ts';
import type { SearchableType } from '../../records/index.ts';
import type { Connection, Row } from '../database/connection.ts';
import { decode } from '../tables/codec.ts';
import { scopeFor } from '../tables/scope.ts';
import { ensureModel, modelKey } from './models.ts';

/** Texts without a vector of this model; of those without any the newest first, since they are asked for soonest. */
export function unreadTexts(
  connection: Connection,
  { modelId, limit }: { modelId: string; limit: number },
): Unread[] {
  const model = modelKey(connection, modelId) ?? -1;
  const found: Unread[] = [];
  for (const dataType of SEARCHABLE_TYPES) {
    if (found.length >= limit) break;
    const { table } = LAYOUTS[dataType];
    const some = (which: string) => `SELECT * FROM (SELECT key FROM ${table} WHERE model ${which} LIMIT ?2)`;
    // Each part is a look into an index: nothing to read must cost nothing.
    const rows = connection.all(
      `SELECT * FROM ${table} WHERE key IN (
         SELECT * FROM (SELECT key FROM ${table} WHERE model IS NULL ORDER BY key DESC LIMIT ?2)
         UNION ALL ${some('< ?1')} UNION ALL ${some('> ?1')}
       ) ORDER BY key DESC LIMIT ?2`,
      model,
      limit - found.length,
    );
    found.push(...rows.map((row) => toUnread(dataType, row)));
  }
  return found;
}

/** The records of one data type in a scope that lack a vector of this model. */
export function unreadIn(
  connection: Connection,
  { scope, dataType, modelId }: { scope: ScopeName; dataType: SearchableType; modelId: string },
): { dataType: SearchableType; key: number }[] {
  const { key: scopeKey } = scopeFor(connection, scope, dataType);
  const rows = connection.all(
    `SELECT key FROM ${LAYOUTS[dataType].table} WHERE scope = ? AND model IS NOT ? ORDER BY key`,
    scopeKey,
    modelKey(connection, modelId) ?? -1,
  );
  return rows.map((row) => ({ dataType, key: Number(row['key']) }));
}

/** The same for certain records; those that are gone or read already are left out. */
export function unreadAmong(
  connection: Connection,
  { modelId, records }: { modelId: string; records: readonly { dataType: SearchableType; key: number }[] },
): Unread[] {
  const model = modelKey(connection, modelId) ?? -1;
  return records.flatMap(({ dataType, key }) => {
    const { table } = LAYOUTS[dataType];
    const row = connection.get(`SELECT * FROM ${table} WHERE key = ? AND model IS NOT ?`, key, model);
    return row === undefined ? [] : [toUnread(dataType, row)];
  });
}

function toUnread(dataType: SearchableType, row: Row): Unread {
  const layout = LAYOUTS[dataType];
  return {
    dataType,
    key: Number(row['key']),
    version: Number(row['version']),
    text: layout.text?.(decode(layout, row, '')) ?? '',
  };
}

/** Keeps vectors with their records, all in one write. */
export function keepVectors(
  connection: Connection,
  { modelId, texts }: { modelId: string; texts: readonly ReadText[] },
): number {
  return connection.transaction(() => {
    const model = ensureModel(connection, modelId);
    return texts.filter((text) => keepVector(connection, model, text)).length;
  });
}

function keepVector(
  connection: Connection,
  model: number,
  { dataType, key, version, vector }: ReadText,
): boolean {
  const { table } = LAYOUTS[dataType];
  const row = connection.get(`SELECT scope FROM ${table} WHERE key = ? AND version = ?`, key, version);
  if (row === undefined) return false; // changed or deleted while the model was reading
  connection.run(`DELETE FROM ${table}_vectors WHERE rowid = ?`, BigInt(key));
  connection.run(
    `INSERT INTO ${table}_vectors (rowid, scope, model, vector) VALUES (?, ?, ?, ?)`,
    BigInt(key),
    BigInt(Number(row['scope'])),
    BigInt(model),
    vector,
  );
  connection.run(`UPDATE ${table} SET model = ? WHERE key = ?`, model, key);
  return true;
}
