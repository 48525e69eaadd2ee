import { createRandom } from '../../base/random.ts';
import { campaignRoots, findCampaign } from '../../campaign/list.ts';
import { readCampaign } from '../../campaign/reader/read-campaign.ts';
import type { Brief } from '../../contracts/brief.ts';
import type { Plan } from '../../contracts/plan.ts';
import { type Runtime, withRuntime } from '../../engine/play/runtime.ts';
import { openEmbedder } from '../../models/embedder.ts';
import { openLanguageModel } from '../../models/language/open.ts';
import { whyUnavailable } from '../../plan/executor.ts';
import { type PlanRequest, stamped } from '../../plan/generator.ts';
import { preparePlan } from '../../plan/prepare.ts';
import { briefFrom } from '../../planner/brief-from.ts';
import { BuiltInPlanner } from '../../planner/built-in-planner.ts';
import { WITHOUT_A_STORY } from '../../planner/model/decide.ts';
import { ModelPlanner } from '../../planner/model/model-planner.ts';

/** The options of `plan make`. */
interface PlanMakeOptions {
  skills: string[];
  /** Use the skills of the home folder without asking. */
  trustSkills?: boolean;
  campaign?: string;
  model?: boolean;
  json?: boolean;
}

const GENERATION_MS = 5000;

/** Prints the plan for a player's text. */
export async function makePlan(text: string, options: PlanMakeOptions): Promise<void> {
  const json = options.json === true;
  const plan = await withRuntime(
    { skillFolders: options.skills, trustSkills: options.trustSkills === true },
    (runtime) => make(text, options, runtime),
  );
  process.stdout.write(`${json ? JSON.stringify(plan) : JSON.stringify(plan, null, 2)}\n`);
}

async function make(text: string, options: PlanMakeOptions, runtime: Runtime): Promise<Plan> {
  const { home, log, catalog, health, signal } = runtime;
  const { library } = catalog.edition;
  const unavailable = (skill: string) =>
    whyUnavailable(skill, health, (name) => catalog.edition.whyUnavailable(name));
  const request: PlanRequest = {
    playerInput: text,
    intent: null,
    brief: await briefForText(options.campaign),
    isRisky: false,
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
    const builtIn = new BuiltInPlanner({ random: createRandom('plan-make'), embedder, log });
    const plan = await (options.model === true
      ? planWithModel(builtIn, request, runtime)
      : builtIn.generatePlan(request));
    preparePlan(plan, { skills: library, whyUnavailable: unavailable });
    return stamped(plan, plan.metadata?.generator ?? builtIn.name);
  } finally {
    await embedder.close();
  }
}

/** Waits until the model is ready, then gives it the time that it has in a story. */
async function planWithModel(builtIn: BuiltInPlanner, request: PlanRequest, runtime: Runtime): Promise<Plan> {
  const { home, log } = runtime;
  const tell = (sentence: string) => process.stderr.write(`${sentence}\n`);
  const model = openLanguageModel({ home, log, onNotice: tell });
  try {
    const planner = new ModelPlanner({
      model,
      builtIn,
      log,
      front: async () => WITHOUT_A_STORY,
      onNotice: tell,
    });
    await planner.readAhead();
    const plan = await planner.generatePlan({ ...request, deadline: Date.now() + GENERATION_MS });
    tell(`Planned by ${planner.name}.`);
    return plan;
  } finally {
    await model.close();
  }
}

/** What a planner may know of a campaign in which nothing has happened yet: who and what has a name in it. */
async function briefForText(wanted: string | undefined): Promise<Brief> {
  const scene = { seed: 'plan-make', scene: 1 };
  if (wanted === undefined) return briefFrom(scene);
  const { manifest, people, places, topics, factions } = await readCampaign(
    findCampaign(wanted, campaignRoots()),
  );
  const [start] = places;
  return briefFrom({
    ...scene,
    campaign: { title: manifest.title, tone: manifest.tone ?? '', genre: manifest.genre ?? '' },
    place:
      start === undefined
        ? null
        : {
            id: start.id,
            name: start.name,
            exits: places.slice(1).map(({ id, name }) => ({ id, name })),
            things: places.flatMap(({ things }) => things.map(({ id, name }) => ({ id, name }))),
          },
    people: people.map(({ id, name, shortName, profile }) => ({
      id,
      name,
      shortName,
      role: profile.role,
      description: [profile.appearance, profile.age, profile.role]
        .filter((part) => part !== undefined)
        .join('; '),
      portrait: profile.portrait ?? null,
      factions: factions.filter(({ members }) => members.includes(id)).map((faction) => faction.id),
    })),
    topics: topics.map(({ id, name }) => ({ id, name })),
    threads: { factions: factions.map(({ id, name, standing }) => ({ id, name, reputation: standing })) },
  });
}
