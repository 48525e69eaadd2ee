import { describe, expect, it } from 'vitest';
import type { Stage } from './stage.ts';

export function checkJournal(stage: Stage): void {
  const { story } = stage;

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
      stage.clock += 1000;
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
        lastPlayedAt: new Date(stage.clock).toISOString(),
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
      await stage.store
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
      expect(await stage.store.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
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
      expect(await stage.store.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
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
      await stage.store.caughtUp();
      const whole = await worldOf('story');
      const branched = await story().branch(2, { playthroughId: 'branch', title: 'Another way' });
      expect(branched).toMatchObject({
        headScene: 2,
        title: 'Another way',
        branchedFrom: { playthroughId: 'story', scene: 2 },
      });

      const branch = stage.store.playthrough('branch');
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
      await stage.store.deletePlaythrough('story');
      expect(await branch.exactMatch('memory')).toHaveLength(1);
      expect(await stage.store.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
    });

    it('keeps the way left behind when asked to', async () => {
      for (const number of [1, 2]) {
        await story().store('memory', { id: `m${number}`, summary: 'x' });
        await story().recordScene(scene(number));
      }
      await story().undoTo(1, { keepAs: { playthroughId: 'kept', title: 'The other way' } });
      expect(await stage.store.playthrough('kept').exactMatch('memory')).toHaveLength(2);
      expect(await story().exactMatch('memory')).toHaveLength(1);
    });

    /** As it was set, before it fades. */
    async function scoreIn(id: string) {
      const long = { inGameTime: '1000-01-01T00:00:00Z' };
      return (await stage.store.playthrough(id).exactMatch('reputation', {}, long))[0]?.currentScore;
    }

    async function worldOf(id: string) {
      const records = stage.store.playthrough(id);
      return {
        memory: await records.exactMatch('memory'),
        reputation: await records.exactMatch('reputation'),
        perception: await records.exactMatch('perception'),
        portrait: await records.exactMatch('portrait'),
      };
    }
  });
}
