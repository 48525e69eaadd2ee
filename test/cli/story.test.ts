import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../src/base/log.ts';
import { freeTitle, matchStory } from '../../src/engine/play/story-names.ts';
import { mergePatch } from '../../src/skills/protocol/merge-patch.ts';
import { type Playthrough, SqliteStore } from '../../src/store/index.ts';
import { runProgram, standingOf } from '../play/support/saved.ts';
import { makeTempFolder } from '../support/skills.ts';

const home = makeTempFolder();
afterAll(() => rmSync(home, { recursive: true, force: true }));
const narratoria = (...args: string[]) => runProgram(home, args);
const stories = async () => JSON.parse((await narratoria('story', 'list', '--json')).stdout).stories;

describe('story', () => {
  it('lists nothing before anything was played, and makes nothing by looking', async () => {
    const empty = makeTempFolder();
    expect((await runProgram(empty, ['story', 'list', '--json'])).stdout).toBe('{"stories":[]}\n');
    expect((await runProgram(empty, ['story', 'list'])).stdout).toContain('No stories yet');
    expect((await runProgram(empty, ['story', 'delete', 'last', '--yes'])).exitCode).toBe(1);
    rmSync(empty, { recursive: true });
  });

  it('lists, renames, and deletes only when it is meant', async () => {
    expect((await narratoria('play', 'low-water', '--auto', '1', '--json', '--seed', 'a')).exitCode).toBe(0);
    expect((await narratoria('play', 'low-water', '--auto', '0', '--json', '--seed', 'b')).exitCode).toBe(0);
    expect(await stories()).toMatchObject([
      {
        title: 'Low Water (2)',
        campaign: 'low-water',
        scene: 1,
        seed: 'b',
        ending: null,
        branchedFrom: null,
      },
      { title: 'Low Water', campaign: 'low-water', scene: 2, seed: 'a' },
    ]);
    expect((await narratoria('story', 'rename', 'last', 'Ebb\u001b[2J')).exitCode).toBe(0);
    const [{ id, title }] = await stories();
    expect(title).toBe('Ebb');
    expect((await narratoria('story', 'list')).stdout).toContain(`${id.slice(0, 8)}  Ebb`);
    const { exitCode, stderr } = await narratoria('story', 'delete', id);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('--yes')]);
    expect(await stories()).toHaveLength(2);
    expect((await narratoria('story', 'delete', id.slice(0, 8), '--yes')).exitCode).toBe(0);
    expect((await stories()).map((story: { title: string }) => story.title)).toEqual(['Low Water']);
  }, 180_000);

  it('writes Markdown unless another format is asked for, by its short name or its long one', async () => {
    const [{ id }] = await stories();
    for (const format of [[], ['--format', 'markdown'], ['--format', 'md']]) {
      const file = path.join(home, `book-${format.length}${format[1] ?? ''}.md`);
      expect((await narratoria('story', 'export', id, ...format, '-o', file)).exitCode).toBe(0);
      expect(readFileSync(file, 'utf8')).toMatch(/^# /m);
    }
  }, 180_000);

  it('shows what it knows: all of it, a part, how it was, and what a scene changed', async () => {
    const state = async (...args: string[]) => (await narratoria('story', 'state', 'last', ...args)).stdout;
    const whole = JSON.parse(await state());
    expect(whole.world.day).toBe(1);
    expect(JSON.parse(await state('--json'))).toEqual({ scene: 2, state: whole });
    expect(await state('world.place')).toBe(`${JSON.stringify(whole.world.place)}\n`);
    expect(JSON.parse(await state('world.items.0.name'))).toBe(whole.world.items[0].name);
    const first = JSON.parse(await state('--scene', '1'));
    const changes = JSON.parse(await state('--changes'));
    expect(mergePatch(first, changes)).toEqual(whole);
    expect(JSON.stringify(changes).length).toBeLessThan(JSON.stringify(whole).length);
    const { exitCode, stderr } = await narratoria('story', 'state', 'last', 'world.hope');
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('nothing at “world.hope”')]);
  }, 180_000);

  it('shows a story that another Narratoria plays, and changes nothing of it then', async () => {
    const store = await SqliteStore.open({ home, log: silentLog(), backUp: false, readers: 0 });
    const [story] = await store.playthroughs();
    store.holdStory(String(story?.playthroughId));
    try {
      expect(await stories()).toHaveLength(1);
      expect((await narratoria('story', 'state', 'last', 'world.day')).stdout).toBe('1\n');
      const { exitCode, stderr } = await narratoria('story', 'rename', 'last', 'x');
      expect([exitCode, stderr]).toEqual([1, expect.stringContaining('[store_locked]')]);
    } finally {
      await store.close();
    }
  }, 180_000);

  it.each([
    [['story', 'branch', 'last', '--scene', '0'], 2],
    [['story', 'branch', 'last', '--scene', '99'], 1],
    [['story', 'undo', 'last', '--scene', '99'], 1],
    [['story', 'state', 'last', '--scene', '99'], 1],
    [['story', 'export', 'last', '--format', 'pdf'], 2],
    [['story', 'export', 'nothing', '--format', 'md'], 1],
    [['story', 'rename', 'last', ' '], 2],
  ])('%j is refused', async (args, code) => {
    expect((await narratoria(...args)).exitCode).toBe(code);
  });
});

