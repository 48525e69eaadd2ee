import type { SceneJournal } from '../engine/journal.ts';
import type { PlaythroughStore, Store } from '../store/index.ts';

/** A story of the home folder that is being played. */
export interface SavedStory {
  playthroughId: string;
  campaignId: string;
  records: PlaythroughStore;
  journal: SceneJournal;
  /** Lets other programs play it. */
  release(): void;
}

/** Holds a story for this program; one that another program plays is refused. */
export function savedStory(store: Store, playthroughId: string, campaignId: string): SavedStory {
  const { release } = store.holdStory(playthroughId);
  const records = store.playthrough(playthroughId);
  return {
    playthroughId,
    campaignId,
    records,
    release,
    journal: {
      record: async (entry) => void (await records.recordScene({ ...entry, patches: [...entry.patches] })),
      rewind: async () => void (await records.undoTo((await records.playthrough()).headScene)),
    },
  };
}
