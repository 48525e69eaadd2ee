import type { SQLInputValue } from 'node:sqlite';
import type { JsonObject } from '../../../base/json.ts';
import { termsOf } from '../../../base/words.ts';
import { LAYOUTS } from '../../layouts/index.ts';
import { type Layout, wordsOf } from '../../layouts/layout.ts';
import type { DataType } from '../../records/index.ts';
import { secondOfId } from '../../records/refusals.ts';
import { indexedTerms, termList } from '../../search/terms.ts';
import type { Connection, Row } from '../database/connection.ts';
import { isConstraint } from '../database/sqlite-error.ts';
import { columnsOf, decode, encode } from './codec.ts';
import type { Scope } from './scope.ts';

/** A record, the number its words and vector go by, and its place among those of the same time. */
export interface Kept {
  key: number;
  position: number;
  record: JsonObject;
}

export function findRecord(
  connection: Connection,
  dataType: DataType,
  scope: Scope,
  id: string,
): Kept | null {
  const layout = LAYOUTS[dataType];
  const row = connection.get(`SELECT * FROM ${layout.table} WHERE scope = ? AND id = ?`, scope.key, id);
  return row === undefined
    ? null
    : { key: Number(row['key']), position: Number(row['position']), record: decode(layout, row, scope.id) };
}

/** Adds a record with its labels and words; the vector follows when the model has read it. */
export function insertRecord(
  connection: Connection,
  dataType: DataType,
  scope: Scope,
  record: JsonObject,
  position: number | null = null,
): number {
  const layout = LAYOUTS[dataType];
  const words = wordsOf(layout, record);
  const terms = words === null ? null : termsOf(words);
  const columns = ['position', 'scope', 'id', ...columnsOf(layout)];
  const values: SQLInputValue[] = [
    position,
    scope.key,
    String(record[layout.idField]),
    ...encode(layout, record),
  ];
  if (terms !== null) {
    columns.push('terms', 'version');
    values.push(termList(terms), 1);
  }
  const key = insertRow(connection, layout, columns, values, String(record[layout.idField]));
  insertLabels(connection, layout, scope, key, record);
  if (terms !== null) insertWords(connection, layout, scope, key, terms);
  return key;
}

function insertRow(
  connection: Connection,
  { table }: Layout,
  columns: readonly string[],
  values: SQLInputValue[],
  id: string,
): number {
  const [, ...others] = columns.map(() => '?');
  const last = `SELECT seq FROM sqlite_sequence WHERE name = '${table}'`;
  const sql = `INSERT INTO ${table} (${columns.join(', ')})
    VALUES (coalesce(?, (${last}) + 1, 1), ${others.join(', ')})`;
  try {
    return connection.run(sql, ...values).rowid;
  } catch (error) {
    if (!isConstraint(error)) throw error;
    throw secondOfId(id, error);
  }
}

/** Puts another content in a record's place. A changed text loses its vector until the model has read it anew. */
export function replaceRecord(
  connection: Connection,
  dataType: DataType,
  scope: Scope,
  { key, record: before }: Pick<Kept, 'key' | 'record'>,
  record: JsonObject,
): void {
  const layout = LAYOUTS[dataType];
  const assignments = columnsOf(layout).map((column) => `${column} = ?`);
  connection.run(
    `UPDATE ${layout.table} SET ${assignments.join(', ')} WHERE key = ?`,
    ...encode(layout, record),
    key,
  );
  if (Object.keys(layout.labels).length > 0) {
    connection.run(`DELETE FROM ${layout.table}_labels WHERE record = ?`, key);
    insertLabels(connection, layout, scope, key, record);
  }
  const words = wordsOf(layout, record);
  if (words !== null && words !== wordsOf(layout, before)) indexWords(connection, layout, scope, key, words);
  if (layout.text?.(before) === layout.text?.(record)) return;
  connection.run(`UPDATE ${layout.table} SET version = version + 1, model = NULL WHERE key = ?`, key);
  removeVector(connection, layout, key);
}

/** Puts other words in the place of those that a record was found by. */
export function indexWords(
  connection: Connection,
  layout: Layout,
  scope: Pick<Scope, 'key'>,
  key: number,
  words: string,
): void {
  const terms = termsOf(words);
  connection.run(`UPDATE ${layout.table} SET terms = ? WHERE key = ?`, termList(terms), key);
  removeWords(connection, layout, key);
  insertWords(connection, layout, scope, key, terms);
}

export function removeRecord(connection: Connection, dataType: DataType, key: number): void {
  const layout = LAYOUTS[dataType];
  if (layout.text !== undefined) removeFromIndexes(connection, layout, key);
  connection.run(`DELETE FROM ${layout.table} WHERE key = ?`, key);
}

/**
 * Makes a record what it was at another time: back if it was gone, gone (null) if it was not there yet. Answers with the
 * record's number if the model may have to read it anew.
 */
export function putRecord(
  connection: Connection,
  dataType: DataType,
  scope: Scope,
  id: string,
  was: { record: JsonObject; position: number } | null,
): number | null {
  const current = findRecord(connection, dataType, scope, id);
  if (was === null) {
    if (current !== null) removeRecord(connection, dataType, current.key);
    return null;
  }
  if (current === null) return insertRecord(connection, dataType, scope, was.record, was.position);
  replaceRecord(connection, dataType, scope, current, was.record);
  return current.key;
}

function insertLabels(
  connection: Connection,
  layout: Layout,
  scope: Scope,
  key: number,
  record: JsonObject,
): void {
  for (const [kind, labelsIn] of Object.entries(layout.labels)) {
    for (const value of new Set(labelsIn(record))) {
      connection.run(
        `INSERT INTO ${layout.table}_labels (scope, kind, value, record) VALUES (?, ?, ?, ?)`,
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
  { table }: Layout,
  scope: Pick<Scope, 'key'>,
  key: number,
  terms: readonly string[],
): void {
  connection.run(
    `INSERT INTO ${table}_words (rowid, terms) VALUES (?, ?)`,
    key,
    indexedTerms(terms, scope.key),
  );
}

function removeFromIndexes(connection: Connection, layout: Layout, key: number): void {
  removeWords(connection, layout, key);
  removeVector(connection, layout, key);
}

function removeWords(connection: Connection, { table }: Layout, key: number): void {
  connection.run(`DELETE FROM ${table}_words WHERE rowid = ?`, key);
}

function removeVector(connection: Connection, { table }: Layout, key: number): void {
  connection.run(`DELETE FROM ${table}_vectors WHERE rowid = ?`, BigInt(key));
}

/** Takes a whole scope out of the indexes, before its rows are deleted. */
export function removeScopeFromIndexes(connection: Connection, { table }: Layout, scope: Scope): void {
  const keys: Row[] = connection.all(`SELECT key FROM ${table} WHERE scope = ?`, scope.key);
  for (const { key } of keys) removeFromIndexes(connection, { table } as Layout, Number(key));
}
