import type { JsonObject } from '../../../base/json.ts';
import { asOf } from '../../decay.ts';
import { LAYOUTS } from '../../layouts/index.ts';
import type { MatchQuery, ScopeName } from '../../operations.ts';
import type { Connection } from '../database/connection.ts';
import { columnOf, decode } from './codec.ts';
import { conditionOf } from './filter.ts';
import { scopeFor } from './scope.ts';

export function matchRecords(connection: Connection, query: MatchQuery): JsonObject[] {
  const layout = LAYOUTS[query.dataType];
  const scope = scopeFor(connection, query.scope, query.dataType);
  const { sql, values } = conditionOf(layout, query.filters, scope);
  const kind = layout.columns[layout.order];
  const column =
    layout.order === layout.idField ? 'id' : `${columnOf(layout.order)}${kind === 'time' ? '_ms' : ''}`;
  const direction = query.order === 'oldest first' ? 'ASC' : 'DESC';
  const rows = connection.all(
    `SELECT * FROM ${layout.table} r WHERE r.scope = ?${sql}
     ORDER BY r.${column} ${direction}, r.position ${direction} LIMIT ?`,
    scope.key,
    ...values,
    query.limit ?? -1,
  );
  const moment = query.inGameTime ?? storyTime(connection, query.scope);
  return rows.map((row) => asOf(query.dataType, decode(layout, row, scope.id), moment));
}

/** What time it is in a story, as its last scene says. */
export function storyTime(connection: Connection, scope: ScopeName): string | undefined {
  if (scope.kind !== 'playthrough') return undefined;
  const row = connection.get('SELECT in_game_time FROM playthroughs WHERE id = ?', scope.id);
  const time = row?.['in_game_time'];
  return typeof time === 'string' ? time : undefined;
}
