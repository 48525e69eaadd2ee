import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { silentLog } from '../../src/base/log.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { type EmbeddingSource, meaningsOf } from '../../src/engine/meanings.ts';
import { StorySession } from '../../src/engine/session.ts';
import { SkillHealth } from '../../src/skills/health.ts';
import { SkillLibrary } from '../../src/skills/library.ts';
import { ProcessRunner } from '../../src/skills/process/runner.ts';
import { LOW_WATER, scratchFolder } from '../play/support/story.ts';

const scratch = scratchFolder();
const runner = new ProcessRunner();
afterAll(async () => {
  await runner.close(0);
  rmSync(scratch, { recursive: true, force: true });
});

/** A model that comes and goes, and what the sessions had their memories searched with. */
function comingAndGoing() {
  const searchedWith: (string | null)[] = [];
  const world: { model: string | null } = { model: null };
  const meanings: EmbeddingSource = {
    atHand: async () => world.model,
    embed: async () => null,
    hasReadLore: async () => false,
    searchWith: (_, { model }) => void searchedWith.push(model),
  };
  return { world, meanings, searchedWith };
}

it('takes up a model when it is opened, never in the middle, and goes back with the story', async () => {
  const skills = await SkillLibrary.open({ roots: [{ folder: scratch, dataFolder: scratch }] });
  const { world, meanings, searchedWith } = comingAndGoing();
  const session = () =>
    new StorySession({
      campaign: loadCampaign(LOW_WATER),
      seed: 'a',
      sessionId: 'test',
      execution: () => ({ skills, runner, health: new SkillHealth() }),
      meanings,
    });
  const first = session();
  const opening = await first.open();
  world.model = 'a-model';
  await first.choose(opening.choices[0]?.id ?? '');
  expect(searchedWith).toEqual([null, null]);
  const second = session();
  const kept = { scene: 2, state: first.state, sceneObject: {} };
  second.resume(kept);
  const wait = async (story: StorySession) =>
    await story.choose((story.state['offered'] as { id: string }[])[0]?.id ?? '');
  await wait(second);
  expect(second.state['meaning']).toEqual({ model: 'a-model', since: 3, lore: false });
  world.model = null;
  await wait(second);
  expect(searchedWith.slice(2)).toEqual(['a-model', 'a-model']);
  second.resume(kept);
  await wait(second);
  expect(searchedWith.at(-1)).toBe(null);
});

it('is without meanings for once when the model breaks down', async () => {
  const embedder = {
    modelId: 'm',
    dimensions: 384,
    isHere: async () => true,
    embed: async () => {
      throw new Error('It broke.');
    },
  };
  const meanings = meaningsOf({ searchWith: () => {}, hasReadLore: async () => true }, embedder, silentLog());
  expect([await meanings.atHand(), await meanings.embed(['a'])]).toEqual(['m', null]);
});
