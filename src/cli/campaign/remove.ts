import { NarratoriaError } from '../../base/errors.ts';
import { type CampaignPlace, campaignPlaces, homeCampaigns, shippedCampaigns } from '../../campaign/list.ts';
import { shownPath } from '../../campaign/problem.ts';
import { removeCampaign } from '../../campaign/remove.ts';
import { withStore } from '../../engine/play/open-store.ts';
import { askYes } from '../ask-yes.ts';

export interface RemoveOptions {
  yes?: boolean;
  json?: boolean;
}

/** Removes a campaign of the home folder and says what becomes of its stories. Returns the exit code. */
export async function removeFromHome(name: string, { yes, ...options }: RemoveOptions): Promise<number> {
  const place = placeCalled(name);
  const stories = await storiesIn(place);
  const question =
    `Delete the campaign in ${shownPath(place.folder)}? This can't be undone. ${fateOf(stories)}`.trim();
  if (place.origin === 'home' && yes !== true && !(await askYes(question, options))) {
    process.stdout.write('Nothing was deleted.\n');
    return 1;
  }
  await removeCampaign(place);
  process.stdout.write(
    options.json === true
      ? `${JSON.stringify({ removed: place, stories })}\n`
      : `${`${shownPath(place.id)} was deleted. ${fateOf(stories)}`.trim()}\n`,
  );
  return 0;
}

/** By its name in the list, also in safe mode: it is there to get rid of what does harm. */
function placeCalled(name: string): CampaignPlace {
  const places = campaignPlaces([homeCampaigns(), shippedCampaigns()]);
  const found = places.find(({ id }) => id === name);
  if (found !== undefined) return found;
  const own = places.filter(({ origin }) => origin === 'home').map(({ id }) => shownPath(id));
  throw new NarratoriaError('invalid_campaign', `No campaign is called ${JSON.stringify(name)}.`, {
    hint: `Your campaigns: ${own.join(', ') || 'none'}.`,
    details: { wanted: name },
  });
}

async function storiesIn({ id }: CampaignPlace): Promise<number> {
  const stories = await withStore('read-only', async (store) => (await store?.playthroughs()) ?? []);
  return stories.filter(({ campaignId }) => campaignId === id).length;
}

function fateOf(stories: number): string {
  if (stories === 0) return '';
  const count = stories === 1 ? 'One story' : `${stories} stories`;
  return `${count} played in it can still be read and exported. To continue, import the campaign again.`;
}
