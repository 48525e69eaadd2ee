import type { Log } from '../base/log.ts';
import type { Embedder, Store } from '../store/index.ts';
import type { Embed } from './likeness/likeness.ts';

/** The model of meanings of this machine, as far as a story has to do with it. */
export interface Meanings {
  /** The model that is here now, or null. */
  atHand(): Promise<string | null>;
  embed: Embed;
  /** From now on the memories of this story are found with that model, and with null by their words. */
  searchWith(playthroughId: string, model: string | null): void;
}

/** Which model a story goes by, and from which scene on; kept in its state. */
export interface StoryMeaning {
  model: string | null;
  since: number;
}

export function meaningsOf(
  store: Pick<Store, 'searchWith'>,
  embedder: Embedder & { isHere(): Promise<boolean> },
  log: Log,
): Meanings {
  return {
    atHand: async () => ((await embedder.isHere()) ? embedder.modelId : null),
    searchWith: (playthroughId, model) => store.searchWith(playthroughId, model),
    async embed(texts) {
      try {
        return await embedder.embed(texts, { priority: 'scene' });
      } catch (err) {
        log.warn({ err }, 'what is said is compared by words for once');
        return null;
      }
    },
  };
}
