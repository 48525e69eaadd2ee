import { NarratoriaError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import type { Plan } from '../../contracts/plan.ts';
import type { CallRecord, PromptMessage } from '../../models/conversation.ts';
import type { Generation, LanguageModel } from '../../models/language/language-model.ts';
import { generateRecorded } from '../../models/recorded.ts';
import type { PlanGenerator, PlanRequest } from '../../plan/generator.ts';
import { topologicalOrder } from '../../plan/graph.ts';
import { checkDocument } from '../../plan/prepare.ts';
import { type PlanInput, planPrompt, planSchema, readPlan } from '../../prompts/tasks/plan.ts';
import type { Skill } from '../../skills/skill.ts';
import type { BuiltInPlanner, Draft } from '../built-in-planner.ts';
import { decide, planInput } from './decide.ts';
import { Patience } from './patience.ts';

/** What is left of the time for a plan when the model has had its share: composing takes some milliseconds. */
const RESERVE_MS = 400;
/** With less than this there is no point in asking. */
const LEAST_MS = 150;

interface ModelPlannerOptions {
  model: LanguageModel;
  builtIn: BuiltInPlanner;
  /** What every prompt of the story begins with. */
  front: () => Promise<readonly PromptMessage[]>;
  /** Makes the front shorter from now on; false when it cannot be. */
  shorten?: () => Promise<boolean>;
  /** Gets every call, to be kept with its scene. */
  record?: (call: CallRecord) => void;
  log: Log;
  /** Gets what the player should know, each sentence once. */
  onNotice?: (sentence: string) => void;
}

/**
 * Has a language model of this machine decide what to look up, what the scene is about, how it feels and which optional
 * skill takes part; the built-in planner composes the plan. Whenever the model has nothing usable to say in time, or runs
 * elsewhere, the built-in planner decides alone.
 */
export class ModelPlanner implements PlanGenerator {
  readonly #options: ModelPlannerOptions;
  readonly #patience: Patience;
  #name: string;
  /** What the model has read, or reads now. */
  #reading: { key: string; isDone: boolean; isTooLong: boolean; done: Promise<void> } | null = null;

  constructor(options: ModelPlannerOptions) {
    this.#options = options;
    this.#patience = new Patience(options);
    this.#name = options.builtIn.name;
  }

  /** Who made the last plan: the model's id, or the built-in planner. */
  get name(): string {
    return this.#name;
  }

  /** Has the model read what the next plan will begin with. Resolves when that is over, well or not. */
  async readAhead(): Promise<void> {
    while (!this.#patience.isOver && (await this.#isAllowed())) {
      this.#read(await this.#options.front());
      const reading = this.#reading;
      await reading?.done;
      if (reading === null || !reading.isTooLong) return;
    }
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
    if (this.#patience.isOver || !(await this.#isAllowed())) return null;
    const front = await this.#options.front();
    this.#read(front);
    // Reading takes longer than a plan may: until it is done, nobody waits for it.
    if (this.#reading?.isDone !== true) return null;
    const input = planInput(draft);
    try {
      const { json, model } = await this.#ask(draft, front, input);
      this.#patience.answered();
      return { draft: decide(draft, readPlan(json, input)), model };
    } catch (error) {
      request.signal.throwIfAborted();
      await this.#missed(error);
      return null;
    }
  }

  /** A planner reads no network, so only a model on this machine is asked. */
  async #isAllowed(): Promise<boolean> {
    try {
      const choice = await this.#options.model.choice('plan');
      return choice.kind !== 'none' && choice.isLocal;
    } catch (error) {
      this.#options.log.info({ err: error }, 'no language model can be chosen for planning');
      return false;
    }
  }

  /** Asks, and once more when the answer was not what was asked for. */
  async #ask(draft: Draft, front: readonly PromptMessage[], input: PlanInput): Promise<Generation> {
    const { model, log, record = () => {} } = this.#options;
    const { deadline, signal } = draft.request;
    const schema = planSchema(input);
    const generate = (asked: string) => {
      const timeoutMs = deadline - Date.now() - RESERVE_MS;
      if (timeoutMs < LEAST_MS) throw tooLate();
      const messages: PromptMessage[] = [...front, { role: 'user', content: asked, part: 'asked' }];
      return generateRecorded(
        model,
        { task: 'plan', messages, schema, timeoutMs, signal },
        { scene: draft.brief.scene, skill: null, toolId: null },
        record,
      );
    };
    try {
      return await generate(planPrompt(input));
    } catch (error) {
      if (!(error instanceof NarratoriaError) || !REPAIRABLE.has(error.code)) throw error;
      log.info({ err: error }, 'the language model is asked once more');
      return await generate(`${planPrompt(input)}\nYour last answer could not be used: ${error.message}`);
    }
  }

  /** Takes note of why there was no answer. */
  async #missed(error: unknown): Promise<void> {
    this.#options.log.warn({ err: error }, 'the language model has not decided; the built-in planner does');
    const code = codeOf(error);
    if (code === 'model_failed') this.#reading = null; // its process is gone, and what it had read
    // That its tokens are shorter than ours is not its fault: the next prompt is shorter too.
    if (code === 'prompt_too_long' && (await this.#options.shorten?.()) === true) return;
    this.#patience.missed(code === 'model_timeout' ? 'slow' : 'failed');
  }

  /** Sees to it that the model reads these messages; until it has, it is not asked. */
  #read(front: readonly PromptMessage[]): void {
    const { model, log } = this.#options;
    const key = front.map(({ content }) => content).join('\0');
    if (this.#reading?.key === key) return;
    const messages = front.map(({ part: _, ...message }) => message);
    const reading = { key, isDone: false, isTooLong: false, done: Promise.resolve() };
    this.#reading = reading;
    reading.done = model.prepare(messages, { task: 'plan' }).then(
      () => {
        reading.isDone = true;
        log.info({ characters: key.length }, 'the language model is ready to plan');
      },
      async (error: unknown) => {
        log.warn({ err: error }, 'the language model could not be prepared; the built-in planner plans');
        reading.isTooLong = codeOf(error) === 'prompt_too_long';
        if (this.#reading === reading) this.#reading = null;
        await this.#missed(error);
      },
    );
  }
}

const REPAIRABLE: ReadonlySet<string> = new Set(['answer_invalid', 'answer_cut']);

function codeOf(error: unknown): string {
  return error instanceof NarratoriaError ? error.code : 'internal_error';
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
