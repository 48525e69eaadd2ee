import { expect, it } from 'vitest';
import { HashedWordsEmbedder } from './support/hashed-words-embedder.ts';
import { openStore, temporaryHome } from './support/homes.ts';

it('finds by meaning what was written without a model, as soon as it is asked for', async () => {
  const home = temporaryHome();
  const before = await openStore({ home });
  await before.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
  const memories = Array.from({ length: 60 }, (_, index) => ({ summary: `The bell rang ${index} times` }));
  for (const memory of memories) await before.playthrough('p').store('memory', memory);
  await before.close();

  const store = await openStore({ home, embedder: new HashedWordsEmbedder() });
  const answer = await store.playthrough('p').semanticSearch('bell', 'memory', 60, {}, { threshold: 0 });
  expect([answer.mode, answer.pending, answer.results.length]).toEqual(['hybrid', 0, 60]);
  expect(answer.results.filter(({ cosine }) => cosine === null)).toEqual([]);
});

it('keeps to the model that a story was opened with, and lets other stories have theirs', async () => {
  const store = await openStore({ embedder: new HashedWordsEmbedder('new') });
  for (const id of ['words', 'old', 'new', 'any']) {
    await store.createPlaythrough({ campaignId: 'c', playthroughId: id });
    await store.playthrough(id).store('memory', { summary: 'The bell rang twice' });
  }
  store.searchWith('words', { records: null, lore: null });
  store.searchWith('old', { records: 'a model that is gone', lore: null });
  store.searchWith('new', { records: 'new', lore: null });
  const modeOf = async (id: string) => (await store.playthrough(id).semanticSearch('bell', 'memory')).mode;
  expect(await Promise.all(['words', 'old', 'new', 'any'].map(modeOf))).toEqual([
    'words',
    'words',
    'hybrid',
    'hybrid',
  ]);
});

it('finds lore by words alone in a story that began before the model had read it', async () => {
  const store = await openStore({ embedder: new HashedWordsEmbedder('new') });
  await store.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
  const lore = {
    filePath: 'lore/bell.md',
    chunkIndex: 0,
    paragraphId: 1,
    content: 'The bell rang twice.',
    tokenCount: 5,
  };
  await store.campaign('c').transaction((records) => records.store('lore', lore));
  await store.caughtUp();
  expect(await store.hasReadLore('p')).toBe(true);
  const modeOf = async () => (await store.playthrough('p').semanticSearch('bell', 'lore')).mode;
  store.searchWith('p', { records: 'new', lore: null });
  expect(await modeOf()).toBe('words');
  store.searchWith('p', { records: 'new', lore: 'new' });
  expect(await modeOf()).toBe('hybrid');
});
