import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SkillLibrary } from '../../src/skills/library.ts';
import { ProcessRunner } from '../../src/skills/process/runner.ts';
import { median } from '../support/numbers.ts';
import { ROOT } from '../support/program.ts';
import { scratchFolder } from '../support/scratch.ts';
import { exampleIn, toolInput } from './support/example.ts';
import { type Budget, type Row, rowOf } from './support/measure.ts';

const SKILLS = path.join(ROOT, 'skills');
const ROUNDS = 20;
/** Long enough for a process to be up and waiting. */
const WARM_UP_MS = 300;
const BUDGET: Budget = { kind: 'at most', ratio: 0.35 };

/** Each shipped script that may be prewarmed: a call to a process that waits, against a call that starts one. */
export async function benchPrewarming(): Promise<Row[]> {
  const library = await SkillLibrary.open({ roots: [{ folder: SKILLS, origin: 'shipped' }] });
  const scripts = library.skills.flatMap((skill) => skill.scripts.filter(({ prewarm }) => prewarm));
  const rows: Row[] = [];
  for (const { name, file, examples } of scripts) {
    if (examples !== null) rows.push(await benchScript(name, file, await exampleIn(examples)));
  }
  return rows;
}

async function benchScript(name: string, file: string, input: unknown): Promise<Row> {
  using scratch = scratchFolder('bench');
  const cwd = scratch.path;
  const runner = new ProcessRunner();
  const pairs: { warm: number; cold: number }[] = [];
  const call = async (): Promise<number> => {
    const start = performance.now();
    const { error } = await runner.run({
      file,
      cwd,
      inputLine: `${JSON.stringify(toolInput(name, input))}\n`,
      timeLimit: { ms: 10_000, code: 'tool_timeout' },
    });
    if (error !== null) throw new Error(`${name}: ${error.message}`);
    return performance.now() - start;
  };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const cold = await call();
    runner.prewarm({ file, cwd });
    await sleep(WARM_UP_MS);
    const warm = await call();
    if (round > 0) pairs.push({ warm, cold });
  }
  await runner.close();
  return rowOf({
    name: `prewarmed ${name}`,
    ours: median(pairs.map(({ warm }) => warm)),
    limit: median(pairs.map(({ cold }) => cold)),
    limitIs: 'the same script started cold',
    ratio: median(pairs.map(({ warm, cold }) => warm / cold)),
    budget: BUDGET,
    rounds: ROUNDS,
  });
}
