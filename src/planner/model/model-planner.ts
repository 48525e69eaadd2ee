import { NarratoriaError } from '../../base/errors.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Log } from '../../base/log.ts';
import type { Plan } from '../../contracts/plan.ts';
import type { Generation, LanguageModel } from '../../models/language/language-model.ts';
import { question } from '../../models/language/messages.ts';
import type { PlanGenerator, PlanRequest } from '../../plan/generator.ts';
import { topologicalOrder } from '../../plan/graph.ts';
import { checkDocument } from '../../plan/prepare.ts';
import type { Skill } from '../../skills/skill.ts';
import type { BuiltInPlanner, Draft } from '../built-in-planner.ts';
import { decide, decisionSchema, type Options, optionsFor } from './options.ts';
import { Patience } from './patience.ts';
import { type CampaignBrief, sceneQuestion, stablePrefix } from './prompt.ts';

/** What is left of the time for a plan when the model has had its share: composing takes some milliseconds. */
const RESERVE_MS = 400;
/** With less than this there is no point in asking. */
const LEAST_MS = 150;
/** The most that is said in advance: about 1,700 tokens, and 500 for models that keep less in mind. */
const PREFIX_CHARACTERS = [7000, 2200];

interface ModelPlannerOptions {
  model: LanguageModel;
  builtIn: BuiltInPlanner;
  campaign: CampaignBrief;
  log: Log;
  /** Gets what the player should know, each sentence once. */
  onNotice?: (sentence: string) => void;
  /** The most characters that are said in advance, and lower figures should that be too long for the model. */
  prefixCharacters?: readonly number[];
}

/**
 * Has a language model decide what kind of scene it is, what to recall, who matters, whether to roll and how it sounds,
 * out of what the built-in planner offers, which then composes the plan. Whenever the model has nothing usable to say in
 * time, the built-in planner decides alone.
 */
export class ModelPlanner implements PlanGenerator {
  readonly #options: ModelPlannerOptions;
  readonly #patience: Patience;
  readonly #prefixCharacters: readonly number[];
  #name: string;
  #prefix = '';
  #prefixLevel = 0;
  #preparing: Promise<void> | null = null;
  #isPrepared = false;

  constructor(options: ModelPlannerOptions) {
    this.#options = options;
    this.#patience = new Patience(options);
    this.#prefixCharacters = options.prefixCharacters ?? PREFIX_CHARACTERS;
    this.#name = options.builtIn.name;
  }

  /** Who made the last plan: the model's id, or the built-in planner. */
  get name(): string {
    return this.#name;
  }

  /** Loads the model and has it read what stays the same. Resolves when that is over, well or not. */
  async prepare(skills: readonly Skill[]): Promise<void> {
    this.#use(skills);
    await this.#preparing;
  }

  async generatePlan(request: PlanRequest): Promise<Plan> {
    const { builtIn, log } = this.#options;
    const draft = await builtIn.draft(request);
    const decided = await this.#decided(draft);
    request.signal.throwIfAborted();
    if (decided !== null) {
      const plan = builtIn.compose(decided.draft);
      const problem = problemOf(plan, draft.skills);
      if (problem === null) {
        this.#name = decided.model;
        return plan;
      }
      log.warn({ problem }, 'the plan of the language model is not valid; the built-in planner makes it');
    }
    this.#name = builtIn.name;
    return builtIn.compose(draft);
  }

