import { rmSync } from 'node:fs';
import { NarratoriaError } from '../../../base/errors.ts';
import { DATA_TYPES, LAYOUTS } from '../../layouts/index.ts';
import { latestVersion, migrate, versionOf } from '../schema/migrate.ts';
import type { Migration } from '../schema/migrations.ts';
import { decode } from '../tables/codec.ts';
import { insertRecord } from '../tables/write.ts';
import { Connection, type Row } from './connection.ts';
import { fastCheck } from './integrity.ts';
import { isDamage } from './sqlite-error.ts';

/** How much a database holds. */
export interface Holdings {
  stories: number;
  scenes: number;
}

/** Tables that are copied as they are, owners first, with the order that reads them from the other end. */
const COPIED = {
  campaigns: 'key DESC',
  playthroughs: 'key DESC',
  scenes: 'rowid DESC',
  changes: 'playthrough DESC, scene DESC, data_type DESC, id DESC',
  told_again: 'playthrough DESC',
};

/**
 * Copies what can still be read of a damaged database into a new one. Words are indexed anew, vectors are made anew when
 * the model reads the texts. Null when nothing can be read, or when it is of another version.
 */
export function salvage(damaged: string, target: string, migrations: readonly Migration[]): Holdings | null {
  for (const companion of ['', '-wal', '-shm']) rmSync(`${target}${companion}`, { force: true });
  let source: Connection | null = null;
  let copy: Connection | null = null;
  try {
    source = new Connection(damaged, 'read');
    if (versionOf(source) !== latestVersion(migrations)) return null;
    copy = new Connection(target, 'write');
    migrate(copy, migrations);
    copyAll(source, copy);
    return fastCheck(copy).ok ? holdingsOf(copy) : null;
  } catch (error) {
    if (isDamage(error)) return null;
    throw error;
  } finally {
    copy?.close();
    source?.close();
  }
}

/** What a sound database holds. */
export function holdingsIn(file: string): Holdings {
  const connection = new Connection(file, 'immutable');
  try {
    return holdingsOf(connection);
  } finally {
    connection.close();
  }
}

function holdingsOf(connection: Connection): Holdings {
  const count = (table: string) => Number(connection.get(`SELECT count(*) AS n FROM ${table}`)?.['n'] ?? 0);
  return { stories: count('playthroughs'), scenes: count('scenes') };
}

function copyAll(source: Connection, copy: Connection): void {
  copy.transaction(() => {
    for (const [table, backwards] of Object.entries(COPIED)) {
      eachRow(source, table, backwards, (row) => insertRow(copy, table, row));
    }
    for (const dataType of DATA_TYPES) {
      const layout = LAYOUTS[dataType];
      eachRow(source, layout.table, 'key DESC', (row) => {
        const key = Number(row['scope']);
        const owner = layout.scope === 'playthrough' ? 'playthroughs' : 'campaigns';
        const id = copy.get(`SELECT id FROM ${owner} WHERE key = ?`, key)?.['id'];
        if (id === undefined) return; // its story or campaign could not be read
        const scope = { key, id: String(id) };
        insertRecord(copy, dataType, scope, decode(layout, row, scope.id), Number(row['position']));
      });
    }
    // A story goes on from the last scene that is left of it.
    copy.run(`UPDATE playthroughs SET head_scene =
      coalesce((SELECT max(scene) FROM scenes WHERE playthrough = playthroughs.key), 0)`);
  });
}

/** Reads a table up to the first damage, and then from its other end up to the last. */
function eachRow(source: Connection, table: string, backwards: string, take: (row: Row) => void): void {
  for (const order of ['', ` ORDER BY ${backwards}`]) {
    try {
      for (const row of source.raw.prepare(`SELECT * FROM ${table}${order}`).iterate())
        takeOne(row as Row, take);
      return;
    } catch (error) {
      if (!isDamage(error)) throw error;
    }
  }
}

/** A row that was taken already, or contradicts those that were, is left out. */
function takeOne(row: Row, take: (row: Row) => void): void {
  try {
    take(row);
  } catch (error) {
    const isUnusable =
      error instanceof SyntaxError || (error instanceof NarratoriaError && error.code === 'record_invalid');
    if (!isUnusable) throw error;
  }
}

function insertRow(copy: Connection, table: string, row: Row): void {
  const columns = Object.keys(row);
  copy.run(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    ...Object.values(row),
  );
}
