import { describe, expect, it } from 'vitest';
import type { Stage } from './stage.ts';

export function checkStories(stage: Stage): void {
  const { story } = stage;
  const idsOf = (stories: readonly { playthroughId: string }[]) =>
    stories.map(({ playthroughId }) => playthroughId);

  describe('stories', () => {
    it('are listed last played first, all or by their campaign', async () => {
      stage.clock += 1000;
      await stage.store.createPlaythrough({ campaignId: 'desert', playthroughId: 'later' });
      expect(idsOf(await stage.store.playthroughs())).toEqual(['later', 'story']);
      stage.clock += 1000;
      await story().recordScene({ scene: 1, choice: null, state: {}, sceneObject: {} });
      expect(idsOf(await stage.store.playthroughs())).toEqual(['story', 'later']);
      expect(idsOf(await stage.store.playthroughs({ campaignId: 'desert' }))).toEqual(['later']);
      expect(idsOf(await stage.store.playthroughs({ campaignId: ['desert', 'harbour'] }))).toHaveLength(2);
      expect(await stage.store.playthroughs({ campaignId: 'nowhere' })).toEqual([]);
    });

    it('are one of each id, and known or refused', async () => {
      const second = stage.store.createPlaythrough({ campaignId: 'desert', playthroughId: 'story' });
      await expect(second).rejects.toMatchObject({ code: 'record_invalid' });
      await expect(stage.store.deletePlaythrough('none')).rejects.toMatchObject({ code: 'record_not_found' });
      await expect(stage.store.playthrough('none').undoTo(0)).rejects.toMatchObject({
        code: 'record_not_found',
      });
      await expect(story().branch(0, { playthroughId: 'story' })).rejects.toMatchObject({
        code: 'record_invalid',
      });
      await expect(story().branch(1)).rejects.toMatchObject({ code: 'record_not_found' });
      await expect(story().takeBack()).rejects.toMatchObject({ code: 'record_not_found' });
      expect(idsOf(await stage.store.playthroughs())).toEqual(['story']);
    });

    it('change their title, campaign and details, and nothing else by that', async () => {
      const before = await story().playthrough();
      const changes = { title: 'Second', campaignId: 'desert', details: { persona: { name: 'Mira' } } };
      expect(await story().change(changes)).toEqual({ ...before, ...changes });
      expect(await story().playthrough()).toEqual({ ...before, ...changes });
    });

    it('go by the model that they are to be searched with, or by words', async () => {
      await story().store('memory', { id: 'm', summary: 'A red kite over the mill' });
      stage.store.searchWith('story', { records: 'a-model-that-is-not-here', lore: null });
      expect((await story().semanticSearch('kite', 'memory')).mode).toBe('words');
      stage.store.searchWith('story', { records: stage.embedder.modelId, lore: null });
      expect((await story().semanticSearch('kite', 'memory')).mode).toBe('hybrid');
    });

    it('cannot be changed behind the back of the store', async () => {
      const given = { id: 'm', summary: 'A red kite', semanticTags: ['bird'] };
      const stored = await story().store('memory', given);
      given.semanticTags.push('given');
      stored.semanticTags.push('stored');
      const [found] = await story().exactMatch('memory');
      found?.semanticTags.push('found');
      expect(await story().exactMatch('memory')).toMatchObject([{ semanticTags: ['bird'] }]);
    });
  });
}
