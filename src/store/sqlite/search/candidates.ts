import type { SQLInputValue } from 'node:sqlite';
import type { Layout } from '../../layouts/layout.ts';
import { QueryWords } from '../../search/query-words.ts';
import { scopedTerm } from '../../search/terms.ts';
import type { Connection } from '../database/connection.ts';
import type { Condition } from '../tables/filter.ts';
import type { Scope } from '../tables/scope.ts';

/** The words of a query with what they weigh among the records of a scope. */
export function queryWords(
  connection: Connection,
  { table }: Layout,
  scope: Scope,
  query: string,
): QueryWords {
  const count = (sql: string, value: SQLInputValue) => Number(connection.get(sql, value)?.['n'] ?? 0);
  return new QueryWords(query, {
    records: () => count(`SELECT count(*) AS n FROM ${table} WHERE scope = ?`, scope.key),
    having: (term) =>
      count(`SELECT doc AS n FROM ${table}_vocabulary WHERE term = ?`, scopedTerm(term, scope.key)),
  });
}

/**
 * Up to `most` records that have words of the query and pass the filters: first those that have all of them, then those
 * that have the rarest ones, then those that have any; the newest of each.
 */
export function candidatesByWords(
  connection: Connection,
  words: QueryWords,
  {
    layout: { table },
    scope,
    condition,
    most,
  }: { layout: Layout; scope: Scope; condition: Condition; most: number },
): Set<number> {
  const found = new Set<number>();
  for (const terms of words.combinations()) {
    if (found.size >= most) break;
    const rows = connection.all(
      `SELECT w.rowid AS key FROM ${table}_words w JOIN ${table} r ON r.key = w.rowid
       WHERE ${table}_words MATCH ? AND r.scope = ?${condition.sql} ORDER BY w.rowid DESC LIMIT ?`,
      terms.map((term) => `"${scopedTerm(term, scope.key)}"`).join(' AND '),
      scope.key,
      ...condition.values,
      most,
    );
    for (const { key } of rows) {
      if (found.size < most) found.add(Number(key));
    }
  }
  return found;
}
