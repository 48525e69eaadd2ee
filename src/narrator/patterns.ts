import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import { type Log, silentLog } from '../base/log.ts';
import type { Random } from '../base/random.ts';
import type { Plan } from '../contracts/plan.ts';
import type { PlanGenerator, PlanRequest } from '../plan/generator.ts';
import type { Skill } from '../skills/skill.ts';
import type { Embedder } from '../store/embedder.ts';
import { composeScene } from './compose.ts';
import type { Deed } from './context.ts';
import { createMeanings, type Meanings } from './meaning.ts';
import { needsOfDeed, needsOfText, type SceneNeeds } from './needs.ts';
import { plainNarrative } from './plain-narrative.ts';
import { type Reading, readIntent, readPlayerText } from './read-text.ts';
import { type Matter, matterOf } from './skills/matter.ts';
import { fittingScripts, type OtherScript } from './skills/others.ts';
import { readInputSchemas } from './skills/schemas.ts';
import { thinkThrough } from './unresolved.ts';
import { sceneTypeOf } from './verbs.ts';

export interface PatternPlannerOptions {
  random: Random;
  /** Finds what words alone do not say; without it, or while it has no model, words have to do. */
  embedder?: Embedder | null;
  log?: Log;
}

/** What a plan is composed from. A model may decide some of it otherwise, among what is offered. */
export interface Draft {
  request: PlanRequest;
  /** The request's context, with what the planner has thought through itself. */
  context: JsonObject;
  deed: Deed | null;
  needs: SceneNeeds;
  matter: Matter;
  skills: readonly Skill[];
  others: readonly OtherScript[];
  /** What the player wrote, where no engine has resolved it. */
  reading: Reading | null;
  /** Said to those who tell the scene; empty unless somebody has decided on one. */
  mood: string;
}

/** Plans without a language model: patterns find what is meant, capabilities find who can do it. */
export class PatternPlanner implements PlanGenerator {
  readonly name = 'built-in';
  readonly #random: Random;
  readonly #meanings: Meanings;
  readonly #log: Log;

  constructor({ random, embedder = null, log = silentLog() }: PatternPlannerOptions) {
    this.#random = random;
    this.#meanings = createMeanings(embedder);
    this.#log = log;
  }

  async generatePlan(request: PlanRequest): Promise<Plan> {
    return this.compose(await this.draft(request));
  }

  /** What the scene is and needs. */
  async draft(request: PlanRequest): Promise<Draft> {
    const { disabledSkills, signal } = request;
    const skills = request.availableSkills.filter(({ name }) => !disabledSkills.includes(name));
    await readInputSchemas(skills, this.#log);
    const { reading, ...scene } = await this.#understand(request);
    const { context, deed, needs } = scene;
    const matter = matterOf({
      context,
      text: deed?.text ?? request.playerInput,
      query: needs.query,
      summary: summaryIn(context),
      sceneType: needs.sceneType,
      deed,
      isRisky: isJsonObject(context['roll']),
    });
    const others = await fittingScripts(skills, matter, this.#meanings, signal);
    return { request, ...scene, reading, matter, skills, others, mood: '' };
  }

  /** The plan for it. */
  compose({ request, context, deed, needs, matter, skills, others, mood }: Draft): Plan {
    const { disabledSkills, generationAttempt, parentPlanId, playerInput } = request;
    const scene = typeof context['scene'] === 'number' ? context['scene'] : 1;
    const seed = typeof context['seed'] === 'string' ? context['seed'] : '';
    const base: JsonObject = {
      seed,
      scene,
      sceneType: needs.sceneType,
      deed: deed as unknown as Json,
      ...(mood !== '' && { mood }),
    };
    const again = typeof context['telling'] === 'number' ? `/again/${context['telling']}` : '';
    return {
      requestId: this.#random
        .fork(`plan/${seed}/${scene}/${generationAttempt}/${playerInput}${again}`)
        .uuid(),
      narrative: plainNarrative(context, deed?.text ?? playerInput),
      tools: composeScene({ context, skills, base, needs, matter, others, log: this.#log }),
      parallel: true,
      disabledSkills: [...disabledSkills],
      metadata: { generationAttempt: Math.max(1, generationAttempt), parentPlanId },
    };
  }

  /** The deed as the engine resolved it, or as the text reads. */
  async #understand(request: PlanRequest): Promise<Pick<Draft, 'context' | 'deed' | 'needs' | 'reading'>> {
    const { context, intent, playerInput, signal } = request;
    if (isJsonObject(context['deed'])) {
      const deed = context['deed'] as unknown as Deed;
      const sceneType = sceneTypeOf(deed.verb, deed.reveals !== null);
      return { context, deed, needs: needsOfDeed(deed, sceneType, context), reading: null };
    }
    if (intent === null && playerInput.trim() === '')
      return { context, deed: null, needs: needsOfDeed(null, 'travel', context), reading: null };
    const reading =
      intent !== null && intent.verb !== ''
        ? readIntent(intent, context, playerInput)
        : await readPlayerText(playerInput, context, this.#meanings, signal);
    return unresolved(reading, context);
  }
}

/** What follows from a text that only the planner has read. */
function unresolved(
  reading: Reading,
  context: JsonObject,
): Pick<Draft, 'context' | 'deed' | 'needs' | 'reading'> {
  return {
    context: thinkThrough(reading, context),
    deed: reading.deed,
    needs: needsOfText(reading, context),
    reading,
  };
}

function summaryIn({ effects }: JsonObject): string {
  const memory = isJsonObject(effects) ? effects['memory'] : null;
  return isJsonObject(memory) && typeof memory['summary'] === 'string' ? memory['summary'] : '';
}
