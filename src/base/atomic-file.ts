import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { NarratoriaError } from './errors.ts';

/** No write takes this long: a temporary file of that age belongs to a process that was killed. */
const LEFTOVER_AGE_MS = 10 * 60 * 1000;

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is not a folder',
  EISDIR: 'a folder has that name',
};

/**
 * Replaces a file's content in one step: whoever reads it, even after a power cut at any moment, finds the old content
 * whole or the new content whole. A link is replaced, not followed.
 */
export async function writeFileAtomically(file: string, text: string, { mode = 0o600 } = {}): Promise<void> {
  const folder = path.dirname(file);
  const prefix = `.${path.basename(file)}.`;
  const temporary = path.join(folder, `${prefix}${randomUUID()}.tmp`);
  try {
    await removeLeftovers(folder, prefix);
    await writeDurably(temporary, text, mode);
    await rename(temporary, file);
    await syncFolder(folder);
  } catch (cause) {
    // Whether it can be removed or was never made, what went wrong first is what matters.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw cannotWrite(file, cause);
  }
}

/** Gives a file another name in the same folder. */
export async function renameFile(file: string, to: string): Promise<void> {
  try {
    await rename(file, to);
  } catch (cause) {
    throw cannotWrite(to, cause);
  }
}

async function writeDurably(file: string, text: string, mode: number): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.chmod(mode); // the mode given to `open` is cut by the umask
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the new name durable too. Windows has no such call and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What a killed process left may hold secrets, so it must not lie around. */
async function removeLeftovers(folder: string, prefix: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix) || !name.endsWith('.tmp')) continue;
    const file = path.join(folder, name);
    // Gone already: another process has finished with it.
    const writtenAt = (await stat(file).catch(() => null))?.mtimeMs ?? Date.now();
    if (Date.now() - writtenAt > LEFTOVER_AGE_MS) await rm(file, { force: true });
  }
}

function cannotWrite(file: string, cause: unknown): NarratoriaError {
  const code = (cause as NodeJS.ErrnoException).code ?? 'unknown error';
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  return new NarratoriaError('home_unwritable', `${file} cannot be saved: ${REASONS[code] ?? code}.`, {
    hint: isFull
      ? 'Free some space on that disk and save again.'
      : 'Set NARRATORIA_HOME to a folder you may write to.',
    details: { file, code },
    cause,
  });
}
