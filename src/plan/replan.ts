import { MaxReplanAttemptsError, NarratoriaError } from '../base/errors.ts';
import { isJsonObject } from '../base/json.ts';
import { silentLog } from '../base/log.ts';
import { plainText } from '../base/plain-text.ts';
import { withinTime } from '../base/within-time.ts';
import type { Brief } from '../contracts/brief.ts';
import type { ExecutionResult, ToolError, ToolResult } from '../contracts/execution-result.ts';
import type { Intent } from '../contracts/intent.ts';
import type { Plan } from '../contracts/plan.ts';
import { SCENE_CAPABILITIES } from '../skills/capabilities.ts';
import type { SkillHealth } from '../skills/health.ts';
import type { Skill } from '../skills/skill.ts';
import { MAX_PLAN_ATTEMPTS } from './aggregate.ts';
import { type ExecuteOptions, executePlan, whyUnavailable } from './executor.ts';
import { fallbackNarration } from './fallback.ts';
import type { AttemptFailure, PlanGenerator } from './generator.ts';
import { checkDocument } from './prepare.ts';

const GENERATION_MS = 5000;
const MOST_LOGGED_TOOLS = 50;
/** Priorities are from 0 to 100. */
const PRIORITY_RANGE = 101;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type ReplanState = 'GENERATING' | 'EXECUTING' | 'REPLANNING' | 'SUCCESS' | 'FALLBACK';

/** Where the story stands when a plan is made. */
export interface Situation {
  brief: Brief;
  /** Whether dice decide the deed and have not fallen yet. */
  isRisky: boolean;
}

export interface ReplanOptions extends ExecuteOptions {
  playerInput: string;
  intent: Intent | null;
  /** What the planner may know of the story now; asked for each attempt. */
  situation: () => Promise<Situation> | Situation;
  generator: PlanGenerator;
  health: SkillHealth;
  /** The tool that did not do what the plan was for, although every one of them succeeded; null when none. */
  shortfall?: (plan: Plan, result: ExecutionResult) => ToolFault | null;
  /** Told at every change of state. */
  onState?: (state: ReplanState, attempt: number) => void;
}

/** One turn of the loop: a plan was asked for and, if one came, executed. */
export interface AttemptRecord {
  attempt: number;
  planId: string | null;
  skills: readonly string[];
  /** What it was to run, and what became of each. */
  tools: readonly AttemptedTool[];
  generationMs: number;
  executionMs: number;
  failure: AttemptFailure | null;
  /** Tools that did not do their part, required or not. */
  faults: readonly ToolFault[];
}

export interface AttemptedTool {
  toolId: string;
  skill: string;
  /** `planned` when the plan was not run. */
  state: ToolResult['state'] | 'planned';
}

export interface ToolFault {
  toolId: string;
  skill: string;
  error: ToolError;
  /** It told of an error and did its work all the same, such as with what is built in when a server did not answer. */
  isRecovered?: true;
}

export interface ReplanOutcome {
  state: 'SUCCESS' | 'FALLBACK';
  /** The plan that worked, or the last one that was valid. */
  plan: Plan | null;
  /** Its result: partial when the loop ended in FALLBACK. */
  result: ExecutionResult | null;
  /** Text to show in place of a scene, only in FALLBACK. */
  narration: string | null;
  attempts: readonly AttemptRecord[];
  /** In FALLBACK, unless the loop was cancelled. */
  error: MaxReplanAttemptsError | null;
}

/**
 * Asks for a plan and runs it, at most five times: every failure is told to the generator, and the skill of a
 * required tool that failed is out for the rest of the loop. It always ends, and always with something to tell.
 */
export async function replanLoop(options: ReplanOptions): Promise<ReplanOutcome> {
  const { log = silentLog(), onState = () => {}, playerInput, session } = options;
  const disabledSkills = new Set<string>();
  const attempts: AttemptRecord[] = [];
  let plan: Plan | null = null;
  let result: ExecutionResult | null = null;

  for (let attempt = 1; attempt <= MAX_PLAN_ATTEMPTS && !isOver(options); attempt += 1) {
    const turn = await tryOnce(options, { attempt, disabledSkills: [...disabledSkills], attempts, onState });
    attempts.push(turn.record);
    plan = turn.plan ?? plan;
    result = turn.result ?? result;
    for (const skill of turn.result?.disabledSkills ?? []) disabledSkills.add(skill);
    const { failure, faults: _, ...facts } = turn.record;
    log.info({ ...facts, outcome: failure?.reason ?? 'success', failure }, 'plan attempt');
    if (failure === null) {
      onState('SUCCESS', attempt);
      return { state: 'SUCCESS', plan, result, narration: null, attempts, error: null };
    }
    if (attempt < MAX_PLAN_ATTEMPTS) onState('REPLANNING', attempt);
  }

  onState('FALLBACK', attempts.length);
  const error = new MaxReplanAttemptsError(
    attempts.length,
    attempts.map(({ failure }) => failure?.message ?? ''),
  );
  log.warn({ err: error, playerInput }, 'fallback narration');
  return {
    state: 'FALLBACK',
    plan,
    result,
    narration: fallbackNarration(playerInput, session.scene),
    attempts,
    error: isOver(options) ? null : error,
  };
}

