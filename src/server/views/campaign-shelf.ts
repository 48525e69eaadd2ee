import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import type { JsonObject } from '../../base/json.ts';
import { isSparse } from '../../campaign/enrich/sparse.ts';
import { CampaignFolder } from '../../campaign/folder.ts';
import { isGenerated, isProvenance } from '../../campaign/generated.ts';
import { scanCampaign } from '../../campaign/ingest/scan.ts';
import { campaignStamp } from '../../campaign/ingest/stamp.ts';
import { isPlayable } from '../../campaign/problem.ts';
import { problemsOf } from '../../campaign/validate/index.ts';
import { CampaignArt } from './campaign-art.ts';

/** What can be seen of a campaign folder from outside. */
export interface ShelvedCampaign {
  folder: string;
  /** The manifest as it is written; empty when it cannot be read. */
  manifest: JsonObject;
  art: CampaignArt;
  generatedFiles: number;
  isSparse: boolean;
  /** Why it cannot be played; empty when it can. */
  problem: string;
}

/** Campaigns as they lie there, looked through again only when a file has changed. */
export class CampaignShelf {
  readonly #known = new Map<string, { stamp: string; campaign: ShelvedCampaign }>();

  /** Null when there is nothing there that could be read. */
  at(location: string): ShelvedCampaign | null {
    try {
      const folder = new CampaignFolder(location);
      const stamp = campaignStamp(folder, scanCampaign(folder));
      const known = this.#known.get(location);
      if (known?.stamp === stamp) return known.campaign;
      const campaign = lookThrough(folder);
      this.#known.set(location, { stamp, campaign });
      return campaign;
    } catch (error) {
      if (error instanceof NarratoriaError) return null;
      throw error;
    }
  }
}

function lookThrough(folder: CampaignFolder): ShelvedCampaign {
  const broken = problemsOf(folder).find((found) => !isPlayable(found));
  return {
    folder: folder.root,
    manifest: manifestIn(folder),
    art: new CampaignArt(folder),
    generatedFiles: folder.allFiles.filter((file) => isGenerated(file) && !isProvenance(file)).length,
    isSparse: folder.has('manifest.json') && isSparse(folder),
    problem: broken === undefined ? '' : `${broken.file}:${broken.line}: ${broken.message}`,
  };
}

function manifestIn(folder: CampaignFolder): JsonObject {
  try {
    return JSON.parse(readFileSync(path.join(folder.root, 'manifest.json'), 'utf8')) as JsonObject;
  } catch {
    return {}; // `problem` says it
  }
}
