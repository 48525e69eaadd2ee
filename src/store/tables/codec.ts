import type { SQLInputValue } from 'node:sqlite';
import type { Json, JsonObject } from '../../base/json.ts';
import type { Row } from '../database/connection.ts';
import { millisecondsOf } from '../records/check.ts';
import type { ColumnKind, RecordType } from '../records/record-type.ts';

/** A field's name as a column: `inGameTime` is `in_game_time`. */
export function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The columns of a type that hold a record's fields, in the order `encode` gives the values. */
export function columnsOf(type: RecordType): string[] {
  return Object.entries(type.columns).flatMap(([field, kind]) =>
    kind === 'time' ? [columnOf(field), `${columnOf(field)}_ms`] : [columnOf(field)],
  );
}

export function encode(type: RecordType, record: JsonObject): SQLInputValue[] {
  return Object.entries(type.columns).flatMap(([field, kind]) => encodeField(type, record, field, kind));
}

function encodeField(type: RecordType, record: JsonObject, field: string, kind: ColumnKind): SQLInputValue[] {
  if (kind === 'rest') return [encodeRest(type, record)];
  const value = record[field];
  if (value === undefined) return kind === 'time' ? [null, null] : [null];
  if (kind === 'time') return [String(value), millisecondsOf(String(value), field)];
  if (kind === 'json') return [JSON.stringify(value)];
  if (kind === 'boolean') return [value === true ? 1 : 0];
  return [value as string | number];
}

function encodeRest(type: RecordType, record: JsonObject): string | null {
  const others = Object.entries(record).filter(
    ([field]) => !Object.hasOwn(type.columns, field) && field !== type.idField && field !== type.scopeField,
  );
  return others.length === 0 ? null : JSON.stringify(Object.fromEntries(others));
}

/** The record of a row. A column without a value is a field that is not there. */
export function decode(type: RecordType, row: Row, scopeId: string): JsonObject {
  const record: JsonObject = { [type.idField]: row['id'] as string };
  if (type.scopeField !== null) record[type.scopeField] = scopeId;
  for (const [field, kind] of Object.entries(type.columns)) {
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
