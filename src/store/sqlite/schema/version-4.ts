import type { Connection } from '../database/connection.ts';
import { packText } from '../history/machinery.ts';

/**
 * What a scene was made with is packed into one column, at the end, where it is in nobody's way. A scene leaves the old
 * table as soon as it is in the new one, so that the file does not grow meanwhile.
 */
export function packScenes(connection: Connection): void {
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
