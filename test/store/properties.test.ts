import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FiltersOf, MemoryEvent } from '../../src/store/index.ts';
import { memoryStore } from '../support/memory-store.ts';
import { HashedWordsEmbedder } from './support/hashed-words-embedder.ts';
import { openStore } from './support/homes.ts';

const NOW = '2026-05-01T12:00:00.000Z';
const STORIES = ['p1', 'p2', 'p12'];
// Few values, so that filters hit; odd ones, so that nothing is cut up or quoted wrongly.
const NAMES = ['player', 'mira', "O'Brien", 'a"b', 'ß%_', 'p2'];
const WORDS = [
  'bell',
  'fog',
  'gate',
  'iron',
  'lantern',
  'Zoë',
  'naïve',
  '12x',
  'storms',
  'opened',
  'the',
  '門',
];

const name = fc.constantFrom(...NAMES);
const names = fc.uniqueArray(name, { maxLength: 3 });
const time = fc
  .integer({ min: 0, max: 20 })
  .map((day) => new Date(Date.parse('2026-04-10T00:00:00Z') + day * 43_200_000).toISOString());
const text = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 })
  .map((words) => words.join(' '));

const memory = fc.record(
  {
    summary: text,
    timestamp: time,
    inGameTime: time,
    sessionId: name,
    characterIds: names,
    npcIds: names,
    factionIds: names,
    location: name,
    semanticTags: names,
    significance: fc.constantFrom('low' as const, 'medium' as const, 'high' as const),
    episodic: fc.boolean(),
  },
  {
    requiredKeys: [
      'summary',
      'timestamp',
      'characterIds',
      'npcIds',
      'factionIds',
      'semanticTags',
      'significance',
      'episodic',
    ],
  },
);

const oneOrMore = fc.oneof(name, fc.uniqueArray(name, { minLength: 1, maxLength: 2 }));
const filters: fc.Arbitrary<FiltersOf<'memory'>> = fc.record(
  {
    from: time,
    to: time,
    inGameFrom: time,
    inGameTo: time,
    sessionId: oneOrMore,
    characterId: oneOrMore,
    npcId: oneOrMore,
    factionId: oneOrMore,
    location: oneOrMore,
    tags: fc.oneof(name, names),
    episodic: fc.boolean(),
  },
  { requiredKeys: [] },
);
// Most filters find nothing together, so most of the time only one or two are used.
const fewFilters = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(filters, fc.nat()).map(([all, pick]) => oneOf(all, pick)) },
  { weight: 1, arbitrary: filters },
);

function oneOf(all: FiltersOf<'memory'>, pick: number): FiltersOf<'memory'> {
  const entries = Object.entries(all);
  const entry = entries[pick % Math.max(1, entries.length)];
  return entry === undefined ? {} : Object.fromEntries([entry]);
}

type Step =
  | {
      act: 'store' | 'change';
      story: string;
      memory: Omit<MemoryEvent, 'id' | 'playthroughId'>;
      which: number;
    }
  | { act: 'delete'; story: string; which: number };

const story = fc.constantFrom(...STORIES);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('store' as const), story, memory, which: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('change' as const), story, memory, which: fc.nat() }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('delete' as const), story, which: fc.nat() }) },
) as fc.Arbitrary<Step>;

async function bothStores() {
  const embedder = new HashedWordsEmbedder();
  const options = { embedder, now: () => new Date(NOW) };
  return { store: await openStore({ ...options, readers: 1 }), memory: memoryStore(options) };
}

