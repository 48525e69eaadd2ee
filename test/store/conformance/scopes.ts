import { beforeEach, describe, expect, it } from 'vitest';
import type { Stage } from './stage.ts';

export function checkScopes(stage: Stage): void {
  const { story } = stage;

  describe('scopes', () => {
    beforeEach(async () => {
      await stage.store.createPlaythrough({ campaignId: 'harbour', playthroughId: 'other' });
    });

    it('keep playthroughs apart, even with the same ids', async () => {
      await story().store('memory', { id: 'same', summary: 'A lantern in the fog' });
      await stage.store
        .playthrough('other')
        .store('memory', { id: 'same', summary: 'A lantern in the attic' });
      const { results } = await story().semanticSearch('lantern', 'memory', 10, {}, { threshold: 0 });
      expect(results.map(({ record }) => record.summary)).toEqual(['A lantern in the fog']);
      await stage.store.playthrough('other').delete('memory', 'same');
      expect(await story().exactMatch('memory')).toHaveLength(1);
    });

    it('do not let one story weigh the words of another', async () => {
      await story().store('memory', { summary: 'A lantern in the fog' });
      await story().store('memory', { summary: 'A bell in the fog' });
      const before = await story().semanticSearch('lantern fog', 'memory', 10, {}, { threshold: 0 });
      for (let index = 0; index < 20; index += 1)
        await stage.store.playthrough('other').store('memory', { summary: 'lantern' });
      expect(await story().semanticSearch('lantern fog', 'memory', 10, {}, { threshold: 0 })).toEqual(before);
    });

    it('share lore and assets within a campaign, and with no other', async () => {
      const chunk = {
        filePath: 'lore/bells.md',
        chunkIndex: 0,
        paragraphId: 0,
        content: 'The bells of the drowned church',
        tokenCount: 7,
      };
      await stage.store.campaign('harbour').store('lore', { ...chunk, tags: ['church'] });
      await stage.store.campaign('desert').store('lore', { ...chunk, content: 'Bells on camels' });
      for (const id of ['story', 'other']) {
        const { results } = await stage.store
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
      expect(await stage.store.campaign('nowhere').exactMatch('lore')).toEqual([]);
    });

    it('end with their playthrough', async () => {
      await story().store('memory', { summary: 'A lantern' });
      await story().recordScene({ scene: 1, choice: null, state: {}, sceneObject: {} });
      await stage.store.deletePlaythrough('story');
      expect((await stage.store.playthroughs()).map(({ playthroughId }) => playthroughId)).toEqual(['other']);
      await expect(story().exactMatch('memory')).rejects.toMatchObject({ code: 'record_not_found' });
      await stage.store.createPlaythrough({ campaignId: 'harbour', playthroughId: 'story' });
      expect((await story().semanticSearch('lantern', 'memory', 5, {}, { threshold: 0 })).results).toEqual(
        [],
      );
      expect(await stage.store.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
    });
  });
}
