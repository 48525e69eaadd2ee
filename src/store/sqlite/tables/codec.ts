import type { SQLInputValue } from 'node:sqlite';
import type { Json, JsonObject } from '../../../base/json.ts';
import type { ColumnKind, Layout } from '../../layouts/layout.ts';
import { millisecondsOf } from '../../records/refusals.ts';
import type { Row } from '../database/connection.ts';

/** A field's name as a column: `inGameTime` is `in_game_time`. */
export function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The columns of a type that hold a record's fields, in the order `encode` gives the values. */
export function columnsOf(layout: Layout): string[] {
  return Object.entries(layout.columns).flatMap(([field, kind]) =>
    kind === 'time' ? [columnOf(field), `${columnOf(field)}_ms`] : [columnOf(field)],
  );
}

export function encode(layout: Layout, record: JsonObject): SQLInputValue[] {
  return Object.entries(layout.columns).flatMap(([field, kind]) => encodeField(layout, record, field, kind));
}

function encodeField(layout: Layout, record: JsonObject, field: string, kind: ColumnKind): SQLInputValue[] {
  if (kind === 'rest') return [encodeRest(layout, record)];
  const value = record[field];
  if (value === undefined) return kind === 'time' ? [null, null] : [null];
  if (kind === 'time') return [String(value), millisecondsOf(String(value), field)];
  if (kind === 'json') return [JSON.stringify(value)];
  if (kind === 'boolean') return [value === true ? 1 : 0];
  return [value as string | number];
}

function encodeRest(layout: Layout, record: JsonObject): string | null {
  const others = Object.entries(record).filter(
    ([field]) =>
      !Object.hasOwn(layout.columns, field) && field !== layout.idField && field !== layout.scopeField,
  );
  return others.length === 0 ? null : JSON.stringify(Object.fromEntries(others));
}

/** The record of a row. A column without a value is a field that is not there. */
export function decode(layout: Layout, row: Row, scopeId: string): JsonObject {
  const record: JsonObject = { [layout.idField]: row['id'] as string };
  if (layout.scopeField !== null) record[layout.scopeField] = scopeId;
  for (const [field, kind] of Object.entries(layout.columns)) {
    const value = row[columnOf(field)];
    if (value === null || value === undefined) continue;
    if (kind === 'rest') Object.assign(record, JSON.parse(String(value)));
    else record[field] = decodeValue(value, kind);
  }
  return record;
}

function decodeValue(value: SQLInputValue, kind: ColumnKind): Json {
  if (kind === 'json') return JSON.parse(String(value)) as Json;
  if (kind === 'boolean') return value === 1;
  return value as string | number;
}
