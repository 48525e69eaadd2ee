import {
  addFigures,
  noFigures,
  type QueryFigures,
  type QueryStatistics,
  statisticsOf,
} from './query-figures.ts';
import type { QuerySession } from './sqlite/history/query-sessions.ts';

/** How queries did over the last sessions together. */
export interface QueryHistory {
  sessions: number;
  /** When the first of them began; null when there is none. */
  since: string | null;
  queries: QueryStatistics[];
}

export function historyOf(sessions: readonly QuerySession[]): QueryHistory {
  const sums = new Map<string, QueryFigures>();
  for (const { queries } of sessions) {
    for (const [name, figures] of Object.entries(queries)) {
      const sum = sums.get(name) ?? noFigures();
      sums.set(name, sum);
      addFigures(sum, figures);
    }
  }
  return {
    sessions: sessions.length,
    since: sessions[0]?.startedAt ?? null,
    queries: [...sums].map(([name, figures]) => statisticsOf(name, figures)),
  };
}
