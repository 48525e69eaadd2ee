import { describe, expect, it } from 'vitest';
import { createRandom } from '../../src/base/random.ts';
import { HashedWordsEmbedder } from './support/hashed-words-embedder.ts';
import { openStore, temporaryHome } from './support/homes.ts';
import { DEEDS, PEOPLE, THINGS } from './support/made-up-words.ts';

describe('a thousand memories', () => {
  it('are all recalled exactly, by id and by their own words, after a restart', async () => {
    const random = createRandom('recall');
    const home = temporaryHome();
    const embedder = new HashedWordsEmbedder();
    const first = await openStore({ home, embedder });
    await first.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
    const stored = await first.playthrough('p').transaction(async (records) => {
      const all = [];
      for (let index = 0; index < 1000; index += 1) {
        const summary = `${random.pick(PEOPLE)} ${random.pick(DEEDS)} ${random.pick(THINGS)} on day ${index}`;
        all.push(await records.store('memory', { summary, location: `place-${index % 20}` }));
      }
      return all;
    });
    await first.caughtUp();
    await first.close();

    const second = await openStore({ home, embedder });
    const records = second.playthrough('p');
    expect(await records.exactMatch('memory')).toEqual(stored);
    let recalled = 0;
    for (const memory of stored) {
      const { results } = await records.semanticSearch(memory.summary, 'memory', 1);
      if (results[0]?.record.id === memory.id) recalled += 1;
    }
    expect(recalled).toBe(1000);
    expect(await second.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
  });

  it('are read while others write, none waiting for another', async () => {
    const store = await openStore({ embedder: new HashedWordsEmbedder() });
    await store.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
    const records = store.playthrough('p');
    for (let index = 0; index < 30; index += 1)
      await records.store('memory', { summary: `Bell number ${index}` });
    const writes = Array.from({ length: 30 }, (_, index) =>
      records.store('memory', { summary: `Late bell ${index}` }),
    );
    const reads = Array.from({ length: 60 }, (_, index) =>
      index % 2 === 0
        ? records.semanticSearch(`bell number ${index}`, 'memory')
        : records.exactMatch('memory'),
    );
    await Promise.all([...writes, ...reads]);
    // While a transaction is open, readers still get their answers, and see what was there before it.
    await records.transaction(async (tx) => {
      await tx.store('memory', { summary: 'Nobody sees this yet' });
      expect(await records.exactMatch('memory')).toHaveLength(60);
    });
    expect(await records.exactMatch('memory')).toHaveLength(61);
  });

  it('are kept when the store is closed right after they were given', async () => {
    const home = temporaryHome();
    const store = await openStore({ home, readers: 1 });
    await store.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
    const given = Array.from({ length: 20 }, (_, index) =>
      store.playthrough('p').store('memory', { summary: `Last word ${index}` }),
    );
    await store.close();
    await Promise.all(given);
    expect(await (await openStore({ home, readers: 1 })).playthrough('p').exactMatch('memory')).toHaveLength(
      20,
    );
  });
});
