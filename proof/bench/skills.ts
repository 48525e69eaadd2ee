import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SkillLibrary } from '../../src/skills/library.ts';
import { ProcessRunner } from '../../src/skills/process/runner.ts';
import { median } from '../support/numbers.ts';
import { ROOT } from '../support/program.ts';
import { scratchFolder } from '../support/scratch.ts';
import { exampleIn, toolInput } from './support/example.ts';
import { type Budget, type Row, rowOf, time } from './support/measure.ts';

const SKILLS = path.join(ROOT, 'skills');
const ROUNDS = 9;
/** Long enough for a process to be up and waiting. */
const WARM_UP_MS = 300;
/** A script that reads its input and writes a line is a Node process; what it costs beyond that is its own. */
const COLD: Budget = { kind: 'at most', ratio: 3 };
const WARM: Budget = { kind: 'at most', ratio: 1.5 };
/** These draw, render and encode a picture. */
const DRAWING = new Set(['generate-portrait', 'lookup-portrait', 'update-portrait']);
const COLD_DRAWING: Budget = { kind: 'at most', ratio: 6 };
const WARM_DRAWING: Budget = { kind: 'at most', ratio: 5 };

interface Script {
  name: string;
  file: string;
  input: unknown;
}

/** Every shipped script, cold and from a process that waits, against a Node process that does nothing. */
export async function benchSkills(): Promise<Row[]> {
  const library = await SkillLibrary.open({ roots: [{ folder: SKILLS, origin: 'shipped' }] });
  const scripts = library.skills.flatMap((skill) => skill.scripts);
  const rows: Row[] = [];
  for (const { name, file, examples } of scripts) {
    if (examples !== null)
      rows.push(...(await benchScript({ name, file, input: await exampleIn(examples) })));
  }
  return rows;
}

async function benchScript({ name, file, input }: Script): Promise<Row[]> {
  const runner = new ProcessRunner();
  const rounds: { bare: number; cold: number; warm: number }[] = [];
  using scratch = scratchFolder('bench');
  // A folder of its own each time: what was kept there would make the next call another one.
  const fresh = () => mkdtempSync(path.join(scratch.path, 'in-'));
  const call = (cwd: string) =>
    time(async () => {
      const inputLine = `${JSON.stringify(toolInput(name, input))}\n`;
      const { error } = await runner.run({
        file,
        cwd,
        inputLine,
        timeLimit: { ms: 30_000, code: 'tool_timeout' },
      });
      if (error !== null) throw new Error(`${name}: ${error.message}`);
    });
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const bare = await time(() => nothing(fresh()));
      const cold = await call(fresh());
      const waiting = fresh();
      runner.prewarm({ file, cwd: waiting });
      await sleep(WARM_UP_MS);
      const warm = await call(waiting);
      if (round > 0) rounds.push({ bare, cold, warm });
    }
  } finally {
    await runner.close();
  }
  const isDrawing = DRAWING.has(name);
  return [
    row(`${name}, cold`, rounds, ({ cold }) => cold, isDrawing ? COLD_DRAWING : COLD),
    row(`${name}, prewarmed`, rounds, ({ warm }) => warm, isDrawing ? WARM_DRAWING : WARM),
  ];
}

function row<Round extends { bare: number }>(
  name: string,
  rounds: readonly Round[],
  ours: (round: Round) => number,
  budget: Budget,
): Row {
  return rowOf({
    name,
    ours: median(rounds.map(ours)),
    limit: median(rounds.map(({ bare }) => bare)),
    limitIs: 'a Node process that does nothing',
    ratio: median(rounds.map((round) => ours(round) / round.bare)),
    budget,
    rounds: rounds.length,
  });
}

/** The least that a script can be: a process of the same kind, started and ended. */
function nothing(cwd: string): Promise<void> {
  const file = path.join(cwd, 'nothing.mjs');
  writeFileSync(file, '');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file], { cwd, env: {}, stdio: 'ignore' });
    child.on('error', reject);
    child.on('close', () => resolve());
  });
}
