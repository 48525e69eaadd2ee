import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import { ensureFolder } from '../../base/home.ts';
import { packageRoot } from '../../base/package-root.ts';
import { CampaignFolder } from '../folder.ts';
import { isGenerated, isProvenance } from '../generated.ts';
import { CampaignProblemError } from '../problem.ts';
import { type Enriched, type EnrichOptions, enrichCampaign } from './enrich.ts';
import { isEnriched, isSparse } from './sparse.ts';

/** Where copies of campaigns live that cannot be added to; not among the campaigns, so that it hides none. */
const COPIES = 'enriched';

export interface ReadyFolder {
  /** The folder to load. */
  folder: string;
  /** What was added just now; null when nothing had to be. */
  enriched: Enriched | null;
}

/** The folder to play a campaign from: itself, enriched first if it is sparse, or an enriched copy at home. */
export async function folderForPlay(
  location: string,
  home: string,
  options: EnrichOptions,
): Promise<ReadyFolder> {
  const folder = new CampaignFolder(location);
  if (!folder.has('manifest.json') || !isSparse(folder) || isEnriched(folder))
    return { folder: location, enriched: null };
  const enriched = await enrichSomewhere(location, home, options).catch((error: unknown) => {
    if (error instanceof CampaignProblemError) return null; // whoever loads it tells of it, and how to see the rest
    throw error;
  });
  if (enriched === null) return { folder: location, enriched };
  return { folder: enriched.folder, enriched: enriched.added.length === 0 ? null : enriched };
}

/** Enriches a campaign where it lies; a shipped one, or one that cannot be written, in a copy at home. */
export async function enrichSomewhere(
  location: string,
  home: string,
  options: EnrichOptions,
): Promise<Enriched> {
  if (isShipped(location)) return await enrichCampaign(copyOf(location, home), options);
  try {
    return await enrichCampaign(location, options);
  } catch (error) {
    if (!(error instanceof NarratoriaError) || error.code !== 'campaign_unwritable') throw error;
    return await enrichCampaign(copyOf(location, home), options);
  }
}

/** The copy at home of a campaign, if there is one: that is what there is to undo. */
export function copyAtHome(location: string, home: string): string | null {
  const copy = path.join(copyRoot(location, home), path.basename(realpathSync(location)));
  return existsSync(copy) ? copy : null;
}

function isShipped(location: string): boolean {
  const shipped = path.join(packageRoot(), 'campaigns');
  return existsSync(shipped) && realpathSync(location).startsWith(realpathSync(shipped) + path.sep);
}

function copyRoot(location: string, home: string): string {
  const key = createHash('sha256').update(realpathSync(location)).digest('hex').slice(0, 12);
  return path.join(home, COPIES, key);
}

/** A copy of what people wrote, made anew when they have changed it. */
function copyOf(location: string, home: string): string {
  const source = new CampaignFolder(location);
  const parent = ensureFolder(copyRoot(location, home));
  const copy = path.join(parent, path.basename(source.root));
  const stamp = path.join(parent, 'source.json');
  const written = source.allFiles.filter((file) => !isGenerated(file) && !isProvenance(file));
  const checksum = createHash('sha256');
  for (const file of written)
    checksum
      .update(`${file}\0`)
      .update(readFileSync(path.join(source.root, file)))
      .update('\0');
  const now = JSON.stringify({ source: source.root, checksum: checksum.digest('hex') });
  if (existsSync(copy) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return copy;
  const unfinished = path.join(parent, `.${process.pid}.tmp`);
  rmSync(unfinished, { recursive: true, force: true });
  for (const file of source.allFiles) {
    cpSync(path.join(source.root, file), path.join(unfinished, file), { dereference: true });
  }
  rmSync(copy, { recursive: true, force: true });
  renameSync(unfinished, copy);
  writeFileSync(stamp, now);
  return copy;
}
