import type { Log } from '../../base/log.ts';
import type { HostServer } from '../../host/server.ts';
import type { Conversations } from '../../models/conversation.ts';
import { openEmbedder } from '../../models/embedder.ts';
import { modelHostMethods } from '../../models/host-methods.ts';
import type { LanguageModel } from '../../models/language/language-model.ts';
import { openLanguageModel } from '../../models/language/open.ts';
import { type Embedder, MemoryStore, type Store, storeHostMethods } from '../../store/index.ts';
import type { Runtime } from './runtime.ts';

/** Lets scripts reach a store and the models through the host services. Gives back the way to end that. */
export function offerServices(
  host: HostServer,
  services: { store: Store; embedder: Embedder; model: LanguageModel; conversations?: Conversations },
): () => void {
  const { store } = services;
  const methods = {
    ...storeHostMethods(({ playthroughId }) => store.playthrough(playthroughId)),
    ...modelHostMethods(services),
  };
  for (const [name, method] of Object.entries(methods)) host.register(name, method);
  return () => {
    for (const name of Object.keys(methods)) host.withdraw(name);
  };
}

/** Begins a story in memory. */
export type BeginPractice = (story: { playthroughId: string; inGameTime: string }) => Promise<void>;

/**
 * The host services of play for a plan or a skill that is tried out, over stories in memory that are gone afterwards.
 * Models are those of the home folder, and start when they are asked.
 */
export async function withPracticeServices<Result>(
  { home, log, host }: Pick<Runtime, 'home' | 'log' | 'host'>,
  work: (begin: BeginPractice) => Promise<Result>,
): Promise<Result> {
  const embedder = openEmbedder({ home, log });
  const model = openLanguageModel({ home, log, onNotice: told(log) });
  const store = new MemoryStore({ log, embedder });
  const withdraw = offerServices(host, { store, embedder, model });
  try {
    return await work(async (story) => {
      await store.createPlaythrough({ campaignId: 'practice', ...story });
    });
  } finally {
    withdraw();
    await store.close();
    await Promise.all([embedder.close(), model.close()]);
  }
}

const told = (log: Log) => (sentence: string) => log.warn(sentence);
