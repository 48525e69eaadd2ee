import { NarratoriaError } from '../base/errors.ts';
import type { JsonObject } from '../base/json.ts';
import { type Log, silentLog } from '../base/log.ts';
import type { ExecutionResult, ToolError } from '../contracts/execution-result.ts';
import type { ToolSession } from '../contracts/tool-input.ts';
import { SkillHealth } from '../skills/health.ts';
import type { SkillLibrary } from '../skills/library.ts';
import { boxFor } from '../skills/process/confinement.ts';
import { toToolError } from '../skills/process/outcome.ts';
import type { ScriptRunner } from '../skills/runner.ts';
import { aggregate } from './aggregate.ts';
import { Clock } from './clock.ts';
import { logFailure, logHealth } from './failure-log.ts';
import { type ExecutionLimits, executionLimits } from './limits.ts';
import { type PreparedPlan, type PreparedTool, preparePlan } from './prepare.ts';
import type { ProgressListener } from './progress.ts';
import { keepToStateBudget, type StateShares } from './state-budget.ts';
import {
  type HostGrant,
  type HostScope,
  isCancelled,
  nothingToDo,
  runTool,
  type ToolContext,
  type ToolRun,
  toolThatNeverRan,
} from './tool-run.ts';

/**
 * What a tool is really given, once everything it waited for is done: the plan's own input unless somebody knows better.
 * Null says that there is nothing for it to do.
 */
export type BindInput = (
  tool: PreparedTool,
  outputs: Readonly<Record<string, JsonObject | null>>,
) => Promise<JsonObject | null> | JsonObject | null;

export interface ExecuteOptions {
  skills: SkillLibrary;
  runner: ScriptRunner;
  session: ToolSession;
  health?: SkillHealth;
  limits?: Partial<ExecutionLimits>;
  /** A skill's settings, as its scripts get them. */
  configOf?: (skill: string) => JsonObject;
  /** Secrets among the settings; they are masked in everything that comes from the skill's scripts. */
  secretsOf?: (skill: string) => readonly string[];
  /** Why a skill must not be used (switched off, not configured), or null. Its health is looked at besides. */
  whyUnavailable?: (skill: string) => string | null;
  /** Whether the plan may run nothing although there are skills: none of them has anything to do now. */
  mayRunNothing?: boolean;
  /** Why a skill must not be started although it is available (its files are not what the user allowed), or null. */
  whyNotStarted?: (skill: string) => Promise<NarratoriaError | null>;
  /** Lets a script call the host services while it runs. */
  grantHost?: (scope: HostScope) => Promise<HostGrant | null>;
  /** Where files that scripts announce are kept; without one they stay where they are. */
  assetFolder?: string;
  /** What skills have added to this story's state so far; a plan that works adds to it. */
  stateShares?: StateShares;
  bindInput?: BindInput;
  /** Start the same scripts again when the plan is over, to wait for the next one. */
  prewarmNext?: boolean;
  signal?: AbortSignal;
  onProgress?: ProgressListener;
  /** Gets a warning for each tool that failed, and for each skill that got worse by it. */
  log?: Log;
}

/**
 * Checks a plan and runs it. Throws an InvalidPlanError when the plan may not run at all;
 * whatever happens to its scripts is in the result.
 */
export async function executePlan(document: unknown, options: ExecuteOptions): Promise<ExecutionResult> {
  const health = options.health ?? new SkillHealth();
  const prepared = preparePlan(document, {
    skills: options.skills,
    whyUnavailable: (skill) => whyUnavailable(skill, health, options.whyUnavailable),
    mayRunNothing: options.mayRunNothing ?? false,
  });
  return new PlanRun(prepared, { ...options, health }).run();
}

/** Why a skill may not be planned with now, as a clause; null when it may. */
export function whyUnavailable(
  skill: string,
  health: SkillHealth,
  otherReason: (skill: string) => string | null = () => null,
): string | null {
  if (health.stateOf(skill) === 'permanentFailure') return 'it failed too often in this session';
  return otherReason(skill);
}

/** One execution of one plan: starts what is ready, waits, settles, until every tool has a result. */
class PlanRun {
  readonly #prepared: PreparedPlan;
  readonly #context: ToolContext;
  readonly #concurrency: number;
  readonly #startedAt = Date.now();
  readonly #start = performance.now();
  readonly #clock = new Clock();
  readonly #waiting: PreparedTool[];
  readonly #settled = new Map<string, ToolRun>();
  readonly #prewarmNext: boolean;
  readonly #bindInput: BindInput | null;
  readonly #log: Log;
  readonly #stateShares: StateShares;
  #running = 0;
  #isExclusive = false;
  #finish: () => void = () => {};

