import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JsonObject } from '../../src/base/json.ts';
import {
  type ExecutionResult,
  ExecutionResultSchema,
  type ToolResult,
} from '../../src/contracts/execution-result.ts';
import type { Plan, ToolInvocation } from '../../src/contracts/plan.ts';
import type { ToolSession } from '../../src/contracts/tool-input.ts';
import { validator } from '../../src/contracts/validate.ts';
import { type ExecuteOptions, executePlan } from '../../src/plan/executor.ts';
import { SkillLibrary, type SkillRoot } from '../../src/skills/library.ts';
import type { Mechanism } from '../../src/skills/process/confinement.ts';
import { INVOCATION_MARK } from '../../src/skills/process/environment.ts';
import { ProcessRunner } from '../../src/skills/process/runner.ts';
import type { SkillOrigin } from '../../src/skills/skill.ts';

/** A skill to write to disk: its scripts by file name, and what its manifest says beyond the necessary. */
export interface SkillSource {
  scripts: Record<string, string>;
  /** Manifest timeouts by file name, in milliseconds. */
  timeouts?: Record<string, number>;
  manifest?: JsonObject;
}

/** A line of a shell script that emits one event. */
export function emit(event: JsonObject): string {
  return `printf '%s\\n' '${JSON.stringify({ version: '0', ...event }).replaceAll("'", `'\\''`)}'`;
}

/** A shell script of these lines; one that only announces success when there are none. */
export function shell(...lines: string[]): string {
  return `#!/bin/sh\n${(lines.length === 0 ? [emit({ type: 'done', ok: true })] : lines).join('\n')}\n`;
}

export function makeTempFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'narratoria-test-'));
}

/** For tests that are about something else: skills in a home are used without being allowed, also by programs started here. */
export function trustSkills(): void {
  process.env['NARRATORIA_TRUST_SKILLS'] = '1';
}

/** Writes skills into a folder, which then is a skill root. */
export function writeSkills(root: string, skills: Record<string, SkillSource>): void {
  for (const [name, { scripts, timeouts = {}, manifest = {} }] of Object.entries(skills)) {
    const folder = path.join(root, name);
    mkdirSync(path.join(folder, 'scripts'), { recursive: true });
    const entries = Object.keys(scripts).map((file) => ({
      name: path.parse(file).name,
      path: `scripts/${file}`,
      ...(timeouts[file] === undefined ? {} : { timeout: timeouts[file] }),
    }));
    const document = { name, description: 'For tests.', version: '1.0.0', scripts: entries, ...manifest };
    writeFileSync(path.join(folder, 'skill.json'), JSON.stringify(document, null, 2));
    for (const [file, text] of Object.entries(scripts)) {
      const target = path.join(folder, 'scripts', file);
      writeFileSync(target, text);
      chmodSync(target, text.startsWith('#!') ? 0o755 : 0o644);
    }
  }
}

/** Skills that are ready to run, and everything a test asks about them. */
export interface Workshop {
  /** The first skill root. */
  root: string;
  library: SkillLibrary;
  runner: ProcessRunner;
  /** What the runner puts into the environment of all its processes, without the number of the invocation. */
  mark: string;
  /** Runs a plan and checks that the result keeps its contract. */
  execute(plan: unknown, options?: Partial<ExecuteOptions>): Promise<ExecutionResult>;
  /** Processes that this runner's scripts started and that are still there. */
  processes(): number[];
  close(): Promise<void>;
}