/** Whether nobody waits for a scene any more: it was left, or the program ends. */
export function isOver({ signal, runner }: Pick<ReplanOptions, 'signal' | 'runner'>): boolean {
  return (signal?.aborted ?? false) || runner.isClosing;
}

interface Turn {
  attempt: number;
  disabledSkills: readonly string[];
  attempts: readonly AttemptRecord[];
  onState: (state: ReplanState, attempt: number) => void;
}

interface TurnOutcome {
  plan: Plan | null;
  result: ExecutionResult | null;
  record: AttemptRecord;
}

async function tryOnce(options: ReplanOptions, turn: Turn): Promise<TurnOutcome> {
  const { attempt, onState } = turn;
  const start = performance.now();
  let generationMs = 0;
  let answer: unknown;
  let plan: Plan | null = null;
  let result: ExecutionResult | null = null;
  let short: ToolFault | null = null;
  let failure: AttemptFailure | null;
  try {
    onState('GENERATING', attempt);
    answer = await generate(options, turn);
    generationMs = performance.now() - start;
    const checked = withLoopData(checkDocument(answer), turn, options.health);
    onState('EXECUTING', attempt);
    result = await executePlan(checked, { ...options, mayRunNothing: ranNothing(turn.attempts.at(-1)) });
    plan = checked;
    short = result.success ? (options.shortfall?.(plan, result) ?? null) : null;
    if (short !== null) result = without(result, short);
    failure = result.success ? null : failedExecution(attempt, result);
  } catch (error) {
    if (generationMs === 0) generationMs = performance.now() - start;
    if (!(error instanceof NarratoriaError))
      options.log?.error({ err: error, attempt }, 'a plan could not be made');
    failure = failedBefore(attempt, idOf(answer), error);
  }
  const tools =
    result?.toolResults.map(({ toolId, skill, state }) => ({ toolId, skill, state })) ?? toolsIn(answer);
  const record = {
    attempt,
    planId: idOf(answer),
    skills: [...new Set(tools.map(({ skill }) => skill))],
    tools,
    generationMs: Math.round(generationMs),
    executionMs: Math.round(performance.now() - start - generationMs),
    failure,
    faults: [...(result === null ? [] : faultsOf(result)), ...(short === null ? [] : [short])],
  };
  return { plan, result, record };
}

/**
 * Whether a plan was refused because it ran nothing. A generator that was told so and stays with it has looked at every
 * skill there is, and none has anything to do in this scene.
 */
function ranNothing(last: AttemptRecord | undefined): boolean {
  return (
    last !== undefined &&
    last.planId !== null &&
    last.tools.length === 0 &&
    last.failure?.reason === 'invalid_plan'
  );
}

/** The result of a plan that did not do what it was for, because of one skill. */
function without(result: ExecutionResult, { toolId, skill, error }: ToolFault): ExecutionResult {
  return {
    ...result,
    success: false,
    canReplan: result.attemptNumber < MAX_PLAN_ATTEMPTS,
    failedTools: [...result.failedTools, toolId],
    disabledSkills: [...new Set([...result.disabledSkills, skill])],
    failureReason: { code: error.code, category: error.category, message: error.message, toolId },
  };
}

/** A tool that was only skipped is not to blame. */
function faultsOf({ toolResults }: ExecutionResult): ToolFault[] {
  return toolResults.flatMap((tool): ToolFault[] => {
    const { toolId, skill, state, error } = tool;
    if (error !== undefined && (state === 'failed' || state === 'timeout')) return [{ toolId, skill, error }];
    return state === 'success' ? recoveredErrors(tool) : [];
  });
}

function recoveredErrors({ toolId, skill, events, attempts }: ToolResult): ToolFault[] {
  const ofSuccess = events.slice(-(attempts.at(-1)?.eventCount ?? 0));
  return ofSuccess.flatMap((event): ToolFault[] => {
    if (event.type !== 'error') return [];
    const { errorCode: code, errorMessage: message } = event;
    return [{ toolId, skill, error: { code, message, category: 'tool_failure' }, isRecovered: true }];
  });
}

