import type { Log } from '../../base/log.ts';
import {
  addTime,
  noFigures,
  type QueryFigures,
  type QueryStatistics,
  statisticsOf,
} from '../query-figures.ts';

export interface QueryFacts {
  name: string;
  /** Whose records were looked at, such as `playthrough 1234`. */
  scope?: string;
}

/** Takes the time of every query, and tells the log about slow ones. */
export class Monitor {
  readonly #log: Log;
  readonly #slowMs: number;
  readonly #figures = new Map<string, QueryFigures>();

  constructor(log: Log, slowMs: number) {
    this.#log = log;
    this.#slowMs = slowMs;
  }

  async observe<Result>(facts: QueryFacts, query: () => Promise<Result>): Promise<Result> {
    const start = performance.now();
    try {
      const result = await query();
      this.#note(facts, performance.now() - start, resultCount(result));
      return result;
    } catch (error) {
      this.#note(facts, performance.now() - start, null);
      throw error;
    }
  }

  /** What was counted since the store was opened, by name. */
  get figures(): Record<string, QueryFigures> {
    return Object.fromEntries(this.#figures);
  }

  statistics(): QueryStatistics[] {
    return [...this.#figures].map(([name, figures]) => statisticsOf(name, figures));
  }

  /** `results` is null for a query that failed. */
  #note({ name, scope }: QueryFacts, ms: number, results: number | null): void {
    const figures = this.#figures.get(name) ?? noFigures();
    this.#figures.set(name, figures);
    const isSlow = ms > this.#slowMs;
    addTime(figures, ms);
    figures.count += 1;
    figures.failed += results === null ? 1 : 0;
    figures.slow += isSlow ? 1 : 0;
    figures.results += results ?? 0;
    const facts = { query: name, scope, ms: Math.round(ms * 100) / 100, results };
    if (isSlow) this.#log.warn(facts, 'A slow query.');
    else this.#log.debug(facts, 'A query.');
  }
}

function resultCount(result: unknown): number {
  if (Array.isArray(result)) return result.length;
  if (typeof result === 'object' && result !== null && 'results' in result && Array.isArray(result.results)) {
    return result.results.length;
  }
  return result === null || result === undefined ? 0 : 1;
}
