import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Plan } from '../../../src/contracts/plan.ts';
import type { ToolSession } from '../../../src/contracts/tool-input.ts';
import { executePlan } from '../../../src/plan/executor.ts';
import type { ResolvedScript, SkillLibrary } from '../../../src/skills/library.ts';
import { commandFor } from '../../../src/skills/process/command.ts';
import { scriptEnvironment } from '../../../src/skills/process/environment.ts';
import type { ScriptRunner } from '../../../src/skills/runner.ts';

const SESSION: ToolSession = {
  playthroughId: 'bench',
  sessionId: 'bench',
  scene: 1,
  inGameTime: 'Day 1, morning',
  state: { hero: { hp: 10, bag: ['rope', 'lamp'] }, place: 'hall', day: 1 },
};

/** Tools that need nothing of one another. */
export function planOf(toolPaths: readonly string[]): Plan {
  return {
    requestId: '00000000-0000-4000-8000-000000000000',
    parallel: true,
    tools: toolPaths.map((toolPath, index) => ({
      toolId: `tool-${index}`,
      toolPath,
      async: true,
      input: {},
    })),
  };
}

export async function runPlan(plan: Plan, skills: SkillLibrary, runner: ScriptRunner): Promise<void> {
  const { success, failureReason } = await executePlan(plan, { skills, runner, session: SESSION });
  if (!success) throw new Error(`The plan failed: ${failureReason?.message}`);
  await nextTurn(); // the executor tidies up after its result is out; that is part of the price
}

export interface BareProcess {
  program: string;
  args: readonly string[];
  cwd: string;
  inputLine: string;
}

/** What the executor starts for a tool, and nothing around it. */
export function bareProcess(plan: Plan, script: ResolvedScript, index: number): BareProcess {
  const input = {
    requestId: plan.requestId,
    tool: `tool-${index}`,
    operation: script.name,
    input: {},
    config: {},
    dependencies: {},
    session: SESSION,
    host: null,
  };
  return { ...commandFor(script.file), cwd: script.dataFolder, inputLine: `${JSON.stringify(input)}\n` };
}

/** The least that a plan can cost: as many at once as there are cores, fed, read and waited for. */
export async function runBare(processes: readonly BareProcess[]): Promise<void> {
  const env = scriptEnvironment('bench');
  let next = 0;
  async function work(): Promise<void> {
    while (next < processes.length) {
      const { program, args, cwd, inputLine } = processes[next] as BareProcess;
      next += 1;
      await new Promise<void>((resolve, reject) => {
        const child = spawn(program, args, { cwd, env });
        child.stdout.resume();
        child.stderr.resume();
        child.on('error', reject);
        child.on('close', () => resolve());
        child.stdin.end(inputLine);
      });
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
