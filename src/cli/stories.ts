import { NarratoriaError } from '../base/errors.ts';
import type { SceneJournal } from '../engine/journal.ts';
import { EMBEDDING_MODEL } from '../models/catalogue.ts';
import { openEmbedder } from '../models/embedder.ts';
import { ensureModel } from '../models/ensure.ts';
import { modelHostMethods } from '../models/host-methods.ts';
import type { LanguageModel } from '../models/language/language-model.ts';
import { openLanguageModel } from '../models/language/open.ts';
import { Store, storeHostMethods } from '../store/index.ts';
import type { Runtime } from './runtime.ts';

/** The saved stories of the home folder, open for playing. */
export interface Stories {
  /** Begins a story and gives the place where its scenes are kept. */
  begin(
    campaignId: string,
    title: string,
    seed: string,
  ): Promise<{ playthroughId: string; journal: SceneJournal }>;
  /** The language model of this home, if it has one; nothing of it is started before it is asked. */
  model: LanguageModel;
  /** What the player should know, in plain sentences; more may come while the story is told. */
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
  const notices = [...store.notices];
  const model = openLanguageModel({ home, log, onNotice: (sentence) => notices.push(sentence) });
  const methods = {
    ...storeHostMethods(({ playthroughId }) => store.playthrough(playthroughId)),
    ...modelHostMethods({ model, embedder }),
  };
  for (const [name, method] of Object.entries(methods)) host.register(name, method);
  const arrival = new AbortController();
  signal.addEventListener('abort', () => arrival.abort(), { once: true });
  const arrived = bringModel(runtime, arrival.signal);
  return {
    model,
    notices,
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
      await Promise.all([embedder.close(), model.close()]);
    },
  };
}

async function bringModel({ home, log }: Runtime, signal: AbortSignal): Promise<void> {
  try {
    await ensureModel(EMBEDDING_MODEL, { home, signal });
  } catch (error) {
    if (!signal.aborted) log.info({ err: error }, 'search goes by words until the embedding model is there');
  }
}
