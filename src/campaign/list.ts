import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../base/errors.ts';
import { homeFolder } from '../base/home.ts';
import { packageRoot } from '../base/package-root.ts';
import { isSafeMode } from '../base/safe-mode.ts';
import { nearest } from '../contracts/nearest.ts';
import { isPlayable, type Problem } from './problem.ts';
import { readText } from './read/bytes.ts';
import { validateCampaign } from './validate/index.ts';

export interface CampaignEntry {
  /** The folder's name, by which it can be asked for. */
  name: string;
  folder: string;
  title: string;
  description: string | null;
}

/** A campaign with what stands in the way of playing it. */
export interface CheckedCampaign extends CampaignEntry {
  /** Whether it came with Narratoria or lies in the home folder. */
  origin: 'home' | 'shipped';
  /** The first reason why it cannot be played; null when it can. */
  broken: Problem | null;
}

const MANIFEST = 'manifest.json';

/** Where campaigns are looked for: the player's own first, except in safe mode, then the shipped ones. */
export function campaignRoots(): string[] {
  const shipped = path.join(packageRoot(), 'campaigns');
  return isSafeMode() ? [shipped] : [homeCampaigns(), shipped];
}

const homeCampaigns = () => path.join(homeFolder(), 'campaigns');

/** The campaigns in these folders, by name; the first folder that has a name wins. */
export function listCampaigns(roots: readonly string[]): CampaignEntry[] {
  return foldersIn(roots)
    .filter(({ folder }) => existsSync(path.join(folder, MANIFEST)))
    .map(({ name, folder }) => entryOf(name, folder));
}

/** All that lies among the campaigns, also what is broken, with the reason. */
export function checkCampaigns(roots: readonly string[]): CheckedCampaign[] {
  return foldersIn(roots).map(({ name, folder, root }) => ({
    ...entryOf(name, folder),
    origin: root === homeCampaigns() ? 'home' : 'shipped',
    broken: validateCampaign(folder).find((found) => !isPlayable(found)) ?? null,
  }));
}

/** A folder with a low line in front is no campaign, but something campaigns use. */
function foldersIn(roots: readonly string[]): { name: string; folder: string; root: string }[] {
  const found = new Map<string, { name: string; folder: string; root: string }>();
  for (const root of roots.filter((folder) => existsSync(folder))) {
    for (const name of readdirSync(root)) {
      const folder = path.join(root, name);
      if (!/^[._]/.test(name) && !found.has(name) && isFolder(folder))
        found.set(name, { name, folder, root });
    }
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The folder of a campaign that was asked for by name, by title or by path. */
export function findCampaign(wanted: string, roots: readonly string[]): string {
  const entries = listCampaigns(roots);
  const entry = entries.find(
    ({ name, title }) => name === wanted || title.toLowerCase() === wanted.toLowerCase(),
  );
  if (entry !== undefined) return entry.folder;
  if (existsSync(wanted) && statSync(wanted).isDirectory()) return path.resolve(wanted);
  const names = entries.map(({ name }) => name);
  const meant = nearest(wanted, names);
  const end = meant === undefined ? '.' : `; did you mean ${JSON.stringify(meant)}?`;
  throw new NarratoriaError(
    'invalid_campaign',
    `There is no campaign called ${JSON.stringify(wanted)}${end}`,
    {
      hint: `${isSafeMode() ? SAFE_MODE : ''}Name a folder, or one of these: ${names.join(', ') || 'none'}.`,
      details: { wanted },
    },
  );
}

const SAFE_MODE = 'In safe mode your own campaigns are left out. ';

/** A broken manifest is listed by its folder's name; loading it says what is wrong. */
function entryOf(name: string, folder: string): CampaignEntry {
  try {
    const manifest = JSON.parse(readText(MANIFEST, path.join(folder, MANIFEST))) as Record<string, unknown>;
    const { title, description } = manifest;
    return {
      name,
      folder,
      title: typeof title === 'string' ? title : name,
      description: typeof description === 'string' ? description : null,
    };
  } catch {
    return { name, folder, title: name, description: null };
  }
}
