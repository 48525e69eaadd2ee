import type { QueryFigures } from '../../query-figures.ts';
import type { Connection } from '../database/connection.ts';

/** The queries of one time that the store was open, by name. */
export interface QuerySession {
  startedAt: string;
  endedAt: string;
  queries: Record<string, QueryFigures>;
}

const KEPT_SESSIONS = 20;

/** Keeps a session's figures in place of those it had before, and lets go of the oldest sessions. */
export function keepQuerySession(
  connection: Connection,
  { startedAt, endedAt, queries }: QuerySession,
): void {
  connection.transaction(() => {
    connection.run(
      'INSERT OR REPLACE INTO query_sessions (started_at, ended_at, queries) VALUES (?, ?, ?)',
      startedAt,
      endedAt,
      JSON.stringify(queries),
    );
    connection.run(
      `DELETE FROM query_sessions WHERE started_at NOT IN
         (SELECT started_at FROM query_sessions ORDER BY started_at DESC LIMIT ${KEPT_SESSIONS})`,
    );
  });
}

/** The last sessions, oldest first. */
export function readQuerySessions(connection: Connection): QuerySession[] {
  return connection.all('SELECT * FROM query_sessions ORDER BY started_at').map((row) => ({
    startedAt: String(row['started_at']),
    endedAt: String(row['ended_at']),
    queries: JSON.parse(String(row['queries'])) as QuerySession['queries'],
  }));
}
