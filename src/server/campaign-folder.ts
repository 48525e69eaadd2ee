import { NarratoriaError } from '../base/errors.ts';
import { campaignRoots, listCampaigns } from '../campaign/list.ts';

/** The folder of a campaign on the list. A name only: no path leads anywhere else. */
export function campaignFolder(id: string): string {
  const found = listCampaigns(campaignRoots()).find(({ name }) => name === id);
  if (found !== undefined) return found.folder;
  throw new NarratoriaError('page_not_found', 'There is no such campaign here.', {
    hint: 'Look at the library again; it may have been moved away.',
  });
}
