import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../src/base/error-codes.ts';
import { START, type Stage } from './stage.ts';

export function checkRecords(stage: Stage): void {
  const { story } = stage;

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
      ['a change of nothing', () => story().update('memory', 'nobody', { summary: 'x' }), 'record_not_found'],
      ['an unknown story', () => stage.store.playthrough('none').exactMatch('memory'), 'record_not_found'],
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
}
