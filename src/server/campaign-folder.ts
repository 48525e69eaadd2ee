import { NarratoriaError } from '../base/errors.ts';
import { type CampaignPlace, campaignPlaces, campaignRoots } from '../campaign/list.ts';

/** A campaign on the list. An id only: no path leads anywhere else. */
export function campaignPlace(wanted: string): CampaignPlace {
  const found = campaignPlaces(campaignRoots()).find(({ id }) => id === wanted);
  if (found !== undefined) return found;
  throw new NarratoriaError('page_not_found', 'There is no such campaign here.', {
    hint: 'Look at the library again; it may have been moved away.',
  });
}
