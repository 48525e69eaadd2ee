import { existsSync, realpathSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import type { NewFile } from './files.ts';

/** Writes files into a folder that is empty. */
export async function writeFiles(folder: string, files: readonly NewFile[]): Promise<void> {
  for (const { name, content } of files) {
    const target = path.join(folder, ...name.split('/'));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content, { flag: 'wx', flush: true });
  }
}

/**
 * Adds files to a campaign that is there: all of them or none, and never over another. They are written aside first,
 * so that moving them into their places is all that can still fail.
 */
export async function addFiles(campaign: string, files: readonly NewFile[]): Promise<void> {
  const root = realpathSync(campaign);
  const taken = files.find(({ name }) => existsSync(path.join(root, name)));
  if (taken !== undefined) throw alreadyThere(taken.name);
  const staging = await mkdtemp(path.join(root, '.import-'));
  const moved: string[] = [];
  const made: string[] = [];
  try {
    await writeFiles(staging, files);
    for (const { name } of files) {
      const target = path.join(root, name);
      const first = await mkdir(path.dirname(target), { recursive: true });
      if (first !== undefined) made.push(first);
      if (!`${realpathSync(path.dirname(target))}${path.sep}`.startsWith(`${root}${path.sep}`))
        throw new NarratoriaError('invalid_campaign', `${name} would lie outside the campaign folder.`, {
          hint: 'A folder on the way there is a link; put a real folder in its place.',
        });
      if (existsSync(target)) throw alreadyThere(name);
      await rename(path.join(staging, name), target);
      moved.push(target);
    }
  } catch (error) {
    for (const target of [...moved, ...made]) await rm(target, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

function alreadyThere(name: string): NarratoriaError {
  return new NarratoriaError('invalid_usage', `${name} is in the campaign already; nothing was imported.`, {
    hint: 'Import it under another name with --name.',
    details: { file: name },
  });
}
