import { createHash } from 'node:crypto';
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../base/errors.ts';
import { homeFolder } from '../base/home.ts';
import { packageRoot } from '../base/package-root.ts';
import { isSafeMode } from '../base/safe-mode.ts';
import { nearest } from '../contracts/nearest.ts';
import { sourceOfCopy } from './enrich/home-copy.ts';
import { type ManifestHead, manifestHead } from './manifest-head.ts';

/** A folder among the campaigns, whatever is in it. */
export interface CampaignPlace {
  /**
   * What it is asked for by, and what its stories are kept under: the folder's name. Where a shipped campaign has that
   * name, one in the home folder is `name@home`, so that neither hides the other.
   */
  id: string;
  /** The folder's name. */
  name: string;
  folder: string;
  /** Whether it came with Narratoria or lies in the home folder. */
  origin: 'home' | 'shipped';
}

export type CampaignEntry = CampaignPlace & Pick<ManifestHead, 'title' | 'description'>;

/** Where campaigns are looked for: the player's own first, except in safe mode, then the shipped ones. */
export function campaignRoots(): string[] {
  return isSafeMode() ? [shippedCampaigns()] : [homeCampaigns(), shippedCampaigns()];
}

export const homeCampaigns = () => path.join(homeFolder(), 'campaigns');
export const shippedCampaigns = () => path.join(packageRoot(), 'campaigns');

/** All folders among the campaigns, by id. A folder with a low line in front is something campaigns use. */
export function campaignPlaces(roots: readonly string[]): CampaignPlace[] {
  const found = roots.flatMap((root) => {
    const origin = root === homeCampaigns() ? ('home' as const) : ('shipped' as const);
    return namesIn(root).map((name) => ({ name, folder: path.join(root, name), origin }));
  });
  const places = new Map<string, CampaignPlace>();
  for (const place of found.filter(({ folder }) => mayBeFolder(folder))) {
    const id = idIn(place);
    if (!places.has(id)) places.set(id, { id, ...place });
  }
  return [...places.values()].sort((a, b) => a.id.localeCompare(b.id, 'en'));
}

/** The campaigns in these folders, by id. */
export function listCampaigns(roots: readonly string[]): CampaignEntry[] {
  return campaignPlaces(roots)
    .filter(({ folder }) => existsSync(path.join(folder, 'manifest.json')))
    .map(entryOf);
}

/** The folder of a campaign that was asked for by id, by title or by path. */
export function findCampaign(wanted: string, roots: readonly string[]): string {
  const entries = listCampaigns(roots);
  // A title is no identity: whoever calls their campaign like another does not get in front of it.
  const titled = entries.filter(({ title }) => title.toLowerCase() === wanted.toLowerCase());
  const entry =
    entries.find(({ id }) => id === wanted) ?? titled.find(({ origin }) => origin === 'shipped') ?? titled[0];
  if (entry !== undefined) return entry.folder;
  if (existsSync(wanted) && statSync(wanted).isDirectory()) return path.resolve(wanted);
  const ids = entries.map(({ id }) => id);
  const meant = nearest(wanted, ids);
  const end = meant === undefined ? '.' : `; did you mean ${JSON.stringify(meant)}?`;
  throw new NarratoriaError(
    'invalid_campaign',
    `There is no campaign called ${JSON.stringify(wanted)}${end}`,
    {
      hint: `${isSafeMode() ? SAFE_MODE : ''}Give a folder, or one of these: ${ids.join(', ') || 'none'}.`,
      details: { wanted },
    },
  );
}

const SAFE_MODE = 'In safe mode your own campaigns are left out. ';

/**
 * What the stories of the campaign in a folder are kept under. For a listed one it is the id on the list; a folder
 * elsewhere has its place in its id, because its name may be that of another campaign. A copy that was filled out
 * belongs to the campaign it was made from.
 */
export function campaignIdOf(folder: string): string {
  const source = sourceOfCopy(folder) ?? folder;
  const name = path.basename(source);
  const parent = realOf(path.dirname(source));
  if (parent === realOf(homeCampaigns())) return idIn({ name, origin: 'home' });
  if (parent === realOf(shippedCampaigns())) return idIn({ name, origin: 'shipped' });
  const place = createHash('sha256').update(realOf(source)).digest('hex').slice(0, 8);
  return `${name}@${place}`;
}

function idIn({ name, origin }: Pick<CampaignPlace, 'name' | 'origin'>): string {
  const isShippedToo = origin === 'home' && existsSync(path.join(shippedCampaigns(), name));
  return isShippedToo ? `${name}@home` : name;
}

/** A root that is missing, or is no folder, has no campaigns; `homeProblems` tells of it. */
function namesIn(root: string): string[] {
  try {
    return readdirSync(root).filter((name) => !/^[._]/.test(name));
  } catch {
    return [];
  }
}

/** What cannot even be looked at, such as a link that leads to itself, is listed, so that somebody sees it. */
function mayBeFolder(folder: string): boolean {
  try {
    return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return true;
  }
}

function realOf(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return path.resolve(folder); // it is not there
  }
}

/** A broken manifest is listed by its folder's name; loading it says what is wrong. */
export function entryOf(place: CampaignPlace): CampaignEntry {
  const { title, description } = manifestHead(place.folder) ?? { title: place.name, description: null };
  return { ...place, title, description };
}
