import type { Json, JsonObject } from '../../../base/json.ts';
import type { JournalEntry } from '../../operations.ts';
import { nextScene } from '../../records/next-scene.ts';
import { noScene } from '../../records/refusals.ts';
import type { Scene, SceneSummary } from '../../records/scene.ts';
import type { Connection, Row } from '../database/connection.ts';
import { playthroughScope, type Scope } from '../tables/scope.ts';
import { packMachinery, unpackMachinery } from './machinery.ts';
import { readPlaythrough } from './playthroughs.ts';

/** Adds the next scene to the journal, and with it the state: from here on the story stands there. */
export function recordScene(connection: Connection, entry: JournalEntry): Scene {
  return connection.transaction(() => {
    const scope = playthroughScope(connection, entry.playthroughId);
    const story = readPlaythrough(connection, entry.playthroughId);
    const scene = nextScene(story, entry);
    enterScene(connection, scope, scene);
    return scene;
  });
}

/** Puts a scene at the end of the journal, in the place of what is told again, if anything is. */
export function enterScene(connection: Connection, scope: Scope, scene: Scene): void {
  insertScene(connection, scope, scene);
  connection.run(
    'UPDATE playthroughs SET head_scene = ?, last_played_at = ?, in_game_time = ?, ending = ? WHERE key = ?',
    scene.scene,
    scene.createdAt,
    scene.inGameTime ?? null,
    scene.ending ?? null,
    scope.key,
  );
  connection.run('DELETE FROM told_again WHERE playthrough = ?', scope.key);
}

/** Replaces what the player saw of a scene; everything that led to it stays. */
export function changeScene(
  connection: Connection,
  { id, scene, sceneObject }: { id: string; scene: number; sceneObject: JsonObject },
): void {
  connection.transaction(() => {
    readScene(connection, id, scene);
    connection.run(
      'UPDATE scenes SET scene_object = ? WHERE playthrough = ? AND scene = ?',
      JSON.stringify(sceneObject),
      playthroughScope(connection, id).key,
      scene,
    );
  });
}

function insertScene(connection: Connection, scope: Scope, scene: Scene): void {
  connection.run(
    `INSERT INTO scenes (playthrough, scene, parent_playthrough, parent_scene, session_id, created_at, in_game_time,
       choice, scene_object, ending, machinery)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    scope.key,
    scene.scene,
    scene.parent?.playthroughId ?? null,
    scene.parent?.scene ?? null,
    scene.sessionId ?? null,
    scene.createdAt,
    scene.inGameTime ?? null,
    JSON.stringify(scene.choice),
    JSON.stringify(scene.sceneObject),
    scene.ending ?? null,
    packMachinery(scene),
  );
}

/** One scene, or the last one (null when nothing has been told yet). */
export function readScene(
  connection: Connection,
  playthroughId: string,
  scene: number | 'last',
): Scene | null {
  const scope = playthroughScope(connection, playthroughId);
  const row =
    scene === 'last'
      ? connection.get('SELECT * FROM scenes WHERE playthrough = ? ORDER BY scene DESC LIMIT 1', scope.key)
      : connection.get('SELECT * FROM scenes WHERE playthrough = ? AND scene = ?', scope.key, scene);
  if (row !== undefined) return toScene(row, playthroughId);
  if (scene === 'last') return null;
  throw noScene(playthroughId, scene);
}

export function listScenes(
  connection: Connection,
  playthroughId: string,
  { from, to }: { from: number; to: number },
): SceneSummary[] {
  const scope = playthroughScope(connection, playthroughId);
  const rows = connection.all(
    `SELECT scene, parent_playthrough, parent_scene, created_at, choice, scene_object FROM scenes
     WHERE playthrough = ? AND scene BETWEEN ? AND ? ORDER BY scene`,
    scope.key,
    from,
    to,
  );
  return rows.map(toSummary);
}

function toSummary(row: Row): SceneSummary {
  return {
    scene: Number(row['scene']),
    parent:
      row['parent_playthrough'] === null
        ? null
        : { playthroughId: String(row['parent_playthrough']), scene: Number(row['parent_scene']) },
    createdAt: String(row['created_at']),
    choice: JSON.parse(String(row['choice'])) as Json,
    sceneObject: JSON.parse(String(row['scene_object'])) as JsonObject,
  };
}

function toScene(row: Row, playthroughId: string): Scene {
  return {
    playthroughId,
    ...toSummary(row),
    ...unpackMachinery(row['machinery']),
    ...(row['session_id'] === null ? {} : { sessionId: String(row['session_id']) }),
    ...(row['in_game_time'] === null ? {} : { inGameTime: String(row['in_game_time']) }),
    ...(row['ending'] === null ? {} : { ending: String(row['ending']) }),
  };
}
