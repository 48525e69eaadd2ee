import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRandom } from '../../../src/base/random.ts';
import type { Campaign } from '../../../src/campaign/campaign.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import type { Plan } from '../../../src/contracts/plan.ts';
import type { SceneJournal } from '../../../src/engine/journal.ts';
import type { Choice, Scene } from '../../../src/engine/scene.ts';
import { StorySession } from '../../../src/engine/session.ts';
import type { PlanGenerator } from '../../../src/plan/generator.ts';
import { BuiltInPlanner } from '../../../src/planner/built-in-planner.ts';
import { SkillHealth } from '../../../src/skills/health.ts';
import { SkillLibrary } from '../../../src/skills/library.ts';
import { storyRunner } from '../../support/story-runner.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
export const LOW_WATER = path.join(ROOT, 'campaigns/low-water');

export function scratchFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'narratoria-play-'));
}

/** A campaign that is a manifest and nothing else. */
export function minimalCampaign(folder: string, title = 'Salt and Sundry'): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ title, version: '1.0.0' }));
  return folder;
}

export interface OpenStory {
  campaign: Campaign;
  session: StorySession;
  /** Every plan that was made. */
  plans: Plan[];
  close(): Promise<void>;
}

export async function openStory(options: {
  campaign: string;
  seed: string;
  /** Folders with skills; by default the shipped ones. */
  skillRoots?: string[];
  /** A copy of shipped skills, which are called as functions. */
  shippedFolder?: string;
  journal?: SceneJournal;
}): Promise<OpenStory> {
  const data = scratchFolder();
  const roots = options.skillRoots ?? [path.join(ROOT, 'skills')];
  const skills = await SkillLibrary.open({
    roots: roots.map((folder) => ({ folder, dataFolder: data, origin: 'shipped' })),
  });
  const runner = storyRunner(options.shippedFolder);
  const health = new SkillHealth();
  const campaign = loadCampaign(options.campaign);
  const plans: Plan[] = [];
  const planner = new BuiltInPlanner({ random: createRandom(options.seed) });
  const generator: PlanGenerator = {
    name: planner.name,
    async generatePlan(request) {
      const plan = await planner.generatePlan(request);
      plans.push(plan);
      return plan;
    },
  };
  const { seed, journal } = options;
  const execution = () => ({ skills, runner, health });
  const session = new StorySession({
    campaign,
    seed,
    sessionId: 'test',
    generator,
    execution,
    ...(journal && { journal }),
  });
  return {
    campaign,
    session,
    plans,
    close: async () => {
      await runner.close(0);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Plays so many choices, picked by this, and returns all scenes. */
export async function playThrough(
  session: StorySession,
  count: number,
  pick: (choices: readonly Choice[], turn: number) => Choice,
): Promise<Scene[]> {
  const scenes = [await session.open()];
  for (let turn = 1; turn <= count && !session.isOver; turn += 1) {
    const { choices } = scenes.at(-1) as Scene;
    scenes.push(await session.choose(pick(choices, turn).id));
  }
  return scenes;
}

export function byChance(seed: string): (choices: readonly Choice[], turn: number) => Choice {
  return (choices, turn) => createRandom(`${seed}/${turn}`).pick(choices);
}
