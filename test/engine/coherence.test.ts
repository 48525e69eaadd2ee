import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minimalCampaign, ROOT, scratchFolder } from '../play/support/story.ts';
import { isVerifying, rounds } from '../support/length.ts';
import { incoherences, type PlayedScene } from './coherence.ts';
import { type Played, playAuto, storyOf } from './support/played.ts';

const scratch = scratchFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Longer ones are played by the criteria. */
const CHOICES = isVerifying ? 6 : 2;
/** Enough for memories to be recalled and opinions to be kept. */
const REPLAYED = isVerifying ? 5 : 2;
const shipped = (name: string) => path.join(ROOT, 'campaigns', name);

const stories = new Map<string, Played>();

const BARE = ['a campaign that is only a title', minimalCampaign(path.join(scratch, 'bare'))] as const;
const WRITTEN = ['part-heard', 'low-water', 'the-extra-sleeper'].map(
  (name) => [name, shipped(name)] as const,
);

describe.each([...rounds(WRITTEN.slice(0, 1), WRITTEN), BARE])('%s, played by chance', (name, folder) => {
  let played: Played;
  beforeAll(async () => {
    played = await playAuto(folder, CHOICES, 'coherence');
    stories.set(name, played);
  }, 600_000);

  it('holds together from scene to scene', () => {
    expect([played.exitCode, played.stderr]).toEqual([0, '']);
    const isOver = played.scenes.at(-1)?.shown.ending !== undefined;
    if (!isOver) expect(played.scenes).toHaveLength(CHOICES + 1);
    expect(incoherences(played.scenes, played.campaign)).toEqual([]);
  });

  it('is not taken for coherent when it is not', () => {
    const { campaign } = played;
    const [first, second] = played.scenes as [PlayedScene, PlayedScene];
    const bad = (scene: Partial<PlayedScene>) =>
      incoherences([first, { ...second, ...scene }], campaign).join('; ');
    expect(bad({ shown: { ...second.shown, prose: [] } })).toContain('nothing to read');
    expect(bad({ shown: { ...second.shown, prose: first.shown.prose } })).toContain('again');
    expect(bad({ shown: { ...second.shown, location: 'Nowhere' } })).toContain('it says Nowhere');
    const moon = { ...second.world, items: [{ id: 'item:moon', name: 'the moon' }] };
    expect(bad({ world: moon, choice: null })).toContain('item:moon comes from nowhere');
    const absent = campaign.people.find(({ id }) => !second.shown.npcs.some((npc) => npc.id === id));
    const speech = [`“Well,” says ${absent?.name}.`, `“Well,” ${absent?.shortName} says.`];
    for (const line of absent === undefined ? [] : speech)
      expect(bad({ shown: { ...second.shown, prose: [line] } })).toContain('speaks and is not here');
  });
});

describe('the same seed', () => {
  it('gives the same story to the letter, and another seed another', async () => {
    const one = (stories.get('part-heard') as Played).scenes.slice(0, REPLAYED + 1);
    const [same, other] = await Promise.all([
      playAuto(shipped('part-heard'), REPLAYED, 'coherence'),
      playAuto(shipped('part-heard'), 2, 'another'),
    ]);
    expect(same.scenes).toHaveLength(REPLAYED + 1);
    expect(storyOf(same)).toEqual(storyOf({ scenes: one }));
    expect(same.scenes.map(({ world }) => world)).toEqual(one.map(({ world }) => world));
    expect(storyOf(other)).not.toEqual(storyOf({ scenes: one.slice(0, 3) }));
  }, 600_000);
});
