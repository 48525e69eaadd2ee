import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PrewarmPool } from '../../src/skills/process/prewarm.ts';
import { ProcessRunner } from '../../src/skills/process/runner.ts';
import { startScript } from '../../src/skills/process/started-script.ts';
import { makeTempFolder, makeWorkshop, planOf, step } from '../support/skills.ts';

/** Leaves a note that it is there, then answers with its own process id and what it was asked. */
const REPORTER = `import { writeFileSync } from 'node:fs';
writeFileSync(new URL('../started-' + process.pid, import.meta.url), '');
let text = '';
process.stdin.on('data', (chunk) => { text += chunk; }).on('end', () => {
  console.log(JSON.stringify({ version: '0', type: 'state_patch', patch: { pid: process.pid, asked: JSON.parse(text).input } }));
  console.log(JSON.stringify({ version: '0', type: 'done', ok: true }));
});
`;

let folder: string;
let file: string;
let runner: ProcessRunner;
beforeEach(() => {
  folder = makeTempFolder();
  file = path.join(folder, 'scripts/reporter.mjs');
  mkdirSync(path.dirname(file));
  writeFileSync(file, REPORTER);
  runner = new ProcessRunner();
});
afterEach(async () => {
  await runner.close(0);
  rmSync(folder, { recursive: true, force: true });
});

/** The processes that have got to their first line in the skill of this folder. */
function startedIn(place: string): number[] {
  return readdirSync(place).flatMap((name) => (name.startsWith('started-') ? [Number(name.slice(8))] : []));
}

async function ask(question: string): Promise<{ pid: number; asked: unknown }> {
  const run = await runner.run({
    file,
    cwd: folder,
    inputLine: `${JSON.stringify({ input: { question } })}\n`,
    timeLimit: { ms: 60_000, code: 'tool_timeout' },
  });
  expect(run.error).toBeNull();
  const patch = run.events.find((event) => event.type === 'state_patch')?.patch;
  return patch as { pid: number; asked: unknown };
}

describe('a prewarmed script', () => {
  it('serves one invocation with its own input, then a fresh process serves the next', async () => {
    runner.prewarm({ file, cwd: folder }, 2);
    await expect.poll(() => startedIn(folder)).toHaveLength(2);
    const early = startedIn(folder);
    const answers = [await ask('first'), await ask('second'), await ask('third')];
    expect(answers.map(({ asked }) => asked)).toEqual([
      { question: 'first' },
      { question: 'second' },
      { question: 'third' },
    ]);
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(3);
    expect(answers.map(({ pid }) => early.includes(pid))).toEqual([true, true, false]);
  });

  it('is not used any more once its file has changed', async () => {
    runner.prewarm({ file, cwd: folder }, 1);
    await expect.poll(() => startedIn(folder)).toHaveLength(1);
    writeFileSync(file, REPORTER.replace('asked:', 'edition: 2, asked:'));
    expect(await ask('new?')).toMatchObject({ edition: 2 });
  });

  it('that does not wait is started cold, and not prewarmed again and again', async () => {
    writeFileSync(file, `process.exit(3);\n`);
    runner.prewarm({ file, cwd: folder }, 1);
    await sleep(500);
    runner.prewarm({ file, cwd: folder }, 1);
    writeFileSync(file, REPORTER);
    expect(await ask('still there?')).toMatchObject({ asked: { question: 'still there?' } });
  });

  it('is ended when the runner closes or the skill is dropped', async () => {
    const workshop = await makeWorkshop({ news: { scripts: { 'reporter.mjs': REPORTER } } }, 'named');
    const script = workshop.library.resolve('skills/news/reporter');
    workshop.runner.prewarm({ file: script.file, cwd: workshop.root }, 3);
    await expect.poll(workshop.processes).toHaveLength(3);
    expect(workshop.runner.sweep()).toBe(0);
    workshop.runner.dropPrewarmed((candidate) => candidate === script.file);
    await expect.poll(workshop.processes).toEqual([]);
    workshop.runner.prewarm({ file: script.file, cwd: workshop.root }, 1);
    await workshop.runner.close(0);
    await expect.poll(workshop.processes).toEqual([]);
    await workshop.close();
  });

  it('is started again after a plan that used it, when its manifest allows it', async () => {
    const scripts = [{ name: 'reporter', path: 'scripts/reporter.mjs', prewarm: true }];
    const news = { scripts: { 'reporter.mjs': REPORTER }, manifest: { scripts } };
    const workshop = await makeWorkshop({ news });
    const plan = () => planOf([step('a', 'skills/news/reporter'), step('b', 'skills/news/reporter')]);
    await workshop.execute(plan(), { prewarmNext: true });
    await expect.poll(workshop.processes).toHaveLength(2);
    const warm = workshop.processes();
    const result = await workshop.execute(plan());
    expect(result.toolResults.map(({ output }) => output['pid']).toSorted()).toEqual(warm.toSorted());
    await workshop.close();
  });
});

describe('the pool', () => {
  const pool = (limits: { processes?: number; memoryBytes?: number; ageMs?: number }) => {
    let count = 0;
    return new PrewarmPool({
      start: ({ file, cwd }) => {
        count += 1;
        return startScript({ file, cwd, mark: `test.${count}`, box: null });
      },
      onStarted: () => {},
      onEnded: () => {},
      limits: { processes: 8, memoryBytes: 2 ** 40, ageMs: 60_000, ...limits },
    });
  };

  it('keeps to its number, its memory and its age', async () => {
    const few = pool({ processes: 2 });
    few.warm({ file, cwd: folder }, 5);
    expect(few.size).toBe(2);
    few.drop(() => true);

    const small = pool({ memoryBytes: 1024 });
    small.warm({ file, cwd: folder }, 1);
    await sleep(200);
    small.warm({ file, cwd: folder }, 5);
    expect(small.size).toBe(process.platform === 'linux' ? 1 : 5);
    small.drop(() => true);

    const short = pool({ ageMs: 100 });
    short.warm({ file, cwd: folder }, 1);
    await expect.poll(() => short.size).toBe(0);
  });
});
