import type { JsonObject } from '../../../base/json.ts';
import { LAYOUTS } from '../../layouts/index.ts';
import type { Layout } from '../../layouts/layout.ts';
import type { Found, SearchAnswer, SearchQuery } from '../../operations.ts';
import type { SearchableType } from '../../records/index.ts';
import { type Calibration, calibrationOf } from '../../search/calibration.ts';
import { type Explanation, explain, recencyOf } from '../../search/score.ts';
import type { Connection, Row } from '../database/connection.ts';
import { decode } from '../tables/codec.ts';
import { type Condition, conditionOf } from '../tables/filter.ts';
import { storyTime } from '../tables/read.ts';
import { type Scope, scopeFor } from '../tables/scope.ts';
import { modelKey } from '../vectors/models.ts';
import { cosines, nearest, type VectorQuery } from './nearest.ts';
import { QueryWords } from './words.ts';

interface Search {
  connection: Connection;
  query: SearchQuery;
  layout: Layout;
  scope: Scope;
  condition: Condition;
  words: QueryWords;
  calibration: Calibration;
}

interface Candidate extends Explanation {
  key: number;
  at: number;
  position: number;
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
  const words = new QueryWords(connection, layout, scope, query.text);
  const calibration = calibrationOf(query.modelId ?? '');
  const ready: Search = { connection, query, layout, scope, condition, words, calibration };
  const model = query.modelId === null ? null : modelKey(connection, query.modelId);
  const candidates =
    query.vector === null || model === null
      ? byWords(ready)
      : byMeaningAndWords(ready, { layout, scope, model, vector: query.vector, condition });
  return {
    results: candidates.map((candidate) => withRecord(ready, candidate)),
    mode: query.vector === null ? 'words' : 'hybrid',
    pending: query.vector === null ? 0 : countUnread(ready, model),
  };
}

function byWords(search: Search): Candidate[] {
  const { connection, layout, scope, condition, query, words } = search;
  const most = Math.max(BY_WORDS_ALONE, query.limit);
  const keys = words.candidates(connection, layout, scope, { condition, most });
  return best(search, new Map([...keys].map((key) => [key, null])));
}

/** The nearest in meaning and those that share words, put in one order. */
function byMeaningAndWords(search: Search, vectorQuery: VectorQuery): Candidate[] {
  const { connection, layout, scope, condition, query, words } = search;
  const near = nearest(connection, vectorQuery, Math.max(NEIGHBOURS, query.limit * NEIGHBOURS_A_RESULT));
  const keys = words.candidates(connection, layout, scope, {
    condition,
    most: Math.max(BY_WORDS, query.limit),
  });
  const others = [...keys].filter((key) => !near.has(key));
  const cosineOf = cosines(connection, vectorQuery, others);
  const candidates = new Map<number, number | null>(near);
  for (const key of others) candidates.set(key, cosineOf.get(key) ?? null);
  return best(search, candidates);
}

/** Scores the candidates and keeps those above the threshold, best first; of equals the later one. */
function best(
  { connection, query, layout, words, calibration }: Search,
  cosineOf: Map<number, number | null>,
): Candidate[] {
  const columns = layout.significance === undefined ? 'key, position, terms' : RANKED_COLUMNS;
  const rows = connection.all(
    `SELECT ${columns} FROM ${layout.table} WHERE key IN (SELECT value FROM json_each(?))`,
    JSON.stringify([...cosineOf.keys()]),
  );
  const scored = rows.map((row): Candidate => {
    const key = Number(row['key']);
    const evidence = {
      cosine: cosineOf.get(key) ?? null,
      coverage: words.coverage(String(row['terms'])),
      recency: recency(row, query),
      significance: significance(layout, row),
    };
    return {
      key,
      at: Number(row['timestamp_ms'] ?? 0),
      position: Number(row['position']),
      ...explain(evidence, calibration),
    };
  });
  return scored
    .filter(({ relevance }) => relevance >= query.threshold)
    .toSorted((one, other) => other.score - one.score || other.at - one.at || other.position - one.position)
    .slice(0, query.limit);
}

const RANKED_COLUMNS = 'key, position, terms, timestamp_ms, in_game_time_ms, significance, episodic';

/** By the story's clock where both moments are known, else by the world's. */
function recency(row: Row, { inGameTime, now }: SearchQuery): number {
  const then = row['in_game_time_ms'];
  if (typeof then === 'number' && inGameTime !== null) return recencyOf(then, Date.parse(inGameTime));
  const played = row['timestamp_ms'];
  return typeof played === 'number' ? recencyOf(played, Date.parse(now)) : 0;
}

function significance(layout: Layout, { significance: level, episodic }: Row): number {
  return layout.significance?.({ significance: String(level), episodic: episodic === 1 }) ?? 0;
}

function withRecord(
  { connection, layout, scope }: Search,
  { key, at: _at, position: _position, ...explanation }: Candidate,
): Found {
  const row = connection.get(`SELECT * FROM ${layout.table} WHERE key = ?`, key) as Row;
  return { record: decode(layout, row, scope.id), ...explanation };
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
