import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digest, telling } from '../../../skills/memory/src/remembering/digest.ts';
import type { JsonObject } from '../../../src/base/json.ts';
import { callScript, scratchFolder } from '../shipped/support/scripts.ts';
import { openWorld, outputOf, type TestWorld } from '../shipped/support/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const store = (id: string, summary: string, more: JsonObject = {}) => ({
  id,
  script: 'memory/store-memory',
  input: { summary, ...more },
});
const recall = (query: string, more: JsonObject = {}) => ({
  id: 'recall',
  script: 'memory/recall-memory',
  input: { query, ...more },
});
const memoriesOf = async (query: string, more: JsonObject = {}) =>
  outputOf(await world.run([recall(query, more)]), 'recall')['memories'] as JsonObject[];

describe('an event', () => {
  it('is one memory however often it is told, and two when the names or numbers differ', async () => {
    const at = { location: 'place:smithy', npcs: ['person:aldric'] };
    await world.run([
      store('a', 'You lent Aldric 12 coins at the smithy.', { ...at, significance: 'low', tags: ['debt'] }),
    ]);
    const again = await world.run([
      store('b', 'You lent Aldric 12 coins at the smithy.', { ...at, significance: 'high', tags: ['coins'] }),
    ]);
    expect(outputOf(again, 'b')['memory']).toMatchObject({ stored: { merged: true } });
    await world.run([store('c', 'You lent Aldric 20 coins at the smithy.', at)]);
    const kept = await world.story.exactMatch('memory', { location: 'place:smithy' });
    expect(kept.map(({ summary, significance }) => [summary, significance])).toEqual([
      ['You lent Aldric 12 coins at the smithy.', 'high'],
      ['You lent Aldric 20 coins at the smithy.', 'medium'],
    ]);
    expect(kept[0]?.semanticTags).toEqual(['debt', 'coins']);
  });

  it('is a turning point when it is a triumph or a failure of weight, or when the plan says so', async () => {
    const marked = async (id: string, more: JsonObject) => {
      await world.run([store(id, `You did the thing called ${id}.`, more)]);
      const all = await world.story.exactMatch('memory');
      return all.find(({ summary }) => summary.endsWith(`called ${id}.`))?.episodic;
    };
    expect(await marked('Alpha', { significance: 'high', outcome: 'triumph' })).toBe(true);
    expect(await marked('Beta', { significance: 'high', outcome: 'failure' })).toBe(true);
    expect(await marked('Gamma', { significance: 'medium', outcome: 'triumph' })).toBe(false);
    expect(await marked('Delta', { significance: 'high', outcome: 'a draw' })).toBe(false);
    expect(await marked('Epsilon', { significance: 'low', episodic: true })).toBe(true);
  });

  it('is found again among those that pass the filters', async () => {
    await world.run([
      store('x', 'You hid the letter behind the clock.', { location: 'place:hall' }),
      store('y', 'You hid the letter behind the stove.', { location: 'place:kitchen' }),
    ]);
    const found = await memoriesOf('the hidden letter', {
      filters: { location: 'place:kitchen' },
      threshold: 0,
    });
    expect(found.map(({ summary }) => summary)).toEqual(['You hid the letter behind the stove.']);
    expect(found[0]).toMatchObject({
      id: expect.any(String),
      relevance: expect.any(Number),
      timestamp: expect.any(String),
    });
  });

  it('that does not exist is not made up', async () => {
    expect(await memoriesOf('dragons over the frozen archipelago', { threshold: 0.95 })).toEqual([]);
  });
});

