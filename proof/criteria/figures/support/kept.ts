import { silentLog } from '../../../../src/base/log.ts';
import type { Campaign } from '../../../../src/campaign/campaign.ts';
import type { ExecutionResult } from '../../../../src/contracts/execution-result.ts';
import type { OfferedChoice, Scene } from '../../../../src/engine/scene.ts';
import type { World } from '../../../../src/engine/world.ts';
import { openEmbedder } from '../../../../src/models/embedder.ts';
import type { PlaythroughStore } from '../../../../src/store/index.ts';
import { wholeWorld } from '../../../../test/engine/support/whole-world.ts';
import { withStore } from '../../../support/store.ts';

/** A story that was played with the real program, and the home it is kept in. */
export interface PlayedStory {
  name: string;
  campaign: Campaign;
  scenes: readonly Scene[];
  home: string;
  playthroughId: string;
}

/** A scene with everything that was kept of it. */
export interface KeptScene {
  shown: Scene;
  choice: OfferedChoice | null;
  world: World;
  trace: ExecutionResult | null;
}

/** Opens the home of a story, with the model of meanings, for as long as the work takes. */
export async function withRecords<Result>(
  { home, playthroughId }: PlayedStory,
  work: (
    records: PlaythroughStore,
    embed: (texts: readonly string[]) => Promise<Float32Array[]>,
  ) => Promise<Result>,
): Promise<Result> {
  const embedder = openEmbedder({ home, log: silentLog() });
  try {
    return await withStore(home, (store) => {
      store.setEmbedder(embedder);
      return work(store.playthrough(playthroughId), (texts) => embedder.embed(texts));
    });
  } finally {
    await embedder.close();
  }
}

export async function keptScenes(story: PlayedStory): Promise<KeptScene[]> {
  return await withRecords(story, async (records) => {
    const kept: KeptScene[] = [];
    for (const shown of story.scenes) {
      const { choice, state, trace } = await records.scene(shown.scene);
      kept.push({
        shown,
        choice: choice as OfferedChoice | null,
        world: wholeWorld(state),
        trace: trace as ExecutionResult | null,
      });
    }
    return kept;
  });
}
