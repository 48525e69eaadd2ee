/**
 * Opens the store in a folder, says what it finds there, then writes until it is stopped. Each line it prints is true:
 * what it calls written is on the disk.
 */
import { writeSync } from 'node:fs';
import { silentLog } from '../../../src/base/log.ts';
import { SqliteStore } from '../../../src/store/index.ts';
import { HashedWordsEmbedder } from './hashed-words-embedder.ts';

const FACTIONS = ['guild', 'crown', 'thieves'];

const [home = '', limit = '1000000'] = process.argv.slice(2);
const say = (line: object): void => void writeSync(1, `${JSON.stringify(line)}\n`);

try {
  const store = await SqliteStore.open({
    home,
    log: silentLog(),
    embedder: new HashedWordsEmbedder(),
    readers: 1,
    backUp: false,
  });
  if ((await store.playthroughs()).length === 0)
    await store.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
  const records = store.playthrough('p');
  const story = await records.playthrough();
  say({
    found: {
      integrity: await store.checkIntegrity('full'),
      notices: store.notices,
      memories: (await records.exactMatch('memory')).map(({ id, summary }) => ({ id, summary })),
      scores: (await records.exactMatch('reputation')).map(({ currentScore }) => currentScore),
      headScene: story.headScene,
      lastScene: (await records.lastScene())?.scene ?? 0,
    },
  });
  let scene = story.headScene;
  for (let count = 0; count < Number(limit); count += 1) {
    const { id } = await records.store('memory', {
      summary: `Memory ${count} of process ${process.pid}`,
      characterIds: ['player'],
    });
    say({ memory: id });
    if (count % 3 === 0) {
      scene += 1;
      // All three scores and the scene, or none of them.
      await records.transaction(async (tx) => {
        for (const factionId of FACTIONS) {
          if ((await tx.exactMatch('reputation', { factionId })).length === 0)
            await tx.store('reputation', { factionId, currentScore: scene });
          else await tx.update('reputation', factionId, { currentScore: scene });
        }
        await tx.recordScene({
          scene,
          choice: null,
          state: { scene },
          sceneObject: { prose: ['x'.repeat(2000)] },
        });
      });
      say({ scene });
    }
  }
  await store.close();
  say({ closed: true });
} catch (error) {
  say({
    error:
      error instanceof Error
        ? { message: error.message, code: (error as { code?: string }).code }
        : String(error),
  });
}