describe('random records and filters', () => {
  it('are answered by the database as by lists in memory, and never across playthroughs', async () => {
    const { store, memory: reference } = await bothStores();
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 40 }),
        fc.array(
          fc.record({ story, filters: fewFilters, query: text, limit: fc.integer({ min: 1, max: 12 }) }),
          {
            minLength: 3,
            maxLength: 6,
          },
        ),
        async (steps, questions) => {
          run += 1;
          for (const backend of [store, reference])
            for (const id of STORIES)
              await backend.createPlaythrough({ campaignId: 'c', playthroughId: nameIn(run, id) });
          for (const [index, one] of steps.entries()) await take(one, index, run);
          for (const { story: id, filters: asked, query, limit } of questions) {
            const playthroughId = nameIn(run, id);
            const records = store.playthrough(playthroughId);
            const lists = reference.playthrough(playthroughId);
            const expected = await lists.exactMatch('memory', asked);
            expect(await records.exactMatch('memory', asked)).toEqual(expected);

            const { results } = await records.semanticSearch(query, 'memory', limit, asked, { threshold: 0 });
            const { results: ranked } = await lists.semanticSearch(query, 'memory', 200, asked, {
              threshold: 0,
            });
            expect(results.length).toBe(Math.min(limit, expected.length));
            expect(results.every(({ record }) => record.playthroughId === playthroughId)).toBe(true);
            for (const [place, result] of results.entries()) {
              expect(result.score).toBeCloseTo(ranked[place]?.score ?? Number.NaN, 4);
              const same = ranked.find(({ record }) => record.id === result.record.id);
              expect(result.coverage).toBeCloseTo(same?.coverage ?? Number.NaN, 9);
              expect(result.cosine).toBeCloseTo(same?.cosine ?? Number.NaN, 4);
            }
          }
        },
      ),
      { numRuns: 40, seed: 20261115 },
    );
    expect(await store.checkIntegrity('full')).toEqual({ ok: true, problems: [] });

    async function take(one: Step, index: number, round: number): Promise<void> {
      const playthroughId = nameIn(round, one.story);
      const existing = await reference.playthrough(playthroughId).exactMatch('memory');
      const chosen = existing[one.which % Math.max(1, existing.length)];
      const [first, second] = await Promise.all(
        [store, reference].map(async (backend): Promise<unknown> => {
          const records = backend.playthrough(playthroughId);
          if (one.act === 'store') return await records.store('memory', { ...one.memory, id: `m${index}` });
          if (chosen === undefined) return await records.delete('memory', 'nothing');
          if (one.act === 'delete') return await records.delete('memory', chosen.id);
          const absent = { inGameTime: null, sessionId: null, location: null };
          return await records.update('memory', chosen.id, { ...absent, ...one.memory });
        }),
      );
      expect(first).toEqual(second);
    }
  });

  it('leave any two histories that meet in the same world: undo and branch against a fresh run', async () => {
    const { store } = await bothStores();
    let run = 0;
    const scene = fc.array(step, { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.array(scene, { minLength: 2, maxLength: 5 }), fc.nat(), async (scenes, choice) => {
        run += 1;
        const target = choice % (scenes.length + 1);
        await tell(`whole-${run}`, scenes);
        await tell(`fresh-${run}`, scenes.slice(0, target));
        const fresh = await world(`fresh-${run}`);
        await store.playthrough(`whole-${run}`).branch(target, { playthroughId: `branch-${run}` });
        expect(await world(`branch-${run}`)).toEqual(fresh);
        await store.playthrough(`whole-${run}`).undoTo(target);
        expect(await world(`whole-${run}`)).toEqual(fresh);
        // What is told after either of them is the same again.
        for (const id of ['branch', 'whole', 'fresh'])
          await tell(`${id}-${run}`, scenes.slice(target), target);
        expect(await world(`branch-${run}`)).toEqual(await world(`fresh-${run}`));
        expect(await world(`whole-${run}`)).toEqual(await world(`fresh-${run}`));
      }),
      { numRuns: 25, seed: 20261115 },
    );
    expect(await store.checkIntegrity('full')).toEqual({ ok: true, problems: [] });

    async function tell(id: string, scenes: readonly Step[][], done = 0): Promise<void> {
      if (done === 0 && !(await store.playthroughs()).some(({ playthroughId }) => playthroughId === id)) {
        await store.createPlaythrough({ campaignId: 'c', playthroughId: id });
      }
      const records = store.playthrough(id);
      for (const [index, steps] of scenes.entries()) {
        await records.transaction(async (tx) => {
          for (const [place, one] of steps.entries()) {
            const existing = await tx.exactMatch('memory');
            const chosen = existing[one.which % Math.max(1, existing.length)];
            if (one.act === 'store')
              await tx.store('memory', { ...one.memory, id: `m${done + index}-${place}` });
            else if (chosen !== undefined && one.act === 'change')
              await tx.update('memory', chosen.id, one.memory);
            else if (chosen !== undefined) await tx.delete('memory', chosen.id);
            const factionId = one.story;
            const [known] = await tx.exactMatch('reputation', { factionId });
            if (known === undefined)
              await tx.store('reputation', { factionId, currentScore: one.which % 100 });
            else await tx.update('reputation', factionId, { scoreChange: 1 });
          }
          await tx.recordScene({
            scene: done + index + 1,
            choice: null,
            state: { scene: done + index + 1 },
            sceneObject: {},
          });
        });
      }
    }

    async function world(id: string) {
      const records = store.playthrough(id);
      const bare = (list: object[]) => list.map((record) => ({ ...record, playthroughId: '' }));
      return {
        memories: bare(await records.exactMatch('memory')),
        reputation: bare(
          (await records.exactMatch('reputation')).toSorted((a, b) => a.factionId.localeCompare(b.factionId)),
        ),
        scenes: (await records.scenes()).map(({ scene: number, sceneObject }) => ({ number, sceneObject })),
        state: (await records.lastScene())?.state,
        search: (await records.semanticSearch('bell fog iron', 'memory', 200, {}, { threshold: 0 })).results
          .map(({ record, score }) => [record.id, score.toFixed(5)])
          .toSorted(),
      };
    }
  });
});

const nameIn = (run: number, id: string) => `${run}-${id}`;
