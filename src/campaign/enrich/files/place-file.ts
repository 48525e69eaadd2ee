import { randomUUID } from 'node:crypto';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { NarratoriaError } from '../../../base/errors.ts';

const CANNOT_WRITE = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT']);

/** Temporary files begin with a dot, so a campaign never reads one, and are told by this when something was killed. */
export const LEFTOVER = /^\..+_generated\.[^/]+\.[0-9a-f-]{36}\.tmp$/;

/** Writes a whole file or none, and never over another: false when there is one of that name already. */
export async function placeNew(root: string, file: string, text: string): Promise<boolean> {
  const target = path.join(root, file);
  return await withTemporary(root, file, text, async (temporary) => {
    try {
      await link(temporary, target);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  });
}

/** The same for a file of ours that may be there from a run that was cut short. */
export async function placeOver(root: string, file: string, text: string): Promise<void> {
  await withTemporary(root, file, text, (temporary) => rename(temporary, path.join(root, file)));
}

export async function makeFolders(root: string, file: string): Promise<void> {
  const folder = path.dirname(path.join(root, file));
  try {
    await mkdir(folder, { recursive: true });
  } catch (cause) {
    throw unwritable(root, path.posix.dirname(file), cause);
  }
}

async function withTemporary<Result>(
  root: string,
  file: string,
  text: string,
  place: (temporary: string) => Promise<Result>,
): Promise<Result> {
  const { dir, base } = path.parse(path.join(root, file));
  const temporary = path.join(dir, `.${base}.${randomUUID()}.tmp`);
  try {
    await writeDurably(temporary, text);
    return await place(temporary);
  } catch (cause) {
    throw unwritable(root, file, cause);
  } finally {
    await rm(temporary, { force: true }).catch(() => undefined); // what went wrong first is what matters
  }
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o644);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

function unwritable(root: string, file: string, cause: unknown): unknown {
  if (!CANNOT_WRITE.has(codeOf(cause))) return cause;
  return new NarratoriaError(
    'campaign_unwritable',
    `${file} cannot be written in ${root} (${codeOf(cause)}).`,
    {
      hint: 'Copy the campaign to a folder of your own, or play it as it is: what is missing is then written at home.',
      details: { folder: root, file },
      cause,
    },
  );
}
