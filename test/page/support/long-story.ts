import { silentLog } from '../../../src/base/log.ts';
import { SqliteStore } from '../../../src/store/index.ts';

/** Makes a story of this home as long as this, by telling its last scene again and again; nobody may have it open. */
export async function lengthen(home: string, playthroughId: string, scenes: number): Promise<void> {
  const store = await SqliteStore.open({
    home,
    log: silentLog(),
    backUp: false,
    keepQueries: false,
    readers: 0,
  });
  try {
    const records = store.playthrough(playthroughId);
    const { headScene } = await records.playthrough();
    const last = await records.scene(headScene);
    for (let scene = headScene + 1; scene <= scenes; scene += 1)
      await records.recordScene({ ...last, scene, sceneObject: { ...last.sceneObject, scene } });
  } finally {
    await store.close();
  }
}
