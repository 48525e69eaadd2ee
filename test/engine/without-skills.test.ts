import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { byChance, openStory, playThrough, ROOT, scratchFolder } from '../play/support/story.ts';
import { isVerifying } from '../support/length.ts';

const SKILLS = path.join(ROOT, 'skills');
const scratch = scratchFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const shipped = readdirSync(SKILLS);
const CHOICES = isVerifying ? 4 : 1;

async function playWithout(removed: readonly string[]) {
  const root = path.join(scratch, removed.join('+') || 'none');
  for (const name of shipped.filter((skill) => !removed.includes(skill)))
    cpSync(path.join(SKILLS, name), path.join(root, name), { recursive: true });
  cpSync(path.join(SKILLS, shipped[0] ?? '', 'skill.json'), path.join(root, '.keep'));
  const campaign = path.join(ROOT, 'campaigns/part-heard');
  const { session, close } = await openStory({
    campaign,
    seed: 'without',
    skillRoots: [root],
    shippedFolder: root,
  });
  const scenes = await playThrough(session, CHOICES, byChance('without'));
  await close();
  return scenes;
}

describe('play goes on', () => {
  it.each([
    ...shipped.map((name) => [name, [name]] as const),
    ['any skill', shipped] as const,
    ['any skill but the dice', shipped.filter((name) => name !== 'dice-roller')] as const,
  ])(
    'without %s',
    async (_name, removed) => {
      const scenes = await playWithout(removed);
      expect(scenes.map(({ scene }) => scene)).toEqual(
        Array.from({ length: CHOICES + 1 }, (_, index) => index + 1),
      );
      for (const { prose, choices, plan, faults, notices } of scenes) {
        // The engine tells what happened, rather than that nothing could be told.
        expect(notices.join(' ')).not.toContain('could not be told');
        expect(prose.join(' ').length).toBeGreaterThan(20);
        expect(choices.length).toBeGreaterThanOrEqual(3);
        expect(new Set(choices.map(({ text }) => text)).size).toBe(choices.length);
        expect(plan.tools.filter(({ skill }) => removed.includes(skill))).toEqual([]);
        expect(faults).toBeUndefined();
        // A tool that has nothing to do in this scene is skipped.
        expect(plan.tools.filter(({ state }) => state !== 'success' && state !== 'skipped')).toEqual([]);
      }
    },
    120_000,
  );
});
