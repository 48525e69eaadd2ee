import { describe, expect, it } from 'vitest';
import { DAY, type Stage } from './stage.ts';

export function checkScores(stage: Stage): void {
  const { story } = stage;

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
      const moved = await story().update('perception', 'mira', { scoreChange: 10 }, { inGameTime: week(1) });
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
}
