import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import { packageRoot } from '../../base/package-root.ts';
import { CampaignFolder } from '../folder.ts';
import { CampaignProblemError } from '../problem.ts';
import { type Enriched, type EnrichOptions, enrichCampaign } from './enrich.ts';
import { copyOf, deletedInCopy, followSource } from './home-copy.ts';
import { isImported, isSparse } from './sparse.ts';

export interface ReadyFolder {
  /** The folder to load. */
  folder: string;
  /** What was added just now; null when nothing had to be. */
  enriched: Enriched | null;
  /** A character card or a lorebook that no model helps to tell: those are made for one. */
  wantsModel: boolean;
  /** Whether a stranger's folder had no manifest, and one was made up in the copy. */
  hadNoManifest: boolean;
  /** Takes over what the author has changed meanwhile; to be called before the folder is looked at again. */
  follow(): void;
}

/**
 * The folder to play a campaign from: itself, or, when it is sparse, a copy at home that is filled out. Nobody has asked
 * for made-up files among the author's own, so that is where they stay.
 */
export async function folderForPlay(
  location: string,
  home: string,
  options: EnrichOptions,
): Promise<ReadyFolder> {
  const folder = new CampaignFolder(location);
  const wantsModel = isImported(folder) && (options.writer ?? null) === null;
  const hadNoManifest = !folder.has('manifest.json') && hasPages(folder);
  const asItIs: ReadyFolder = {
    ...{ folder: location, enriched: null, wantsModel, hadNoManifest: false, follow: () => {} },
  };
  if (!folder.has('manifest.json') && !hadNoManifest) return asItIs;
  if (!isSparse(folder)) {
    if (!hadNoManifest) return asItIs;
    const copy = copyOf(location, home);
    return { ...asItIs, folder: copy, hadNoManifest, follow: () => followSource(location, copy) };
  }
  try {
    const enriched = await enrichCopy(location, home, options);
    return {
      folder: enriched.folder,
      enriched: enriched.added.length === 0 ? null : enriched,
      wantsModel,
      hadNoManifest,
      follow: () => followSource(location, enriched.folder),
    };
  } catch (error) {
    if (error instanceof CampaignProblemError) return asItIs; // whoever loads it tells of it, and how to see the rest
    throw error;
  }
}

/** The copy that a folder without a manifest is played from; null where there is one, or nothing to play. */
export function copyWithManifest(location: string, home: string): string | null {
  if (!existsSync(location)) return null;
  const folder = new CampaignFolder(location);
  return folder.has('manifest.json') || !hasPages(folder) ? null : copyOf(location, home);
}

/** Whether there is anything in a folder that could be told; a folder of programs or pictures is no campaign. */
function hasPages({ allFiles, recognised }: CampaignFolder): boolean {
  const { people, places, pages } = recognised;
  return (
    people.length + places.length + pages.size > 0 ||
    allFiles.some((file) => /^(?:world|plot|lore)\/.+\.md$/.test(file))
  );
}

/** Enriches a campaign where it lies; a shipped one, or one that cannot be written, in a copy at home. */
export async function enrichSomewhere(
  location: string,
  home: string,
  options: EnrichOptions,
): Promise<Enriched> {
  if (isShipped(location)) return await enrichCopy(location, home, options);
  try {
    return await enrichCampaign(location, options);
  } catch (error) {
    if (!(error instanceof NarratoriaError) || error.code !== 'campaign_unwritable') throw error;
    return await enrichCopy(location, home, options);
  }
}

async function enrichCopy(location: string, home: string, options: EnrichOptions): Promise<Enriched> {
  const copy = copyOf(location, home);
  return await enrichCampaign(copy, { ...options, deleted: deletedInCopy(copy) });
}

function isShipped(location: string): boolean {
  const shipped = path.join(packageRoot(), 'campaigns');
  return existsSync(shipped) && realpathSync(location).startsWith(realpathSync(shipped) + path.sep);
}
