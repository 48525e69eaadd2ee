import { type Log, silentLog } from '../base/log.ts';
import type { Random } from '../base/random.ts';
import type { Brief, Deed } from '../contracts/brief.ts';
import type { MemoryNote } from '../contracts/effect.ts';
import type { Plan } from '../contracts/plan.ts';
import type { PlanGenerator, PlanRequest } from '../plan/generator.ts';
import type { Skill } from '../skills/skill.ts';
import type { Embedder } from '../store/embedder.ts';
import { composeScene } from './compose.ts';
import { needsOfDeed, needsOfText, type SceneNeeds } from './needs.ts';
import { plainNarrative } from './plain-narrative.ts';
import { type Reading, readIntent, readPlayerText } from './read-text.ts';
import { createSimilarity, type Similarity } from './similarity.ts';
import { type KnownValues, knownValues } from './skills/known-values.ts';
import { fittingScripts, type OtherScript } from './skills/others.ts';
import { readInputSchemas } from './skills/schemas.ts';
import { memoryWithoutEngine } from './without-engine.ts';

export interface BuiltInPlannerOptions {
  random: Random;
  /** Finds what words alone do not say; without it, or while it has no model, words have to do. */
  embedder?: Embedder | null;
  log?: Log;
}

/** What a plan is composed from. A model may decide some of it otherwise, among what is offered. */
export interface Draft {
  request: PlanRequest;
  brief: Brief;
  deed: Deed | null;
  needs: SceneNeeds;
  isRisky: boolean;
  memory: MemoryNote | null;
  values: KnownValues;
  skills: readonly Skill[];
  others: readonly OtherScript[];
  /** What the player wrote, where no engine has resolved it. */
  reading: Reading | null;
  /** Said to those who tell the scene; empty unless somebody has decided on one. */
  mood: string;
  /** Id of the person or thread that the scene is about; null when nothing stands out. */
  focus: string | null;
}

type Understood = Pick<Draft, 'deed' | 'needs' | 'isRisky' | 'memory' | 'reading'>;

/** Plans without a language model: patterns find what is meant, capabilities find who can do it. */
export class BuiltInPlanner implements PlanGenerator {
  readonly name = 'built-in';
  readonly #random: Random;
  readonly #meanings: Similarity;
  readonly #log: Log;

  constructor({ random, embedder = null, log = silentLog() }: BuiltInPlannerOptions) {
    this.#random = random;
    this.#meanings = createSimilarity(embedder);
    this.#log = log;
  }

  async generatePlan(request: PlanRequest): Promise<Plan> {
    return this.compose(await this.draft(request));
  }

  /** What the scene is and needs. */
  async draft(request: PlanRequest): Promise<Draft> {
    const { disabledSkills, signal, brief } = request;
    const skills = request.availableSkills.filter(({ name }) => !disabledSkills.includes(name));
    await readInputSchemas(skills, this.#log);
    const scene = await this.#understand(request);
    const { deed, needs, isRisky, memory } = scene;
    const values = knownValues({
      brief,
      text: deed?.text ?? request.playerInput,
      query: needs.query,
      summary: memory?.summary ?? deed?.text ?? '',
      sceneType: needs.sceneType,
      deed,
      isRisky,
    });
    const others = await fittingScripts(skills, values, this.#meanings, signal);
    return { request, brief, ...scene, values, skills, others, mood: '', focus: focusOf(deed) };
  }

  /** The plan for it. */
  compose(draft: Draft): Plan {
    const { request, brief, deed } = draft;
    const { disabledSkills, generationAttempt, parentPlanId, playerInput } = request;
    const { seed, scene, variant } = brief;
    const again = variant > 0 ? `/again/${variant}` : '';
    return {
      requestId: this.#random
        .fork(`plan/${seed}/${scene}/${generationAttempt}/${playerInput}${again}`)
        .uuid(),
      narrative: plainNarrative(brief, deed?.text ?? playerInput),
      tools: composeScene({ ...draft, log: this.#log }),
      parallel: true,
      disabledSkills: [...disabledSkills],
      metadata: { generationAttempt: Math.max(1, generationAttempt), parentPlanId },
    };
  }

  /** The deed as the engine means it, or as the text reads. */
  async #understand({ brief, intent, isRisky, playerInput, signal }: PlanRequest): Promise<Understood> {
    const { deed } = brief;
    if (deed !== null || (intent === null && playerInput.trim() === '')) {
      const needs = needsOfDeed(deed, brief.sceneType, brief);
      return { deed, needs, isRisky, memory: null, reading: null };
    }
    const reading =
      intent === null
        ? await readPlayerText(playerInput, brief, this.#meanings, { ...(signal && { signal }) })
        : readIntent(intent, brief, playerInput);
    return understood(reading, brief);
  }
}

/** Whom or what the deed is about; a place is where a scene is, not what it is about. */
function focusOf(deed: Deed | null): string | null {
  const about = deed?.target ?? deed?.topic ?? null;
  return about === null || about.id.startsWith('place:') ? null : about.id;
}

/** What follows from a text that only the planner has read. */
function understood(reading: Reading, brief: Brief): Understood {
  return {
    deed: reading.deed,
    needs: needsOfText(reading, brief),
    isRisky: reading.isRisky,
    memory: memoryWithoutEngine(reading, brief),
    reading,
  };
}
