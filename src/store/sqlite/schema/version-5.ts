import type { Connection } from '../database/connection.ts';

/** The last scene of a story while it is told again: should nothing come of that, it comes back as it was. */
export function keepWhatIsToldAgain(connection: Connection): void {
  connection.exec(`
    CREATE TABLE told_again (
      playthrough INTEGER PRIMARY KEY REFERENCES playthroughs (key) ON DELETE CASCADE,
      kept BLOB NOT NULL
    ) STRICT;
  `);
}
