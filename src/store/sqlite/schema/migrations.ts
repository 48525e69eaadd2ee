import { LAYOUTS, SEARCHABLE_TYPES } from '../../layouts/index.ts';
import { type Layout, wordsOf } from '../../layouts/layout.ts';
import type { Connection } from '../database/connection.ts';
import { packText } from '../history/machinery.ts';
import { decode } from '../tables/codec.ts';
import { indexWords } from '../tables/write.ts';
import { createFirstVersion } from './version-1.ts';

const BATCH = 500;

/**
 * Names, places and tags are searched besides the texts. Words are indexed anew at once; memories with tags are read
 * anew by the model in the background, and are found by the vector they have until then.
 */
function searchNamesAndTags(connection: Connection): void {
  for (const type of SEARCHABLE_TYPES) indexAgain(connection, LAYOUTS[type]);
  connection.run("UPDATE memories SET version = version + 1, model = NULL WHERE semantic_tags <> '[]'");
}

function indexAgain(connection: Connection, layout: Layout): void {
  for (let last = 0; ; ) {
    const rows = connection.all(
      `SELECT * FROM ${layout.table} WHERE key > ? ORDER BY key LIMIT ${BATCH}`,
      last,
    );
    for (const row of rows) {
      const words = wordsOf(layout, decode(layout, row, '')) ?? '';
      indexWords(connection, layout, { key: Number(row['scope']) }, Number(row['key']), words);
    }
    const end = rows.at(-1);
    if (end === undefined) return;
    last = Number(end['key']);
  }
}

/** How queries did, session by session, for `doctor`. */
function keepQueryFigures(connection: Connection): void {
  connection.exec(`
    CREATE TABLE query_sessions (
      started_at TEXT PRIMARY KEY,
      ended_at TEXT NOT NULL,
      queries TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
  `);
}

/**
 * What a scene was made with is packed into one column, at the end, where it is in nobody's way. A scene leaves the old
 * table as soon as it is in the new one, so that the file does not grow meanwhile.
 */
function packScenes(connection: Connection): void {
  connection.exec(`
    ALTER TABLE scenes RENAME TO scenes_in_full;
    CREATE TABLE scenes (
      playthrough INTEGER NOT NULL REFERENCES playthroughs (key) ON DELETE CASCADE,
      scene INTEGER NOT NULL,
      parent_playthrough TEXT,
      parent_scene INTEGER,
      session_id TEXT,
      created_at TEXT NOT NULL,
      in_game_time TEXT,
      choice TEXT NOT NULL,
      scene_object TEXT NOT NULL,
      ending TEXT,
      machinery BLOB NOT NULL,
      PRIMARY KEY (playthrough, scene)
    ) STRICT;
  `);
  for (;;) {
    const row = connection.get('SELECT rowid AS key, * FROM scenes_in_full ORDER BY rowid LIMIT 1');
    if (row === undefined) break;
    connection.run(
      `INSERT INTO scenes (playthrough, scene, parent_playthrough, parent_scene, session_id, created_at, in_game_time,
         choice, scene_object, ending, machinery)
       SELECT playthrough, scene, parent_playthrough, parent_scene, session_id, created_at, in_game_time,
         choice, scene_object, ending, ? FROM scenes_in_full WHERE rowid = ?`,
      packText(
        `{"plan":${row['plan']},"trace":${row['trace']},"patches":${row['patches']},"state":${row['state']}}`,
      ),
      Number(row['key']),
    );
    connection.run('DELETE FROM scenes_in_full WHERE rowid = ?', Number(row['key']));
  }
  connection.exec('DROP TABLE scenes_in_full');
}

/** The last scene of a story while it is told again: should nothing come of that, it comes back as it was. */
function keepWhatIsToldAgain(connection: Connection): void {
  connection.exec(`
    CREATE TABLE told_again (
      playthrough INTEGER PRIMARY KEY REFERENCES playthroughs (key) ON DELETE CASCADE,
      kept BLOB NOT NULL
    ) STRICT;
  `);
}

/** One step forward. A step that was published is never changed again. */
export interface Migration {
  version: number;
  apply(connection: Connection): void;
}

export const MIGRATIONS: readonly Migration[] = [
  { version: 1, apply: createFirstVersion },
  { version: 2, apply: searchNamesAndTags },
  { version: 3, apply: keepQueryFigures },
  { version: 4, apply: packScenes },
  { version: 5, apply: keepWhatIsToldAgain },
];
