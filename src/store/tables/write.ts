import type { SQLInputValue } from 'node:sqlite';
import { NarratoriaError } from '../../base/errors.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Connection, Row } from '../database/connection.ts';
import { isConstraint } from '../database/sqlite-error.ts';
import { type DataType, RECORD_TYPES } from '../records/index.ts';
import type { RecordType } from '../records/record-type.ts';
import { indexedTerms, termList, termsOf } from '../search/terms.ts';
import { columnsOf, decode, encode } from './codec.ts';
import type { Scope } from './scope.ts';

/** A record and the number its words and vector go by. */
export interface Kept {
  key: number;
  record: JsonObject;
}

export function findRecord(
  connection: Connection,
  dataType: DataType,
  scope: Scope,
  id: string,
): Kept | null {
  const type = RECORD_TYPES[dataType];
  const row = connection.get(`SELECT * FROM ${type.table} WHERE scope = ? AND id = ?`, scope.key, id);
  return row === undefined ? null : { key: Number(row['key']), record: decode(type, row, scope.id) };
}

/** Adds a record with its labels and words; the vector follows when the model has read it. */
export function insertRecord(
  connection: Connection,
  dataType: DataType,
  scope: Scope,
  record: JsonObject,
): number {
  const type = RECORD_TYPES[dataType];
  const terms = type.text === undefined ? null : termsOf(type.text(record));
  const columns = ['scope', 'id', ...columnsOf(type)];
  const values: SQLInputValue[] = [scope.key, String(record[type.idField]), ...encode(type, record)];
  if (terms !== null) {
    columns.push('terms', 'version');
    values.push(termList(terms), 1);
  }
  const key = insertRow(connection, type, columns, values, String(record[type.idField]));
  insertLabels(connection, type, scope, key, record);
  if (terms !== null) insertWords(connection, type, scope, key, terms);
  return key;
}

function insertRow(
  connection: Connection,
  { table }: RecordType,
  columns: readonly string[],
  values: SQLInputValue[],
  id: string,
): number {
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
  try {
    return connection.run(sql, ...values).rowid;
  } catch (error) {
    if (!isConstraint(error)) throw error;
    throw new NarratoriaError('record_invalid', `There is a record ${JSON.stringify(id)} already.`, {
      hint: 'Change it with `update`.',
      details: { id },
      cause: error,
    });
  }
}

/** Puts another content in a record's place. A changed text loses its vector until the model has read it anew. */
export function replaceRecord(
  connection: Connection,
  dataType: DataType,
  scope: Scope,
  { key, record: before }: Kept,
  record: JsonObject,
): void {
  const type = RECORD_TYPES[dataType];
  const assignments = columnsOf(type).map((column) => `${column} = ?`);
  connection.run(
    `UPDATE ${type.table} SET ${assignments.join(', ')} WHERE key = ?`,
    ...encode(type, record),
    key,
  );
  if (Object.keys(type.labels).length > 0) {
    connection.run(`DELETE FROM ${type.table}_labels WHERE record = ?`, key);
    insertLabels(connection, type, scope, key, record);
  }
  if (type.text === undefined || type.text(before) === type.text(record)) return;
  const terms = termsOf(type.text(record));
  connection.run(
    `UPDATE ${type.table} SET terms = ?, version = version + 1, model = NULL WHERE key = ?`,
    termList(terms),
    key,
  );
  removeFromIndexes(connection, type, key);
  insertWords(connection, type, scope, key, terms);
}

export function removeRecord(connection: Connection, dataType: DataType, key: number): void {
  const type = RECORD_TYPES[dataType];
  if (type.text !== undefined) removeFromIndexes(connection, type, key);
  connection.run(`DELETE FROM ${type.table} WHERE key = ?`, key);
}

/** Makes a record what it was at another time: back if it was gone, gone (null) if it was not there yet. */
export function putRecord(
  connection: Connection,
  dataType: DataType,
  scope: Scope,
  id: string,
  record: JsonObject | null,
): void {
  const current = findRecord(connection, dataType, scope, id);
  if (record === null) {
    if (current !== null) removeRecord(connection, dataType, current.key);
  } else if (current === null) {
    insertRecord(connection, dataType, scope, record);
  } else {
    replaceRecord(connection, dataType, scope, current, record);
  }
}

function insertLabels(
  connection: Connection,
  type: RecordType,
  scope: Scope,
  key: number,
  record: JsonObject,
): void {
  for (const [kind, labelsIn] of Object.entries(type.labels)) {
    for (const value of new Set(labelsIn(record))) {
      connection.run(
        `INSERT INTO ${type.table}_labels (scope, kind, value, record) VALUES (?, ?, ?, ?)`,
        scope.key,
        kind,
        value,
        key,
      );
    }
  }
}

function insertWords(
  connection: Connection,
  { table }: RecordType,
  scope: Scope,
  key: number,
  terms: readonly string[],
): void {
  connection.run(
    `INSERT INTO ${table}_words (rowid, terms) VALUES (?, ?)`,
    key,
    indexedTerms(terms, scope.key),
  );
}

function removeFromIndexes(connection: Connection, { table }: RecordType, key: number): void {
  connection.run(`DELETE FROM ${table}_words WHERE rowid = ?`, key);
  connection.run(`DELETE FROM ${table}_vectors WHERE rowid = ?`, BigInt(key));
}

/** Takes a whole scope out of the indexes, before its rows are deleted. */
export function removeScopeFromIndexes(connection: Connection, { table }: RecordType, scope: Scope): void {
  const keys: Row[] = connection.all(`SELECT key FROM ${table} WHERE scope = ?`, scope.key);
  for (const { key } of keys) removeFromIndexes(connection, { table } as RecordType, Number(key));
}
