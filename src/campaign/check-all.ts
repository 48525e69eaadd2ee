import { type CampaignEntry, campaignPlaces, entryOf } from './list.ts';
import { isPlayable, type Problem } from './problem.ts';
import { findProblemsForList } from './reader/read-campaign.ts';

/** A campaign with what stands in the way of playing it. */
export interface CheckedCampaign extends CampaignEntry {
  /** The first reason why it cannot be played; null when it can. */
  broken: Problem | null;
}

/** All that lies among the campaigns, also what is broken, with the reason. */
export async function checkCampaigns(roots: readonly string[]): Promise<CheckedCampaign[]> {
  return await Promise.all(
    campaignPlaces(roots).map(async (place) => {
      const problems = await findProblemsForList(place.folder);
      return { ...entryOf(place), broken: problems.find((found) => !isPlayable(found)) ?? null };
    }),
  );
}
