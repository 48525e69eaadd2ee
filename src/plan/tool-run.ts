import { lstatSync, mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { NarratoriaError, ToolTimeoutError } from '../base/errors.ts';
import { asJson, type JsonObject } from '../base/json.ts';
import { Masker } from '../base/mask.ts';
import { withinTime } from '../base/within-time.ts';
import type { AssetReference, Attempt, ToolError, ToolResult } from '../contracts/execution-result.ts';
import type { ToolHost, ToolInput, ToolSession } from '../contracts/tool-input.ts';
import type { ScriptCall, ScriptRun, TimeLimit } from '../skills/call.ts';
import type { SkillHealth } from '../skills/health.ts';
import { boxFor } from '../skills/process/confinement.ts';
import type { TimedEvent } from '../skills/protocol/decoder.ts';
import { mergeObjects } from '../skills/protocol/merge-patch.ts';
import type { ScriptRunner } from '../skills/runner.ts';
import { AppliedChanges } from './applied-changes.ts';
import { registerAsset } from './assets.ts';
import { Clock, type Suspension, suspendAll } from './clock.ts';
import { retryDelay } from './limits.ts';
import type { PreparedTool } from './prepare.ts';
import type { ProgressListener } from './progress.ts';

/** Events of failed attempts stay in the trace up to this many; what a flood adds is only counted. */
const KEPT_EVENTS_OF_A_FAILURE = 200;

const HOST_PATIENCE_MS = 2000;

/** Timers count in milliseconds and may be one early: less time than this is none. */
const LEAST_TIME_MS = 2;

/** Leave to call the host services, for one process and as long as it lives. */
export interface HostGrant {
  url: string;
  token: string;
  /** The same services for a script that reaches no port; absent where there are no such sockets. */
  socketPath?: string;
  /** The same services for a script that runs in this process. */
  ask?: NonNullable<ScriptCall['askHost']>;
  revoke(): void;
}

export interface HostScope {
  skill: string;
  toolId: string;
  planId: string;
  playthroughId: string;
  sessionId: string;
  scene: number;
  /** The services that the skill declares. */
  methods: readonly string[];
  /** What the attempts of this tool have changed that must not be changed twice. */
  ledger?: AppliedChanges;
  /** Has the time of the tool and of its plan stand still while a call shows signs of life. */
  suspend?: () => Suspension;
}

/** What every tool of one plan shares. */
export interface ToolContext {
  planId: string;
  session: ToolSession;
  runner: ScriptRunner;
  health: SkillHealth;
  /** The time of the plan. */
  clock: Clock;
  /** When the tool has to be over, by that clock: with the plan, or with its share of the plan's time. */
  deadline: number;
  /** Whether the deadline is only a share of the plan's time. */
  hasShare?: boolean;
  planTimeoutMs: number;
  /** Time for a tool of which nobody has said how long it may take. */
  toolTimeoutMs: number;
  signal: AbortSignal;
  tell: ProgressListener;
  /** Data folders that have been made for this plan. */
  folders: Set<string>;
  configOf: (skill: string) => JsonObject;
  secretsOf: (skill: string) => readonly string[];
  whyNotStarted: (skill: string) => Promise<NarratoriaError | null>;
  /** Where files that scripts announce are kept; null leaves them where they are. */
  assetFolder: string | null;
  grantHost: ((scope: HostScope) => Promise<HostGrant | null>) | null;
}

/** What every attempt of one tool shares besides. */
interface AttemptContext extends ToolContext {
  ledger: AppliedChanges;
  /** The time of this attempt. */
  ownClock: Clock;
}

/** A tool's result, with what only a success hands on. */
export interface ToolRun {
  result: ToolResult;
  patches: readonly JsonObject[];
  assets: readonly AssetReference[];
}

/** Runs one tool of a plan: its first attempt and as many retries as its policy and the plan's time allow. */
export async function runTool(
  tool: PreparedTool,
  outputs: Record<string, JsonObject | null>,
  context: ToolContext,
): Promise<ToolRun> {
  const { health, tell } = context;
  const { skill } = tool.script;
  const runs: ScriptRun[] = [];
  const start = performance.now();
  const ledger = new AppliedChanges();
  const wasOnProbation = health.stateOf(skill) === 'temporaryFailure';
  for (let attempt = 1; ; attempt += 1) {
    ledger.beginAttempt();
    const run = await runOnce(tool, outputs, attempt, { ...context, ledger, ownClock: new Clock() });
    if (run !== null) runs.push(run);
    if (run === null) {
      if (runs.length === 0) throw new ToolTimeoutError('plan_timeout', context.planTimeoutMs);
      break;
    }
    if (run.error === null) {
      health.succeeded(skill);
      break;
    }
    if (isCancelled(context)) break; // the player's wish is not the skill's fault
    health.failed(skill, run.error);
    if (!tool.required && run.error.category === 'timeout') {
      // The scene has waited for it once, which is enough: the next scene is its retry, and the last one.
      if (wasOnProbation) health.exhausted(skill);
      break;
    }
    if (run.error.code === 'plan_timeout') break;
    const delayMs = retryDelay(tool.backoffMs, attempt);
    if (attempt > tool.maxRetries) {
      health.exhausted(skill);
      break;
    }
    if (context.clock.now() + delayMs >= context.deadline) break;
    tell({ type: 'retry', toolId: tool.id, nextAttempt: attempt + 1, delayMs, error: run.error });
    await sleep(delayMs, undefined, { signal: context.signal }).catch(() => {});
    if (isCancelled(context)) break;
  }
  return toToolRun(tool, runs, Math.round(performance.now() - start), context);
}

/** Whether the player asked to stop, or the program shuts down. */
export function isCancelled({ signal, runner }: ToolContext): boolean {
  return signal.aborted || runner.isClosing;
}

/** The result of a tool that never ran: skipped for a reason, or failed before a process could be started. */
export function toolThatNeverRan(
  tool: PreparedTool,
  state: 'skipped' | 'failed' | 'timeout',
  error: ToolError,
): ToolRun {
  const { result, ...rest } = nothingToDo(tool);
  return { ...rest, result: { ...result, state, warnings: [], error } };
}

/** The result of a tool that was not needed in the end. What waited for it goes on without its output. */
export function nothingToDo(tool: PreparedTool): ToolRun {
  const result: ToolResult = {
    toolId: tool.id,
    skill: tool.script.skill,
    state: 'skipped',
    output: {},
    events: [],
    executionTimeMs: 0,
    retryCount: 0,
    attempts: [],
    warnings: ['There was nothing for it to do.'],
  };
  return { result, patches: [], assets: [] };
}

/** Makes sure the skill's private folder is there, and is its own: a link could lead anywhere. */
function prepareFolder(folder: string): void {
  const there = lstatSync(folder, { throwIfNoEntry: false });
  if (there?.isDirectory()) return;
  mkdirSync(folder, { recursive: true });
  if (there?.isSymbolicLink() !== true) return;
  throw new NarratoriaError(
    'script_not_executable',
    `${folder} is a link, and a skill's data must be its own.`,
  );
}

/** One process. Null when the plan's time is over before it could be started. */
async function runOnce(
  tool: PreparedTool,
  outputs: Record<string, JsonObject | null>,
  attempt: number,
  context: AttemptContext,
): Promise<ScriptRun | null> {
  const { deadline, clock, ownClock, signal, runner, tell } = context;
  const refusal = await context.whyNotStarted(tool.script.skill);
  if (refusal !== null) throw refusal;
  const { dataFolder } = tool.script;
  if (!context.folders.has(dataFolder)) prepareFolder(dataFolder);
  context.folders.add(dataFolder);
  const grant = await hostGrant(tool, context);
  try {
    const timeoutMs = tool.timeoutMs ?? context.toolTimeoutMs;
    const startedAt = ownClock.now();
    const left = (): TimeLimit => {
      const ofPlan = Math.ceil(deadline - clock.now());
      const ofTool = Math.ceil(startedAt + timeoutMs - ownClock.now());
      return ofPlan < ofTool ? { ms: ofPlan, code: 'plan_timeout' } : { ms: ofTool, code: 'tool_timeout' };
    };
    if (deadline - clock.now() < LEAST_TIME_MS) return null;
    const mask = new Masker([...context.secretsOf(tool.script.skill), grant?.token ?? '']);
    const shown = new Map<TimedEvent, TimedEvent>();
    const masked = (event: TimedEvent) => {
      const known = shown.get(event) ?? mask.data(event);
      shown.set(event, known);
      return known;
    };
    tell({ type: 'tool_started', toolId: tool.id, skill: tool.script.skill, attempt });
    const input = toolInput(tool, outputs, grant, context);
    const run = await runner.run(
      {
        file: tool.script.file,
        cwd: tool.script.dataFolder,
        box: boxFor(tool.script),
        ...(grant?.ask && { askHost: grant.ask }),
        input: asJson(input),
        get inputLine() {
          return inputLine(input);
        },
        timeLimit: { ...left(), left },
        onEvent: (event) => tell({ type: 'event', toolId: tool.id, attempt, event: masked(event) }),
      },
      signal,
    );
    return {
      ...run,
      events: run.events.map(masked),
      error: mask.data(run.error?.code === 'plan_timeout' ? stillRunning(run.error, context) : run.error),
      stderr: mask.text(run.stderr),
    };
  } finally {
    grant?.revoke();
  }
}

/** The plan's clock says nothing of a tool: what is to be known is that this one was still running. */
function stillRunning(error: ToolError, { hasShare = false }: ToolContext): ToolError {
  const message = hasShare
    ? "It was still running when its share of the plan's time was over: it is optional, and others had to come after it."
    : "It was still running when the plan's time was over.";
  return { ...error, message };
}

/** Leave to call back. A script goes without when the host services do not answer soon. */
async function hostGrant(tool: PreparedTool, context: AttemptContext): Promise<HostGrant | null> {
  const { grantHost, deadline, clock, signal } = context;
  if (grantHost === null) return null;
  const patience = Math.max(0, Math.min(HOST_PATIENCE_MS, Math.ceil(deadline - clock.now())));
  const late = () => new NarratoriaError('host_unavailable', 'The host services did not answer.');
  const granted = grantHost(scopeOf(tool, context));
  try {
    return await withinTime(() => granted, { ms: patience, late, stop: signal });
  } catch {
    granted.then(
      (grant) => grant?.revoke(), // nobody holds it any more
      () => {},
    );
    return null;
  }
}

function scopeOf(tool: PreparedTool, context: AttemptContext): HostScope {
  const { planId, session, ledger, clock, ownClock } = context;
  const { playthroughId, sessionId, scene } = session;
  const { skill, permissions } = tool.script;
  const methods = permissions.host ?? [];
  const suspend = () => suspendAll([clock, ownClock]);
  return { skill, toolId: tool.id, planId, playthroughId, sessionId, scene, methods, ledger, suspend };
}

/** Every tool of a plan is given the same session, which is by far the largest part of its input. */
const sessionTexts = new WeakMap<ToolSession, string>();

function inputLine({ session, ...others }: ToolInput): string {
  const text = sessionTexts.get(session) ?? JSON.stringify(session);
  sessionTexts.set(session, text);
  return `${JSON.stringify(others).slice(0, -1)},"session":${text}}\n`;
}

function toolInput(
  tool: PreparedTool,
  outputs: Record<string, JsonObject | null>,
  grant: HostGrant | null,
  context: ToolContext,
): ToolInput {
  return {
    requestId: context.planId,
    tool: tool.id,
    operation: tool.script.name,
    input: tool.input,
    config: context.configOf(tool.script.skill),
    dependencies: outputs,
    session: context.session,
    host: grant === null ? null : hostFor(tool, grant),
  };
}

/** A shipped script uses the port, which is quicker; any other may be confined where only the socket is in reach. */
function hostFor({ script }: PreparedTool, { url, token, socketPath }: HostGrant): ToolHost {
  return script.origin === 'shipped' || socketPath === undefined
    ? { url, token }
    : { url, token, socketPath };
}

async function toToolRun(
  tool: PreparedTool,
  runs: readonly ScriptRun[],
  executionTimeMs: number,
  { runner, assetFolder }: ToolContext,
): Promise<ToolRun> {
  const first = runs[0] as ScriptRun;
  const last = runs.at(-1) as ScriptRun;
  const succeeded = last.error === null;
  const accepted = succeeded ? last.events : [];
  const patches = accepted.flatMap((event) => (event.type === 'state_patch' ? [event.patch] : []));
  const announced = {
    toolId: tool.id,
    script: tool.script,
    tempFolder: runner.tempFolderOf(tool.script.skill),
    confinement: last.confinement,
    assetFolder,
  };
  const registered: (AssetReference | string)[] = [];
  // One after the other: each is read as a whole.
  for (const event of accepted)
    if (event.type === 'asset') registered.push(await registerAsset(event, announced));
  const kept = runs.map((run) =>
    run.error === null ? run.events : run.events.slice(0, KEPT_EVENTS_OF_A_FAILURE),
  );
  const dropped = runs.reduce(
    (sum, run, index) => sum + run.events.length - (kept[index] as TimedEvent[]).length,
    0,
  );
  const summary = accepted.findLast((event) => event.type === 'done')?.summary;
  const result: ToolResult = {
    toolId: tool.id,
    skill: tool.script.skill,
    state: stateOf(last.error),
    output: patches.reduce<JsonObject>(mergeObjects, {}),
    events: kept.flat(),
    startedAt: new Date(first.startedAt).toISOString(),
    executionTimeMs,
    retryCount: runs.length - 1,
    attempts: runs.map((run, index) => toAttempt(run, index + 1, (kept[index] as TimedEvent[]).length)),
    warnings: [
      ...registered.filter((asset) => typeof asset === 'string'),
      ...(dropped === 0 ? [] : [`${dropped} events of failed attempts were left out of the trace.`]),
    ],
    ...(summary === undefined ? {} : { summary }),
    ...(last.confinement === null ? {} : { confinement: last.confinement }),
    ...(last.error === null ? {} : { error: last.error }),
  };
  return { result, patches, assets: registered.filter((asset) => typeof asset !== 'string') };
}

function toAttempt(run: ScriptRun, number: number, eventCount: number): Attempt {
  return {
    number,
    state: stateOf(run.error),
    startedAt: new Date(run.startedAt).toISOString(),
    executionTimeMs: run.executionTimeMs,
    exitCode: run.exitCode,
    signal: run.signal,
    stderr: run.stderr,
    eventCount,
    ...(run.error === null ? {} : { error: run.error }),
  };
}

function stateOf(error: ToolError | null): 'success' | 'failed' | 'timeout' {
  if (error === null) return 'success';
  return error.category === 'timeout' ? 'timeout' : 'failed';
}
