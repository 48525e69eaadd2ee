import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PrewarmPool } from '../../src/skills/process/prewarm.ts';
import { ScriptRunner } from '../../src/skills/process/runner.ts';
import { makeTempFolder, makeWorkshop, planOf, step } from '../support/skills.ts';

/** Answers with its own process id and what it was asked. */
const REPORTER = `const started = Date.now();
let text = '';
process.stdin.on('data', (chunk) => { text += chunk; }).on('end', () => {
  const waited = Date.now() - started;
  console.log(JSON.stringify({ version: '0', type: 'state_patch', patch: { pid: process.pid, waited, asked: JSON.parse(text).input } }));
  console.log(JSON.stringify({ version: '0', type: 'done', ok: true }));
});
`;

let folder: string;
let file: string;
let runner: ScriptRunner;
beforeEach(() => {
  folder = makeTempFolder();
  file = path.join(folder, 'reporter.mjs');
  writeFileSync(file, REPORTER);
  runner = new ScriptRunner();
});
afterEach(async () => {
  await runner.close(0);
  rmSync(folder, { recursive: true, force: true });
});

async function ask(question: string): Promise<{ pid: number; waited: number; asked: unknown }> {
  const run = await runner.run({
    file,
    cwd: folder,
    inputLine: `${JSON.stringify({ input: { question } })}\n`,
    timeLimit: { ms: 10_000, code: 'tool_timeout' },
  });
  expect(run.error).toBeNull();
  const patch = run.events.find((event) => event.type === 'state_patch')?.patch;
  return patch as unknown as { pid: number; waited: number; asked: unknown };
}

describe('a prewarmed script', () => {
  it('serves one invocation with its own input, then a fresh process serves the next', async () => {
    runner.prewarm(file, folder, 2);
    await sleep(600);
    const answers = [await ask('first'), await ask('second'), await ask('third')];
    expect(answers.map(({ asked }) => asked)).toEqual([
      { question: 'first' },
      { question: 'second' },
      { question: 'third' },
    ]);
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(3);
    expect(answers[0]?.waited).toBeGreaterThan(200);
    expect(answers[1]?.waited).toBeGreaterThan(200);
    expect(answers[2]?.waited).toBeLessThan(answers[0]?.waited ?? 0);
  });

  it('is not used any more once its file has changed', async () => {
    runner.prewarm(file, folder, 1);
    await sleep(300);
    writeFileSync(file, REPORTER.replace('asked:', 'edition: 2, asked:'));
    expect(await ask('new?')).toMatchObject({ edition: 2 });
  });

  it('that does not wait is started cold, and not prewarmed again and again', async () => {
    writeFileSync(file, `process.exit(3);\n`);
    runner.prewarm(file, folder, 1);
    await sleep(500);
    runner.prewarm(file, folder, 1);
    writeFileSync(file, REPORTER);
    expect(await ask('still there?')).toMatchObject({ asked: { question: 'still there?' } });
  });

  it('is ended when the runner closes or the skill is dropped', async () => {
    const workshop = await makeWorkshop({ news: { scripts: { 'reporter.mjs': REPORTER } } });
    const script = workshop.library.resolve('skills/news/reporter');
    workshop.runner.prewarm(script.file, workshop.root, 3);
    await sleep(200);
    expect(workshop.processes()).toHaveLength(3);
    expect(workshop.runner.sweep()).toBe(0);
    workshop.runner.dropPrewarmed((candidate) => candidate === script.file);
    await sleep(200);
    expect(workshop.processes()).toEqual([]);
    workshop.runner.prewarm(script.file, workshop.root, 1);
    await workshop.runner.close(0);
    await sleep(200);
    expect(workshop.processes()).toEqual([]);
    await workshop.close();
  });

  it('is started again after a plan that used it, when its manifest allows it', async () => {
    const scripts = [{ name: 'reporter', path: 'scripts/reporter.mjs', prewarm: true }];
    const workshop = await makeWorkshop({
      news: { scripts: { 'reporter.mjs': REPORTER }, manifest: { scripts } },
    });
    const plan = () => planOf([step('a', 'skills/news/reporter'), step('b', 'skills/news/reporter')]);
    await workshop.execute(plan(), { prewarmNext: true });
    await sleep(500);
    expect(workshop.processes()).toHaveLength(2);
    const result = await workshop.execute(plan());
    for (const { output } of result.toolResults) expect(output['waited']).toBeGreaterThan(200);
    await workshop.close();
  });
});

describe('the pool', () => {
  const pool = (limits: { processes?: number; memoryBytes?: number; ageMs?: number }) => {
    let count = 0;
    return new PrewarmPool({
      nextMark: () => {
        count += 1;
        return `test.${count}`;
      },
      onStarted: () => {},
      onEnded: () => {},
      limits: { processes: 8, memoryBytes: 2 ** 40, ageMs: 60_000, ...limits },
    });
  };

  it('keeps to its number, its memory and its age', async () => {
    const few = pool({ processes: 2 });
    few.warm(file, folder, 5);
    expect(few.size).toBe(2);
    few.drop(() => true);

    const small = pool({ memoryBytes: 1024 });
    small.warm(file, folder, 1);
    await sleep(200);
    small.warm(file, folder, 5);
    expect(small.size).toBe(process.platform === 'linux' ? 1 : 5);
    small.drop(() => true);

    const short = pool({ ageMs: 100 });
    short.warm(file, folder, 1);
    await sleep(300);
    expect(short.size).toBe(0);
  });
});
