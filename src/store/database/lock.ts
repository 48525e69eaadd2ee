import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { NarratoriaError } from '../../base/errors.ts';
import { createPrivateFile } from '../../base/private-home.ts';
import { fromSqlite } from './sqlite-error.ts';

const BUSY = 5;

/** Held here as well: a connection that nobody refers to is closed by the garbage collector, and its lock with it. */
const held = new Set<DatabaseSync>();

/** The right to write in one home folder. */
export interface HomeLock {
  release(): void;
}

/**
 * Takes the home folder for this program. The lock is the operating system's, held through an empty SQLite database, so
 * it ends with the process however that ends.
 */
export function lockHome(home: string): HomeLock {
  const file = path.join(home, 'narratoria.lock');
  const holderFile = path.join(home, 'narratoria.lock.json');
  let database: DatabaseSync;
  createPrivateFile(file);
  try {
    database = new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    throw fromSqlite(error, file);
  }
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw fromSqlite(error, file);
    throw inUse(home, holderOf(holderFile), error);
  }
  held.add(database);
  // For the other program's message only; nothing depends on it.
  writeQuietly(holderFile, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }));
  return {
    release: () => {
      if (!held.delete(database)) return;
      rmSync(holderFile, { force: true });
      database.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY;
}

function inUse(home: string, pid: number | null, cause: unknown): NarratoriaError {
  const who = pid === null ? 'Another Narratoria' : `Another Narratoria (process ${pid})`;
  return new NarratoriaError('store_locked', `${who} is using ${home}.`, {
    hint: 'Close it, open the stories for reading only, or set NARRATORIA_HOME to another folder.',
    details: { home, ...(pid === null ? {} : { pid }), offers: ['read-only', 'another home'] },
    cause,
  });
}

function holderOf(file: string): number | null {
  try {
    const { pid } = JSON.parse(readFileSync(file, 'utf8')) as { pid?: unknown };
    return typeof pid === 'number' ? pid : null;
  } catch {
    return null; // half-written or gone: the message does without
  }
}

function writeQuietly(file: string, text: string): void {
  try {
    writeFileSync(file, text, { mode: 0o600 });
  } catch {
    // The lock holds without it.
  }
}