/** Opens skill roots; a folder given as `scratch` is deleted at the end. Scripts are confined as in play, or with these mechanisms. */
export async function openWorkshop(
  roots: readonly (SkillRoot | string)[],
  scratch?: string,
  mechanisms?: readonly Mechanism[],
): Promise<Workshop> {
  const [first] = roots;
  const library = await SkillLibrary.open({ roots });
  const runner = new ProcessRunner(mechanisms === undefined ? {} : { mechanisms });
  const mark = await markOf(runner);
  return {
    root: (typeof first === 'string' ? first : first?.folder) ?? '',
    library,
    runner,
    mark,
    execute: async (plan, options = {}) => {
      const result = await executePlan(plan, {
        skills: library,
        runner,
        session: sessionWith({}),
        ...options,
      });
      const findings = validator(ExecutionResultSchema)(JSON.parse(JSON.stringify(result)));
      if (findings.length > 0) throw new Error(`The result breaks its contract: ${JSON.stringify(findings)}`);
      return result;
    },
    processes: () => processesWith(mark),
    close: async () => {
      await runner.close(0);
      if (scratch !== undefined) rmSync(scratch, { recursive: true, force: true });
    },
  };
}

/**
 * A workshop of its own for these skills, in a new folder that `close` deletes. They have the rights of shipped ones,
 * because to confine a script takes thirty times as long as a short one runs; `named` for tests of what confined ones do.
 */
export async function makeWorkshop(
  skills: Record<string, SkillSource>,
  origin: SkillOrigin = 'shipped',
): Promise<Workshop> {
  const root = makeTempFolder();
  writeSkills(root, skills);
  return openWorkshop([{ folder: root, origin }], root);
}

export function sessionWith(state: JsonObject): ToolSession {
  return {
    playthroughId: 'playthrough-1',
    sessionId: 'session-1',
    scene: 7,
    inGameTime: '1247-10-03T18:00:00Z',
    state,
  };
}

export function planOf(tools: readonly ToolInvocation[], others: Partial<Plan> = {}): Plan {
  return { requestId: randomUUID(), tools: [...tools], ...others };
}

/** A step without retries, unless it asks for them. */
export function step(toolId: string, toolPath: string, others: Partial<ToolInvocation> = {}): ToolInvocation {
  return { toolId, toolPath, retryPolicy: { maxRetries: 0 }, ...others };
}

export function toolResult(result: ExecutionResult, toolId: string): ToolResult {
  const found = result.toolResults.find((entry) => entry.toolId === toolId);
  if (found === undefined) throw new Error(`The result has no tool ${toolId}.`);
  return found;
}

/** Processes that carry a runner's mark in their environment. */
export function processesWith(mark: string): number[] {
  return processesWhere('environ', (entry) => entry.startsWith(`${INVOCATION_MARK}=${mark}`));
}

/** The watchdogs of a runner; it has at most one. */
export function watchdogsOf(mark: string): number[] {
  return processesWhere('cmdline', (entry) => entry === mark);
}

/** Asks again and again until nothing is found, and returns what was left when the time was over. */
export async function waitUntilNone<Item>(find: () => Item[], timeoutMs = 30_000): Promise<Item[]> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const found = find();
    if (found.length === 0 || performance.now() > end) return found;
    await sleep(20);
  }
}

/** Processes one of whose environment entries or arguments is like this; none where there is no /proc to look in. */
function processesWhere(file: 'environ' | 'cmdline', matches: (entry: string) => boolean): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => entriesOf(`/proc/${pid}/${file}`).some(matches))
    .map(Number);
}

function entriesOf(file: string): string[] {
  try {
    return readFileSync(file, 'latin1').split('\0');
  } catch {
    return []; // the process has just ended
  }
}

/** The mark a runner gives to all its processes, told by one of them. */
async function markOf(runner: ProcessRunner): Promise<string> {
  const folder = makeTempFolder();
  try {
    const file = path.join(folder, 'mark.sh');
    writeFileSync(
      file,
      `printf '{"version":"0","type":"done","ok":true,"summary":"%s"}\\n' "$${INVOCATION_MARK}"`,
    );
    const { events } = await runner.run({
      file,
      cwd: folder,
      inputLine: '{}\n',
      timeLimit: { ms: 30_000, code: 'tool_timeout' },
    });
    const [done] = events;
    const mark = done?.type === 'done' ? done.summary?.split('.')[0] : undefined;
    if (!mark) throw new Error('A script did not find its mark in the environment.');
    return mark;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
