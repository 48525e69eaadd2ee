import { statSync } from 'node:fs';

/** Changes whenever the file does; null when it is gone. */
export function fileVersion(file: string): string | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? null : `${file}\0${stats.mtimeMs}\0${stats.size}\0${stats.ino}\0${stats.mode}`;
}
