import { describe, expect, it } from 'vitest';
import { createLog } from '../../src/base/log.ts';
import { HashedWordsEmbedder } from './support/hashed-words-embedder.ts';
import { openStore, temporaryHome } from './support/homes.ts';

function listeningLog() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  return { log, lines };
}

describe('what the store says about itself', () => {
  it('names slow queries in the log, with their scope, time and number of results', async () => {
    const { log, lines } = listeningLog();
    const store = await openStore({ readers: 1, log, slowQueryMs: 0 });
    await store.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
    await store.playthrough('p').store('memory', { summary: 'A bell rang' });
    await store.playthrough('p').semanticSearch('bell', 'memory');
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        query: 'search memory',
        scope: 'playthrough p',
        results: 1,
        ms: expect.any(Number),
        msg: 'A slow query.',
      }),
    );
  });

  it('is silent about quick ones, and sums everything up', async () => {
    const { log, lines } = listeningLog();
    const embedder = new HashedWordsEmbedder();
    const store = await openStore({ readers: 1, log, embedder, slowQueryMs: 60_000 });
    await store.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
    for (const summary of ['One', 'Two', 'Three']) await store.playthrough('p').store('memory', { summary });
    await store.playthrough('p').exactMatch('memory');
    await expect(store.playthrough('nobody').exactMatch('memory')).rejects.toThrow();
    await store.caughtUp();
    const { queries, size, embeddingModel, backups } = await store.statistics();
    expect(queries).toContainEqual(
      expect.objectContaining({ name: 'store memory', count: 3, slow: 0, failed: 0 }),
    );
    expect(queries).toContainEqual(
      expect.objectContaining({ name: 'match memory', count: 2, failed: 1, results: 3 }),
    );
    expect(size).toMatchObject({
      records: { memory: 3, playthrough: 1 },
      vectors: 3,
      bytes: expect.any(Number),
    });
    expect(embeddingModel).toBe('hashed-words');
    expect(backups).toEqual([]);
    expect(lines).toEqual([]);
  });

  it('remembers how queries did from session to session, and adds the sessions together', async () => {
    const home = temporaryHome();
    for (const day of ['01', '02']) {
      const now = () => new Date(`2026-03-${day}T10:00:00Z`);
      const store = await openStore({ home, readers: 1, now });
      await store.createPlaythrough({ campaignId: 'c', playthroughId: day });
      for (const summary of ['One', 'Two']) await store.playthrough(day).store('memory', { summary });
      await expect(store.playthrough('nobody').exactMatch('memory')).rejects.toThrow();
      await store.close();
    }
    for (const mode of ['read-write', 'read-only'] as const) {
      const looking = await openStore({ home, readers: 1, mode, keepQueries: false });
      const { history } = await looking.statistics();
      expect(history).toMatchObject({ sessions: 2, since: '2026-03-01T10:00:00.000Z' });
      const [stored] = history.queries.filter(({ name }) => name === 'store memory');
      expect(stored).toMatchObject({ count: 4, failed: 0 });
      expect(stored?.p50Ms).toBeGreaterThan(0);
      expect(stored?.p95Ms).toBeLessThanOrEqual(stored?.maxMs ?? 0);
      expect(history.queries).toContainEqual(
        expect.objectContaining({ name: 'match memory', count: 2, failed: 2 }),
      );
      await looking.close();
    }
  });

  it('remembers the last twenty sessions', async () => {
    const home = temporaryHome();
    for (let day = 1; day <= 22; day += 1) {
      const now = () => new Date(Date.UTC(2026, 2, day));
      const store = await openStore({ home, readers: 0, now });
      await store.playthroughs();
      await store.close();
    }
    const { history } = await (await openStore({ home, readers: 0 })).statistics();
    expect(history).toMatchObject({ sessions: 20, since: '2026-03-03T00:00:00.000Z' });
  });

  it('tells the log what was let go', async () => {
    const { log, lines } = listeningLog();
    const store = await openStore({ readers: 1, log });
    await store.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
    for (const id of ['one', 'two', 'three']) {
      await store.playthrough('p').store('memory', { id, summary: `Number ${id}` });
    }
    await store.runRetention({ maxCount: 1 });
    expect(lines).toContainEqual(expect.objectContaining({ level: 'info', memories: { p: ['one', 'two'] } }));
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'info',
        policy: { maxCount: 1 },
        pruned: { byAge: 0, byCount: 2, bySize: 0 },
      }),
    );
  });
});
