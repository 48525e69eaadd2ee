import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findProgram } from '../../src/skills/process/interpreters.ts';
import {
  makeWorkshop,
  planOf,
  processesWith,
  shell,
  step,
  waitUntilNone,
  watchdogsOf,
} from '../support/skills.ts';

/** The watchdog gives stubborn scripts two seconds; a busy machine may need a few more. */
const GONE_WITHIN_MS = 30_000;

const canLook = process.platform === 'linux' && findProgram('setsid') !== null;
if (!canLook) console.info('orphans.test.ts is skipped: it needs /proc and setsid');

describe.skipIf(!canLook)('scripts of a program that', () => {
  it.for(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)('dies of %s end with it', async (signal) => {
    const { program, mark } = await startDoomed('wait');
    // hang 1, stubborn 2, family 4, daemon 2: the shells and their sleeps
    expect(processesWith(mark).length).toBeGreaterThanOrEqual(8);
    program.kill(signal);
    await once(program, 'exit');
    await expectNothingLeft(mark);
  });

  it('is killed while it confines them end with it', async () => {
    const { program, mark } = await startDoomed('wait', 'confined');
    expect(processesWith(mark).length).toBeGreaterThanOrEqual(6); // the daemon ended with its box
    program.kill('SIGKILL');
    await once(program, 'exit');
    await expectNothingLeft(mark);
  });

  it('is killed with its whole process group end with it', async () => {
    const { program, mark } = await startDoomed('wait');
    process.kill(-(program.pid as number), 'SIGKILL');
    await once(program, 'exit');
    await expectNothingLeft(mark);
  });

  it('exits without closing its runner end with it', async () => {
    const { program, mark } = await startDoomed('exit');
    if (program.exitCode === null) await once(program, 'exit');
    await expectNothingLeft(mark);
  });
});

describe.skipIf(!canLook)('the watchdog', () => {
  it('does not keep a program alive that has nothing more to do', async () => {
    const { program, mark } = await startDoomed('end');
    if (program.exitCode === null) await once(program, 'exit');
    expect(program.exitCode).toBe(0);
    await expectNothingLeft(mark);
  });

  it('goes when the runner closes', async () => {
    const workshop = await makeWorkshop({ smithy: { scripts: { 'ok.sh': shell() } } }, 'named');
    await workshop.execute(planOf([step('a', 'skills/smithy/scripts/ok.sh')]));
    expect(watchdogsOf(workshop.mark)).toHaveLength(1);
    await workshop.close();
    await expectNothingLeft(workshop.mark);
  });

  it('is replaced when somebody ends it', async () => {
    const workshop = await makeWorkshop({ smithy: { scripts: { 'ok.sh': shell() } } }, 'named');
    onTestFinished(() => workshop.close());
    const plan = planOf([step('a', 'skills/smithy/scripts/ok.sh')]);
    await workshop.execute(plan);
    const [first] = watchdogsOf(workshop.mark) as [number];
    process.kill(first, 'SIGKILL');
    expect(await waitUntilNone(() => watchdogsOf(workshop.mark))).toEqual([]);
    await sleep(300); // until the runner has noticed
    expect((await workshop.execute(plan)).success).toBe(true);
    expect(watchdogsOf(workshop.mark)).toHaveLength(1);
  });
});

interface Doomed {
  program: ChildProcess;
  mark: string;
}

/** Starts the program and waits until all its scripts are up. */
async function startDoomed(end: 'wait' | 'exit' | 'end', ...others: readonly 'confined'[]): Promise<Doomed> {
  const file = fileURLToPath(new URL('./fixtures/doomed.ts', import.meta.url));
  const program = spawn(process.execPath, [file, end, ...others], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(() => {
    program.kill('SIGKILL');
  });
  const [line] = (await once(createInterface(program.stdout), 'line')) as [string];
  const { mark, root } = JSON.parse(line) as { mark: string; root: string };
  onTestFinished(() => {
    for (const pid of processesWith(mark)) process.kill(pid, 'SIGKILL'); // a test that fails leaves none either
    rmSync(root, { recursive: true, force: true });
  });
  return { program, mark };
}

async function expectNothingLeft(mark: string): Promise<void> {
  expect(await waitUntilNone(() => processesWith(mark), GONE_WITHIN_MS), 'scripts').toEqual([]);
  expect(await waitUntilNone(() => watchdogsOf(mark), GONE_WITHIN_MS), 'watchdogs').toEqual([]);
}
