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
import { NarratoriaError } from '../../base/errors.ts';
import { createPrivateFile } from '../../base/private-home.ts';
import { Connection } from './connection.ts';
import { checkFile } from './integrity.ts';

export interface Backup {
  file: string;
  /** When it was made. */
  madeAt: string;
  bytes: number;
  /** Why it was made, when not as one of the rotating ones. */
  reason: 'session' | 'migration';
}

/** How many of each sort are kept. */
const KEPT = { session: 7, migration: 3 };
const PAGES_A_STEP = 256;
const NAME = /^narratoria-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z(-migration)?\.db$/;

/** All backups, newest first. */
export function listBackups(folder: string): Backup[] {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder).flatMap((name): Backup[] => {
    const match = NAME.exec(name);
    if (match === null) return [];
    const [, year, month, day, hour, minute, second, ms, migration] = match;
    const file = path.join(folder, name);
    return [
      {
        file,
        madeAt: `${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`,
        bytes: statSync(file).size,
        reason: migration === undefined ? 'session' : 'migration',
      },
    ];
  });
  return found.toSorted((one, other) => other.madeAt.localeCompare(one.madeAt));
}

/** Makes a backup while the database is in use, and lets the oldest of its sort go. */
export async function makeBackup(
  database: string,
  folder: string,
  { reason, now }: { reason: Backup['reason']; now: Date },
): Promise<Backup> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, nameOf(now, reason));
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
  rotate(folder, reason);
  return { file, madeAt: now.toISOString(), bytes: statSync(file).size, reason };
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

function nameOf(now: Date, reason: Backup['reason']): string {
  const stamp = now.toISOString().replaceAll(/[-:.]/g, '');
  return `narratoria-${stamp}${reason === 'migration' ? '-migration' : ''}.db`;
}

function rotate(folder: string, reason: Backup['reason']): void {
  const same = listBackups(folder).filter((one) => one.reason === reason);
  for (const { file } of same.slice(KEPT[reason])) rmSync(file, { force: true });
}

function syncFile(file: string): void {
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
