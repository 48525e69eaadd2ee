import type { Layout } from '../../layouts/layout.ts';
import type { Connection } from '../database/connection.ts';
import type { Condition } from '../tables/filter.ts';
import type { Scope } from '../tables/scope.ts';

/** sqlite-vec gives at most so many neighbours at once. */
const MOST_NEIGHBOURS = 4096;

export interface VectorQuery {
  layout: Layout;
  scope: Scope;
  /** The number of the model that made the query's vector; others' vectors are not looked at. */
  model: number;
  vector: Float32Array;
  condition: Condition;
}

/** The records nearest in meaning that pass the filters: key to cosine, nearest first. */
export function nearest(connection: Connection, query: VectorQuery, count: number): Map<number, number> {
  const { layout, scope, model, vector, condition } = query;
  const among =
    condition.sql === ''
      ? ''
      : ` AND rowid IN (SELECT r.key FROM ${layout.table} r WHERE r.scope = ?${condition.sql})`;
  const rows = connection.all(
    `SELECT rowid AS key, distance FROM ${layout.table}_vectors
     WHERE scope = ? AND model = ? AND vector MATCH ? AND k = ?${among}`,
    BigInt(scope.key),
    BigInt(model),
    vector,
    BigInt(Math.min(count, MOST_NEIGHBOURS)),
    ...(among === '' ? [] : [scope.key, ...condition.values]),
  );
  return new Map(rows.map(({ key, distance }) => [Number(key), cosineOf(Number(distance))]));
}

/** How near some records are, found otherwise; those without a vector of the model are left out. */
export function cosines(
  connection: Connection,
  query: VectorQuery,
  keys: Iterable<number>,
): Map<number, number> {
  const { table } = query.layout;
  const found = new Map<number, number>();
  for (const key of keys) {
    const row = connection.get(
      `SELECT vec_distance_l2(vector, ?) AS distance FROM ${table}_vectors WHERE rowid = ? AND model = ?`,
      query.vector,
      BigInt(key),
      BigInt(query.model),
    );
    if (row !== undefined) found.set(key, cosineOf(Number(row['distance'])));
  }
  return found;
}

/** Between vectors of length one, distance and cosine say the same; the distance is faster to compute. */
function cosineOf(distance: number): number {
  return 1 - (distance * distance) / 2;
}
