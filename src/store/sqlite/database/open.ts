import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../../base/errors.ts';
import { latestVersion, migrate, versionOf } from '../schema/migrate.ts';
import { MIGRATIONS, type Migration } from '../schema/migrations.ts';
import { copyIntoPlace, listBackups, makeBackup, newestGoodBackup } from './backups.ts';
import { Connection } from './connection.ts';
import { fastCheck } from './integrity.ts';
import { holdingsIn, salvage } from './salvage.ts';
import { setAside } from './set-aside.ts';
import { isDamage, isUnopenable } from './sqlite-error.ts';

export interface Opened {
  connection: Connection;
  /** What the player should know, in plain sentences. */
  notices: string[];
}

export interface OpenOptions {
  file: string;
  now: Date;
  /** Whether no other program has it open: only then is it repaired or brought up to date. */
  isAlone?: boolean;
  migrations?: readonly Migration[];
}

export function backupFolder(file: string): string {
  return path.join(path.dirname(file), 'backups');
}

/** Opens a database for writing: sound, or restored from a backup, and of the version this program knows. */
export async function openForWriting(options: OpenOptions): Promise<Opened> {
  const { file, now, migrations = MIGRATIONS, isAlone = true } = options;
  refuseNewer(file, migrations);
  if (!isAlone) return { connection: openBesideOthers(file, migrations), notices: [] };
  const notices: string[] = [];
  let connection = openSound(file);
  if (connection === null) {
    notices.push(recover(file, now, migrations));
    refuseNewer(file, migrations);
    connection = openSound(file);
    if (connection === null)
      throw new NarratoriaError('store_damaged', `The database ${file} stays damaged.`);
  }
  try {
    const version = versionOf(connection);
    if (version > 0 && version < latestVersion(migrations)) {
      await makeBackup(file, backupFolder(file), { reason: 'migration', now });
    }
    migrate(connection, migrations);
    if (notices.length === 0) notices.push(...offerOfBackups(connection));
    return { connection, notices };
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Opens a database that another program has open for writing too. */
function openBesideOthers(file: string, migrations: readonly Migration[]): Connection {
  const connection = openSound(file);
  if (connection === null) {
    throw new NarratoriaError('store_damaged', `The database ${file} is damaged.`, {
      hint: 'Close every Narratoria that uses it and start again: then it is repaired.',
      details: { file },
    });
  }
  if (versionOf(connection) === latestVersion(migrations)) return connection;
  connection.close();
  throw new NarratoriaError('store_locked', `Another Narratoria of an older version is using ${file}.`, {
    hint: 'Close it and start again, so that the stories can be brought up to date.',
    details: { file },
  });
}

/** Opens a database that another program may be writing, or that lies where nobody may write. */
export function openForReading(file: string, migrations: readonly Migration[] = MIGRATIONS): Connection {
  if (!existsSync(file)) {
    throw new NarratoriaError(
      'record_not_found',
      `There are no saved stories in ${path.dirname(file)} yet.`,
      {
        details: { file },
      },
    );
  }
  const connection = openReader(file);
  try {
    const version = versionOf(connection);
    if (version > latestVersion(migrations)) throw newer(file, version, migrations);
    if (version < latestVersion(migrations)) {
      throw new NarratoriaError(
        'store_locked',
        `${file} must be opened for writing once, to be brought up to date.`,
      );
    }
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

function openReader(file: string): Connection {
  let connection: Connection | null = null;
  try {
    connection = new Connection(file, 'read');
    versionOf(connection);
    return connection;
  } catch (error) {
    connection?.close();
    // Where SQLite cannot make its helper files, the file can still be read if nothing waits in a log beside it.
    if (isUnopenable(error) && !hasLog(file)) return new Connection(file, 'immutable');
    throw error;
  }
}

/** The connection, or null when the file is damaged. */
function openSound(file: string): Connection | null {
  let connection: Connection | null = null;
  try {
    connection = new Connection(file, 'write');
    if (fastCheck(connection).ok) return connection;
  } catch (error) {
    connection?.close();
    if (isDamage(error)) return null;
    throw error;
  }
  connection.close();
  return null;
}

/** The newest good backup, or what can still be read of the damaged file where that has more scenes. */
function recover(file: string, now: Date, migrations: readonly Migration[]): string {
  const backup = newestGoodBackup(backupFolder(file));
  const salvaged = `${file}.salvaged`;
  const holdings = salvage(file, salvaged, migrations);
  const aside = setAside(file, 'damaged', now);
  const happened = `The file with your saved stories was damaged. It was set aside as ${aside}.`;
  const isMore =
    holdings !== null &&
    holdings.stories > 0 &&
    (backup === null || holdings.scenes > holdingsIn(backup.file).scenes);
  if (isMore) {
    renameSync(salvaged, file);
    const { stories, scenes } = holdings;
    return `${happened} What could be read of it was saved: stories: ${stories}, scenes: ${scenes}. To go back to a backup instead: narratoria backup restore, or Settings, Data on the page.`;
  }
  rmSync(salvaged, { force: true });
  if (backup === null) {
    return `${happened} There was no backup to bring back, so Narratoria starts with an empty one.`;
  }
  copyIntoPlace(backup.file, file);
  return `${happened} The backup of ${inWords(backup.madeAt)} was brought back; what was played after that is missing.`;
}

/** A database without stories beside backups with some: it may have been deleted by mistake. */
function offerOfBackups(connection: Connection): string[] {
  if (connection.get('SELECT 1 FROM playthroughs LIMIT 1') !== undefined) return [];
  const [newest, ...others] = listBackups(backupFolder(connection.file));
  if (newest === undefined) return [];
  const count = others.length === 0 ? 'a backup' : `${others.length + 1} backups, the newest`;
  return [
    `There are no saved stories here, but there is ${count} of ${inWords(newest.madeAt)}. To bring it back: narratoria backup restore, or Settings, Data on the page.`,
  ];
}

function inWords(time: string): string {
  return `${time.slice(0, 10)}, ${time.slice(11, 16)} UTC`;
}

/** Reads the version without a connection that could change anything. */
function refuseNewer(file: string, migrations: readonly Migration[]): void {
  if (!existsSync(file) || statSync(file).size === 0) return;
  let connection: Connection;
  try {
    connection = new Connection(file, hasLog(file) ? 'read' : 'immutable');
  } catch (error) {
    if (isDamage(error) || isUnopenable(error)) return; // opening for writing will say it better
    throw error;
  }
  try {
    const version = versionOf(connection);
    if (version > latestVersion(migrations)) throw newer(file, version, migrations);
  } catch (error) {
    if (!isDamage(error) && !isUnopenable(error)) throw error;
  } finally {
    connection.close();
  }
}

function hasLog(file: string): boolean {
  const log = `${file}-wal`;
  return existsSync(log) && statSync(log).size > 0;
}

function newer(file: string, version: number, migrations: readonly Migration[]): NarratoriaError {
  return new NarratoriaError(
    'store_newer',
    `${file} was written by a newer Narratoria (its version is ${version}, this program knows ${latestVersion(migrations)}). It was left as it is.`,
    { details: { file, version, known: latestVersion(migrations) } },
  );
}
