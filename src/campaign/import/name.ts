import { existsSync, lstatSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import { fileName, nameProblem } from '../archive/names.ts';
import { withArchive } from '../archive/open.ts';
import { nameInArchive } from '../archive/unpack.ts';
import { shippedCampaigns } from '../list.ts';
import { isSameCampaign, manifestHead } from '../manifest-head.ts';

export interface Naming {
  /** The folder of the home that holds campaigns. */
  campaigns: string;
  /** What the user wants it to be called. */
  name?: string;
  replace?: boolean;
}

/**
 * The name of the folder for a new campaign. It never hides another one: a name that was not asked for gets a number
 * when it is in use, and one that a shipped campaign has is never given out.
 */
export function folderName({ campaigns, name, replace = false }: Naming, suggested: string): string {
  const wanted = name ?? suggested;
  const isShipped = existsSync(path.join(shippedCampaigns(), wanted));
  const isThere = (candidate: string) => isTaken(path.join(campaigns, candidate));
  if (isShipped && (name !== undefined || replace)) throw shipped(wanted);
  if (name !== undefined || replace || !(isShipped || isThere(wanted))) return wanted;
  for (let number = 2; ; number += 1) {
    const candidate = `${wanted}-${number}`;
    if (!isThere(candidate) && !existsSync(path.join(shippedCampaigns(), candidate))) return candidate;
  }
}

/** A link counts, wherever it leads. */
function isTaken(place: string): boolean {
  return lstatSync(place, { throwIfNoEntry: false }) !== undefined;
}

/** Only another edition of a campaign takes its place, because stories go on in it. */
export function refuseAnother(old: string, fresh: string): void {
  const [before, after] = [manifestHead(old), manifestHead(fresh)];
  if (before === null || after === null || isSameCampaign(before, after)) return;
  throw new NarratoriaError(
    'invalid_usage',
    `“${after.title}” cannot replace “${before.title}”: it has another title and another author.`,
    { hint: `Leave out --replace to keep both, or delete ${old} first.`, details: { folder: old } },
  );
}

/**
 * `low-water-1.0.0.narratoria.zip` is low-water; so is the copy a browser calls `… (1).zip`. A file that somebody has
 * called otherwise says nothing about the campaign, which then has the name that is in it.
 */
export async function suggestedName(file: string): Promise<string> {
  const base = path
    .basename(file)
    .replace(/\.zip$/i, '')
    .replace(/\s*\(\d+\)$/, '');
  const packedAs = /^(.+?)(?:-\d+\.\d+\.\d+)?\.narratoria$/i.exec(base)?.[1];
  const name = packedAs ?? (await withArchive(file, nameInArchive)) ?? base;
  return fileName(name, 'imported');
}

export function checkName(name: string): void {
  const problem = nameProblem(name);
  if (problem === null && !/^[._]/.test(name) && !name.includes('/')) return;
  throw new NarratoriaError('invalid_usage', `${JSON.stringify(name)} cannot be the name of a folder.`, {
    hint: `How about ${fileName(name, 'my-campaign')}?`,
  });
}

function shipped(name: string): NarratoriaError {
  return new NarratoriaError(
    'invalid_usage',
    `${name} is the name of a campaign that came with Narratoria.`,
    {
      hint: 'Import it under another name with --name.',
    },
  );
}
