import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JsonObject } from '../../base/json.ts';
import { silentLog } from '../../base/log.ts';
import { packageRoot } from '../../base/package-root.ts';
import { createRandom } from '../../base/random.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { LiveCampaign } from '../../campaign/ingest/live.ts';
import { HostServer } from '../../host/server.ts';
import { openEmbedder } from '../../models/embedder.ts';
import { noLanguageModel, openLanguageModel } from '../../models/language/open.ts';
import type { PlanGenerator } from '../../plan/generator.ts';
import { BuiltInPlanner } from '../../planner/built-in-planner.ts';
import { SkillCatalog } from '../../skills/catalog.ts';
import { SkillHealth } from '../../skills/health.ts';
import { InProcessRunner } from '../../skills/in-process/runner.ts';
import type { ScriptRunner } from '../../skills/runner.ts';
import { SkillSettings } from '../../skills/settings.ts';
import { shippedStorage } from '../../skills/shipped-storage.ts';
import { MemoryStore } from '../../store/index.ts';
import { StoryConversations } from '../conversation/conversations.ts';
import type { SceneJournal } from '../journal.ts';
import type { Persona } from '../persona.ts';
import { executionOptions } from '../play/runtime.ts';
import { savedStory } from '../play/saved-story.ts';
import { offerServices } from '../play/services.ts';
import { StorySession } from '../session.ts';

/** How long a campaign may take to be made searchable before the first story begins. */
const INDEX_PATIENCE_MS = 60_000;

export interface StageOptions {
  campaign: Campaign;
  /** Folders of more skills than the shipped ones; each of their scripts is a process. */
  skillFolders?: readonly string[];
  /** Settings of skills by name; their defaults unless told. */
  config?: Readonly<Record<string, JsonObject>>;
  /** Skills that are switched off. */
  without?: readonly string[];
  /** Whether the lore is found by meaning as well, as it is in play once the model has read it; takes a few seconds. */
  readsLore?: boolean;
  /** Puts something between the stories and the scripts. */
  wrapRunner?: (runner: ScriptRunner) => ScriptRunner;
  /** Puts something before the planner. */
  wrapPlanner?: (planner: BuiltInPlanner) => PlanGenerator;
}

export interface Story {
  session: StorySession;
  /** Forgets the story. */
  end(): Promise<void>;
}

/**
 * A place to try stories out: the shipped skills with their default settings, called as functions, and a store in
 * memory. Nothing of the user's home folder is read or written.
 */
export interface Stage {
  campaign: Campaign;
  begin(story: { seed: string; persona?: Persona; journal?: SceneJournal }): Promise<Story>;
  close(): Promise<void>;
}

export async function openStage(options: StageOptions): Promise<Stage> {
  const home = mkdtempSync(path.join(tmpdir(), 'narratoria-trial-'));
  const shipped = path.join(packageRoot(), 'skills');
  const dataFolder = shippedStorage(home);
  for (const [skill, config] of Object.entries(options.config ?? {})) {
    mkdirSync(path.join(dataFolder, skill), { recursive: true });
    writeFileSync(path.join(dataFolder, skill, 'config.json'), JSON.stringify(config));
  }
  const log = silentLog();
  const settings = await SkillSettings.open(home);
  for (const skill of options.without ?? []) await settings.setEnabled(skill, false);
  const named = (options.skillFolders ?? []).map((folder) => ({ folder, origin: 'named' as const }));
  const catalog = await SkillCatalog.open({
    roots: [{ folder: shipped, dataFolder, origin: 'shipped' }, ...named],
    settings,
    log,
    env: {},
  });
  const inner = new InProcessRunner({ shippedFolder: shipped });
  const runner = options.wrapRunner?.(inner) ?? inner;
  const host = new HostServer({ log, socketFolder: () => runner.hostFolder });
  const embedder = openEmbedder({ home, log });
  // Only who sets the storyteller up has a model asked: looking for one in every scene took an eighth of a play.
  const hasModel = options.config?.['storyteller'] !== undefined;
  const model = hasModel ? openLanguageModel({ home, log, shared: home }) : noLanguageModel();
  const store = new MemoryStore({ log, embedder: options.readsLore === true ? embedder : null });
  const conversations = new StoryConversations();
  const withdraw = offerServices(host, { store, embedder, model, conversations });
  const { campaign } = options;
  const campaignStore = store.campaign(campaign.id);
  const live = new LiveCampaign({ campaign, store: campaignStore, log, patienceMs: INDEX_PATIENCE_MS });
  const signal = new AbortController().signal;
  const runtime = { home, log, catalog, runner, host, health: new SkillHealth(), limits: {}, ending: signal };
  await live.open();
  if (options.readsLore === true) await store.caughtUp();
  return {
    campaign,
    async begin({ seed, persona, journal }) {
      const playthroughId = randomUUID();
      await store.createPlaythrough({ campaignId: campaign.id, playthroughId, title: seed, seed });
      const { scores } = savedStory(store, playthroughId, campaign.id);
      const planner = new BuiltInPlanner({ random: createRandom(seed), log });
      const session = new StorySession({
        ...{ campaign, seed, playthroughId, scores, log },
        sessionId: playthroughId,
        execution: () => executionOptions(runtime),
        generator: options.wrapPlanner?.(planner) ?? planner,
        ...(persona !== undefined && { persona }),
        ...(journal !== undefined && { journal }),
        conversation: conversations.open(playthroughId, { model, log }),
      });
      const end = async () => {
        await session.background;
        conversations.close(playthroughId);
        await store.deletePlaythrough(playthroughId);
      };
      return { session, end };
    },
    async close() {
      catalog.close();
      await live.close();
      await runner.close();
      withdraw();
      await host.close();
      await store.close();
      await Promise.all([embedder.close(), model.close()]);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
