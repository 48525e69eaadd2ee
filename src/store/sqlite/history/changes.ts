import type { JsonObject } from '../../../base/json.ts';
import { LAYOUTS } from '../../layouts/index.ts';
import type { UnreadRecord } from '../../operations.ts';
import type { DataType, SearchableType } from '../../records/index.ts';
import type { Connection } from '../database/connection.ts';
import type { Scope } from '../tables/scope.ts';
import { type Kept, putRecord } from '../tables/write.ts';

/**
 * Each scene keeps, for every record it touches, what that record was before. So the world after any earlier scene is
 * the world of now with the later scenes' records put back, to the letter.
 */
export function rememberBefore(
  connection: Connection,
  { scope, scene, dataType, id }: { scope: Scope; scene: number | null; dataType: DataType; id: string },
  before: Kept | null,
): void {
  if (!LAYOUTS[dataType].isWorldState) return;
  connection.run(
    `INSERT INTO changes (playthrough, scene, data_type, id, before, position) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
    scope.key,
    scene ?? sceneBeingTold(connection, scope),
    dataType,
    id,
    before === null ? null : JSON.stringify(before.record),
    before?.position ?? null,
  );
}

/** The scene that writes count to unless they say otherwise: the one after the last of the journal. */
function sceneBeingTold(connection: Connection, scope: Scope): number {
  const row = connection.get('SELECT head_scene FROM playthroughs WHERE key = ?', scope.key);
  return Number(row?.['head_scene'] ?? 0) + 1;
}

/**
 * Makes the world of `target` what the world of `source` was after a scene. Answers with the records that the model may
 * have to read anew.
 */
export function putBack(connection: Connection, source: Scope, target: Scope, scene: number): UnreadRecord[] {
  const rows = connection.all(
    'SELECT data_type, id, before, position FROM changes WHERE playthrough = ? AND scene > ? ORDER BY scene',
    source.key,
    scene,
  );
  const seen = new Set<string>();
  const unread: UnreadRecord[] = [];
  for (const { data_type: dataType, id, before, position } of rows) {
    const name = `${dataType} ${id}`;
    if (seen.has(name)) continue; // only what it was before the first of those scenes counts
    seen.add(name);
    const type = dataType as DataType;
    const record = before === null ? null : (JSON.parse(String(before)) as JsonObject);
    const was = record && { record: inScope(record, type, target), position: Number(position) };
    const key = putRecord(connection, type, target, String(id), was);
    if (key !== null && LAYOUTS[type].text !== undefined)
      unread.push({ dataType: type as SearchableType, key });
  }
  return unread;
}

function inScope(record: JsonObject, dataType: DataType, { id }: Scope): JsonObject {
  const { scopeField } = LAYOUTS[dataType];
  return scopeField === null ? record : { ...record, [scopeField]: id };
}

/** A record that retention removed for good cannot come back by undo either. */
export function forgetChanges(connection: Connection, scope: Scope, dataType: DataType, id: string): void {
  connection.run(
    'DELETE FROM changes WHERE playthrough = ? AND data_type = ? AND id = ?',
    scope.key,
    dataType,
    id,
  );
}
