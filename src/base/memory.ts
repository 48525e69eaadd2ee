import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_EVERY_MS = 5_000;
/** About twice what a story needs. */
const ENOUGH_BYTES = 120 * 2 ** 20;
/** Garbage is looked for again only when the heap has grown by so much since. */
const GROWTH = 1.25;

type Collect = (options: { type: 'major'; execution: 'async' }) => Promise<void>;

/**
 * Gives memory back that nothing uses any more. Where a machine has much of it, V8 lets garbage grow to half a gigabyte
 * before it looks for the first time; a story makes ten megabytes of it a scene. Returns what ends this.
 */
export function keepMemoryLow(): () => void {
  setFlagsFromString('--expose-gc');
  // The space for what is young stays as large as starting has made it; it would grow to 128 MB.
  setFlagsFromString('--semi-space-growth-factor=1');
  const collect = runInNewContext('gc') as Collect;
  let enough = ENOUGH_BYTES;
  let isBusy = false;
  const timer = setInterval(async () => {
    if (isBusy || process.memoryUsage().heapTotal < enough) return;
    isBusy = true;
    await collect({ type: 'major', execution: 'async' });
    enough = Math.max(ENOUGH_BYTES, process.memoryUsage().heapTotal * GROWTH);
    isBusy = false;
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
