import { DatabaseSync } from 'node:sqlite';

const BUSY = 5;

/** Held here as well: a connection that nobody refers to is closed by the garbage collector, and its lock with it. */
const held = new Set<DatabaseSync>();

/** A right that ends when it is released, or with the process, however that ends. */
export interface Lock {
  release(): void;
}

/** The lock is the operating system's, held through an empty SQLite database. Null when others hold it. */
export function takeLock(file: string, kind: 'shared' | 'exclusive'): Lock | null {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('PRAGMA journal_mode = MEMORY');
    database.exec(kind === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT count(*) FROM sqlite_schema');
  } catch (error) {
    database?.close();
    if (isBusy(error)) return null;
    throw error;
  }
  const lock = database;
  held.add(lock);
  return {
    release: () => {
      if (held.delete(lock)) lock.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY;
}
