import { homeProblems } from '../../base/home.ts';
import { isInProcess } from '../../base/in-process.ts';
import { asJson } from '../../base/json.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { ModelArrival } from '../../models/arrival.ts';
import { openEmbedder, recentVectors } from '../../models/embedder.ts';
import type { LanguageModel } from '../../models/language/language-model.ts';
import type { OnNotice } from '../../models/language/notices.ts';
import { openLanguageModel } from '../../models/language/open.ts';
import { readSettingsFile } from '../../models/language/settings.ts';
import {
  type Backup,
  type CampaignStore,
  type Playthrough,
  SqliteStore,
  type Store,
  Upkeep,
} from '../../store/index.ts';
import type { StoryStart } from '../authored/start.ts';
import { StoryConversations } from '../conversation/conversations.ts';
import { type EmbeddingSource, meaningsOf } from '../meanings.ts';
import type { Persona } from '../persona.ts';
import { readExecutionSettings } from './execution-settings.ts';
import { readRetentionSettings } from './retention-settings.ts';
import type { Runtime } from './runtime.ts';
import { type SavedStory, savedStory } from './saved-story.ts';
import { offerServices } from './services.ts';
import { belongsTo, noteCampaign } from './story-campaign.ts';
import { freeTitle } from './story-names.ts';

interface Beginning {
  campaignId: string;
  campaign: Campaign;
  seed: string;
  persona: Persona;
  /** What to call it; as the campaign unless told. */
  title?: string;
  /** Where it begins, when it is not the beginning. */
  start?: StoryStart;
}

/** The saved stories of the home folder, open for playing. */
export interface Stories {
  /** Begins a story; its first scene is yet to be told. */
  begin(beginning: Beginning): Promise<SavedStory>;
  /** All stories, or those of a campaign, last played first. */
  list(campaignId?: string): Promise<Playthrough[]>;
  /** A story to go on with. What was cut short is taken back, and a scene that was being told again is as it was. */
  open(playthroughId: string, campaign: Campaign): Promise<SavedStory>;
  /** The store itself, for what goes beyond playing. */
  store: Store;
  /** The backups there are, newest first. */
  backups(): Backup[];
  /** Makes a backup that stays until somebody deletes it. */
  backUp(): Promise<Backup>;
  /** Where the lore and the assets of a campaign are kept. */
  campaign(id: string): CampaignStore;
  /** The language model of this home, if it has one; nothing of it is started before it is asked. */
  model: LanguageModel;
  /** What the stories that are being played say to language models. */
  conversations: StoryConversations;
  /** The model of meanings, for the sessions of these stories. */
  meanings: EmbeddingSource;
  /** What the player should know of the opening, in plain sentences. */
  notices: readonly string[];
  /** What has happened since in the background that the player should know, each only once. */
  takeNews(): string[];
  /** What happened to the language model, each only once, with the code of the error when a call failed. */
  takeNotices(): { sentence: string; code: string | null }[];
  /** Waits for the player, and uses a long wait to tidy up. */
  whileReading<Result>(reading: Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The stories of a home may be closed and opened again, and what was read once is known then. */
const VECTORS = recentVectors();

/**
 * Opens the store, lets scripts reach it through the host services, and sees to it that the model of meanings comes in
 * the background. Several programs may have the stories of a home open, each story in one of them.
 */
export async function openStories(
  runtime: Runtime,
  /** Who is asked instead of the model of this home. */
  { model: given }: { model?: LanguageModel } = {},
): Promise<Stories> {
  const { home, log, host, signal } = runtime;
  const store = await SqliteStore.open({ home, log, ...(isInProcess('reading') && { readers: 0 }) });
  const embedder = openEmbedder({ home, log, recent: VECTORS });
  store.setEmbedder(embedder);
  const aboutModel: { sentence: string; code: string | null }[] = [];
  const onNotice: OnNotice = (sentence, code) => aboutModel.push({ sentence, code });
  const model = given ?? openLanguageModel({ home, log, onNotice });
  const conversations = new StoryConversations();
  const withdraw = offerServices(host, { store, embedder, model, conversations });
  let isOpen = true;
  const arrival = new ModelArrival({ home, log, signal });
  const { policy, problem } = await readRetentionSettings(home);
  const ofSkills = runtime.settings.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
  const ofPlans = (await readExecutionSettings(home)).problem;
  const problems = [problem ?? ofPlans, (await readSettingsFile(home)).problem, ...ofSkills].filter(
    (one) => one !== null,
  );
  for (const one of problems) log.warn({ home }, one);
  const upkeep = new Upkeep(store, policy, { log });
  // Once the model is there, it reads what was written while it was not.
  const read = arrival.settled().then(() => void (isOpen && store.setEmbedder(embedder)));
  return {
    notices: [...homeProblems(home), ...store.notices, ...problems],
    takeNews: () => arrival.takeNews(),
    takeNotices: () => aboutModel.splice(0),
    model,
    conversations,
    store,
    backups: () => store.backups(),
    backUp: () => store.backup(),
    meanings: meaningsOf(store, embedder, log),
    whileReading: (reading) => upkeep.during(reading),
    campaign: (id) => store.campaign(id),
    async begin({ campaignId, campaign, seed, persona, start, title = campaign.manifest.title }) {
      const { playthroughId } = await store.createPlaythrough({
        campaignId,
        title: freeTitle(title, await store.playthroughs()),
        seed,
        details: {
          ...belongsTo(campaign),
          persona: asJson(persona),
          ...(start !== undefined && { start: { ...start } }),
        },
      });
      return savedStory(store, playthroughId, campaignId);
    },
    list: (campaignId) => store.playthroughs(campaignId === undefined ? {} : { campaignId }),
    async open(playthroughId, campaign) {
      const campaignId = await noteCampaign(store.playthrough(playthroughId), campaign);
      const story = savedStory(store, playthroughId, campaignId);
      try {
        await story.journal.rewind();
        await story.records.bringBack();
        return story;
      } catch (error) {
        story.release();
        throw error;
      }
    },
    async close() {
      isOpen = false;
      withdraw();
      await arrival.close();
      await read;
      await upkeep.atEnd();
      await store.close();
      await Promise.all([embedder.close(), model.close()]);
    },
  };
}