  /** The draft as the model decided; null when it did not. */
  async #decided(draft: Draft): Promise<{ draft: Draft; model: string } | null> {
    const { request } = draft;
    // A skill that failed a moment ago is no reason to have everything read anew.
    if (request.generationAttempt <= 1 || this.#prefix === '') this.#use(draft.skills);
    if (this.#patience.isOver || !this.#isPrepared) return null;
    const options = optionsFor(draft);
    try {
      const { json, model } = await this.#ask(draft, options);
      this.#patience.answered();
      return Array.isArray(json) ? { draft: decide(draft, options, json), model } : null;
    } catch (error) {
      request.signal.throwIfAborted();
      this.#settle(error);
      return null;
    }
  }

  /** Asks, and once more when the answer was not what was asked for. */
  async #ask(draft: Draft, options: Options): Promise<Generation> {
    const { model, log } = this.#options;
    const { deadline, signal } = draft.request;
    const schema = decisionSchema(options);
    const prompt = sceneQuestion(draft, options);
    const generate = (asked: string) => {
      const timeoutMs = deadline - Date.now() - RESERVE_MS;
      if (timeoutMs < LEAST_MS) throw tooLate();
      return model.generate({
        task: 'plan',
        messages: question(this.#prefix, asked),
        schema,
        timeoutMs,
        signal,
      });
    };
    try {
      return await generate(prompt);
    } catch (error) {
      if (!(error instanceof NarratoriaError) || !REPAIRABLE.has(error.code)) throw error;
      log.info({ err: error }, 'the language model is asked once more');
      return await generate(`${repair(error, schema)}\n${prompt}`);
    }
  }

  /** Takes note of why there was no answer. */
  #settle(error: unknown): void {
    const { log } = this.#options;
    log.warn({ err: error }, 'the language model has not decided; the built-in planner does');
    const code = error instanceof NarratoriaError ? error.code : 'internal_error';
    if (code === 'prompt_too_long' && this.#shorten()) return;
    if (code === 'model_failed') this.#isPrepared = false; // its process is gone, and what it had read
    this.#patience.missed(code === 'model_timeout' ? 'slow' : 'failed');
    if (code === 'model_failed') this.#prefix = '';
    // The more a model keeps in mind, the longer each word takes it: the last try is with less.
    if (code === 'model_timeout' && this.#patience.isLastTry) this.#shorten();
  }

  /** Has less said in advance from the next scene on; false when it is the least already. */
  #shorten(): boolean {
    if (this.#prefixLevel >= this.#prefixCharacters.length - 1) return false;
    this.#prefixLevel += 1;
    this.#prefix = '';
    return true;
  }

  /** Sees to it that the model reads the prefix for these skills; until it has, it is not asked. */
  #use(skills: readonly Skill[]): void {
    const { model, campaign, log } = this.#options;
    const prefix = stablePrefix(skills, campaign, this.#prefixCharacters[this.#prefixLevel] ?? 0);
    if (prefix === this.#prefix || this.#patience.isOver) return;
    this.#prefix = prefix;
    this.#isPrepared = false;
    const preparing = model.prepare([{ role: 'system', content: prefix, cache: true }]).then(
      () => {
        if (this.#prefix !== prefix) return;
        this.#isPrepared = true;
        log.info({ characters: prefix.length }, 'the language model is ready to plan');
      },
      (error: unknown) => {
        log.warn({ err: error }, 'the language model could not be prepared; the built-in planner plans');
        if (this.#prefix === prefix) this.#settle(error);
      },
    );
    this.#preparing = preparing;
  }
}

const REPAIRABLE: ReadonlySet<string> = new Set(['answer_invalid', 'answer_cut']);

function repair(error: NarratoriaError, schema: JsonObject): string {
  return `Your last answer could not be used: ${error.message} Keep to this schema: ${JSON.stringify(schema)}`;
}

function tooLate(): NarratoriaError {
  return new NarratoriaError('model_timeout', 'There was no time left to ask the language model.');
}

/** Why a plan must not be handed out, or null. */
function problemOf(plan: Plan, skills: readonly Skill[]): string | null {
  try {
    checkDocument(plan);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const names = new Set(skills.map(({ name }) => name));
  const foreign = plan.tools.find(({ toolPath }) => !names.has(toolPath.split('/')[1] ?? ''));
  if (foreign !== undefined) return `${foreign.toolPath} is not among the skills`;
  const nodes = plan.tools.map(({ toolId, dependencies = [] }) => ({ id: toolId, dependencies }));
  return topologicalOrder(nodes).length < nodes.length ? 'its tools wait for each other' : null;
}
