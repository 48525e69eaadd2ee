import { availableParallelism } from 'node:os';
import { SkillLibrary } from '../../src/skills/library.ts';
import { ProcessRunner } from '../../src/skills/process/runner.ts';
import { scratchFolder } from '../support/scratch.ts';
import { type Budget, compare, type Row, rowOf } from './support/measure.ts';
import { bareProcess, planOf, runBare, runPlan } from './support/plans.ts';
import { writeTrivialSkills } from './support/trivial-skills.ts';

const SIZES = [
  { tools: 1, rounds: 60 },
  { tools: 10, rounds: 30 },
  { tools: 50, rounds: 20 },
  { tools: 200, rounds: 8 },
];
const BUDGET: Budget = { kind: 'at most', ratio: 1.15 };
const TOOLS_OF_BUDGET = 50;

/** A plan of trivial scripts against the same processes started, fed and read in a bare loop. */
export async function benchExecutor(
  sizes: readonly { tools: number; rounds: number }[] = SIZES,
): Promise<Row[]> {
  using folder = scratchFolder('bench');
  const toolPaths = writeTrivialSkills(folder.path, Math.max(...sizes.map(({ tools }) => tools)));
  const skills = await SkillLibrary.open({ roots: [{ folder: folder.path, origin: 'shipped' }] });
  const runner = new ProcessRunner();
  try {
    const rows: Row[] = [];
    for (const { tools, rounds } of sizes) {
      const paths = toolPaths.slice(0, tools);
      const plan = planOf(paths);
      const processes = paths.map((toolPath, index) => bareProcess(plan, skills.resolve(toolPath), index));
      const times = await compare(
        () => runPlan(plan, skills, runner),
        () => runBare(processes),
        rounds,
      );
      rows.push(
        rowOf({
          ...times,
          name: `executor, plan of ${tools}`,
          limitIs: `a bare spawn loop, ${availableParallelism()} at once`,
          budget: tools === TOOLS_OF_BUDGET ? BUDGET : null,
        }),
      );
    }
    return rows;
  } finally {
    await runner.close();
  }
}
