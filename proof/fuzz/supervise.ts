import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { describeError, type Finding } from './finding.ts';
import { inputOf, type Tally } from './run.ts';
import type { Target } from './target.ts';
import type { Assignment } from './worker.ts';

/** So long without a new input is a hang, however busy the machine is. */
const HANG_MS = 60_000;
const LOOK_EVERY_MS = 250;
const HEAP_MIB = 1024;
/** A target that breaks its worker this often is given up. */
const MOST_RESTARTS = 5;

export interface Row {
  target: string;
  what: string;
  inputs: number;
  seconds: number;
  accepted: number;
  refused: number;
  findings: Finding[];
}

type Ending = { tally: Tally } | { broke: Pick<Finding, 'kind' | 'message'> };

/** Runs a target in a thread of its own, so that an input that hangs or eats all memory ends itself and not the run. */
export async function supervise(target: Target, seed: string, from: number, to: number): Promise<Row> {
  const startedAt = performance.now();
  const row: Row = {
    target: target.name,
    what: target.what,
    inputs: to - from,
    seconds: 0,
    accepted: 0,
    refused: 0,
    findings: [],
  };
  let next = from;
  for (let restarts = 0; next < to && restarts <= MOST_RESTARTS; restarts += 1) {
    const progress = new Int32Array(new SharedArrayBuffer(12));
    const ending = await runWorker({ target: target.name, seed, from: next, to, progress });
    if ('tally' in ending) {
      row.accepted += ending.tally.accepted;
      row.refused += ending.tally.refused;
      row.findings.push(...ending.tally.findings);
      break;
    }
    const [number = next, accepted = 0, refused = 0] = progress;
    row.accepted += accepted;
    row.refused += refused;
    const input = await inputOf(target, seed, number);
    row.findings.push({
      target: target.name,
      seed,
      number,
      ...ending.broke,
      input: input.slice(0, 600),
      times: 1,
    });
    next = number + 1;
  }
  return { ...row, seconds: (performance.now() - startedAt) / 1000 };
}

async function runWorker(workerData: Assignment): Promise<Ending> {
  const worker = new Worker(path.join(import.meta.dirname, 'worker.ts'), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
  });
  const ended = Promise.withResolvers<Ending>();
  worker.once('message', (tally: Tally) => ended.resolve({ tally }));
  worker.once('error', (error: NodeJS.ErrnoException) => {
    const kind = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'exception';
    ended.resolve({ broke: { kind, message: describeError(error) } });
  });
  worker.once('exit', (code) =>
    ended.resolve({ broke: { kind: 'exception', message: `The thread ended with ${code}.` } }),
  );
  let last = { number: -1, at: performance.now() };
  const watch = setInterval(() => {
    const number = Atomics.load(workerData.progress, 0);
    if (number !== last.number) last = { number, at: performance.now() };
    else if (performance.now() - last.at > HANG_MS)
      ended.resolve({ broke: { kind: 'hang', message: `Did not end within ${HANG_MS} ms.` } });
  }, LOOK_EVERY_MS);
  try {
    return await ended.promise;
  } finally {
    clearInterval(watch);
    await worker.terminate();
  }
}
