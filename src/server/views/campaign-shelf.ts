import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NarratoriaError } from '../../base/errors.ts';
import { CampaignFolder } from '../../campaign/folder.ts';
import { scanCampaign } from '../../campaign/ingest/scan.ts';
import { campaignStamp } from '../../campaign/ingest/stamp.ts';
import { shippedCampaigns } from '../../campaign/list.ts';
import { type CampaignLook, problemSentence } from '../../campaign/look.ts';
import { isPlayable } from '../../campaign/problem.ts';
import { findProblemsForList, lookAtCampaign } from '../../campaign/reader/read-campaign.ts';
import { CampaignArt } from './campaign-art.ts';

/** A campaign as the library shows it. */
export interface ShelvedCampaign extends Omit<CampaignLook, 'art'> {
  art: CampaignArt;
}

/** How long the library waits for a campaign of somebody else; it is shown as being read meanwhile. */
const PATIENCE_MS = 5_000;

interface Reading {
  stamp: string;
  campaign: Promise<ShelvedCampaign>;
}

/** Campaigns as they lie there, looked through again only when a file has changed. */
export class CampaignShelf {
  readonly #readings = new Map<string, Reading>();
  readonly #onLate: () => void;

  /** @param onLate Called when a campaign has been read for which nobody waited so long. */
  constructor(onLate: () => void) {
    this.#onLate = onLate;
  }

  /** Whatever is wrong with it is its `problem`: one campaign never keeps the others from being shown. */
  async at(location: string): Promise<ShelvedCampaign> {
    try {
      const folder = new CampaignFolder(location);
      const stamp = campaignStamp(folder, scanCampaign(folder));
      const known = this.#readings.get(location);
      if (known?.stamp === stamp) return await this.#inTime(location, known.campaign);
      const campaign = this.#read(location);
      this.#readings.set(location, { stamp, campaign });
      campaign.catch(() => this.#readings.delete(location)); // the next one who asks tries again
      return await this.#inTime(location, campaign);
    } catch (error) {
      return await unreadable(location, error);
    }
  }

  async #read(location: string): Promise<ShelvedCampaign> {
    try {
      const { art, ...look } = await lookAtCampaign(location);
      return { ...look, art: new CampaignArt(art) };
    } catch (error) {
      // It would take as long again, so it is remembered until a file changes.
      if (error instanceof NarratoriaError && error.code === 'campaign_too_costly')
        return bare(location, error.message);
      throw error;
    }
  }

  async #inTime(location: string, campaign: Promise<ShelvedCampaign>): Promise<ShelvedCampaign> {
    if (path.dirname(location) === shippedCampaigns()) return await campaign;
    const timer = new AbortController();
    const late = sleep(PATIENCE_MS, null, { signal: timer.signal, ref: false });
    try {
      const read = await Promise.race([campaign, late]);
      if (read !== null) return read;
      campaign.then(this.#onLate, this.#onLate);
      return bare(location, 'This world is still loading.');
    } finally {
      timer.abort();
      late.catch(() => {}); // it was in time
    }
  }
}

async function unreadable(location: string, error: unknown): Promise<ShelvedCampaign> {
  const reason = error instanceof Error ? error.message : String(error);
  const [found] = (await findProblemsForList(location)).filter((one) => !isPlayable(one));
  return bare(
    location,
    found === undefined ? `This world can't be loaded: ${reason}` : problemSentence(found),
  );
}

/** A campaign of which nothing is known but why. */
function bare(folder: string, problem: string): ShelvedCampaign {
  return {
    folder,
    manifest: {},
    art: new CampaignArt([]),
    generatedFiles: 0,
    leftOut: [],
    isSparse: false,
    problem,
  };
}
