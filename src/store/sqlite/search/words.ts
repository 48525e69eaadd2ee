import type { SQLInputValue } from 'node:sqlite';
import type { Layout } from '../../layouts/layout.ts';
import { weightOf } from '../../search/score.ts';
import { scopedTerm, termsOf } from '../../search/terms.ts';
import type { Connection } from '../database/connection.ts';
import type { Condition } from '../tables/filter.ts';
import type { Scope } from '../tables/scope.ts';

/** A word of the query and what it is worth in this scope. */
interface Word {
  term: string;
  weight: number;
  records: number;
}

const MOST_WORDS = 24;

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
        `SELECT doc AS n FROM ${layout.table}_vocabulary WHERE term = ?`,
        scopedTerm(term, scope.key),
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

  /**
   * Up to `most` records that have words of the query and pass the filters: first those that have all of them, then
   * those that have the rarest ones, then those that have any; the newest of each.
   */
  candidates(
    connection: Connection,
    { table }: Layout,
    scope: Scope,
    { condition, most }: { condition: Condition; most: number },
  ): Set<number> {
    const found = new Set<number>();
    for (const terms of this.#combinations()) {
      if (found.size >= most) break;
      const rows = connection.all(
        `SELECT w.rowid AS key FROM ${table}_words w JOIN ${table} r ON r.key = w.rowid
         WHERE ${table}_words MATCH ? AND r.scope = ?${condition.sql} ORDER BY w.rowid DESC LIMIT ?`,
        terms.map((term) => quoted(term, scope)).join(' AND '),
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

  /** All words together, the rarest of them, and each by itself. */
  *#combinations(): Iterable<string[]> {
    const terms = this.#words.filter(({ records }) => records > 0).map(({ term }) => term);
    for (const count of [terms.length, 3, 2]) {
      if (count > 1 && count <= terms.length) yield terms.slice(0, count);
    }
    for (const term of terms) yield [term];
  }
}

function quoted(term: string, scope: Scope): string {
  return `"${scopedTerm(term, scope.key)}"`;
}
