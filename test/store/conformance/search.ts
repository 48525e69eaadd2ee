import { describe, expect, it } from 'vitest';
import { HashedWordsEmbedder } from '../support/hashed-words-embedder.ts';
import type { Stage } from './stage.ts';

export function checkSearch(stage: Stage): void {
  const { story } = stage;

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
      expect((await story().semanticSearch('grey heron', 'memory', 5, {}, { threshold: 0 })).results).toEqual(
        [],
      );
      expect(await stage.store.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
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
      expect(await stage.store.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
    });

    it('goes by words without a model, says so, and catches up when one arrives', async () => {
      stage.store.setEmbedder(null);
      await story().store('memory', { id: 'm', summary: 'A red kite over the mill' });
      await story().store('memory', { id: 'n', summary: 'Nothing of the sort' });
      const blind = await story().semanticSearch('kites', 'memory');
      expect(blind).toMatchObject({
        mode: 'words',
        results: [{ record: { id: 'm' }, cosine: null, coverage: 1 }],
      });
      stage.store.setEmbedder(stage.embedder);
      await stage.store.caughtUp();
      const seeing = await story().semanticSearch('kites', 'memory', 5, {}, { threshold: 0 });
      expect(seeing).toMatchObject({ mode: 'hybrid', pending: 0 });
      expect(seeing.results.every(({ cosine }) => cosine !== null)).toBe(true);
    });

    it('goes by words while the model is away, and with it again when it is back', async () => {
      await story().store('memory', { id: 'm', summary: 'A red kite over the mill' });
      stage.embedder.isAway = true;
      await story().store('memory', { id: 'n', summary: 'A blue kite over the mill' });
      expect(await story().semanticSearch('blue kite', 'memory')).toMatchObject({
        mode: 'words',
        results: [{ record: { id: 'n' } }],
      });
      stage.embedder.isAway = false;
      stage.store.setEmbedder(stage.embedder);
      await stage.store.caughtUp();
      expect(await story().semanticSearch('blue kite', 'memory')).toMatchObject({
        mode: 'hybrid',
        pending: 0,
      });
    });

    it('reads everything anew for another model, and never compares vectors of two', async () => {
      await story().store('memory', { id: 'm', summary: 'A red kite over the mill' });
      await stage.store.caughtUp();
      const other = new HashedWordsEmbedder('another-model');
      stage.store.setEmbedder(other);
      await stage.store.caughtUp();
      const { results, pending } = await story().semanticSearch('a red kite over the mill', 'memory');
      expect(pending).toBe(0);
      expect(results[0]?.cosine).toBeCloseTo(1, 5);
      expect(other.count).toBeGreaterThanOrEqual(2);
    });

    it('is not stopped by a text that the model cannot read', async () => {
      stage.embedder.unreadable.add('A cursed rune');
      await story().store('memory', { id: 'rune', summary: 'A cursed rune' });
      await story().store('memory', { id: 'kite', summary: 'A red kite' });
      await stage.store.caughtUp();
      expect(await story().semanticSearch('rune', 'memory')).toMatchObject({
        pending: 1,
        results: [{ record: { id: 'rune' }, cosine: null }],
      });
      expect((await story().semanticSearch('red kite', 'memory')).results[0]?.cosine).toBeGreaterThan(0.5);
    });
  });
}
