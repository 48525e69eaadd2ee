import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { backup } from 'node:sqlite';
import { NarratoriaError } from '../../../base/errors.ts';
import { createPrivateFile } from '../../../base/private-home.ts';
import { Connection } from './connection.ts';
import { checkFile } from './integrity.ts';

export interface Backup {
  file: string;
  /** When it was made. */
  madeAt: string;
  bytes: number;
  /** Each backup has a higher number than those before it, whatever the clock says; 0 for those of older versions. */
  number: number;
  /** Why it was made: by itself while one plays, before a new version of the database, or by hand. */
  reason: 'session' | 'migration' | 'manual';
}

/** How many are kept of those that make themselves. Those made by hand stay until somebody deletes them. */
const KEPT = { session: 7, migration: 3 };
/** Of so many days that were played on, the last backup of each is kept besides. */
const KEPT_DAYS = 7;
const PAGES_A_STEP = 256;
const NAME =
  /^narratoria-(?:(\d{6,})-)?(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z(?:-(migration|manual))?\.db$/;

/** All backups, newest first. */
export function listBackups(folder: string): Backup[] {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder).flatMap((name): Backup[] => {
    const match = NAME.exec(name);
    if (match === null) return [];
    const [, number = '0', year, month, day, hour, minute, second, ms, reason = 'session'] = match;
    const file = path.join(folder, name);
    return [
      {
        file,
        madeAt: `${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`,
        bytes: statSync(file).size,
        number: Number(number),
        reason: reason as Backup['reason'],
      },
    ];
  });
  return found.toSorted((one, other) => other.number - one.number || other.madeAt.localeCompare(one.madeAt));
}

/** Makes a backup while the database is in use. Of those that make themselves the oldest goes. */
export async function makeBackup(
  database: string,
  folder: string,
  { reason, now }: { reason: Backup['reason']; now: Date },
): Promise<Backup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const number = (listBackups(folder)[0]?.number ?? 0) + 1;
  const file = path.join(folder, nameOf(number, now, reason));
  const unfinished = `${file}.tmp`;
  try {
    createPrivateFile(unfinished);
    await copyDatabase(database, unfinished);
    syncFile(unfinished);
    renameSync(unfinished, file);
  } catch (cause) {
    rmSync(unfinished, { force: true });
    throw new NarratoriaError('store_full', 'A backup of the saved stories could not be made.', {
      hint: 'See whether the disk is full; the stories themselves are not touched.',
      details: { file },
      cause,
    });
  }
  if (reason !== 'manual') rotate(folder, reason);
  return { file, madeAt: now.toISOString(), bytes: statSync(file).size, number, reason };
}

/** A connection of its own, and one moment of the database for all of it, so that writes neither disturb nor restart it. */
async function copyDatabase(database: string, target: string): Promise<void> {
  const connection = new Connection(database, 'read');
  try {
    connection.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
    await backup(connection.raw, target, { rate: PAGES_A_STEP });
  } finally {
    connection.close();
  }
}

/** The newest backup that is sound. */
export function newestGoodBackup(folder: string): Backup | null {
  return listBackups(folder).find(({ file }) => checkFile(file).ok) ?? null;
}

/** Puts a copy of a backup in the place of the database, in one step. */
export function copyIntoPlace(backupFile: string, file: string): void {
  const unfinished = `${file}.restoring`;
  createPrivateFile(unfinished);
  copyFileSync(backupFile, unfinished);
  syncFile(unfinished);
  renameSync(unfinished, file);
}

function nameOf(number: number, now: Date, reason: Backup['reason']): string {
  const stamp = now.toISOString().replaceAll(/[-:.]/g, '');
  return `narratoria-${String(number).padStart(6, '0')}-${stamp}${reason === 'session' ? '' : `-${reason}`}.db`;
}

function rotate(folder: string, reason: keyof typeof KEPT): void {
  const same = listBackups(folder).filter((one) => one.reason === reason);
  const days = new Set<string>();
  same.forEach(({ file, madeAt }, index) => {
    const day = madeAt.slice(0, 10);
    const isLastOfDay = reason === 'session' && !days.has(day) && days.size < KEPT_DAYS;
    days.add(day);
    if (index >= KEPT[reason] && !isLastOfDay) rmSync(file, { force: true });
  });
}

function syncFile(file: string): void {
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
