import { termsOf } from '../../base/words.ts';
import { weightOf } from './score.ts';

/** A word of the query and what it is worth in this scope. */
interface Word {
  term: string;
  weight: number;
  records: number;
}

/** How many records a scope has, and how many of them have a term. */
export interface TermCounts {
  records(): number;
  having(term: string): number;
}

const MOST_WORDS = 24;

/** The words of a query as they weigh in one scope. */
export class QueryWords {
  readonly #words: readonly Word[];
  readonly #total: number;

  constructor(query: string, counts: TermCounts) {
    const terms = termsOf(query).slice(0, MOST_WORDS);
    const records = terms.length === 0 ? 0 : counts.records();
    const words = terms.map((term): Word => {
      const having = counts.having(term);
      return { term, weight: weightOf(records, having), records: having };
    });
    this.#words = words.toSorted((one, other) => other.weight - one.weight);
    this.#total = words.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** The share of the query's weight that a record has. */
  coverage(has: (term: string) => boolean): number {
    if (this.#total === 0) return 0;
    let covered = 0;
    // A word that no record has is not looked for in each of them.
    for (const { term, weight, records } of this.#words) if (records > 0 && has(term)) covered += weight;
    return covered / this.#total;
  }

  /** All words that any record has together, the rarest of them, and each by itself. */
  *combinations(): Iterable<string[]> {
    const terms = this.#words.filter(({ records }) => records > 0).map(({ term }) => term);
    for (const count of [terms.length, 3, 2]) {
      if (count > 1 && count <= terms.length) yield terms.slice(0, count);
    }
    for (const term of terms) yield [term];
  }
}
