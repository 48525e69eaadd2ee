import type { PlaythroughRecords, PlaythroughStore, Store } from '../../store/index.ts';
import type { SceneJournal } from '../journal.ts';
import type { ScoreChange, ScoreHome } from '../scores.ts';

/** A story of the home folder that is being played. */
export interface SavedStory {
  playthroughId: string;
  campaignId: string;
  records: PlaythroughStore;
  journal: SceneJournal;
  /** Lets other programs play it. */
  release(): void;
  scores: ScoreHome;
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
      read: async (scene) =>
        scene > (await records.playthrough()).headScene ? null : await records.scene(scene),
      rewind: async () => void (await records.undoTo((await records.playthrough()).headScene)),
    },
    scores: scoreHome(records),
  };
}

/** The perception and reputation records of a story, as the engine reads and writes them. */
function scoreHome(records: PlaythroughStore): ScoreHome {
  return {
    async read(inGameTime) {
      const [perceptions, reputations] = await Promise.all([
        records.exactMatch('perception', {}, { inGameTime }),
        records.exactMatch('reputation', {}, { inGameTime }),
      ]);
      const rounded = (score: number) => Math.round(score);
      return {
        opinions: Object.fromEntries(perceptions.map((one) => [one.npcId, rounded(one.perceptionScore)])),
        reputations: Object.fromEntries(reputations.map((one) => [one.factionId, rounded(one.currentScore)])),
      };
    },
    async write(changes, inGameTime) {
      await records.transaction(async (inside) => {
        for (const change of changes) await writeScore(inside, change, inGameTime);
      });
    },
  };
}

async function writeScore(
  records: PlaythroughRecords,
  { kind, id, from, to }: ScoreChange,
  inGameTime: string,
): Promise<void> {
  const scoreChange = to - from;
  if (kind === 'opinion') {
    const [known] = await records.exactMatch('perception', { npcId: id });
    if (known === undefined)
      await records.store('perception', { npcId: id, perceptionScore: to, inGameTime });
    else await records.update('perception', id, { scoreChange }, { inGameTime });
  } else {
    const [known] = await records.exactMatch('reputation', { factionId: id });
    if (known === undefined)
      await records.store('reputation', { factionId: id, currentScore: to, inGameTime });
    else await records.update('reputation', id, { scoreChange }, { inGameTime });
  }
}
