import { describe, expect, it } from 'vitest';
import type { Stage } from './stage.ts';

export function checkTransactions(stage: Stage): void {
  const { story } = stage;

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
}
