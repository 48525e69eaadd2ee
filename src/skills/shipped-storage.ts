import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../base/errors.ts';
import { ensureFolder } from '../base/home.ts';

const MANIFESTS = ['skill.json', 'SKILL.md'];
/** What Narratoria itself keeps for a skill; the rest of a folder belongs to whoever made it. */
const KEPT = ['config.json', 'data'];

/** Where shipped skills keep settings and data: apart from the skills of the user, so that none of these finds them. */
export function shippedStorage(home: string): string {
  return path.join(home, 'shipped-skills');
}

/**
 * Makes the folder, once for each home. Homes of earlier versions kept these files among the user's skills, under the
 * name of the shipped skill. They are moved even when a skill of the user lies there: they were not made for it.
 */
export function openShippedStorage(home: string, shippedSkills: string): string {
  const storage = shippedStorage(home);
  if (existsSync(storage)) return storage;
  const unfinished = ensureFolder(`${storage}.unfinished`); // a start that was interrupted goes on with it
  try {
    for (const name of existsSync(shippedSkills) ? readdirSync(shippedSkills) : [])
      moveOne(path.join(home, 'skills', name), path.join(unfinished, name));
    moveIfThere(unfinished, storage);
  } catch (cause) {
    throw new NarratoriaError('home_unwritable', `The settings of skills cannot be moved to ${storage}.`, {
      hint: 'Check who owns the home folder, its permissions and the space on its disk.',
      cause,
    });
  }
  return storage;
}

function moveOne(from: string, to: string): void {
  if (!existsSync(from) || existsSync(to)) return;
  if (!MANIFESTS.some((name) => existsSync(path.join(from, name)))) {
    moveIfThere(from, to);
    return;
  }
  const kept = KEPT.filter((name) => existsSync(path.join(from, name)));
  if (kept.length === 0) return;
  mkdirSync(to);
  for (const name of kept) moveIfThere(path.join(from, name), path.join(to, name));
}

/** Another program that starts at the same time may have moved it already. */
function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (existsSync(from) || !existsSync(to)) throw error;
  }
}

/** Where a file is now that a story remembers from before `openShippedStorage` moved it. */
export function movedFile(file: string, home: string): string {
  if (existsSync(file)) return file;
  const before = [home, realpathSync(home)].map((folder) => path.join(folder, 'skills') + path.sep);
  const start = before.find((folder) => file.startsWith(folder));
  const now = start === undefined ? file : path.join(shippedStorage(home), file.slice(start.length));
  return existsSync(now) ? now : file;
}
