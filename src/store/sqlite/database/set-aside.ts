import { existsSync, renameSync } from 'node:fs';

/** What SQLite keeps beside a database; a restored file must not meet what belonged to another. */
const COMPANIONS = ['', '-wal', '-shm', '-journal'];

/** Gives a database and its companions another name. Nothing is deleted: someone may yet want to look at it. */
export function setAside(file: string, reason: 'damaged' | 'replaced', now: Date): string {
  const aside = `${file}.${reason}-${now.toISOString().replaceAll(/[-:.]/g, '')}`;
  for (const companion of COMPANIONS) {
    if (existsSync(`${file}${companion}`)) renameSync(`${file}${companion}`, `${aside}${companion}`);
  }
  return aside;
}
