import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Scene } from '../../src/engine/scene.ts';
import { converse, runProgram } from './support/saved.ts';
import { minimalCampaign, scratchFolder } from './support/story.ts';

const scratch = scratchFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A campaign that is over as soon as a story can be. */
function shortCampaign(): string {
  const folder = minimalCampaign(path.join(scratch, 'short'), 'The Short Straw');
  mkdirSync(path.join(folder, 'plot/endings'), { recursive: true });
  writeFileSync(
    path.join(folder, 'plot/endings/drawn.md'),
    '---\nconditions:\n  scene_count:\n    min: 2\n---\n# The straw is drawn\n\nYou draw the straw, and it is the short one.\n',
  );
  return folder;
}

it('keeps a book, goes back to a scene in a branch, and begins again', async () => {
  const home = mkdtempSync(path.join(scratch, 'home-'));
  const folder = shortCampaign();
  const after = ['keep\n3', 'q'];
  const first = await converse(home, [folder, '--seed', 'straw'], (scene) =>
    scene.ending === undefined ? '1' : (after.shift() ?? 'q'),
  );
  expect(first.at(-1)).toEqual(first.at(-2)); // keeping it changes nothing

  const again = await converse(home, ['--resume', 'The Short Straw'], (scene, count) => {
    if (count === 1) return 'back\n2';
    return scene.ending === undefined && count < 6 ? '1' : null;
  });
  const [ended, branched] = again as [Scene, Scene];
  expect(ended).toMatchObject({ ending: { title: 'The straw is drawn' } });
  expect(ended.choices.map(({ id }) => id)).toEqual(['again', 'back', 'keep']);
  expect(branched.scene).toBe(2);
  expect(again.at(-1)?.ending).toBeDefined();

  const begun = await converse(home, ['--resume', 'The Short Straw'], (_, count) =>
    count === 1 ? 'again' : null,
  );
  expect(begun.map(({ scene }) => scene)).toEqual([ended.scene, 1]);

  const { stories } = JSON.parse((await runProgram(home, ['story', 'list', '--json'])).stdout);
  expect(
    stories.map(({ title, ending }: { title: string; ending: string | null }) => [title, ending]),
  ).toEqual([
    ['The Short Straw (2)', null],
    ['The Short Straw, from scene 2', 'The straw is drawn'],
    ['The Short Straw', 'The straw is drawn'],
  ]);
  expect(new Set(stories.map(({ seed }: { seed: string }) => seed)).size).toBe(2);
  const book = readFileSync(path.join(home, 'the-short-straw.md'), 'utf8');
  expect(book).toMatch(/^# The Short Straw\n/);
  expect(book).toContain('You draw the straw, and it is the short one.');
}, 120_000);
