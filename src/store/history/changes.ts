import type { JsonObject } from '../../base/json.ts';
import type { Connection } from '../database/connection.ts';
import { LAYOUTS } from '../layouts/index.ts';
import type { DataType } from '../records/index.ts';
import type { Scope } from '../tables/scope.ts';
import { putRecord } from '../tables/write.ts';

/**
 * Each scene keeps, for every record it touches, what that record was before. So the world after any earlier scene is
 * the world of now with the later scenes' records put back, to the letter.
 */
export function rememberBefore(
  connection: Connection,
  { scope, scene, dataType, id }: { scope: Scope; scene: number | null; dataType: DataType; id: string },
  before: JsonObject | null,
): void {
  if (!LAYOUTS[dataType].isWorldState) return;
  connection.run(
    `INSERT INTO changes (playthrough, scene, data_type, id, before) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
    scope.key,
    scene ?? sceneBeingTold(connection, scope),
    dataType,
    id,
    before === null ? null : JSON.stringify(before),
  );
}

/** The scene that writes count to unless they say otherwise: the one after the last of the journal. */
function sceneBeingTold(connection: Connection, scope: Scope): number {
  const row = connection.get('SELECT head_scene FROM playthroughs WHERE key = ?', scope.key);
  return Number(row?.['head_scene'] ?? 0) + 1;
}

/** Makes the world of `target` what the world of `source` was after a scene. */
export function putBack(connection: Connection, source: Scope, target: Scope, scene: number): void {
  const rows = connection.all(
    'SELECT data_type, id, before FROM changes WHERE playthrough = ? AND scene > ? ORDER BY scene',
    source.key,
    scene,
  );
  const seen = new Set<string>();
  for (const { data_type: dataType, id, before } of rows) {
    const name = `${dataType} ${id}`;
    if (seen.has(name)) continue; // only what it was before the first of those scenes counts
    seen.add(name);
    const record = before === null ? null : (JSON.parse(String(before)) as JsonObject);
    putRecord(
      connection,
      dataType as DataType,
      target,
      String(id),
      record && inScope(record, dataType, target),
    );
  }
}

function inScope(record: JsonObject, dataType: unknown, { id }: Scope): JsonObject {
  const { scopeField } = LAYOUTS[dataType as DataType];
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
