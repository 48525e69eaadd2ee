import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import envPaths from 'env-paths';
import { NarratoriaError } from './errors.ts';

/** The folder that holds everything of one user: skills, campaigns, models, the database, logs. */
export function homeFolder(env: NodeJS.ProcessEnv = process.env): string {
  const chosen = env['NARRATORIA_HOME'];
  return chosen ? path.resolve(chosen) : envPaths('narratoria', { suffix: '' }).data;
}

/** Folders of the home, and what does not work while a file is in the place of one. */
const FOLDERS = {
  campaigns: 'only the campaigns that came with Narratoria are here',
  skills: 'skills cannot keep their data, and scenes are told without them',
  models: 'no model can be downloaded or used',
  logs: 'nothing is logged',
};

/** What is wrong with the home folder, in plain sentences; Narratoria goes on without that part of it. */
export function homeProblems(home: string): string[] {
  return Object.entries(FOLDERS).flatMap(([name, loss]) => {
    const place = path.join(home, name);
    return isFile(place)
      ? [`${place} is a file, not a folder, so ${loss}. Move the file away and start Narratoria again.`]
      : [];
  });
}

function isFile(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() === false;
}

/** Makes sure a folder of the home exists. */
export function ensureFolder(folder: string): string {
  try {
    makeFolder(folder);
  } catch (cause) {
    if (isFile(folder)) {
      throw new NarratoriaError('home_unwritable', `${folder} is a file, but a folder is needed there.`, {
        hint: 'Move it away or delete it.',
        details: { folder },
        cause,
      });
    }
    throw new NarratoriaError('home_unwritable', `The folder ${folder} cannot be created.`, {
      hint: 'Set NARRATORIA_HOME to a folder you may write to.',
      details: { folder },
      cause,
    });
  }
  return folder;
}

/** Step by step: Node's own recursive way never ends where a file system such as /proc denies that it could be made. */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  if (!existsSync(path.dirname(folder))) makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
