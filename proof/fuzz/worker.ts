import { parentPort, workerData } from 'node:worker_threads';
import { loadTarget } from './load.ts';
import { runTarget } from './run.ts';

/** What a worker is given. `progress` is read by the main thread even while this one hangs. */
export interface Assignment {
  target: string;
  seed: string;
  from: number;
  to: number;
  /** Number of the input being read, accepted and refused before it. */
  progress: Int32Array<SharedArrayBuffer>;
}

const { target, progress, ...range } = workerData as Assignment;
const tally = await runTarget(await loadTarget(target), {
  ...range,
  onInput: (...figures) => {
    for (const [place, figure] of figures.entries()) Atomics.store(progress, place, figure);
  },
});
parentPort?.postMessage(tally);