async function generate(options: ReplanOptions, turn: Turn): Promise<unknown> {
  const { playerInput, intent, situation, generator, skills, health } = options;
  const { brief, isRisky } = await situation();
  const deadline = Date.now() + GENERATION_MS;
  return await withinTime(
    (signal) =>
      generator.generatePlan({
        playerInput,
        intent,
        brief,
        isRisky,
        availableSkills: skills.skills
          .filter(
            ({ name }) =>
              !turn.disabledSkills.includes(name) &&
              whyUnavailable(name, health, options.whyUnavailable) === null,
          )
          .filter((skill, _, all) => !isPassedOver(skill, all, health))
          .map((skill) => afterHealthy(skill, health)),
        disabledSkills: turn.disabledSkills,
        parentPlanId: parentOf(turn),
        generationAttempt: turn.attempt,
        failures: turn.attempts.flatMap(({ failure }) => (failure === null ? [] : [failure])),
        deadline,
        signal,
      }),
    {
      ms: GENERATION_MS,
      late: () => new NarratoriaError('generation_timeout', `No plan came within ${GENERATION_MS} ms.`),
      stop: options.signal,
      stopped: () => new NarratoriaError('plan_cancelled', 'It was cancelled.'),
    },
  );
}

/** Of what runs besides the scene itself, one that fails of late is left out when a healthy one offers the same. */
function isPassedOver(skill: Skill, all: readonly Skill[], health: SkillHealth): boolean {
  const offers = (capability: string) =>
    !SCENE_CAPABILITIES.has(capability) &&
    all.some(
      ({ name, capabilities }) => capabilities.includes(capability) && health.stateOf(name) === 'healthy',
    );
  return (
    health.stateOf(skill.name) === 'degraded' &&
    !skill.capabilities.some((capability) => SCENE_CAPABILITIES.has(capability)) &&
    skill.capabilities.some(offers)
  );
}

/** A skill that fails of late comes after every healthy one that can do the same, whatever its priority. */
function afterHealthy(skill: Skill, health: SkillHealth): Skill {
  const isHealthy = health.stateOf(skill.name) !== 'degraded';
  return isHealthy ? skill : { ...skill, priority: skill.priority - PRIORITY_RANGE };
}

/** The loop's own bookkeeping goes into the plan whatever the generator wrote, so that the chain can be followed. */
function withLoopData(plan: Plan, turn: Turn, health: SkillHealth): Plan {
  const degraded = [...health.all()].filter(([, state]) => state === 'degraded').map(([name]) => name);
  return {
    ...plan,
    disabledSkills: [...new Set([...(plan.disabledSkills ?? []), ...turn.disabledSkills])],
    metadata: {
      generatedAt: new Date().toISOString(),
      ...plan.metadata,
      generationAttempt: turn.attempt,
      parentPlanId: parentOf(turn),
      ...(degraded.length > 0 && { degradedSkills: degraded }),
    },
  };
}

function parentOf(turn: Turn): string | null {
  return turn.attempts.findLast(({ planId }) => planId !== null)?.planId ?? null;
}

function failedExecution(attempt: number, result: ExecutionResult): AttemptFailure {
  return {
    attempt,
    planId: result.planId,
    reason: result.failureReason?.category ?? 'tool_failure',
    message: result.failureReason?.message ?? 'A required tool failed.',
    failedTools: result.failedTools,
  };
}

function failedBefore(attempt: number, planId: string | null, error: unknown): AttemptFailure {
  const reason = error instanceof NarratoriaError ? error.code : 'generation_failed';
  const message = error instanceof Error ? error.message : String(error);
  return { attempt, planId, reason, message, failedTools: [] };
}

/** The id of what a generator answered, if it has one that others may refer to. */
function idOf(answer: unknown): string | null {
  const id = isJsonObject(answer) ? answer['requestId'] : null;
  return typeof id === 'string' && UUID.test(id) ? id : null;
}

/** What a plan that was not run would have run; nothing of a document that is no plan. */
function toolsIn(answer: unknown): AttemptedTool[] {
  const tools = isJsonObject(answer) && Array.isArray(answer['tools']) ? answer['tools'] : [];
  return tools.slice(0, MOST_LOGGED_TOOLS).flatMap((tool) => {
    const { toolId, toolPath } = isJsonObject(tool) ? tool : {};
    if (typeof toolId !== 'string' || typeof toolPath !== 'string') return [];
    return [
      { toolId: plainText(toolId, 80), skill: plainText(skillOf(toolPath), 80), state: 'planned' as const },
    ];
  });
}

function skillOf(toolPath: string): string {
  const parts = toolPath.split('/');
  return parts[parts.lastIndexOf('skills') + 1] ?? '';
}
