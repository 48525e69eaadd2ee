import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import { createRandom } from '../../base/random.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { LiveCampaign } from '../../campaign/ingest/live.ts';
import { campaignRoots, findCampaign, listCampaigns } from '../../campaign/list.ts';
import { loadCampaign } from '../../campaign/load.ts';
import type { Scene } from '../../engine/scene.ts';
import { StorySession } from '../../engine/session.ts';
import type { CampaignStore } from '../../store/index.ts';
import { executionOptions, type Runtime, withRuntime } from '../runtime.ts';
import { openStories, type Stories } from '../stories.ts';
import { showIndexing } from './indexing.ts';
import { type Keys, openKeys } from './keys.ts';
import type { PlayOptions } from './options.ts';
import { createPage, type Page } from './page.ts';
import { openPlanner } from './planner.ts';
import { askWhich } from './which.ts';

const EXIT_INTERRUPTED = 130;
const NOT_SAVED =
  'Another Narratoria has this home open, so this story is not saved. Set NARRATORIA_HOME to another folder to save it there.';

/** Plays a story until it is left. Returns the exit code. */
export async function play(wanted: string | undefined, options: PlayOptions): Promise<number> {
  const page = createPage({ json: options.json === true, plain: options.plain === true });
  const keys = openKeys({ isPlaying: options.auto === undefined && options.json !== true });
  try {
    const folder = await campaignFolder(wanted, keys, page);
    if (folder === null) return 0;
    const campaign = loadCampaign(folder);
    const seed = options.seed ?? randomBytes(4).toString('hex');
    return await withRuntime({ skillFolders: options.skills, watchSkills: true }, async (runtime) => {
      const stories = await openStories(runtime);
      try {
        return await playStory({
          campaign,
          seed,
          runtime,
          stories,
          page,
          next: nextFrom(options, seed, keys, page),
        });
      } finally {
        await stories?.close();
      }
    });
  } finally {
    keys.close();
  }
}

interface Sitting {
  campaign: Campaign;
  seed: string;
  runtime: Runtime;
  stories: Stories | null;
  page: Page;
  next: Next;
}

async function playStory({ campaign, seed, runtime, stories, page, next }: Sitting): Promise<number> {
  const { sessionId, log, signal } = runtime;
  const { title } = campaign.manifest;
  const campaignId = path.basename(campaign.folder);
  const story = await stories?.begin(campaignId, title, seed);
  page.title(title, seed);
  const live = await openLive(campaign, stories?.campaign(campaignId) ?? null, log);
  try {
    const planner = await openPlanner({ campaign, seed, runtime, model: stories?.model ?? null });
    const session = new StorySession({
      campaign,
      generator: planner.generator,
      refresh: () => live.refresh(),
      seed,
      sessionId,
      execution: () => executionOptions(runtime),
      log,
      ...story,
    });
    const takeNotices = () => [...(stories?.takeNotices() ?? []), ...planner.takeNotices()];
    await tell(session, next, page, signal, stories, { first: campaign.notices, take: takeNotices });
    return signal.aborted ? EXIT_INTERRUPTED : 0;
  } finally {
    await live.close();
  }
}

/** Takes the campaign in for a moment before the first scene; a large one goes on while the story is played. */
async function openLive(campaign: Campaign, store: CampaignStore | null, log: Log): Promise<LiveCampaign> {
  const line = showIndexing();
  const live = new LiveCampaign({ campaign, store, log, onProgress: line.update });
  await live.open();
  line.end();
  return live;
}

function nextFrom(options: PlayOptions, seed: string, keys: Keys, page: Page): Next {
  return options.auto === undefined ? byKeys(keys, page) : byChance(seed, options.auto);
}

/** Which choice to take; null ends the story. */
type Next = (scene: Scene, signal: AbortSignal) => Promise<string | null>;

async function tell(
  session: StorySession,
  next: Next,
  page: Page,
  signal: AbortSignal,
  stories: Stories | null,
  notices: { first: readonly string[]; take: () => string[] },
): Promise<void> {
  const withNotices = (scene: Scene): Scene => ({ ...scene, notices: [...scene.notices, ...notices.take()] });
  const opening = withNotices(await page.whileWaiting(session.open()));
  let scene = {
    ...opening,
    notices: [...notices.first, ...(stories?.notices ?? [NOT_SAVED]), ...opening.notices],
  };
  for (;;) {
    if (signal.aborted) break;
    page.news(stories?.takeNews() ?? []);
    page.scene(scene, session.time);
    const reading = next(scene, signal);
    const choiceId = await (stories?.whileReading(reading) ?? reading);
    if (choiceId === null || signal.aborted) break;
    page.taken(scene.choices.find(({ id }) => id === choiceId)?.text ?? '');
    scene = withNotices(await page.whileWaiting(session.choose(choiceId)));
  }
  page.news(stories?.takeNews() ?? []);
  page.farewell();
}

function byChance(seed: string, count: number): Next {
  const random = createRandom(`${seed}/auto`);
  let taken = 0;
  return async ({ choices }) => {
    if (taken >= count) return null;
    taken += 1;
    return random.fork(String(taken)).pick(choices).id;
  };
}

function byKeys(keys: Keys, page: Page): Next {
  return async ({ choices }, signal) => {
    page.prompt();
    for (;;) {
      const key = await keys.next(signal);
      if (key === null || key === 'q') return null;
      const choice = /^[1-9]$/.test(key) ? choices[Number(key) - 1] : undefined;
      if (choice !== undefined) return choice.id;
      if (key === '') continue;
      if (key === '?' || key === 'h') page.help(choices.length);
      else if (key === 'w') page.why(choices);
      else page.unknownKey(key, choices.length);
      page.prompt();
    }
  };
}

async function campaignFolder(wanted: string | undefined, keys: Keys, page: Page): Promise<string | null> {
  const roots = campaignRoots();
  if (wanted !== undefined) return findCampaign(wanted, roots);
  const entries = listCampaigns(roots);
  const [first] = entries;
  if (first === undefined) {
    throw new NarratoriaError('invalid_campaign', 'There is no campaign to play.', {
      hint: `Put a campaign folder into ${roots[0]}, or name one.`,
    });
  }
  return entries.length === 1 || !keys.isInteractive ? first.folder : askWhich(entries, keys, page);
}
