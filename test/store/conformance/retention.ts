import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, START, type Stage } from './stage.ts';

export function checkRetention(stage: Stage): void {
  const { story } = stage;

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
      expect(await stage.store.runRetention({ maxAgeDays: 4.5 })).toEqual({
        byAge: 4,
        byCount: 0,
        bySize: 0,
      });
      expect(await kept()).toEqual(['d0', 'd1', 'd2', 'd3', 'd4', 'd9']);
    });

    it('lets the oldest of too many go', async () => {
      expect(await stage.store.runRetention({ maxCount: 3 })).toEqual({ byAge: 0, byCount: 7, bySize: 0 });
      expect(await kept()).toEqual(['d0', 'd1', 'd9']);
    });

    it('lets the oldest of too much go', async () => {
      const { bySize } = await stage.store.runRetention({ maxBytes: 4 * 1600 });
      expect(bySize).toBeGreaterThan(4);
      expect(await kept()).toContain('d9');
      expect(await kept()).toContain('d0');
    });

    it('lets go for good: undo does not bring it back', async () => {
      await story().recordScene({ scene: 1, choice: null, state: {}, sceneObject: {} });
      await story().update('memory', 'd8', { summary: 'Another day' });
      await stage.store.runRetention({ maxCount: 3 });
      await story().undoTo(1);
      expect(await kept()).toEqual(['d0', 'd1', 'd9']);
    });

    it('changes nothing without a policy, and stops when a scene begins', async () => {
      expect(await stage.store.runRetention({})).toEqual({ byAge: 0, byCount: 0, bySize: 0 });
      expect(await stage.store.runRetention({ maxCount: 1 }, { isIdle: () => false })).toEqual({
        byAge: 0,
        byCount: 0,
        bySize: 0,
      });
      expect(await kept()).toHaveLength(10);
    });
  });
}
