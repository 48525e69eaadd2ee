import { statfs } from 'node:fs/promises';
import { NarratoriaError } from '../../base/errors.ts';
import { formatBytes } from '../format-bytes.ts';

/** Never fill a disk to the brim: the story's own database lives there too. */
const RESERVE_BYTES = 64 * 1024 * 1024;

/** Bytes that this user may still write on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Refuses a download for which there is no room. */
export async function ensureRoom(
  folder: string,
  bytes: number,
  measure: (folder: string) => Promise<number> = freeBytes,
): Promise<void> {
  const free = await measure(folder);
  const needed = bytes + RESERVE_BYTES;
  if (free >= needed) return;
  throw new NarratoriaError(
    'disk_full',
    `The disk of ${folder} has ${formatBytes(free)} free, and ${formatBytes(needed)} are needed.`,
    {
      hint: `Free ${formatBytes(needed - free)}, or set NARRATORIA_HOME to a folder on a larger disk.`,
      details: { folder, freeBytes: free, neededBytes: needed },
    },
  );
}

/** What the operating system said while writing, in our words; other errors as they are. */
export function asDiskError(error: unknown, folder: string): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new NarratoriaError('disk_full', `The disk of ${folder} is full.`, {
      hint: 'Free some space and pull again; what has arrived is kept.',
      details: { folder, code },
      cause: error,
    });
  }
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') {
    return new NarratoriaError('home_unwritable', `You may not write in ${folder}.`, {
      hint: 'Set NARRATORIA_HOME to a folder you may write to.',
      details: { folder, code },
      cause: error,
    });
  }
  return error;
}