describe('play --character', () => {
  const file = path.join(home, 'ada.json');
  const write = (person: object) => writeFileSync(file, JSON.stringify(person));

  it('is who the story is about, for the engine and for skills', async () => {
    write({
      name: 'Ada',
      calling: 'fixer',
      stats: { Nerve: 4 },
      answers: [{ question: 'Why?', answer: 'The bus' }],
    });
    const { exitCode } = await narratoria(
      'play',
      'part-heard',
      '--character',
      file,
      '--auto',
      '1',
      '--json',
      '--seed',
      'c',
    );
    expect(exitCode).toBe(0);
    const { scenes } = await standingOf(home);
    const [first] = scenes as { state: { persona: object } }[];
    expect(first?.state.persona).toMatchObject({
      name: 'Ada',
      calling: 'Fixer',
      background: 'Night school',
      stats: { Nerve: 4, Address: 2 },
      answers: [{ answer: 'The bus' }],
    });
  }, 180_000);

  it.each([
    [{ calling: 'Pirate' }, 'The calling must be one of'],
    [{ stats: { Nerve: 9 } }, 'cannot be above 5'],
    [{ nom: 'Ada' }, 'nom'],
    [{ name: 7 }, 'name'],
  ])('refuses %j', async (person, why) => {
    write(person);
    const { exitCode, stdout } = await narratoria(
      'play',
      'part-heard',
      '--character',
      file,
      '--auto',
      '1',
      '--json',
    );
    expect(exitCode).not.toBe(0);
    expect(JSON.parse(stdout).error.message).toContain(why);
  });
});

describe('names of stories', () => {
  const story = (playthroughId: string, title: string) => ({ playthroughId, title }) as Playthrough;
  const all = [story('abcd1111', 'One'), story('abcd2222', 'Two'), story('ffff0000', 'two')];

  it('are found by id, beginning, name or `last`', () => {
    expect(matchStory(all, 'last')?.title).toBe('One');
    expect(matchStory(all, 'abcd2222')?.title).toBe('Two');
    expect(matchStory(all, 'FFFF')?.title).toBe('two');
    expect(matchStory(all, 'one')?.playthroughId).toBe('abcd1111');
    expect(matchStory(all, 'ab')).toBeNull();
    expect(() => matchStory(all, 'abcd')).toThrow(/More than one/);
    expect(() => matchStory(all, 'TWO')).toThrow(/More than one/);
  });

  it('are free', () => {
    expect(freeTitle('Three', all)).toBe('Three');
    expect(freeTitle('Two', [...all, story('x', 'Two (2)')])).toBe('Two (3)');
  });
});
