import { describe, expect, it } from 'vitest';
import { silentLog } from '../../src/base/log.ts';
import { HostServer } from '../../src/host/server.ts';
import { AppliedChanges } from '../../src/plan/applied-changes.ts';
import { storeHostMethods } from '../../src/store/index.ts';
import { memoryStore } from '../support/memory-store.ts';
import { HashedWordsEmbedder } from './support/hashed-words-embedder.ts';

async function hosted(ledger?: AppliedChanges) {
  const store = memoryStore({ embedder: new HashedWordsEmbedder() });
  await store.createPlaythrough({
    campaignId: 'c',
    playthroughId: 'p',
    details: { persona: { name: 'Mira' } },
  });
  await store.createPlaythrough({ campaignId: 'c', playthroughId: 'q' });
  const server = new HostServer({ log: silentLog() });
  const methods = storeHostMethods(({ playthroughId }) => store.playthrough(playthroughId));
  for (const [name, method] of Object.entries(methods)) server.register(name, method);
  const host = await server.grant({
    skill: 'memory',
    toolId: 't',
    planId: 'x',
    playthroughId: 'p',
    sessionId: 's1',
    scene: 1,
    methods: Object.keys(methods),
    ...(ledger && { ledger }),
  });
  const call = async (method: string, params: object) => {
    const response = await fetch(host.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${host.token}` },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    return (await response.json()) as {
      result?: unknown;
      error?: { message: string; data?: { code?: string } };
    };
  };
  return { store, server, call };
}

describe('the host services of the store', () => {
  it.each([
    ['an id', { dataType: 'memory', record: { id: 'i'.repeat(900_000), summary: 's' } }, /"id".*500/],
    [
      'a place',
      { dataType: 'memory', record: { summary: 's', location: 'l'.repeat(501) } },
      /"location".*500/,
    ],
    ['a tag', { dataType: 'memory', record: { summary: 's', semanticTags: ['t'.repeat(501)] } }, /500/],
    ['a summary', { dataType: 'memory', record: { summary: 's'.repeat(100_001) } }, /"summary".*100000/],
    [
      'an NPC',
      { dataType: 'perception', record: { npcId: 'n'.repeat(501), perceptionScore: 1 } },
      /"npcId".*500/,
    ],
    ['a faction', { dataType: 'reputation', record: { factionId: 'f'.repeat(501), currentScore: 1 } }, /500/],
    [
      'a history',
      {
        dataType: 'perception',
        record: { npcId: 'n', perceptionScore: 1, eventHistory: 'h'.repeat(100_001) },
      },
      /"eventHistory".*100000/,
    ],
  ])('refuse %s that is too long, in a short message', async (_, params, message) => {
    const { server, call, store } = await hosted();
    const { error } = await call('store', params);
    expect(error).toMatchObject({
      message: expect.stringMatching(message),
      data: { code: 'record_invalid' },
    });
    expect(JSON.stringify(error).length).toBeLessThan(2_000);
    expect(await store.playthrough('p').exactMatch('memory')).toEqual([]);
    await server.close();
  });

  it('store, find, change and delete for a script, within its playthrough', async () => {
    const { store, server, call } = await hosted();
    const stored = await call('store', {
      dataType: 'memory',
      record: { id: 'm', summary: 'Helped Aldric mend his anvil', location: 'smithy' },
    });
    expect(stored.result).toMatchObject({ id: 'm', playthroughId: 'p', sessionId: 's1' });
    const found = await call('semanticSearch', {
      query: 'Aldric anvil',
      dataType: 'memory',
      limit: 3,
      filters: { location: 'smithy' },
    });
    expect(found.result).toMatchObject({
      mode: 'hybrid',
      results: [{ record: { id: 'm' }, relevance: expect.any(Number) }],
    });
    expect(
      (await call('update', { dataType: 'memory', id: 'm', changes: { outcome: 'triumph' } })).result,
    ).toMatchObject({ outcome: 'triumph' });
    expect(
      (await call('exactMatch', { dataType: 'memory', filters: { sessionId: 's1' } })).result,
    ).toHaveLength(1);
    expect(await store.playthrough('q').exactMatch('memory')).toEqual([]);
    expect((await call('delete', { dataType: 'memory', id: 'm' })).result).toBe(true);
    await server.close();
  });

  it('tell who the player is in the story', async () => {
    const { server, call } = await hosted();
    expect((await call('persona', {})).result).toEqual({ name: 'Mira' });
    await server.close();
  });

  it('tell all that is wrong with a record', async () => {
    const { server, call } = await hosted();
    const { error } = await call('store', { dataType: 'perception', record: {} });
    expect(error).toMatchObject({ data: { code: 'record_invalid' } });
    expect(error?.message).toMatch(/"npcId" is missing.*"perceptionScore" is missing/);
    await server.close();
  });

  it('do several writes together', async () => {
    const { store, server, call } = await hosted();
    const writes = ['guild', 'crown', 'thieves'].map((factionId) => ({
      method: 'store',
      dataType: 'reputation',
      record: { factionId, currentScore: 5 },
    }));
    expect((await call('transaction', { writes })).result).toHaveLength(3);
    const broken = [
      { method: 'update', dataType: 'reputation', id: 'guild', changes: { scoreChange: 10 } },
      { method: 'update', dataType: 'reputation', id: 'nobody', changes: { scoreChange: 10 } },
    ];
    expect((await call('transaction', { writes: broken })).error?.data?.code).toBe('record_not_found');
    const scores = await store.playthrough('p').exactMatch('reputation');
    expect(scores.map(({ currentScore }) => currentScore)).toEqual([5, 5, 5]);
    await server.close();
  });

  it('move no score twice for a tool that is tried again', async () => {
    const ledger = new AppliedChanges();
    const { store, server, call } = await hosted(ledger);
    const move = (id: string, scoreChange: number) =>
      call('transaction', {
        writes: [
          { method: 'update', dataType: 'perception', id, changes: { scoreChange, eventHistory: 'x' } },
        ],
      });
    const scores = async () =>
      (await store.playthrough('p').exactMatch('perception')).map(({ perceptionScore }) => perceptionScore);
    ledger.beginAttempt();
    await call('store', { dataType: 'perception', record: { npcId: 'iz', perceptionScore: 10 } });
    await call('store', { dataType: 'perception', record: { npcId: 'roke', perceptionScore: 16 } });
    await move('roke', 4);
    expect((await move('nobody', 4)).error?.data?.code).toBe('record_not_found');
    ledger.beginAttempt();
    expect((await move('iz', 10)).result).toMatchObject([{ eventHistory: 'x' }]);
    await move('roke', 16);
    await move('roke', 4);
    expect(await scores()).toEqual([10, 20]);
    await move('roke', 5);
    expect(await scores()).toEqual([10, 25]);
    ledger.beginAttempt();
    for (const by of [16, 4, 5, 1]) await move('roke', by);
    expect(await scores()).toEqual([10, 26]);
    await server.close();
  });

  it('refuse what is not theirs to do, in words', async () => {
    const { server, call } = await hosted();
    const refused = async (method: string, params: object) => (await call(method, params)).error?.message;
    expect(await refused('store', { dataType: 'lore', record: {} })).toContain('"dataType"');
    expect(
      await refused('store', { dataType: 'memory', record: { summary: 'x', playthroughId: 'q' } }),
    ).toContain('out of reach');
    expect(await refused('exactMatch', { dataType: 'memory', filters: { playthroughId: 'q' } })).toContain(
      'out of reach',
    );
    expect(await refused('exactMatch', { dataType: 'memory', playthroughId: 'q' })).toContain('another one');
    expect(await refused('semanticSearch', { query: 'x', dataType: 'memory', limit: 0 })).toContain(
      '"limit"',
    );
    expect(await refused('store', { dataType: 'memory', record: { summary: 7 } })).toContain('"summary"');
    await server.close();
  });
});

describe('lore for a script', () => {
  it('is what the campaign says about something, within the room there is', async () => {
    const { store, server, call } = await hosted();
    const chunk = (chunkIndex: number, content: string, tokenCount: number) => ({
      filePath: 'lore/bells.md',
      chunkIndex,
      paragraphId: chunkIndex,
      content,
      tokenCount,
      tags: ['The Bells'],
    });
    await store.campaign('c').transaction(async (records) => {
      await records.store('lore', chunk(0, 'The bells ring when the tide comes in.', 9));
      await records.store('lore', chunk(1, 'The bells ring for weddings, and the tide waits.', 11));
      await records.store('lore', chunk(2, 'Bread is baked before dawn.', 6));
    });
    await store.campaign('other').store('lore', chunk(0, 'The bells ring in another town.', 7));
    await store.caughtUp();
    const all = await call('lore', { query: 'when do the bells ring for the tide', threshold: 0, limit: 3 });
    expect(all.result).toMatchObject({ mode: 'hybrid', pending: 0 });
    const { chunks } = all.result as { chunks: Record<string, unknown>[] };
    expect(chunks).toHaveLength(3);
    expect(chunks[0]).toEqual({
      id: expect.stringMatching(/^lore\/bells\.md#[01]$/),
      filePath: 'lore/bells.md',
      headings: ['The Bells'],
      content: expect.stringContaining('bells ring'),
      tokenCount: expect.any(Number),
      relevance: expect.any(Number),
      cosine: expect.any(Number),
    });
    const some = await call('lore', { query: 'bells tide', threshold: 0, limit: 3, maxTokens: 20 });
    const tokens = (some.result as { chunks: { tokenCount: number }[] }).chunks.map((one) => one.tokenCount);
    expect(tokens.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(20);
    expect((await call('lore', { limit: 3 })).error?.message).toContain('"query" is missing');
    await server.close();
  });
});
