import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../src/base/log.ts';
import { type OpenEmbedder, openEmbedder } from '../../src/models/embedder.ts';
import { whyNoMiniLm } from '../models/support/minilm.ts';
import { openStore, temporaryHome } from './support/homes.ts';

const missing = await whyNoMiniLm();

const MEMORIES = {
  blacksmith: 'The player helped the blacksmith Aldric repair his anvil',
  weaponsmith: 'A weaponsmith in Harrow sold the player a curved sword',
  armourer: 'The armourer hammered new plates for the captain of the guard',
  ferry: 'A storm sank the ferry and the crossing was closed',
  betrayal: 'Corvin handed the rebels over to the duke for a bag of silver',
  feast: 'The harvest was celebrated with honey cakes and dancing',
};

describe.skipIf(missing !== null)('search with the real model', () => {
  let embedder: OpenEmbedder;
  beforeAll(() => {
    embedder = openEmbedder({ home: temporaryHome(), log: silentLog() });
  });
  afterAll(async () => embedder.close());

  const withMemories = async () => {
    const store = await openStore({ embedder, readers: 1 });
    await store.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
    const records = store.playthrough('p');
    for (const [id, summary] of Object.entries(MEMORIES)) await records.store('memory', { id, summary });
    return {
      store,
      found: async (query: string, limit = 3) => ids(await records.semanticSearch(query, 'memory', limit)),
    };
  };
  const ids = ({ results }: { results: { record: { id: string } }[] }) =>
    results.map(({ record }) => record.id);

  it('finds what shares no word with the query', async () => {
    const { found } = await withMemories();
    expect((await found('people who work metal')).toSorted()).toEqual([
      'armourer',
      'blacksmith',
      'weaponsmith',
    ]);
    expect((await found('who makes tools and weapons here?')).toSorted()).toEqual([
      'armourer',
      'blacksmith',
      'weaponsmith',
    ]);
    expect((await found('bad weather on the river'))[0]).toBe('ferry');
  });

  it('finds names, and leaves out what has nothing to do with the query', async () => {
    const { found } = await withMemories();
    expect((await found('Aldric'))[0]).toBe('blacksmith');
    expect(await found('a party with food and music', 6)).toContain('feast');
    expect(await found('quarterly tax returns of the company', 6)).toEqual([]);
  });

  it('finds the same face again by its description', async () => {
    const { store } = await withMemories();
    const records = store.playthrough('p');
    await records.store('portrait', {
      characterId: 'mira',
      imagePath: 'mira.png',
      description: 'A tall woman with a scar and grey braids, in a sailor’s coat',
    });
    await records.store('portrait', {
      characterId: 'tobin',
      imagePath: 'tobin.png',
      description: 'A stout young baker with flour on his apron',
    });
    const { results } = await records.semanticSearch('grey-haired sailor woman, scarred face', 'portrait', 1);
    expect(results[0]?.record.characterId).toBe('mira');
  });
});
