import { realpathSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';

const MAX_FILE_BYTES = 1024 * 1024;

/** The real path of something inside a folder; null when it is not there or a link leads out of the folder. */
export function insideFolder(folder: string, ...parts: string[]): string | null {
  try {
    const real = realpathSync(path.resolve(folder, ...parts));
    return real.startsWith(realpathSync(folder) + path.sep) ? real : null;
  } catch {
    return null;
  }
}

/** A text file of a skill; null when it is missing, too large, not a file or outside the folder. */
export async function readSkillFile(folder: string, name: string): Promise<string | null> {
  const file = insideFolder(folder, name);
  if (file === null) return null;
  try {
    const handle = await open(file, 'r');
    try {
      const stats = await handle.stat();
      return stats.isFile() && stats.size <= MAX_FILE_BYTES ? await handle.readFile('utf8') : null;
    } finally {
      await handle.close();
    }
  } catch {
    return null;
  }
}
