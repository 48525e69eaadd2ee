import type { SQLInputValue } from 'node:sqlite';
import { LAYOUTS } from '../../layouts/index.ts';
import type { Layout } from '../../layouts/layout.ts';
import type { Found, SearchAnswer, SearchQuery } from '../../operations.ts';
import { QueryWords } from '../../search/query-words.ts';
import { type Candidate, ranked } from '../../search/rank.ts';
import { scopedTerm } from '../../search/terms.ts';
import type { Connection, Row } from '../database/connection.ts';
import { decode } from '../tables/codec.ts';
import { type Condition, conditionOf } from '../tables/filter.ts';
import { storyTime } from '../tables/read.ts';
import { type Scope, scopeFor } from '../tables/scope.ts';
import { modelKey } from '../vectors/models.ts';
import { cosines, nearest, type VectorQuery } from './nearest.ts';

interface Search {
  connection: Connection;
  query: SearchQuery;
  layout: Layout;
  scope: Scope;
  condition: Condition;
  words: QueryWords;
}

/** How many candidates each way of looking brings; what comes of them is decided by the joined score. */
const NEIGHBOURS = 40;
const NEIGHBOURS_A_RESULT = 3;
const BY_WORDS = 32;
const BY_WORDS_ALONE = 400;

export function search(connection: Connection, asked: SearchQuery): SearchAnswer {
  const query = { ...asked, inGameTime: asked.inGameTime ?? storyTime(connection, asked.scope) ?? null };
  const layout = LAYOUTS[query.dataType];
  const scope = scopeFor(connection, query.scope, query.dataType);
  const condition = conditionOf(layout, query.filters, scope);
  const words = queryWords(connection, layout, scope, query.text);
  const ready: Search = { connection, query, layout, scope, condition, words };
  const model = query.modelId === null ? null : modelKey(connection, query.modelId);
  const cosineOf =
    query.vector === null || model === null
      ? byWords(ready)
      : byMeaningAndWords(ready, { layout, scope, model, vector: query.vector, condition });
  const best = ranked(candidates(ready, cosineOf), words, query);
  return {
    results: best.map(({ candidate, explanation }): Found => {
      const row = connection.get(`SELECT * FROM ${layout.table} WHERE key = ?`, candidate.key) as Row;
      return { record: decode(layout, row, scope.id), ...explanation };
    }),
    mode: query.vector === null ? 'words' : 'hybrid',
    pending: query.vector === null ? 0 : countUnread(ready, model),
  };
}

function byWords(search: Search): Map<number, number | null> {
  const most = Math.max(BY_WORDS_ALONE, search.query.limit);
  const keys = candidatesByWords(search.connection, search.words, { ...search, most });
  return new Map([...keys].map((key) => [key, null]));
}

/** The nearest in meaning and those that share words, with their cosines. */
function byMeaningAndWords(search: Search, vectorQuery: VectorQuery): Map<number, number | null> {
  const { connection, query, words } = search;
  const near = nearest(connection, vectorQuery, Math.max(NEIGHBOURS, query.limit * NEIGHBOURS_A_RESULT));
  const keys = candidatesByWords(connection, words, { ...search, most: Math.max(BY_WORDS, query.limit) });
  const others = [...keys].filter((key) => !near.has(key));
  const cosineOf = cosines(connection, vectorQuery, others);
  const all = new Map<number, number | null>(near);
  for (const key of others) all.set(key, cosineOf.get(key) ?? null);
  return all;
}

const RANKED_COLUMNS = 'key, position, terms, timestamp_ms, in_game_time_ms, significance, episodic';

function candidates(
  { connection, layout }: Search,
  cosineOf: Map<number, number | null>,
): (Candidate & { key: number })[] {
  const columns = layout.significance === undefined ? 'key, position, terms' : RANKED_COLUMNS;
  const rows = connection.all(
    `SELECT ${columns} FROM ${layout.table} WHERE key IN (SELECT value FROM json_each(?))`,
    JSON.stringify([...cosineOf.keys()]),
  );
  return rows.map((row) => {
    const { significance, episodic } = row;
    const terms = String(row['terms']);
    return {
      key: Number(row['key']),
      cosine: cosineOf.get(Number(row['key'])) ?? null,
      has: (term: string) => terms.includes(` ${term} `),
      position: Number(row['position']),
      playedAt: numberOrNull(row['timestamp_ms']),
      happenedAt: numberOrNull(row['in_game_time_ms']),
      significance:
        layout.significance?.({ significance: String(significance), episodic: episodic === 1 }) ?? 0,
    };
  });
}

function numberOrNull(value: Row[string] | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

function countUnread({ connection, layout, scope }: Search, model: number | null): number {
  const count = (which: string) =>
    `(SELECT count(*) FROM ${layout.table} WHERE scope = ?1 AND model ${which})`;
  const row = connection.get(
    `SELECT ${count('IS NULL')} + ${count('< ?2')} + ${count('> ?2')} AS n`,
    scope.key,
    model ?? -1,
  );
  return Number(row?.['n'] ?? 0);
}

/** The words of a query with what they weigh among the records of a scope. */
function queryWords(connection: Connection, { table }: Layout, scope: Scope, query: string): QueryWords {
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
function candidatesByWords(
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
