import type { SQLInputValue } from 'node:sqlite';
import type { Connection } from '../database/connection.ts';
import type { Layout } from '../layouts/layout.ts';
import type { Condition } from '../tables/filter.ts';
import type { Scope } from '../tables/scope.ts';
import { weightOf } from './score.ts';
import { scopedTerm, termsOf } from './terms.ts';

/** A word of the query and what it is worth in this scope. */
interface Word {
  term: string;
  weight: number;
  records: number;
}

const MOST_WORDS = 24;
/** Records taken for one word, newest first. */
const MOST_FOR_A_WORD = 400;

/** The words of a query as they weigh in one scope. */
export class QueryWords {
  readonly #words: readonly Word[];
  readonly #total: number;

  constructor(connection: Connection, layout: Layout, scope: Scope, query: string) {
    const terms = termsOf(query).slice(0, MOST_WORDS);
    const count = (sql: string, value: SQLInputValue) => Number(connection.get(sql, value)?.['n'] ?? 0);
    const records =
      terms.length === 0 ? 0 : count(`SELECT count(*) AS n FROM ${layout.table} WHERE scope = ?`, scope.key);
    const words = terms.map((term): Word => {
      const having = count(
        `SELECT count(*) AS n FROM ${layout.table}_words WHERE ${layout.table}_words MATCH ?`,
        quoted(term, scope),
      );
      return { term, weight: weightOf(records, having), records: having };
    });
    this.#words = words.toSorted((one, other) => other.weight - one.weight);
    this.#total = words.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** The share of the query's weight that a record with these terms (see `termList`) has. */
  coverage(terms: string): number {
    if (this.#total === 0) return 0;
    const covered = this.#words.filter(({ term }) => terms.includes(` ${term} `));
    return covered.reduce((sum, { weight }) => sum + weight, 0) / this.#total;
  }

  /** Records that have the rarest of the words and pass the filters: at least `enough` of them, if there are. */
  candidates(
    connection: Connection,
    { table }: Layout,
    scope: Scope,
    { condition, enough }: { condition: Condition; enough: number },
  ): Set<number> {
    const found = new Set<number>();
    for (const { term, records } of this.#words) {
      if (found.size >= enough) break;
      if (records === 0) continue;
      const rows = connection.all(
        `SELECT w.rowid AS key FROM ${table}_words w JOIN ${table} r ON r.key = w.rowid
         WHERE ${table}_words MATCH ? AND r.scope = ?${condition.sql} ORDER BY w.rowid DESC LIMIT ?`,
        quoted(term, scope),
        scope.key,
        ...condition.values,
        MOST_FOR_A_WORD,
      );
      for (const { key } of rows) found.add(Number(key));
    }
    return found;
  }
}

function quoted(term: string, scope: Scope): string {
  return `"${scopedTerm(term, scope.key)}"`;
}
