import { isUtf8 } from 'node:buffer';
import { lstatSync, realpathSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
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

/** A text file of a skill. Without text, either it is not there or `problem` says why it is of no use. */
export interface SkillFile {
  text: string | null;
  problem: string | null;
  /** False when some of its bytes had to be replaced to make a text of it. */
  isUtf8: boolean;
}

export async function readSkillFile(folder: string, name: string): Promise<SkillFile> {
  if (!isThere(path.resolve(folder, name))) return { text: null, problem: null, isUtf8: true };
  const file = insideFolder(folder, name);
  if (file === null) return unusable(`${name} leads out of the skill folder.`);
  try {
    const stats = await stat(file); // before it is opened: opening a pipe would wait for ever
    if (!stats.isFile()) return unusable(`${name} is not a file.`);
    if (stats.size > MAX_FILE_BYTES) return unusable(`${name} is larger than ${MAX_FILE_BYTES} bytes.`);
    const bytes = await readFile(file);
    return { text: bytes.toString('utf8'), problem: null, isUtf8: isUtf8(bytes) };
  } catch (error) {
    return unusable(`${name} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function unusable(problem: string): SkillFile {
  return { text: null, problem, isUtf8: true };
}

function isThere(file: string): boolean {
  try {
    lstatSync(file);
    return true;
  } catch {
    return false;
  }
}
