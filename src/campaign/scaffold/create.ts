import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyTemplate } from '../../base/copy-template.ts';
import { NarratoriaError } from '../../base/errors.ts';
import { packageRoot } from '../../base/package-root.ts';
import { copyContracts } from './contracts.ts';
import { CREEDS } from './creeds.ts';
import { titleProblem } from './title.ts';

export const KINDS = ['minimal', 'guided', 'complete'] as const;
export type Kind = (typeof KINDS)[number];

export interface NewCampaign {
  folder: string;
  kind: Kind;
  title: string;
  author: string;
}

/** Makes a campaign folder to write in, and returns the files made. What is there already is never touched. */
export function createCampaign({ folder, kind, title, author }: NewCampaign): string[] {
  const problem = titleProblem(title);
  if (problem !== null)
    throw new NarratoriaError('invalid_usage', problem, { hint: 'Choose one with --title.' });
  const made = makeFolder(folder);
  try {
    const files = copyTemplate(path.join(templatesFolder(), kind), folder, { title, author, creeds: CREEDS });
    copyContracts(folder);
    return files;
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    throw error;
  }
}

/** The same from source and from the bundle: templates are read from the package. */
function templatesFolder(): string {
  return path.join(packageRoot(), 'src/campaign/scaffold/templates');
}

/** Makes the folder and those around it; gives the outermost that was not there. An empty folder is as good as none. */
function makeFolder(folder: string): string {
  try {
    const first = mkdirSync(folder, { recursive: true });
    if (first !== undefined) return first;
    if (readdirSync(folder).length === 0) return folder;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code !== 'EEXIST' && code !== 'ENOTDIR') {
      throw new NarratoriaError('file_unreadable', `${folder} cannot be made (${code}).`, {
        hint: 'Choose a place where you may write.',
        details: { folder },
        cause,
      });
    }
  }
  throw new NarratoriaError('invalid_usage', `${folder} is there already and was left as it is.`, {
    hint: 'Name a folder that does not exist yet.',
    details: { folder },
  });
}