  constructor(prepared: PreparedPlan, options: ExecuteOptions & { health: SkillHealth }) {
    const { planTimeoutMs, concurrency, toolTimeoutMs } = executionLimits(options.limits, prepared.plan);
    this.#prepared = prepared;
    this.#concurrency = concurrency;
    this.#waiting = [...prepared.order];
    this.#prewarmNext = options.prewarmNext ?? false;
    this.#bindInput = options.bindInput ?? null;
    this.#log = options.log ?? silentLog();
    this.#stateShares = options.stateShares ?? new Map();
    this.#context = {
      planId: prepared.plan.requestId,
      session: options.session,
      runner: options.runner,
      health: options.health,
      clock: this.#clock,
      deadline: this.#clock.now() + planTimeoutMs,
      planTimeoutMs,
      toolTimeoutMs,
      signal: options.signal ?? new AbortController().signal,
      tell: quietly(options.onProgress),
      folders: new Set(),
      configOf: options.configOf ?? (() => ({})),
      secretsOf: options.secretsOf ?? (() => []),
      whyNotStarted: options.whyNotStarted ?? (async () => null),
      assetFolder: options.assetFolder ?? null,
      grantHost: options.grantHost ?? null,
    };
  }

  async run(): Promise<ExecutionResult> {
    const { plan, tools } = this.#prepared;
    this.#context.tell({
      type: 'plan_started',
      planId: plan.requestId,
      tools: tools.map(({ id, script, dependencies }) => ({ toolId: id, skill: script.skill, dependencies })),
    });
    await new Promise<void>((resolve) => {
      this.#finish = resolve;
      this.#pump();
    });
    setImmediate(() => void this.#tidyUp());
    const { runs, shares, state } = this.#withinStateBudget();
    const result = aggregate({
      prepared: this.#prepared,
      runs,
      state,
      startedAt: this.#startedAt,
      executionTimeMs: Math.round(performance.now() - this.#start),
      wasCancelled: isCancelled(this.#context),
    });
    const { planId, success, executionTimeMs } = result;
    if (success) for (const [skill, bytes] of shares) this.#stateShares.set(skill, bytes);
    this.#context.tell({ type: 'plan_finished', planId, success, executionTimeMs });
    return result;
  }

  /** What the tools did, where tools whose patches found no room in the state have failed. */
  #withinStateBudget(): ReturnType<typeof keepToStateBudget> {
    const { session, health, planId } = this.#context;
    const budgeted = keepToStateBudget(this.#prepared.order, this.#settled, session.state, this.#stateShares);
    for (const tool of budgeted.refused) {
      const run = budgeted.runs.get(tool.id) as ToolRun;
      health.failed(tool.script.skill, run.result.error as ToolError);
      this.#settle(tool, run);
      logFailure(this.#log, planId, tool, run.result);
    }
    return budgeted;
  }

  /** After the result is out: nothing of this plan stays behind, and the next one finds its scripts waiting. */
  async #tidyUp(): Promise<void> {
    const { runner, whyNotStarted } = this.#context;
    runner.sweepSoon();
    if (!this.#prewarmNext) return;
    const scripts = this.#prepared.tools.map(({ script }) => script).filter(({ prewarm }) => prewarm);
    const byFile = Map.groupBy(scripts, ({ file }) => file);
    for (const [file, [script, ...others]] of byFile) {
      if (script !== undefined && (await whyNotStarted(script.skill)) === null)
        runner.prewarm({ file, cwd: script.dataFolder, box: boxFor(script) }, others.length + 1);
    }
  }

  /** Settles what cannot run any more and starts what can, as far as the rules of concurrency allow. */
  #pump(): void {
    for (;;) {
      const next = this.#nextReady();
      if (next === null) break;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      const error = this.#whyNot(next);
      if (error === null) this.#launch(next);
      else this.#settle(next, toolThatNeverRan(next, 'skipped', error));
    }
    if (this.#running === 0 && this.#waiting.length === 0) this.#finish();
  }

  /** The first tool whose dependencies have settled and that may run beside what runs now. */
  #nextReady(): PreparedTool | null {
    const ready = this.#waiting.filter((tool) => tool.dependencies.every((id) => this.#settled.has(id)));
    return ready.find((tool) => this.#whyNot(tool) !== null || this.#mayRunNow(tool)) ?? null;
  }

  /** A tool that is not async, or any tool of a plan that is not parallel, runs alone. */
  #mayRunNow(tool: PreparedTool): boolean {
    if (this.#running === 0) return true;
    const isShared = this.#prepared.plan.parallel === true && tool.async;
    return isShared && !this.#isExclusive && this.#running < this.#concurrency;
  }

  #launch(tool: PreparedTool): void {
    this.#running += 1;
    this.#isExclusive = !(this.#prepared.plan.parallel === true && tool.async);
    const outputs = Object.fromEntries(tool.dependencies.map((id) => [id, this.#outputOf(id)]));
    const { health } = this.#context;
    const stateBefore = health.stateOf(tool.script.skill);
    this.#run(tool, outputs)
      .catch((error: unknown) => couldNotRun(tool, error))
      .then((run) => {
        this.#running -= 1;
        this.#isExclusive = false;
        this.#settle(tool, run);
        logFailure(this.#log, this.#context.planId, tool, run.result);
        logHealth(this.#log, run.result, stateBefore, health.stateOf(tool.script.skill));
        this.#pump();
      });
  }

  async #run(tool: PreparedTool, outputs: Record<string, JsonObject | null>): Promise<ToolRun> {
    const context = { ...this.#context, ...this.#timeFor(tool) };
    if (this.#bindInput === null) return await runTool(tool, outputs, context);
    const input = await this.#bindInput(tool, outputs);
    if (input === null) return nothingToDo(tool);
    const { result, ...rest } = await runTool({ ...tool, input }, outputs, context);
    return { ...rest, result: input === tool.input ? result : { ...result, input } };
  }

  /** An optional tool gets half of the time that is left, so that a required one that waits still has its turn. */
  #timeFor({ required }: PreparedTool): Pick<ToolContext, 'deadline' | 'hasShare'> {
    const { deadline } = this.#context;
    if (required || !this.#waiting.some((other) => other.required)) return { deadline, hasShare: false };
    return { deadline: (this.#clock.now() + deadline) / 2, hasShare: true };
  }

  #settle(tool: PreparedTool, run: ToolRun): void {
    this.#settled.set(tool.id, run);
    const { state, executionTimeMs, warnings, error } = run.result;
    this.#context.tell({
      type: 'tool_finished',
      toolId: tool.id,
      state,
      executionTimeMs,
      warnings,
      ...(error === undefined ? {} : { error }),
    });
  }

  #outputOf(toolId: string): JsonObject | null {
    const result = this.#settled.get(toolId)?.result;
    return result?.state === 'success' ? result.output : null;
  }

  /** Why a tool must not start, or null. */
  #whyNot(tool: PreparedTool): ToolError | null {
    for (const id of tool.dependencies) {
      const { state, error } = (this.#settled.get(id) as ToolRun).result;
      const isIdle = state === 'skipped' && error === undefined;
      const isBlocking = !isIdle && (state === 'skipped' || (state !== 'success' && this.#isRequired(id)));
      if (isBlocking) return dependencyFailed(id, error);
    }
    if (isCancelled(this.#context)) {
      return {
        code: 'plan_cancelled',
        category: 'process_error',
        message: 'The plan was cancelled before this tool ran.',
      };
    }
    if (this.#clock.now() >= this.#context.deadline) {
      return {
        code: 'plan_timeout',
        category: 'timeout',
        message: `The plan's time was over before this tool ran${this.#whoTookTheTime()}.`,
      };
    }
    return null;
  }

  #whoTookTheTime(): string {
    const late = [...this.#settled].filter(([, { result }]) => result.state === 'timeout');
    return late.length === 0 ? '' : `; it went to ${late.map(([id]) => `"${id}"`).join(', ')}`;
  }

  #isRequired(toolId: string): boolean {
    return this.#prepared.tools.find(({ id }) => id === toolId)?.required ?? true;
  }
}

function dependencyFailed(toolId: string, error: ToolError | undefined): ToolError {
  const why = error === undefined ? '' : ` (${error.message})`;
  return {
    code: 'dependency_failed',
    category: 'tool_failure',
    message: `It depends on "${toolId}", which did not succeed${why}.`,
    details: { toolId },
  };
}

/** Trouble on our side of the process, such as a data folder that cannot be made. */
function couldNotRun(tool: PreparedTool, cause: unknown): ToolRun {
  const message = cause instanceof Error ? cause.message : String(cause);
  const error =
    cause instanceof NarratoriaError
      ? cause
      : new NarratoriaError('script_not_executable', `The script could not be run: ${message}.`);
  const told = toToolError(error);
  return toolThatNeverRan(tool, told.category === 'timeout' ? 'timeout' : 'failed', told);
}

/** A watcher that throws must not stop the plan. */
function quietly(listener: ProgressListener | undefined): ProgressListener {
  return (progress) => {
    try {
      listener?.(progress);
    } catch {
      // the watcher's own problem
    }
  };
}
