import type { Thread } from '../../base/thread/thread.ts';
import { withinTime } from '../../base/within-time.ts';

/** A busy machine may take so many times as long as an idle one. */
const PATIENCE = 20;
const LOOK_EVERY_MS = 100;

/**
 * The result of work in a thread, unless the thread computes for longer than so many seconds. What others compute
 * meanwhile does not count, but nobody waits for ever either.
 */
export async function withinSeconds<Result>(
  thread: Thread,
  work: () => Promise<Result>,
  { seconds, late }: { seconds: number; late: (seconds: number) => Error },
): Promise<Result> {
  const most = seconds * PATIENCE;
  const over = new AbortController();
  const atStart = thread.secondsOfWork();
  let isLooking = false;
  const timer = setInterval(async () => {
    // While the thread is in native code it answers late.
    if (isLooking) return;
    isLooking = true;
    const before = (await atStart) ?? 0;
    const now = (await thread.secondsOfWork()) ?? 0;
    isLooking = false;
    if (now - before > seconds) over.abort();
  }, LOOK_EVERY_MS);
  try {
    return await withinTime(work, {
      ms: most * 1000,
      late: () => late(most),
      stop: over.signal,
      stopped: () => late(seconds),
    });
  } finally {
    clearInterval(timer);
  }
}
