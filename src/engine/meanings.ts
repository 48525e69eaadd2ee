import type { Log } from '../base/log.ts';
import type { Embedder, Store } from '../store/index.ts';
import type { Embed } from './text-match/text-match.ts';

/** The model of meanings of this machine, as far as a story has to do with it. */
export interface EmbeddingSource {
  /** The model that is here now, or null. */
  atHand(): Promise<string | null>;
  embed: Embed;
  /** Whether that model has read all the lore of this story's campaign. */
  hasReadLore(playthroughId: string): Promise<boolean>;
  /** From now on this story searches by its meaning. */
  searchWith(playthroughId: string, meaning: StoryMeaning): void;
}

/** Which model a story goes by, and from which scene on; kept in its state. */
export interface StoryMeaning {
  model: string | null;
  since: number;
  /** Whether the lore is found with it too; by words alone when the model had not read all of it. */
  lore?: boolean;
}

/**
 * By what a story goes that is opened now. It is looked up once and kept with its scenes: a model that arrives while it is
 * played must not change what its seed would have given. A story that goes on finds its lore as it did when it began.
 */
export async function meaningWhenOpened(
  meanings: EmbeddingSource,
  kept: StoryMeaning,
  { playthroughId, scene }: { playthroughId: string; scene: number },
): Promise<StoryMeaning> {
  const model = await meanings.atHand();
  const hasRead = scene === 1 ? await meanings.hasReadLore(playthroughId) : kept.lore;
  const lore = model !== null && hasRead === true;
  const isSame = model === kept.model && lore === (kept.lore ?? false);
  return isSame ? kept : { model, since: scene, lore };
}

export function meaningsOf(
  store: Pick<Store, 'searchWith' | 'hasReadLore'>,
  embedder: Embedder & { isHere(): Promise<boolean> },
  log: Log,
): EmbeddingSource {
  return {
    atHand: async () => ((await embedder.isHere()) ? embedder.modelId : null),
    hasReadLore: (playthroughId) => store.hasReadLore(playthroughId),
    searchWith: (playthroughId, { model, lore = false }) =>
      store.searchWith(playthroughId, { records: model, lore: lore ? model : null }),
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
