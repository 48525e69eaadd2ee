import { LAYOUTS, WORLD_TYPES } from '../../layouts/index.ts';
import type { Layout } from '../../layouts/layout.ts';
import type { BranchRequest, Travelled } from '../../operations.ts';
import type { DataType } from '../../records/index.ts';
import { noScene } from '../../records/refusals.ts';
import type { Connection } from '../database/connection.ts';
import { columnsOf } from '../tables/codec.ts';
import { playthroughScope, type Scope } from '../tables/scope.ts';
import { putBack } from './changes.ts';
import { insertPlaythrough, readPlaythrough } from './playthroughs.ts';

/** Moves a story back to an earlier scene, with all its world as it was then; 0 is before the first. */
export function undoTo(connection: Connection, playthroughId: string, scene: number): Travelled {
  return connection.transaction(() => {
    const scope = playthroughScope(connection, playthroughId);
    const story = readPlaythrough(connection, playthroughId);
    if (scene < 0 || scene > story.headScene) throw noScene(playthroughId, scene);
    const unread = putBack(connection, scope, scope, scene);
    connection.run('DELETE FROM changes WHERE playthrough = ? AND scene > ?', scope.key, scene);
    connection.run('DELETE FROM scenes WHERE playthrough = ? AND scene > ?', scope.key, scene);
    if (scene < story.headScene) connection.run('DELETE FROM told_again WHERE playthrough = ?', scope.key);
    standAt(connection, scope, scene);
    return { playthrough: readPlaythrough(connection, playthroughId), unread };
  });
}

/** Begins a new story with the first scenes of another, and with the world as it was after them. */
export function branchFrom(connection: Connection, request: BranchRequest): Travelled {
  return connection.transaction(() => {
    const { from, scene, playthroughId, now } = request;
    const source = playthroughScope(connection, from);
    const story = readPlaythrough(connection, from);
    if (scene < 0 || scene > story.headScene) throw noScene(from, scene);
    insertPlaythrough(connection, {
      ...story,
      playthroughId,
      title: request.title ?? story.title,
      createdAt: now,
      lastPlayedAt: now,
      branchedFrom: { playthroughId: from, scene },
    });
    const target = playthroughScope(connection, playthroughId);
    copyJournal(connection, source, target, scene);
    for (const dataType of WORLD_TYPES) copyRecords(connection, dataType, source, target);
    const unread = putBack(connection, source, target, scene);
    connection.run(
      'UPDATE playthroughs SET in_game_start = (SELECT in_game_start FROM playthroughs WHERE key = ?) WHERE key = ?',
      source.key,
      target.key,
    );
    standAt(connection, target, scene);
    return { playthrough: readPlaythrough(connection, playthroughId), unread };
  });
}

/** What the story itself says follows from the scene it stands at; a branch shares no scene that it has undone. */
function standAt(connection: Connection, scope: Scope, scene: number): void {
  connection.run(
    `UPDATE playthroughs SET
       head_scene = ?2,
       in_game_time = CASE ?2 WHEN 0 THEN in_game_start
         ELSE (SELECT in_game_time FROM scenes WHERE playthrough = ?1 AND scene = ?2) END,
       ending = (SELECT ending FROM scenes WHERE playthrough = ?1 AND scene = ?2),
       branched_from_scene = min(branched_from_scene, ?2)
     WHERE key = ?1`,
    scope.key,
    scene,
  );
}

function copyJournal(connection: Connection, source: Scope, target: Scope, scene: number): void {
  connection.run(
    `INSERT INTO scenes (playthrough, scene, parent_playthrough, parent_scene, session_id, created_at, in_game_time,
       choice, scene_object, ending, machinery)
     SELECT ?, scene, CASE parent_playthrough WHEN ? THEN ? ELSE parent_playthrough END, parent_scene, session_id,
       created_at, in_game_time, choice, scene_object, ending, machinery
     FROM scenes WHERE playthrough = ? AND scene <= ?`,
    target.key,
    source.id,
    target.id,
    source.key,
    scene,
  );
  connection.run(
    `INSERT INTO changes (playthrough, scene, data_type, id, before, position)
     SELECT ?, scene, data_type, id, before, position FROM changes WHERE playthrough = ? AND scene <= ?`,
    target.key,
    source.key,
    scene,
  );
}

function copyRecords(connection: Connection, dataType: DataType, source: Scope, target: Scope): void {
  const layout = LAYOUTS[dataType];
  const columns = [
    'position',
    'id',
    ...columnsOf(layout),
    ...(layout.text === undefined ? [] : ['terms', 'version', 'model']),
  ];
  connection.run(
    `INSERT INTO ${layout.table} (scope, ${columns.join(', ')})
     SELECT ?, ${columns.join(', ')} FROM ${layout.table} WHERE scope = ? ORDER BY key`,
    target.key,
    source.key,
  );
  if (Object.keys(layout.labels).length > 0) copyLabels(connection, layout, source, target);
  if (layout.text !== undefined) copyIndexes(connection, layout, source, target);
}

function copyLabels(connection: Connection, { table }: Layout, source: Scope, target: Scope): void {
  connection.run(
    `INSERT INTO ${table}_labels (scope, kind, value, record)
     SELECT new.scope, l.kind, l.value, new.key FROM ${table} old
     JOIN ${table}_labels l ON l.record = old.key
     JOIN ${table} new ON new.scope = ? AND new.id = old.id
     WHERE old.scope = ?`,
    target.key,
    source.key,
  );
}

function copyIndexes(connection: Connection, { table }: Layout, source: Scope, target: Scope): void {
  const prefix = `${target.key}x`;
  connection.run(
    `INSERT INTO ${table}_words (rowid, terms)
     SELECT key, CASE trim(terms) WHEN '' THEN '' ELSE ?1 || replace(trim(terms), ' ', ' ' || ?1) END
     FROM ${table} WHERE scope = ?2 ORDER BY key`,
    prefix,
    target.key,
  );
  const vectors = connection.all(
    `SELECT new.key, old.model, v.vector FROM ${table} old
     JOIN ${table} new ON new.scope = ? AND new.id = old.id
     JOIN ${table}_vectors v ON v.rowid = old.key
     WHERE old.scope = ? AND old.model IS NOT NULL`,
    target.key,
    source.key,
  );
  for (const { key, model, vector } of vectors) {
    connection.run(
      `INSERT INTO ${table}_vectors (rowid, scope, model, vector) VALUES (?, ?, ?, ?)`,
      BigInt(Number(key)),
      BigInt(target.key),
      BigInt(Number(model)),
      vector as Uint8Array,
    );
  }
}
