import { existsSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../../base/errors.ts';
import { copyIntoPlace, newestGoodBackup } from './backups.ts';
import { checkFile } from './integrity.ts';
import { lockHome } from './lock.ts';
import { backupFolder } from './open.ts';
import { setAside } from './set-aside.ts';

export interface Restored {
  /** The backup that is now in place. */
  backup: string;
  /** Where the database that was there before lies now; null when there was none. */
  setAside: string | null;
  /** What happened, for the player. */
  message: string;
}

/** Puts a backup, by default the newest good one, in the place of the database. Nobody may be using it. */
export function restoreBackup({
  home,
  file,
  now = new Date(),
}: {
  home: string;
  file?: string;
  now?: Date;
}): Restored {
  const lock = lockHome(home);
  try {
    const database = path.join(home, 'narratoria.db');
    const backup = file ?? newestGoodBackup(backupFolder(database))?.file;
    if (backup === undefined) {
      throw new NarratoriaError('record_not_found', `There is no good backup in ${backupFolder(database)}.`);
    }
    if (!existsSync(backup)) throw new NarratoriaError('record_not_found', `There is no backup ${backup}.`);
    if (!checkFile(backup).ok) {
      throw new NarratoriaError('store_damaged', `The backup ${backup} is damaged; nothing was changed.`, {
        hint: 'Choose another backup.',
      });
    }
    const aside = existsSync(database) ? setAside(database, 'replaced', now) : null;
    copyIntoPlace(backup, database);
    const kept = aside === null ? '' : ` What was there before is kept as ${aside}.`;
    return { backup, setAside: aside, message: `${path.basename(backup)} was restored.${kept}` };
  } finally {
    lock.release();
  }
}
