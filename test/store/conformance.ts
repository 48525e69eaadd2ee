import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../src/base/error-codes.ts';
import type { Asset, Embedder, StoreBackend } from '../../src/store/index.ts';
import { HashedWordsEmbedder } from './support/hashed-words-embedder.ts';

export interface BackendOptions {
  embedder: Embedder | null;
  now: () => Date;
  newId: () => string;
}

/** Opens an empty store; whoever gives it also closes and removes it after the test. */
export type OpenBackend = (options: BackendOptions) => Promise<StoreBackend>;

const START = Date.parse('2026-05-01T12:00:00Z');
const DAY = 86_400_000;

/** What everybody may rely on, whichever backend keeps the data. */
export function storeConformance(name: string, open: OpenBackend): void {
  describe(`store conformance: ${name}`, () => {
    let store: StoreBackend;
    let embedder: HashedWordsEmbedder;
    let clock: number;
    const story = () => store.playthrough('story');

    beforeEach(async () => {
      embedder = new HashedWordsEmbedder();
      clock = START;
      let ids = 0;
      store = await open({
        embedder,
        now: () => new Date(clock),
        newId: () => {
          ids += 1;
          return `id-${ids}`;
        },
      });
      await store.createPlaythrough({ campaignId: 'harbour', playthroughId: 'story', title: 'First' });
    });

    describe('records', () => {
      it('come back as they were given, with the defaults filled in', async () => {
        const given = {
          summary: 'The player mended Aldric’s anvil — “at last” 🔨\u0000',
          timestamp: '2026-05-01T14:00:00+02:00',
          inGameTime: '1247-10-03T18:30:00Z',
          sessionId: 's1',
          characterIds: ['player', 'aldric'],
          npcIds: ['aldric'],
          factionIds: ['smiths'],
          location: 'smithy',
          actionType: 'help',
          semanticTags: ['craft', 'friendship'],
          significance: 'high' as const,
          episodic: true,
          outcome: 'triumph',
        };
        const stored = await story().store('memory', given);
        expect(stored).toEqual({ id: 'id-1', playthroughId: 'story', ...given });
        expect(await story().exactMatch('memory')).toEqual([stored]);
        expect(await story().store('memory', { summary: 'Rain.' })).toEqual({
          id: 'id-2',
          playthroughId: 'story',
          summary: 'Rain.',
          timestamp: '2026-05-01T12:00:00.000Z',
          characterIds: [],
          npcIds: [],
          factionIds: [],
          semanticTags: [],
          significance: 'medium',
          episodic: false,
        });
      });

      it('of every type are stored, changed and deleted', async () => {
        await story().store('reputation', { factionId: 'guild', currentScore: 12.5 });
        await story().store('perception', {
          npcId: 'mira',
          perceptionScore: -30,
          eventHistory: 'A quarrel.',
        });
        await story().store('portrait', {
          characterId: 'mira',
          imagePath: 'mira.png',
          description: 'A tall woman',
        });
        await story().store('session', { sessionId: 's1', currentLocation: 'smithy' });

        await story().update('reputation', 'guild', { currentScore: 20 });
        await story().update('perception', 'mira', { eventHistory: 'They met.' });
        for (const _ of [1, 2]) await story().update('perception', 'mira', { eventAdded: 'They made up.' });
        await story().update('portrait', 'mira', { style: 'ink' });
        await story().update('session', 's1', { endTime: '2026-05-01T13:00:00Z', currentLocation: null });

        expect(await story().exactMatch('reputation')).toMatchObject([
          { factionId: 'guild', currentScore: 20, decayRate: 0.1 },
        ]);
        expect(await story().exactMatch('perception', { npcId: 'mira' })).toMatchObject([
          { eventHistory: 'They met.\nThey made up.' },
        ]);
        expect(await story().exactMatch('portrait')).toMatchObject([
          { style: 'ink', descriptionHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
        ]);
        expect(await story().exactMatch('session')).toEqual([
          {
            sessionId: 's1',
            playthroughId: 'story',
            startTime: new Date(START).toISOString(),
            endTime: '2026-05-01T13:00:00Z',
          },
        ]);

        for (const [type, id] of [
          ['reputation', 'guild'],
          ['perception', 'mira'],
          ['portrait', 'mira'],
          ['session', 's1'],
        ] as const) {
          expect(await story().delete(type, id)).toBe(true);
          expect(await story().delete(type, id)).toBe(false);
          expect(await story().exactMatch(type)).toEqual([]);
        }
      });

      it.each([
        [
          'an unknown field',
          () => story().store('memory', { summary: 'x', mood: 'odd' } as never),
          'record_invalid',
        ],
        ['a missing field', () => story().store('memory', {} as never), 'record_invalid'],
        [
          'a wrong type',
          () => story().store('perception', { npcId: 'a', perceptionScore: 101 }),
          'record_invalid',
        ],
        [
          'no time at all',
          () => story().store('memory', { summary: 'x', timestamp: 'yesterday' }),
          'record_invalid',
        ],
        ['a second of its id', () => story().store('session', { sessionId: 'twice' }), 'record_invalid'],
        [
          'a record of another story',
          () => story().store('memory', { summary: 'x', playthroughId: 'other' }),
          'record_invalid',
        ],
        [
          'a filter that is unknown',
          () => story().exactMatch('memory', { color: 'red' } as never),
          'record_invalid',
        ],
        [
          'a filter for another story',
          () => story().exactMatch('memory', { playthroughId: 'other' }),
          'record_invalid',
        ],
        [
          'a change of the id',
          () => story().update('session', 'twice', { sessionId: 'once' }),
          'record_invalid',
        ],
        [
          'a change that breaks it',
          () => story().update('session', 'twice', { startTime: null }),
          'record_invalid',
        ],
        [
          'a change of nothing',
          () => story().update('memory', 'nobody', { summary: 'x' }),
          'record_not_found',
        ],
        ['an unknown story', () => store.playthrough('none').exactMatch('memory'), 'record_not_found'],
        ['a limit of none', () => story().semanticSearch('x', 'memory', 0), 'record_invalid'],
        ['a search among scores', () => story().semanticSearch('x', 'reputation' as never), 'record_invalid'],
      ] as const)('refuse %s and change nothing', async (_, act, code: ErrorCode) => {
        await story().store('session', { sessionId: 'twice' });
        await expect(act()).rejects.toMatchObject({ code });
        expect(await story().exactMatch('session')).toHaveLength(1);
        expect(await story().exactMatch('memory')).toEqual([]);
      });

      it('are sorted by time, and a limit takes the first of them', async () => {
        for (const day of [3, 1, 2]) {
          await story().store('memory', {
            id: `d${day}`,
            summary: 'x',
            timestamp: `2026-01-0${day}T00:00:00Z`,
          });
        }
        const ids = async (options: object) =>
          (await story().exactMatch('memory', {}, options)).map(({ id }) => id);
        expect(await ids({})).toEqual(['d1', 'd2', 'd3']);
        expect(await ids({ order: 'newest first', limit: 2 })).toEqual(['d3', 'd2']);
      });
    });

    describe('filters', () => {
      beforeEach(async () => {
        await story().store('memory', {
          id: 'a',
          summary: 'Aldric forged a blade in the smithy',
          timestamp: '2026-01-01T00:00:00Z',
          inGameTime: '1247-01-01T00:00:00Z',
          sessionId: 's1',
          characterIds: ['player', 'aldric'],
          npcIds: ['aldric'],
          factionIds: ['smiths'],
          location: 'smithy',
          semanticTags: ['craft', 'iron'],
          episodic: true,
        });
        await story().store('memory', {
          id: 'b',
          summary: 'Mira forged a letter in the harbour',
          timestamp: '2026-01-02T01:00:00+01:00',
          sessionId: 's2',
          characterIds: ['player', 'mira'],
          npcIds: ['mira'],
          factionIds: ['thieves'],
          location: 'harbour',
          semanticTags: ['craft', 'crime'],
        });
      });

      it.each([
        ['the beginning of a time', { from: '2026-01-02T00:00:00Z' }, ['b']],
        ['its end', { to: '2026-01-01T23:59:59Z' }, ['a']],
        ['a moment, both ends counting', { from: '2026-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z' }, ['a']],
        ['a time of the story', { inGameFrom: '1246-01-01T00:00:00Z' }, ['a']],
        ['a session', { sessionId: 's2' }, ['b']],
        ['a character', { characterId: 'mira' }, ['b']],
        ['any of several characters', { characterId: ['mira', 'aldric'] }, ['a', 'b']],
        ['an NPC', { npcId: 'aldric' }, ['a']],
        ['a faction', { factionId: 'thieves' }, ['b']],
        ['a place', { location: 'smithy' }, ['a']],
        ['a tag', { tags: 'craft' }, ['a', 'b']],
        ['all of several tags', { tags: ['craft', 'crime'] }, ['b']],
        ['turning points', { episodic: true }, ['a']],
        ['this story itself', { playthroughId: 'story' }, ['a', 'b']],
        ['several things', { characterId: 'player', location: 'harbour', episodic: false }, ['b']],
        ['what is not there', { location: 'moon' }, []],
      ])('find %s, exactly and by meaning', async (_, filters, expected) => {
        expect((await story().exactMatch('memory', filters)).map(({ id }) => id)).toEqual(expected);
        const { results } = await story().semanticSearch('forged', 'memory', 10, filters, { threshold: 0 });
        expect(results.map(({ record }) => record.id).toSorted()).toEqual(expected);
      });

      it('leave the limit to what passes them', async () => {
        for (let index = 0; index < 60; index += 1) {
          await story().store('memory', {
            summary: 'Aldric forged a blade in the smithy',
            location: 'elsewhere',
          });
        }
        const { results } = await story().semanticSearch(
          'Aldric forged a blade',
          'memory',
          1,
          { location: 'harbour' },
          { threshold: 0 },
        );
        expect(results.map(({ record }) => record.id)).toEqual(['b']);
      });
    });

    describe('scopes', () => {
      beforeEach(async () => {
        await store.createPlaythrough({ campaignId: 'harbour', playthroughId: 'other' });
      });

      it('keep playthroughs apart, even with the same ids', async () => {
        await story().store('memory', { id: 'same', summary: 'A lantern in the fog' });
        await store.playthrough('other').store('memory', { id: 'same', summary: 'A lantern in the attic' });
        const { results } = await story().semanticSearch('lantern', 'memory', 10, {}, { threshold: 0 });
        expect(results.map(({ record }) => record.summary)).toEqual(['A lantern in the fog']);
        await store.playthrough('other').delete('memory', 'same');
        expect(await story().exactMatch('memory')).toHaveLength(1);
      });

      it('do not let one story weigh the words of another', async () => {
        await story().store('memory', { summary: 'A lantern in the fog' });
        await story().store('memory', { summary: 'A bell in the fog' });
        const before = await story().semanticSearch('lantern fog', 'memory', 10, {}, { threshold: 0 });
        for (let index = 0; index < 20; index += 1)
          await store.playthrough('other').store('memory', { summary: 'lantern' });
        expect(await story().semanticSearch('lantern fog', 'memory', 10, {}, { threshold: 0 })).toEqual(
          before,
        );
      });

      it('share lore and assets within a campaign, and with no other', async () => {
        const chunk = {
          filePath: 'lore/bells.md',
          chunkIndex: 0,
          paragraphId: 0,
          content: 'The bells of the drowned church',
          tokenCount: 7,
        };
        await store.campaign('harbour').store('lore', { ...chunk, tags: ['church'] });
        await store.campaign('desert').store('lore', { ...chunk, content: 'Bells on camels' });
        for (const id of ['story', 'other']) {
          const { results } = await store
            .playthrough(id)
            .semanticSearch('bells', 'lore', 10, { filePath: 'lore/bells.md' }, { threshold: 0 });
          expect(results.map(({ record }) => record)).toEqual([
            {
              id: 'lore/bells.md#0',
              campaignId: 'harbour',
              chunkMethod: 'paragraph',
              ...chunk,
              tags: ['church'],
            },
          ]);
        }
        expect(await store.campaign('nowhere').exactMatch('lore')).toEqual([]);
      });

      it('end with their playthrough', async () => {
        await story().store('memory', { summary: 'A lantern' });
        await story().recordScene({ scene: 1, choice: null, state: {}, sceneObject: {} });
        await store.deletePlaythrough('story');
        expect((await store.playthroughs()).map(({ playthroughId }) => playthroughId)).toEqual(['other']);
        await expect(story().exactMatch('memory')).rejects.toMatchObject({ code: 'record_not_found' });
        await store.createPlaythrough({ campaignId: 'harbour', playthroughId: 'story' });
        expect((await story().semanticSearch('lantern', 'memory', 5, {}, { threshold: 0 })).results).toEqual(
          [],
        );
        expect(await store.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
      });
    });

    describe('assets', () => {
      const provenance = {
        source_model: 'gemma',
        generated_at: '2026-02-03T11:00:00Z',
        seed_data: 'bread',
        version: '1.0.0',
      };
      const asset: Asset = {
        path: 'art/wizard.png',
        type: 'image',
        keywords: ['wizard', 'staff'],
        generated: false,
        checksum: `sha256:${'ab'.repeat(32)}`,
        created_at: '2026-02-03T10:30:00Z',
        data: 'iVBORw0KGgo=',
        image_metadata: { format: 'png', width: 8, height: 8, alt_text: 'An old man with a staff' },
        relationships: { entity_links: ['merlin'] },
      };
      const store1 = (changes: object) =>
        store.campaign('harbour').store('asset', { ...asset, ...changes } as Asset);

      it('come back whole, with fields that only a later version knows', async () => {
        const given = { ...asset, generated: true, provenance, mood: { dark: true } };
        await store1(given);
        expect(await store.campaign('harbour').exactMatch('asset', { filePath: asset.path })).toEqual([
          given,
        ]);
        expect(
          await store.campaign('harbour').exactMatch('asset', { entityId: 'merlin', tags: ['staff'] }),
        ).toHaveLength(1);
        const { results } = await story().semanticSearch('wizard', 'asset', 3, { type: 'image' });
        expect(results[0]?.record.path).toBe(asset.path);
      });

      const MISSING =
        'Generated asset missing provenance (generated=true requires provenance.source_model, provenance.generated_at, provenance.seed_data)';
      const CONFLICT =
        'Human-created asset must not contain provenance (generated=false conflicts with provenance object)';

      it.each([
        ['generated, without a provenance', { generated: true }, MISSING],
        [
          'generated, without the model',
          { generated: true, provenance: { ...provenance, source_model: undefined } },
          MISSING,
        ],
        [
          'generated, without the time',
          { generated: true, provenance: { ...provenance, generated_at: undefined } },
          MISSING,
        ],
        [
          'generated, without the seed',
          { generated: true, provenance: { ...provenance, seed_data: undefined } },
          MISSING,
        ],
        ['made by a person, with a provenance', { provenance }, CONFLICT],
        [
          'generated at no time',
          { generated: true, provenance: { ...provenance, generated_at: 'last week' } },
          expect.stringContaining('ISO 8601'),
        ],
        [
          'generated on no day',
          { generated: true, provenance: { ...provenance, generated_at: '2026-13-40T00:00:00Z' } },
          expect.stringContaining('ISO 8601'),
        ],
      ])('are refused when %s', async (_, changes, message) => {
        await expect(store1(changes)).rejects.toMatchObject({ code: 'provenance_invalid', message });
        expect(await store.campaign('harbour').exactMatch('asset')).toEqual([]);
      });

      it('are refused when a change would break the rule', async () => {
        await store1({});
        await expect(
          store.campaign('harbour').update('asset', asset.path, { generated: true }),
        ).rejects.toMatchObject({
          code: 'provenance_invalid',
          message: MISSING,
        });
        expect(await store.campaign('harbour').exactMatch('asset')).toEqual([asset]);
      });
    });

    describe('search', () => {
      it('explains every part of a result, and sorts by their sum', async () => {
        await story().store('memory', { id: 'high', summary: 'The bell rang twice', significance: 'high' });
        await story().store('memory', { id: 'low', summary: 'The bell rang twice', significance: 'low' });
        await story().store('memory', { id: 'far', summary: 'Bread was baked at dawn' });
        const { results, mode, pending } = await story().semanticSearch(
          'bell rang',
          'memory',
          5,
          {},
          { threshold: 0 },
        );
        expect({ mode, pending }).toEqual({ mode: 'hybrid', pending: 0 });
        expect(results.map(({ record }) => record.id)).toEqual(['high', 'low', 'far']);
        expect(results[0]).toMatchObject({ coverage: 1, recency: 1, significance: 1 });
        for (const { cosine, relevance, score } of results) {
          expect(cosine).toBeTypeOf('number');
          expect(relevance).toBeGreaterThanOrEqual(0);
          expect(relevance).toBeLessThanOrEqual(1);
          expect(score).toBeTypeOf('number');
        }
      });

      it('keeps what is not relevant out, by the threshold', async () => {
        await story().store('memory', { id: 'bell', summary: 'The bell rang twice' });
        await story().store('memory', { id: 'bread', summary: 'Bread was baked' });
        const found = async (threshold?: number) =>
          (
            await story().semanticSearch(
              'the bell rang',
              'memory',
              5,
              {},
              threshold === undefined ? {} : { threshold },
            )
          ).results.map(({ record }) => record.id);
        expect(await found()).toEqual(['bell']);
        expect(await found(0)).toEqual(['bell', 'bread']);
        expect(await found(1)).toEqual([]);
      });

      it('finds what was written right before, and not what was deleted or changed', async () => {
        await story().store('memory', { id: 'm', summary: 'A red kite over the mill' });
        expect((await story().semanticSearch('red kite', 'memory')).results).toMatchObject([
          { record: { id: 'm' }, coverage: 1 },
        ]);
        await story().update('memory', 'm', { summary: 'A grey heron in the reeds' });
        expect((await story().semanticSearch('red kite', 'memory')).results).toEqual([]);
        expect((await story().semanticSearch('grey heron', 'memory')).results).toMatchObject([
          { record: { id: 'm' } },
        ]);
        await story().delete('memory', 'm');
        expect(
          (await story().semanticSearch('grey heron', 'memory', 5, {}, { threshold: 0 })).results,
        ).toEqual([]);
        expect(await store.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
      });

      it('finds by tags, names and places as well, and follows their changes', async () => {
        await story().store('memory', {
          id: 'm',
          summary: 'A blade was balanced',
          semanticTags: ['smithing'],
          npcIds: ['old-ysolde'],
          location: 'forge-lane',
        });
        const found = async (query: string) =>
          (await story().semanticSearch(query, 'memory')).results.map(({ record }) => record.id);
        for (const query of ['smithing', 'Ysolde', 'Forge Lane']) expect(await found(query)).toEqual(['m']);
        await story().update('memory', 'm', { location: 'mill-road', semanticTags: ['gift'] });
        for (const query of ['smithing', 'Forge Lane']) expect(await found(query)).toEqual([]);
        for (const query of ['gift', 'Mill Road', 'Ysolde']) expect(await found(query)).toEqual(['m']);
        expect(await store.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
      });

      it('goes by words without a model, says so, and catches up when one arrives', async () => {
        store.setEmbedder(null);
        await story().store('memory', { id: 'm', summary: 'A red kite over the mill' });
        await story().store('memory', { id: 'n', summary: 'Nothing of the sort' });
        const blind = await story().semanticSearch('kites', 'memory');
        expect(blind).toMatchObject({
          mode: 'words',
          results: [{ record: { id: 'm' }, cosine: null, coverage: 1 }],
        });
        store.setEmbedder(embedder);
        await store.caughtUp();
        const seeing = await story().semanticSearch('kites', 'memory', 5, {}, { threshold: 0 });
        expect(seeing).toMatchObject({ mode: 'hybrid', pending: 0 });
        expect(seeing.results.every(({ cosine }) => cosine !== null)).toBe(true);
      });

      it('goes by words while the model is away, and with it again when it is back', async () => {
        await story().store('memory', { id: 'm', summary: 'A red kite over the mill' });
        embedder.isAway = true;
        await story().store('memory', { id: 'n', summary: 'A blue kite over the mill' });
        expect(await story().semanticSearch('blue kite', 'memory')).toMatchObject({
          mode: 'words',
          results: [{ record: { id: 'n' } }],
        });
        embedder.isAway = false;
        store.setEmbedder(embedder);
        await store.caughtUp();
        expect(await story().semanticSearch('blue kite', 'memory')).toMatchObject({
          mode: 'hybrid',
          pending: 0,
        });
      });

      it('reads everything anew for another model, and never compares vectors of two', async () => {
        await story().store('memory', { id: 'm', summary: 'A red kite over the mill' });
        await store.caughtUp();
        const other = new HashedWordsEmbedder('another-model');
        store.setEmbedder(other);
        await store.caughtUp();
        const { results, pending } = await story().semanticSearch('a red kite over the mill', 'memory');
        expect(pending).toBe(0);
        expect(results[0]?.cosine).toBeCloseTo(1, 5);
        expect(other.count).toBeGreaterThanOrEqual(2);
      });

      it('is not stopped by a text that the model cannot read', async () => {
        embedder.unreadable.add('A cursed rune');
        await story().store('memory', { id: 'rune', summary: 'A cursed rune' });
        await story().store('memory', { id: 'kite', summary: 'A red kite' });
        await store.caughtUp();
        expect(await story().semanticSearch('rune', 'memory')).toMatchObject({
          pending: 1,
          results: [{ record: { id: 'rune' }, cosine: null }],
        });
        expect((await story().semanticSearch('red kite', 'memory')).results[0]?.cosine).toBeGreaterThan(0.5);
      });
    });

    describe('scores', () => {
      const week = (count: number) =>
        new Date(Date.parse('1247-01-01T00:00:00Z') + count * 7 * DAY).toISOString();
      const at = async (weeks: number) =>
        (await story().exactMatch('perception', { npcId: 'mira' }, { inGameTime: week(weeks) }))[0]
          ?.perceptionScore;

      it('fade by in-game time when read, and reading writes nothing back', async () => {
        await story().store('perception', { npcId: 'mira', perceptionScore: 40, inGameTime: week(0) });
        expect(await at(0)).toBe(40);
        expect(await at(1)).toBeCloseTo(36, 10);
        expect(await at(3)).toBeCloseTo(40 * 0.9 ** 3, 10);
        expect(await at(0)).toBe(40);
        expect(await at(-5)).toBe(40);
      });

      it('fade at half the rate when they are strong, and by their own rate and unit', async () => {
        await story().store('perception', { npcId: 'mira', perceptionScore: -80, inGameTime: week(0) });
        expect(await at(1)).toBeCloseTo(-76, 10);
        await story().store('reputation', {
          factionId: 'guild',
          currentScore: 20,
          decayRate: 0.5,
          decayUnit: 'day',
          inGameTime: week(0),
        });
        const [guild] = await story().exactMatch('reputation', {}, { inGameTime: '1247-01-03T00:00:00Z' });
        expect(guild?.currentScore).toBeCloseTo(5, 10);
      });

      it('are moved from where they have come to', async () => {
        await story().store('perception', { npcId: 'mira', perceptionScore: 40, inGameTime: week(0) });
        const moved = await story().update(
          'perception',
          'mira',
          { scoreChange: 10 },
          { inGameTime: week(1) },
        );
        expect(moved).toMatchObject({ perceptionScore: 46, inGameTime: week(1) });
        expect(
          (await story().update('perception', 'mira', { scoreChange: 500 }, { inGameTime: week(1) }))
            .perceptionScore,
        ).toBe(100);
        await expect(story().update('memory', 'x', { scoreChange: 1 } as never)).rejects.toThrow();
      });

      it('take the time of the last scene when none is told', async () => {
        await story().store('perception', { npcId: 'mira', perceptionScore: 40, inGameTime: week(0) });
        await story().recordScene({
          scene: 1,
          choice: null,
          state: {},
          sceneObject: {},
          inGameTime: week(1),
        });
        const [mira] = await story().exactMatch('perception');
        expect(mira?.perceptionScore).toBeCloseTo(36, 10);
      });

      it('fade alone: memories stay as they are', async () => {
        const memory = await story().store('memory', { summary: 'A promise', inGameTime: week(0) });
        expect(await story().exactMatch('memory', {}, { inGameTime: week(500) })).toEqual([memory]);
      });
    });

    describe('transactions', () => {
      it('keep all or nothing', async () => {
        await story().transaction(async (records) => {
          for (const factionId of ['guild', 'crown', 'thieves'])
            await records.store('reputation', { factionId, currentScore: 1 });
        });
        await expect(
          story().transaction(async (records) => {
            await records.update('reputation', 'guild', { currentScore: 2 });
            await records.store('memory', { summary: 'Half a deed' });
            await records.update('reputation', 'nobody', { currentScore: 2 });
          }),
        ).rejects.toMatchObject({ code: 'record_not_found' });
        expect((await story().exactMatch('reputation')).map(({ currentScore }) => currentScore)).toEqual([
          1, 1, 1,
        ]);
        expect(await story().exactMatch('memory')).toEqual([]);
      });

      it('see their own writes, which others see at the end', async () => {
        await story().transaction(async (records) => {
          await records.store('reputation', { factionId: 'guild', currentScore: 1 });
          expect(await records.exactMatch('reputation')).toHaveLength(1);
          expect(await story().exactMatch('reputation')).toHaveLength(0);
        });
        expect(await story().exactMatch('reputation')).toHaveLength(1);
      });

      it('can go on after a write in them was refused', async () => {
        await story().transaction(async (records) => {
          await records.store('session', { sessionId: 's' });
          await expect(records.store('session', { sessionId: 's' })).rejects.toMatchObject({
            code: 'record_invalid',
          });
          await records.store('session', { sessionId: 't' });
        });
        expect(await story().exactMatch('session')).toHaveLength(2);
      });

      it('take turns, and refuse to wait for themselves', async () => {
        await story().store('reputation', { factionId: 'guild', currentScore: 0 });
        await Promise.all(
          Array.from({ length: 20 }, () =>
            story().transaction(async (records) => {
              const [guild] = await records.exactMatch('reputation');
              await records.update('reputation', 'guild', { currentScore: (guild?.currentScore ?? 0) + 1 });
            }),
          ),
        );
        expect((await story().exactMatch('reputation'))[0]?.currentScore).toBe(20);
        await expect(story().transaction(async () => story().store('session', {}))).rejects.toThrow(
          'through the transaction',
        );
        expect(await story().exactMatch('session')).toEqual([]);
      });
    });

    describe('the journal', () => {
      const scene = (number: number) => ({
        scene: number,
        choice: { id: `choice-${number}` },
        plan: { requestId: `plan-${number}` },
        trace: [{ toolId: 'a' }],
        patches: [{ door: number }],
        state: { door: number },
        sceneObject: { prose: [`Scene ${number}`] },
        inGameTime: `1247-01-0${number}T00:00:00Z`,
      });

      it('keeps scenes whole and in order', async () => {
        expect(await story().lastScene()).toBeNull();
        await story().recordScene(scene(1));
        clock += 1000;
        const second = await story().recordScene(scene(2));
        expect(second.parent).toEqual({ playthroughId: 'story', scene: 1 });
        expect(await story().lastScene()).toEqual(second);
        expect(await story().scene(1)).toMatchObject({ ...scene(1), parent: null });
        expect((await story().scenes()).map((one) => one.sceneObject)).toEqual([
          { prose: ['Scene 1'] },
          { prose: ['Scene 2'] },
        ]);
        expect(await story().scenes({ from: 2 })).toHaveLength(1);
        expect(await story().playthrough()).toMatchObject({
          headScene: 2,
          inGameTime: '1247-01-02T00:00:00Z',
          lastPlayedAt: new Date(clock).toISOString(),
        });
        await expect(story().recordScene(scene(4))).rejects.toMatchObject({ code: 'record_invalid' });
        await expect(story().scene(3)).rejects.toMatchObject({ code: 'record_not_found' });
      });

      it('is written together with what the scene did', async () => {
        await expect(
          story().transaction(async (records) => {
            await records.recordScene(scene(1));
            await records.store('memory', { summary: '' });
          }),
        ).rejects.toMatchObject({ code: 'record_invalid' });
        expect(await story().lastScene()).toBeNull();
        expect(await story().playthrough()).toMatchObject({ headScene: 0 });
      });

      it('lets a story go back, with all of its world', async () => {
        await store
          .playthrough('story', { scene: 0 })
          .store('perception', { npcId: 'mira', perceptionScore: 10 });
        await story().store('memory', { id: 'one', summary: 'The gate was shut' });
        await story().recordScene(scene(1));
        const world = await worldOf('story');
        await story().store('memory', { id: 'two', summary: 'The gate was opened' });
        await story().update('perception', 'mira', { perceptionScore: 50 });
        await story().update('memory', 'one', { summary: 'The gate had been shut' });
        await story().recordScene({ ...scene(2), ending: 'The end' });
        await story().delete('memory', 'one');
        await story().update('perception', 'mira', { perceptionScore: 60 });

        await story().undoTo(1);
        expect(await worldOf('story')).toEqual(world);
        expect(await story().playthrough()).toMatchObject({ headScene: 1, inGameTime: scene(1).inGameTime });
        expect((await story().playthrough()).ending).toBeUndefined();
        expect(
          (await story().semanticSearch('gate', 'memory', 5, {}, { threshold: 0 })).results.map(
            ({ record }) => record.id,
          ),
        ).toEqual(['one']);
        expect((await story().recordScene(scene(2))).scene).toBe(2);

        await story().undoTo(0);
        expect(await story().exactMatch('memory')).toEqual([]);
        expect(await story().exactMatch('perception')).toMatchObject([{ perceptionScore: 10 }]);
        await expect(story().undoTo(5)).rejects.toMatchObject({ code: 'record_not_found' });
        expect(await store.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
      });

      it('lets what was written since the last scene be dropped', async () => {
        await story().recordScene(scene(1));
        await story().store('memory', { summary: 'A scene that was never finished' });
        await story().undoTo(1);
        expect(await story().exactMatch('memory')).toEqual([]);
      });

      it('lets its last scene be told again, and brings it back when nothing came of that', async () => {
        await story().store('memory', { id: 'one', summary: 'The gate was shut' });
        await story().store('memory', { id: 'gone', summary: 'The lamp was lit' });
        await story().recordScene(scene(1));
        const before = await worldOf('story');
        await story().store('memory', { id: 'two', summary: 'The gate was opened' });
        await story().update('memory', 'one', { summary: 'The gate had been shut' });
        await story().delete('memory', 'gone');
        const told = await story().recordScene({ ...scene(2), ending: 'The end' });
        const after = await worldOf('story');
        const standing = await story().playthrough();

        expect(await story().takeBack()).toMatchObject({ headScene: 1 });
        expect(await worldOf('story')).toEqual(before);
        await story().store('memory', { id: 'three', summary: 'Half of another telling' });
        await story().undoTo(1);
        await story().store('memory', { id: 'four', summary: 'Another half' });
        expect(await story().bringBack()).toEqual(standing);
        expect(await worldOf('story')).toEqual(after);
        expect(await story().lastScene()).toEqual(told);
        expect(await story().bringBack()).toEqual(standing);

        await story().undoTo(1);
        expect(await worldOf('story')).toEqual(before);
        expect(await story().bringBack()).toMatchObject({ headScene: 1 });
        await story().recordScene(scene(2));
        await story().takeBack();
        const other = await story().recordScene({ ...scene(2), choice: 'another' });
        await story().bringBack();
        expect(await story().lastScene()).toEqual(other);
        await story().takeBack();
        await story().takeBack();
        expect(await story().bringBack()).toMatchObject({ headScene: 1 });
        expect(await store.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
      });

      it('lets a story branch at any scene, and each go its own way', async () => {
        for (const number of [1, 2, 3]) {
          await story().store('memory', {
            id: `m${number}`,
            summary: `Door ${number} was opened`,
            characterIds: ['player'],
          });
          await (number === 1
            ? story().store('reputation', { factionId: 'guild', currentScore: 10 })
            : story().update('reputation', 'guild', { currentScore: number * 10 }));
          await story().store('portrait', {
            characterId: `c${number}`,
            imagePath: 'a.png',
            description: 'A face',
          });
          await story().recordScene(scene(number));
        }
        await store.caughtUp();
        const whole = await worldOf('story');
        const branched = await story().branch(2, { playthroughId: 'branch', title: 'Another way' });
        expect(branched).toMatchObject({
          headScene: 2,
          title: 'Another way',
          branchedFrom: { playthroughId: 'story', scene: 2 },
        });

        const branch = store.playthrough('branch');
        expect((await branch.exactMatch('memory')).map(({ id }) => id)).toEqual(['m1', 'm2']);
        expect(await branch.exactMatch('memory', { characterId: 'player' })).toHaveLength(2);
        expect(await scoreIn('branch')).toBe(20);
        expect(await branch.exactMatch('portrait')).toHaveLength(2);
        const { results } = await branch.semanticSearch('door opened', 'memory', 5, {}, { threshold: 0 });
        expect(results.map(({ record, cosine }) => [record.id, cosine !== null]).toSorted()).toEqual([
          ['m1', true],
          ['m2', true],
        ]);
        expect((await branch.scenes()).map((one) => one.sceneObject)).toEqual([
          { prose: ['Scene 1'] },
          { prose: ['Scene 2'] },
        ]);

        await branch.update('reputation', 'guild', { currentScore: -5 });
        expect((await branch.recordScene(scene(3))).parent).toEqual({ playthroughId: 'story', scene: 2 });
        expect(await worldOf('story')).toEqual(whole);
        await branch.undoTo(1);
        expect(await scoreIn('branch')).toBe(10);
        await store.deletePlaythrough('story');
        expect(await branch.exactMatch('memory')).toHaveLength(1);
        expect(await store.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
      });

      it('keeps the way left behind when asked to', async () => {
        for (const number of [1, 2]) {
          await story().store('memory', { id: `m${number}`, summary: 'x' });
          await story().recordScene(scene(number));
        }
        await story().undoTo(1, { keepAs: { playthroughId: 'kept', title: 'The other way' } });
        expect(await store.playthrough('kept').exactMatch('memory')).toHaveLength(2);
        expect(await story().exactMatch('memory')).toHaveLength(1);
      });

      /** As it was set, before it fades. */
      async function scoreIn(id: string) {
        const long = { inGameTime: '1000-01-01T00:00:00Z' };
        return (await store.playthrough(id).exactMatch('reputation', {}, long))[0]?.currentScore;
      }

      async function worldOf(id: string) {
        const records = store.playthrough(id);
        return {
          memory: await records.exactMatch('memory'),
          reputation: await records.exactMatch('reputation'),
          perception: await records.exactMatch('perception'),
          portrait: await records.exactMatch('portrait'),
        };
      }
    });

    describe('retention', () => {
      beforeEach(async () => {
        for (let day = 0; day < 10; day += 1) {
          await story().store('memory', {
            id: `d${day}`,
            summary: `Day ${day}`,
            timestamp: new Date(START - day * DAY).toISOString(),
            episodic: day === 9,
          });
        }
      });
      const kept = async () =>
        (await story().exactMatch('memory', {}, { order: 'newest first' })).map(({ id }) => id);

      it('lets old memories go, never turning points', async () => {
        expect(await store.runRetention({ maxAgeDays: 4.5 })).toEqual({ byAge: 4, byCount: 0, bySize: 0 });
        expect(await kept()).toEqual(['d0', 'd1', 'd2', 'd3', 'd4', 'd9']);
      });

      it('lets the oldest of too many go', async () => {
        expect(await store.runRetention({ maxCount: 3 })).toEqual({ byAge: 0, byCount: 7, bySize: 0 });
        expect(await kept()).toEqual(['d0', 'd1', 'd9']);
      });

      it('lets the oldest of too much go', async () => {
        const { bySize } = await store.runRetention({ maxBytes: 4 * 1600 });
        expect(bySize).toBeGreaterThan(4);
        expect(await kept()).toContain('d9');
        expect(await kept()).toContain('d0');
      });

      it('changes nothing without a policy, and stops when a scene begins', async () => {
        expect(await store.runRetention({})).toEqual({ byAge: 0, byCount: 0, bySize: 0 });
        expect(await store.runRetention({ maxCount: 1 }, { isIdle: () => false })).toEqual({
          byAge: 0,
          byCount: 0,
          bySize: 0,
        });
        expect(await kept()).toHaveLength(10);
      });
    });
  });
}
