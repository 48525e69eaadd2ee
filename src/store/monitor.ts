import type { Log } from '../base/log.ts';

/** How one sort of query has been doing since the store was opened. */
export interface QueryStatistics {
  name: string;
  count: number;
  failed: number;
  slow: number;
  /** Results of all answers together. */
  results: number;
  p50Ms: number;
  p95Ms: number;
  maxMs: number;
}

export interface QueryFacts {
  name: string;
  /** Whose records were looked at, such as `playthrough 1234`. */
  scope?: string;
}

interface Series {
  count: number;
  failed: number;
  slow: number;
  results: number;
  maxMs: number;
  /** The latest times; enough for percentiles. */
  times: number[];
}

const KEPT_TIMES = 512;

/** Takes the time of every query, and tells the log about slow ones. */
export class Monitor {
  readonly #log: Log;
  readonly #slowMs: number;
  readonly #series = new Map<string, Series>();

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

  statistics(): QueryStatistics[] {
    return [...this.#series].map(([name, { times, ...series }]) => {
      const sorted = times.toSorted((one, other) => one - other);
      const percentile = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
      return { name, ...series, p50Ms: percentile(0.5), p95Ms: percentile(0.95) };
    });
  }

  /** `results` is null for a query that failed. */
  #note({ name, scope }: QueryFacts, ms: number, results: number | null): void {
    const series = this.#series.get(name) ?? {
      count: 0,
      failed: 0,
      slow: 0,
      results: 0,
      maxMs: 0,
      times: [],
    };
    this.#series.set(name, series);
    const isSlow = ms > this.#slowMs;
    series.times[series.count % KEPT_TIMES] = ms;
    series.count += 1;
    series.failed += results === null ? 1 : 0;
    series.slow += isSlow ? 1 : 0;
    series.results += results ?? 0;
    series.maxMs = Math.max(series.maxMs, ms);
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
