import { loadCampaign } from '../load.ts';
import { CampaignProblemError, type Problem } from '../problem.ts';

/** Everything that is wrong with a campaign. */
export function problemsOf(folder: string): Problem[] {
  try {
    loadCampaign(folder);
    return [];
  } catch (error) {
    if (error instanceof CampaignProblemError) return [error.problem];
    throw error;
  }
}
