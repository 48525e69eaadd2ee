import { createRandom } from '../../base/random.ts';
import type { Plan } from '../../contracts/plan.ts';
import { openEmbedder } from '../../models/embedder.ts';
import { PatternPlanner } from '../../narrator/patterns.ts';
import { whyUnavailable } from '../../plan/executor.ts';
import type { PlanRequest } from '../../plan/generator.ts';
import { preparePlan } from '../../plan/prepare.ts';
import { reportFailure } from '../failure.ts';
import { type Runtime, withRuntime } from '../runtime.ts';
import { contextOfCampaign } from './make-context.ts';
import type { PlanMakeOptions } from './options.ts';

const GENERATION_MS = 5000;

/** Prints the plan for a player's text. Returns the exit code. */
export async function makePlan(text: string, options: PlanMakeOptions): Promise<number> {
  const json = options.json === true;
  try {
    const plan = await withRuntime({ skillFolders: options.skills }, (runtime) =>
      make(text, options, runtime),
    );
    process.stdout.write(`${json ? JSON.stringify(plan) : JSON.stringify(plan, null, 2)}\n`);
    return 0;
  } catch (error) {
    reportFailure(error, { json });
    return 1;
  }
}

async function make(text: string, options: PlanMakeOptions, runtime: Runtime): Promise<Plan> {
  const { home, log, catalog, health, signal } = runtime;
  const { library } = catalog.edition;
  const unavailable = (skill: string) =>
    whyUnavailable(skill, health, (name) => catalog.edition.whyUnavailable(name));
  const request: PlanRequest = {
    playerInput: text,
    intent: null,
    context: { seed: 'plan-make', scene: 1, ...contextOfCampaign(options.campaign) },
    availableSkills: library.skills.filter(({ name }) => unavailable(name) === null),
    disabledSkills: [],
    parentPlanId: null,
    generationAttempt: 1,
    failures: [],
    deadline: Date.now() + GENERATION_MS,
    signal,
  };
  const embedder = openEmbedder({ home, log });
  try {
    const planner = new PatternPlanner({ random: createRandom('plan-make'), embedder, log });
    const plan = await planner.generatePlan(request);
    preparePlan(plan, { skills: library, whyUnavailable: unavailable });
    return plan;
  } finally {
    await embedder.close();
  }
}
