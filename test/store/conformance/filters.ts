import { beforeEach, describe, expect, it } from 'vitest';
import type { Stage } from './stage.ts';

export function checkFilters(stage: Stage): void {
  const { story } = stage;

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
}
