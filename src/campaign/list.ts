import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../base/errors.ts';
import { homeFolder } from '../base/home.ts';
import { packageRoot } from '../base/package-root.ts';

export interface CampaignEntry {
  /** The folder's name, by which it can be asked for. */
  name: string;
  folder: string;
  title: string;
  description: string | null;
}

/** Where campaigns are looked for: the player's own first, then the shipped ones. */
export function campaignRoots(): string[] {
  return [path.join(homeFolder(), 'campaigns'), path.join(packageRoot(), 'campaigns')];
}

/** The campaigns in these folders, by name; the first folder that has a name wins. */
export function listCampaigns(roots: readonly string[]): CampaignEntry[] {
  const found = new Map<string, CampaignEntry>();
  for (const root of roots.filter((folder) => existsSync(folder))) {
    for (const name of readdirSync(root)) {
      const folder = path.join(root, name);
      if (!found.has(name) && existsSync(path.join(folder, 'manifest.json')))
        found.set(name, entryOf(name, folder));
    }
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The folder of a campaign that was asked for by name, by title or by path. */
export function findCampaign(wanted: string, roots: readonly string[]): string {
  const entries = listCampaigns(roots);
  const entry = entries.find(
    ({ name, title }) => name === wanted || title.toLowerCase() === wanted.toLowerCase(),
  );
  if (entry !== undefined) return entry.folder;
  if (existsSync(wanted) && statSync(wanted).isDirectory()) return path.resolve(wanted);
  const names = entries.map(({ name }) => name).join(', ') || 'none';
  throw new NarratoriaError('invalid_campaign', `There is no campaign called ${JSON.stringify(wanted)}.`, {
    hint: `Name a folder, or one of these: ${names}.`,
    details: { wanted },
  });
}

/** A broken manifest is listed by its folder's name; loading it says what is wrong. */
function entryOf(name: string, folder: string): CampaignEntry {
  try {
    const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Record<
      string,
      unknown
    >;
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
