import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../../src/base/log.ts';
import { createRandom } from '../../src/base/random.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { StorySession } from '../../src/engine/session.ts';
import type { LanguageModel } from '../../src/models/language/language-model.ts';
import { BuiltInPlanner } from '../../src/planner/built-in-planner.ts';
import { WITHOUT_A_STORY } from '../../src/planner/model/decide.ts';
import { ModelPlanner } from '../../src/planner/model/model-planner.ts';
import { SkillHealth } from '../../src/skills/health.ts';
import { SkillLibrary } from '../../src/skills/library.ts';
import { openTiny } from '../models/llm/support/tiny.ts';
import { LOW_WATER } from '../play/support/story.ts';
import { emit, shell, writeSkills } from '../support/skills.ts';
import { storyRunner } from '../support/story-runner.ts';
import { SHIPPED, scratchFolder } from './support/skills.ts';

const ROOMY = { contextTokens: 4096 };
const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A story told by the shipped skills and others, planned by a model. */
async function storyWith(model: LanguageModel, { roots = [] as string[] } = {}) {
  const log = createLog({ write: () => {} });
  const dataFolder = scratchFolder();
  const skills = await SkillLibrary.open({
    roots: [...roots, SHIPPED].map((folder) => ({ folder, dataFolder, origin: 'shipped' as const })),
  });
  const runner = storyRunner();
  const health = new SkillHealth();
  const campaign = loadCampaign(LOW_WATER);
  const planner = new ModelPlanner({
    model,
    builtIn: new BuiltInPlanner({ random: createRandom('faults'), log }),
    log,
    front: async () => WITHOUT_A_STORY,
  });
  const session = new StorySession({
    campaign,
    seed: 'faults',
    sessionId: 'test',
    generator: planner,
    execution: () => ({ skills, runner, health }),
    log,
  });
  closers.push(async () => {
    await runner.close(0);
    rmSync(dataFolder, { recursive: true, force: true });
  });
  return { session, planner, skills };
}

const next = async (session: StorySession, choices: readonly { id: string }[]) =>
  session.choose(choices[0]?.id ?? '');

describe('a story whose model', { timeout: 180_000 }, () => {
  it('works is planned by it', async () => {
    const { model } = await openTiny(ROOMY);
    const { session, planner } = await storyWith(model);
    await planner.readAhead();
    const opening = await session.open();
    expect(planner.name).toBe('tiny.gguf');
    const second = await next(session, opening.choices);
    expect(planner.name).toBe('tiny.gguf');
    expect(second.prose.length).toBeGreaterThan(0);
    expect(second.plan.attempts).toBe(1);
  });

  it('is killed in mid-generation goes on with the very same scene, and has the model back later', async () => {
    const { model, notices, logged } = await openTiny(ROOMY);
    let mayLive = false;
    const fragile: LanguageModel = {
      ...model,
      generate: (request) =>
        model.generate({
          ...request,
          onText: () => {
            if (!mayLive) process.kill(model.pid as number, 'SIGKILL');
            mayLive = true;
          },
        }),
    };
    const { session, planner } = await storyWith(fragile);
    await planner.readAhead();
    const opening = await session.open();
    expect(mayLive).toBe(true);
    expect(planner.name).toBe('built-in');
    expect(opening.prose.length).toBeGreaterThan(0);
    expect(opening.choices.length).toBeGreaterThanOrEqual(3);
    expect(notices).toEqual([expect.stringContaining('The story continues without it.')]);
    expect(logged()).toContain('SIGKILL');
    const second = await next(session, opening.choices);
    await planner.readAhead();
    await next(session, second.choices);
    expect(planner.name).toBe('tiny.gguf');
  });
});

describe('a skill that always fails', { timeout: 180_000 }, () => {
  it('is planned around on the next attempt, and the scene is whole', async () => {
    const root = scratchFolder();
    const failing = shell(
      emit({ type: 'error', errorCode: 'x', errorMessage: 'Never.' }),
      emit({ type: 'done', ok: false }),
    );
    writeSkills(root, {
      mute: {
        scripts: { 'narrate.sh': failing },
        manifest: { capabilities: ['narration'], priority: 99, retryPolicy: { maxRetries: 0 } },
      },
    });
    const { model } = await openTiny(ROOMY);
    const { session, planner } = await storyWith(model, { roots: [root] });
    await planner.readAhead();
    const opening = await session.open();
    expect(opening.plan.attempts).toBe(2);
    expect(opening.plan.tools.find(({ toolId }) => toolId === 'narrate')).toMatchObject({
      skill: 'storyteller',
      state: 'success',
    });
    expect(planner.name).toBe('tiny.gguf');
  });
});
