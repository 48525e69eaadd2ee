import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import envPaths from 'env-paths';
import { NarratoriaError } from './errors.ts';

/** The folder that holds everything of one user: skills, campaigns, models, the database, logs. */
export function homeFolder(env: NodeJS.ProcessEnv = process.env): string {
  const chosen = env['NARRATORIA_HOME'];
  return chosen ? path.resolve(chosen) : envPaths('narratoria', { suffix: '' }).data;
}

/** Makes sure a folder of the home exists. */
export function ensureFolder(folder: string): string {
  try {
    makeFolder(folder);
  } catch (cause) {
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
