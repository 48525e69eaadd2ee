import { beforeEach } from 'vitest';
import type { Embedder, Store } from '../../../src/store/index.ts';
import { HashedWordsEmbedder } from '../support/hashed-words-embedder.ts';

export interface BackendOptions {
  embedder: Embedder | null;
  now: () => Date;
  newId: () => string;
}

/** Opens an empty store; whoever gives it also closes and removes it after the test. */
export type OpenBackend = (options: BackendOptions) => Promise<Store>;

/** What every test finds anew: a store with one story in it. */
export interface Stage {
  readonly store: Store;
  readonly embedder: HashedWordsEmbedder;
  /** What time the store thinks it is. */
  clock: number;
  story(): ReturnType<Store['playthrough']>;
}

export const START = Date.parse('2026-05-01T12:00:00Z');
export const DAY = 86_400_000;

/** Sets the stage before each test of the surrounding `describe`. */
export function setStage(open: OpenBackend): Stage {
  let store: Store;
  let embedder: HashedWordsEmbedder;
  const stage: Stage = {
    get store() {
      return store;
    },
    get embedder() {
      return embedder;
    },
    clock: START,
    story: () => store.playthrough('story'),
  };
  beforeEach(async () => {
    embedder = new HashedWordsEmbedder();
    stage.clock = START;
    let ids = 0;
    store = await open({
      embedder,
      now: () => new Date(stage.clock),
      newId: () => {
        ids += 1;
        return `id-${ids}`;
      },
    });
    await store.createPlaythrough({ campaignId: 'harbour', playthroughId: 'story', title: 'First' });
  });
  return stage;
}
