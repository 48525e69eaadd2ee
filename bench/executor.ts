import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Plan } from '../src/contracts/plan.ts';
import type { ToolSession } from '../src/contracts/tool-input.ts';
import { executePlan } from '../src/plan/executor.ts';
import { type ResolvedScript, SkillLibrary } from '../src/skills/library.ts';
import { commandFor } from '../src/skills/process/command.ts';
import { scriptEnvironment } from '../src/skills/process/environment.ts';
import { ScriptRunner } from '../src/skills/process/runner.ts';
import { type Budget, compare, isWithin, type Row } from './support/measure.ts';
import { writeTrivialSkills } from './support/trivial-skills.ts';

const SIZES = [
  { tools: 1, rounds: 60 },
  { tools: 10, rounds: 30 },
  { tools: 50, rounds: 20 },
  { tools: 200, rounds: 8 },
];
const BUDGET: Budget = { kind: 'at most', ratio: 1.15 };
const TOOLS_OF_BUDGET = 50;

const SESSION: ToolSession = {
  playthroughId: 'bench',
  sessionId: 'bench',
  scene: 1,
  inGameTime: 'Day 1, morning',
  state: { hero: { hp: 10, bag: ['rope', 'lamp'] }, place: 'hall', day: 1 },
};

/** A plan of trivial scripts against the same processes started, fed and read in a bare loop. */
export async function benchExecutor(): Promise<Row[]> {
  const { folder, toolPaths, remove } = writeTrivialSkills(Math.max(...SIZES.map(({ tools }) => tools)));
  const skills = await SkillLibrary.open({ roots: [folder] });
  const runner = new ScriptRunner();
  try {
    const rows: Row[] = [];
    for (const { tools, rounds } of SIZES) {
      const paths = toolPaths.slice(0, tools);
      const plan = planOf(paths);
      const processes = paths.map((toolPath, index) => bareProcess(plan, skills.resolve(toolPath), index));
      const { oursMs, limitMs, ratio } = await compare(
        () => runPlan(plan, skills, runner),
        () => runBare(processes),
        rounds,
      );
      const budget = tools === TOOLS_OF_BUDGET ? BUDGET : null;
      rows.push({
        name: `executor, plan of ${tools}`,
        ours: oursMs,
        limit: limitMs,
        limitIs: `a bare spawn loop, ${availableParallelism()} at once`,
        unit: 'ms',
        ratio,
        budget,
        holds: budget && isWithin(ratio, budget),
        rounds,
      });
    }
    return rows;
  } finally {
    await runner.close();
    remove();
  }
}

function planOf(toolPaths: readonly string[]): Plan {
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

async function runPlan(plan: Plan, skills: SkillLibrary, runner: ScriptRunner): Promise<void> {
  const { success, failureReason } = await executePlan(plan, { skills, runner, session: SESSION });
  if (!success) throw new Error(`The plan failed: ${failureReason?.message}`);
  await nextTurn(); // the executor tidies up after its result is out; that is part of the price
}

interface BareProcess {
  program: string;
  args: readonly string[];
  cwd: string;
  inputLine: string;
}

function bareProcess(plan: Plan, script: ResolvedScript, index: number): BareProcess {
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

async function runBare(processes: readonly BareProcess[]): Promise<void> {
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
