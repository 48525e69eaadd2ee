import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { NarratoriaError } from '../../base/errors.ts';

const BUSY = 5;
const POLL_MS = 200;

/**
 * Runs `action` while no other process does so with the same lock file; waits for its turn. The lock is the operating
 * system's, held through an empty SQLite database, so it ends with the process however that ends.
 */
export async function withLock<Result>(
  file: string,
  { signal, onWait }: { signal?: AbortSignal | undefined; onWait?: () => void },
  action: () => Promise<Result>,
): Promise<Result> {
  let database = tryLock(file);
  if (database === null) onWait?.();
  while (database === null) {
    await sleep(POLL_MS);
    signal?.throwIfAborted();
    database = tryLock(file);
  }
  try {
    return await action();
  } finally {
    database.close();
  }
}

function tryLock(file: string): DatabaseSync | null {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return database;
  } catch (cause) {
    database?.close();
    if (cause instanceof Error && 'errcode' in cause && (Number(cause.errcode) & 0xff) === BUSY) return null;
    throw new NarratoriaError('home_unwritable', `${file} cannot be locked for a download.`, {
      hint: 'Set NARRATORIA_HOME to a folder you may write to.',
      details: { file },
      cause,
    });
  }
}
