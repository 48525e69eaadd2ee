import type { SceneJournal } from '../engine/journal.ts';
import type { PlaythroughStore, Store } from '../store/index.ts';

/** A story of the home folder that is being played. */
export interface SavedStory {
  playthroughId: string;
  campaignId: string;
  records: PlaythroughStore;
  journal: SceneJournal;
}

export function savedStory(store: Store, playthroughId: string, campaignId: string): SavedStory {
  const records = store.playthrough(playthroughId);
  return {
    playthroughId,
    campaignId,
    records,
    journal: {
      record: async (entry) => void (await records.recordScene({ ...entry, patches: [...entry.patches] })),
      rewind: async () => void (await records.undoTo((await records.playthrough()).headScene)),
    },
  };
}
