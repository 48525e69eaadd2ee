import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../src/engine/scene.ts';
import { converse, runProgram, type Standing, standingOf, typing } from './support/saved.ts';
import { ROOT, scratchFolder } from './support/story.ts';

const scratch = scratchFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const newHome = () => mkdtempSync(path.join(scratch, 'home-'));

const SLOW = 300_000;
const STORY = ['part-heard', '--seed', 'ways'];
const STRAIGHT = ['1', '2', '1', '2'];

interface Listed {
  id: string;
  title: string;
  scene: number;
  branchedFrom: { id: string; scene: number } | null;
}

async function listed(home: string): Promise<Listed[]> {
  return JSON.parse((await runProgram(home, ['story', 'list', '--json'])).stdout).stories;
}

describe('a story that took another way, state by state with one that went straight there', () => {
  let straight: Standing;

  beforeAll(async () => {
    // Where the embedding model has read none of it yet, it is ready only after some scenes, and lore is found otherwise then.
    for (const picks of [['1', '2', '3'], STRAIGHT]) await converse(newHome(), STORY, typing(...picks));
    const home = newHome();
    await converse(home, STORY, typing(...STRAIGHT));
    straight = await standingOf(home);
  }, SLOW);

  it('is worth comparing: it has memories, opinions and scenes', () => {
    expect(straight.story.headScene).toBe(5);
    expect(straight.records['memory']).not.toEqual([]);
    expect(straight.records['perception']).not.toEqual([]);
  });

  it(
    'is the same in a branch, while the story it left stays as it was, and that one after b and b',
    async () => {
      const home = newHome();
      const scenes = await converse(home, STORY, typing('1', '2', '3'));
      const before = await standingOf(home);
      const [first] = await listed(home);
      const branch = await runProgram(home, [
        'story',
        'branch',
        'last',
        '--scene',
        '3',
        '--name',
        'Other',
        '--json',
      ]);
      expect(JSON.parse(branch.stdout).story).toMatchObject({
        title: 'Other',
        scene: 3,
        branchedFrom: { id: first?.id, scene: 3 },
      });
      await converse(home, ['--resume', 'Other'], typing('1', '2'));
      const [other] = await listed(home);
      expect(other?.title).toBe('Other');
      expect(await standingOf(home, other?.id)).toEqual(straight);
      expect(await standingOf(home, first?.id)).toEqual(before);

      const back = await converse(home, ['--resume', first?.id ?? ''], typing('b', 'b', '2', '1', '2'));
      expect(back.map(({ scene }) => scene)).toEqual([4, 3, 2, 3, 4, 5]);
      expect(back[1]).toEqual(scenes[2]);
      expect(await standingOf(home, first?.id)).toEqual(straight);
    },
    SLOW,
  );

  it(
    'is the same after it was left and resumed, undone with a command and resumed again',
    async () => {
      const home = newHome();
      await converse(home, STORY, typing('1', 'q'));
      const again = await converse(home, ['--resume'], typing('2', '3'));
      expect(again.map(({ scene }) => scene)).toEqual([2, 3, 4]);
      expect((await runProgram(home, ['story', 'undo', 'last'])).stdout).toContain('back at scene 3');
      await converse(home, ['part-heard', '--resume'], typing('1', '2'));
      expect(await standingOf(home)).toEqual(straight);
    },
    SLOW,
  );

  it(
    'has the same roll and the same world when it is told again, in other words',
    async () => {
      const home = newHome();
      // A scene in ink is told in the author's words, however often; so this story has none.
      const folder = path.join(scratch, 'without-ink');
      const isInk = (file: string) => file.endsWith('.ink');
      cpSync(path.join(ROOT, 'campaigns/part-heard'), folder, {
        recursive: true,
        filter: (file) => !isInk(file),
      });
      const story = [folder, ...STORY.slice(1)];
      const risky = (scene: Scene) => scene.choices.find(({ roll }) => roll !== undefined);
      const scenes = await converse(home, story, (scene, count) => {
        if (scene.roll !== undefined) return scene.telling === 2 ? null : 'r';
        return count > 12 ? null : (risky(scene)?.id ?? '1');
      });
      const [first, second, third] = scenes.slice(-3) as [Scene, Scene, Scene];
      expect([first.telling, second.telling, third.telling]).toEqual([undefined, 1, 2]);
      expect(second.roll).toEqual(first.roll);
      expect(third.roll).toEqual(first.roll);
      expect(second.prose).not.toEqual(first.prose);
      const { location, npcs, beat, chosen } = first;
      expect(second).toMatchObject({ location, npcs, chosen, ...(beat && { beat }) });
      expect(second.scene).toBe(first.scene);
      const { story: kept, records } = await standingOf(home);
      expect(kept.headScene).toBe(first.scene);
      const fresh = newHome();
      const picks = scenes.slice(1, -2).map(({ chosen: taken }) => taken?.id ?? '');
      await converse(fresh, story, typing(...picks));
      const once = await standingOf(fresh);
      const bare = (value: unknown) => JSON.stringify(value).replace(/"id":"[^"]*\/remember"/g, '"id":"x"');
      expect(bare(records)).toBe(bare(once.records));
      expect(worldOf(await standingOf(home))).toEqual(worldOf(once));
    },
    SLOW,
  );
});

/** What is so in the story; what the player has read of it depends on the words. */
function worldOf({ scenes }: Standing): object {
  const last = scenes.at(-1) as { state: { world: Record<string, unknown> } };
  const { known: _, told: __, ...world } = last.state.world;
  return world;
}

describe('resuming', () => {
  it('says what is wrong when there is nothing to resume', async () => {
    const { exitCode, stdout } = await runProgram(newHome(), ['play', '--resume', '--auto', '1', '--json']);
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'record_not_found' } });
  });

  it('has its own seed and person', async () => {
    const { exitCode, stderr } = await runProgram(newHome(), ['play', '--resume', '--seed', 'x']);
    expect(exitCode).not.toBe(0);
    expect(stderr).toContain('--seed');
  });
});
