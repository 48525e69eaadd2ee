import type { Connection } from '../database/connection.ts';

/** How queries did, session by session, for `doctor`. */
export function keepQueryFigures(connection: Connection): void {
  connection.exec(`
    CREATE TABLE query_sessions (
      started_at TEXT PRIMARY KEY,
      ended_at TEXT NOT NULL,
      queries TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `);
}
