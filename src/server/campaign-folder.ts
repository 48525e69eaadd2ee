import { NarratoriaError } from '../base/errors.ts';
import { type CampaignPlace, campaignPlaces, campaignRoots } from '../campaign/list.ts';

/** A campaign on the list. An id only: no path leads anywhere else. */
export function campaignPlace(wanted: string): CampaignPlace {
  const found = campaignPlaces(campaignRoots()).find(({ id }) => id === wanted);
  if (found !== undefined) return found;
  throw new NarratoriaError('page_not_found', 'World not found.', {
    hint: 'Reload the library. It may have been moved or deleted.',
  });
}
