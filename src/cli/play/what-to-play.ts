import { NarratoriaError } from '../../base/errors.ts';
import { campaignIdOf, campaignRoots, findCampaign, listCampaigns } from '../../campaign/list.ts';
import { checkStart } from '../../engine/authored/start.ts';
import { readyCampaign } from '../../engine/play/ready-campaign.ts';
import { newSeed } from '../../engine/play/seed.ts';
import type { Stories } from '../../engine/play/stories.ts';
import { campaignFolderOf } from '../../engine/play/story-campaign.ts';
import { findStory, matchStory } from '../../engine/play/story-names.ts';
import type { Playthrough } from '../../store/index.ts';
import { askOneOf } from './ask.ts';
import type { ListEntry } from './output.ts';
import type { PlayContext, Start } from './play-context.ts';

/** Most stories that the list offers to go on with. */
const MOST_CONTINUED = 3;

/** What the player has asked for, or picks now; null when they would rather not. */
export async function whatToPlay(wanted: string | undefined, context: PlayContext): Promise<Start | null> {
  const { resume, seed } = context.options;
  if (resume !== undefined) return await goOn(await storyToResume(wanted, resume, context.stories), context);
  if (wanted !== undefined) return await begin(findCampaign(wanted, campaignRoots()), context, seed);
  return await pick(context);
}

async function begin(folder: string, { output, options }: PlayContext, seed = newSeed()): Promise<Start> {
  const { from, set } = options;
  const ready = await output.whileWaiting(readyCampaign(folder));
  const start = from === undefined ? undefined : { knot: from, set };
  if (start !== undefined) checkStart(start, ready.campaign);
  return { kind: 'new', seed, ...ready, ...(start !== undefined && { start }) };
}

async function goOn(playthrough: Playthrough, { output }: PlayContext): Promise<Start> {
  return {
    kind: 'saved',
    playthrough,
    ...(await output.whileWaiting(readyCampaign(campaignFolderOf(playthrough)))),
  };
}

async function storyToResume(
  wanted: string | undefined,
  resume: string | true,
  stories: Stories,
): Promise<Playthrough> {
  const all = await stories.list();
  const named = typeof resume === 'string' ? matchStory(all, resume) : null;
  if (named !== null) return named;
  // `play --resume low-water` reads like `play low-water --resume`, and means it.
  const campaign = typeof resume === 'string' ? resume : wanted;
  if (campaign === undefined) return findStory(all, 'last');
  const id = isCampaign(campaign) ? campaignIdOf(findCampaign(campaign, campaignRoots())) : campaign;
  return all.find(({ campaignId }) => campaignId === id) ?? findStory(all, campaign);
}

function isCampaign(name: string): boolean {
  try {
    findCampaign(name, campaignRoots());
    return true;
  } catch (error) {
    if (error instanceof NarratoriaError) return false;
    throw error;
  }
}

/** One list for the stories to go on with and the campaigns to begin. */
async function pick(context: PlayContext): Promise<Start | null> {
  const { keys, stories, options } = context;
  const campaigns = listCampaigns(campaignRoots());
  const [first] = campaigns;
  if (first === undefined) {
    throw new NarratoriaError('invalid_campaign', 'No campaigns found.', {
      hint: `Put a campaign folder into ${campaignRoots()[0]}, or give the path of one.`,
    });
  }
  if (!keys.isInteractive) return await begin(first.folder, context, options.seed);
  const saved = (await stories.list()).filter(({ ending }) => ending === undefined);
  const offers: { entry: ListEntry; start: () => Promise<Start> }[] = [
    ...saved
      .slice(0, MOST_CONTINUED)
      .map((story) => ({ entry: continued(story), start: () => goOn(story, context) })),
    ...campaigns.map(({ title, description, folder }) => ({
      entry: { title, text: description ?? '' },
      start: () => begin(folder, context, options.seed),
    })),
  ];
  const index = await askOneOf(
    context,
    'Choose a story',
    offers.map(({ entry }) => entry),
  );
  return index === null ? null : ((await offers[index]?.start()) ?? null);
}

function continued({ title, headScene, lastPlayedAt }: Playthrough): ListEntry {
  const when = new Date(lastPlayedAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return { title: `Continue “${title}”`, text: `Scene ${Math.max(1, headScene)}, last played ${when}.` };
}
