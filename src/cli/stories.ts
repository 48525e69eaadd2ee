import { NarratoriaError } from '../base/errors.ts';
import type { SceneJournal } from '../engine/journal.ts';
import { EMBEDDING_MODEL } from '../models/catalogue.ts';
import { openEmbedder } from '../models/embedder.ts';
import { ensureModel } from '../models/ensure.ts';
import { type CampaignStore, Store, storeHostMethods } from '../store/index.ts';
import type { Runtime } from './runtime.ts';

/** The saved stories of the home folder, open for playing. */
export interface Stories {
  /** Begins a story and gives the place where its scenes are kept. */
  begin(
    campaignId: string,
    title: string,
    seed: string,
  ): Promise<{ playthroughId: string; journal: SceneJournal }>;
  /** Where the lore and the assets of a campaign are kept. */
  campaign(id: string): CampaignStore;
  /** What the player should know of the opening, in plain sentences. */
  notices: readonly string[];
  close(): Promise<void>;
}

/**
 * Opens the store, lets scripts reach it through the host services, and sees to it that the model of meanings comes in
 * the background. Null when another program has this home open: then one plays without being saved.
 */
export async function openStories(runtime: Runtime): Promise<Stories | null> {
  const { home, log, host, signal } = runtime;
  let store: Store;
  try {
    store = await Store.open({ home, log });
  } catch (error) {
    if (!(error instanceof NarratoriaError) || error.code !== 'store_locked') throw error;
    log.warn({ err: error }, 'playing without saving');
    return null;
  }
  const embedder = openEmbedder({ home, log });
  store.setEmbedder(embedder);
  for (const [name, method] of Object.entries(
    storeHostMethods(({ playthroughId }) => store.playthrough(playthroughId)),
  )) {
    host.register(name, method);
  }
  const arrival = new AbortController();
  signal.addEventListener('abort', () => arrival.abort(), { once: true });
  // Once the model is there, it reads what was written while it was not.
  const arrived = bringModel(runtime, arrival.signal, () => store.setEmbedder(embedder));
  return {
    notices: store.notices,
    campaign: (id) => store.campaign(id),
    async begin(campaignId, title, seed) {
      const { playthroughId } = await store.createPlaythrough({ campaignId, title, seed });
      const playthrough = store.playthrough(playthroughId);
      return {
        playthroughId,
        journal: {
          record: async (entry) =>
            void (await playthrough.recordScene({ ...entry, patches: [...entry.patches] })),
        },
      };
    },
    async close() {
      arrival.abort();
      await arrived;
      await store.close();
      await embedder.close();
    },
  };
}

async function bringModel({ home, log }: Runtime, signal: AbortSignal, whenThere: () => void): Promise<void> {
  try {
    await ensureModel(EMBEDDING_MODEL, { home, signal });
    if (!signal.aborted) whenThere();
  } catch (error) {
    if (!signal.aborted) log.info({ err: error }, 'search goes by words until the embedding model is there');
  }
}