describe('old events drawn together', () => {
  const word = fc.stringMatching(/^[a-z]{3,8}$/);
  const name = fc.constantFrom('Iz', 'Orsolya', 'Mr Tench', 'Ansa', 'Venn', 'Lovibond');
  const deed = fc.record({
    verb: fc.constantFrom('asked', 'examined', 'waited for', 'looked for'),
    who: name,
    what: word,
    count: fc.nat(99),
  });
  const extra = fc.constantFrom(
    '',
    ' It went well.',
    ' You promised Ansa 40 coins.',
    ' Venn owes you a boat.',
    ' The old Beacon fell.',
  );
  const summary = fc
    .tuple(deed, extra)
    .map(
      ([{ verb, who, what, count }, more]) =>
        `You ${verb} ${who} about ${what} number ${count} (the Quay).${more}`,
    );

  it('keep every name, every number and every promise and debt', () => {
    fc.assert(
      fc.property(fc.array(summary, { minLength: 2, maxLength: 12 }), (summaries) => {
        const text = digest(summaries.map((one) => ({ summary: one, act: null })));
        const all = summaries.join(' ');
        for (const fact of telling(all)) expect(telling(text)).toContain(fact);
        for (const sentence of ['You promised Ansa 40 coins.', 'Venn owes you a boat.'])
          if (all.includes(sentence)) expect(text).toContain(sentence);
      }),
    );
  });

  it('read as one account', () => {
    const asked = (what: string) => ({ act: 'ask', summary: `You asked Iz about the ${what} (the Quay).` });
    expect(
      digest([
        asked('rope'),
        { act: 'ask', summary: 'You asked Iz about the crane (the Quay). It went well.' },
        { act: 'wait', summary: 'You waited here until noon (the Quay).' },
        asked('bell'),
        asked('rope'),
        { act: 'help', summary: 'You helped Iz (the Quay). You promised to come back on Friday.' },
      ]),
    ).toBe(
      'You asked Iz about the rope, crane and bell (the Quay). You waited here until noon (the Quay). You helped Iz (the Quay). You promised to come back on Friday.',
    );
  });

  it('of another act are told apart, however alike their words are', () => {
    const text = digest([
      { act: 'ask', summary: 'You asked Iz about the rope today.' },
      { act: 'ask_favour', summary: 'You asked Iz about the boat today.' },
    ]);
    expect(text).toBe('You asked Iz about the rope today. You asked Iz about the boat today.');
  });

  it('leave turning points, weighty events and the newest alone', async () => {
    const own = await openWorld();
    try {
      for (let index = 1; index <= 30; index += 1) {
        await own.story.store('memory', {
          id: `m${index}`,
          summary: `You asked Iz about matter ${index} (the Quay).`,
          npcIds: ['person:iz'],
          location: 'place:quay',
          significance: index === 3 ? 'high' : 'low',
          episodic: index === 5,
          timestamp: new Date(Date.UTC(2024, 0, 1, 0, index)).toISOString(),
        });
      }
      const result = await own.run([
        { id: 'compress', script: 'memory/compress-memories', input: { keep: 10, most: 12 } },
      ]);
      expect(outputOf(result, 'compress')['memory']).toEqual({ compressed: { before: 18, after: 2 } });
      const left = await own.story.exactMatch('memory');
      expect(left).toHaveLength(14);
      const ids = left.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(['m3', 'm5', 'm21', 'm30']));
      const text = left.map(({ summary: told }) => told).join(' ');
      for (let index = 1; index <= 30; index += 1) expect(telling(text)).toContain(String(index));
      const again = await own.run([
        { id: 'compress', script: 'memory/compress-memories', input: { keep: 10 } },
      ]);
      expect(outputOf(again, 'compress')['memory']).toEqual({ compressed: { before: 0, after: 0 } });
    } finally {
      await own.close();
    }
  });

  it('are drawn together by storing, every so many scenes', async () => {
    const own = await openWorld();
    try {
      for (let index = 1; index <= 210; index += 1) {
        await own.story.store('memory', {
          id: `m${index}`,
          summary: `You waited for Iz, ${index} (the Quay).`,
          significance: 'low',
          timestamp: new Date(Date.UTC(2024, 0, 1, 0, index)).toISOString(),
        });
      }
      await own.run([store('a', 'You left.')], { scene: 49 });
      expect(await own.story.exactMatch('memory')).toHaveLength(211);
      await own.run([store('b', 'You came back.')], { scene: 50 });
      expect(await own.story.exactMatch('memory')).toHaveLength(201);
      await own.run([store('c', 'You left again.')], {
        scene: 100,
        config: { memory: { compressEvery: 0 } },
      });
      expect(await own.story.exactMatch('memory')).toHaveLength(202);
    } finally {
      await own.close();
    }
  });
});

describe('memory in files', () => {
  const cwd = scratchFolder();
  const config = { storageBackend: 'files' };

  it('remembers, merges, recalls and draws together', async () => {
    const tell = (summary: string, tool: string) =>
      callScript(
        'memory/store-memory',
        { requestId: 'r', tool, input: { summary, significance: 'low' }, config },
        { cwd },
      );
    for (const [index, what] of ['rope', 'rope', 'crane', 'salt'].entries())
      expect(await tell(`You asked Iz about the ${what}.`, `t${index}`)).toMatchObject({ ok: true });
    const { output } = await callScript(
      'memory/recall-memory',
      { input: { query: 'the crane', limit: 1, threshold: 0.5 }, config },
      { cwd },
    );
    expect(output['memories']).toMatchObject([{ summary: 'You asked Iz about the crane.' }]);
    const end = await callScript(
      'memory/compress-memories',
      { requestId: 'r', tool: 'c', input: { keep: 0 }, config },
      { cwd },
    );
    expect(end.output['memory']).toEqual({ compressed: { before: 3, after: 1 } });
  });
});
