import { createHash } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NarratoriaError } from '../../../base/errors.ts';
import { type Lock, takeLock } from '../../../base/file-lock.ts';
import { ensureFolder } from '../../../base/home.ts';
import { createPrivateFile } from '../../../base/private-home.ts';
import { fromSqlite } from './sqlite-error.ts';

/** How long a program that starts waits for another that starts: that one may bring the database up to date first. */
const OPENING_WAIT_MS = 30_000;
const LOOK_EVERY_MS = 50;

/** The right to write in one home folder, shared with other programs. */
export interface HomeLock extends Lock {
  /** Whether no other program had the home open; only then may the database itself be replaced or brought up to date. */
  isAlone: boolean;
  /** Lets other programs open the home. To be called when the database is open, or could not be opened. */
  opened(): void;
}

/** Joins the programs that use a home. Those that start take turns until each has its database open. */
export async function joinHome(home: string): Promise<HomeLock> {
  const opening = await waitToOpen(home);
  try {
    const alone = take(homeFile(home), 'exclusive');
    // Between the two nobody can come in: they would have to open the home.
    alone?.release();
    const use = take(homeFile(home), 'shared');
    if (use === null) throw homeInUse(home);
    return { isAlone: alone !== null, opened: () => opening.release(), release: () => use.release() };
  } catch (error) {
    opening.release();
    throw error;
  }
}

/** Takes a home for this program alone, to put another database in its place. */
export function lockHome(home: string): Lock {
  const opening = take(openingFile(home), 'exclusive');
  if (opening === null) throw homeInUse(home);
  try {
    const use = take(homeFile(home), 'exclusive');
    if (use === null) throw homeInUse(home);
    return {
      release: () => {
        use.release();
        opening.release();
      },
    };
  } catch (error) {
    opening.release();
    throw error;
  }
}

/** Takes one story, so that no other program plays or changes it meanwhile. */
export function lockStory(home: string, playthroughId: string): Lock {
  const lock = take(storyLockFile(home, playthroughId), 'exclusive');
  if (lock !== null) return lock;
  throw new NarratoriaError('store_locked', 'This story is open in another Narratoria.', {
    hint: 'Leave it there first, or play another story here.',
    details: { playthroughId },
  });
}

/** An id may hold anything, a file name may not. */
export function storyLockFile(home: string, playthroughId: string): string {
  const name = createHash('sha256').update(playthroughId).digest('hex').slice(0, 32);
  return path.join(lockFolder(home), `story-${name}.lock`);
}

async function waitToOpen(home: string): Promise<Lock> {
  const last = performance.now() + OPENING_WAIT_MS;
  for (;;) {
    const lock = take(openingFile(home), 'exclusive');
    if (lock !== null) return lock;
    if (performance.now() > last) throw homeInUse(home);
    await sleep(LOOK_EVERY_MS);
  }
}

const homeFile = (home: string) => path.join(home, 'narratoria.lock');
const openingFile = (home: string) => path.join(lockFolder(home), 'opening.lock');
const lockFolder = (home: string) => ensureFolder(path.join(home, 'locks'));

function take(file: string, kind: 'shared' | 'exclusive'): Lock | null {
  createPrivateFile(file);
  try {
    return takeLock(file, kind);
  } catch (error) {
    throw fromSqlite(error, file);
  }
}

function homeInUse(home: string): NarratoriaError {
  return new NarratoriaError('store_locked', `Another Narratoria is using ${home}.`, {
    hint: 'Close it and try again, or set NARRATORIA_HOME to another folder.',
    details: { home },
  });
}
