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
  const asItIs: ReadyFolder = { folder: location, enriched: null, wantsModel, follow: () => {} };
  if (!folder.has('manifest.json') || !isSparse(folder)) return asItIs;
  try {
    const enriched = await enrichCopy(location, home, options);
    return {
      folder: enriched.folder,
      enriched: enriched.added.length === 0 ? null : enriched,
      wantsModel,
      follow: () => followSource(location, enriched.folder),
    };
  } catch (error) {
    if (error instanceof CampaignProblemError) return asItIs; // whoever loads it tells of it, and how to see the rest
    throw error;
  }
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
