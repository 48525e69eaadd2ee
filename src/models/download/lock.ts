import { setTimeout as sleep } from 'node:timers/promises';
import { NarratoriaError } from '../../base/errors.ts';
import { type Lock, takeLock } from '../../base/file-lock.ts';

const POLL_MS = 200;

/**
 * Runs `action` while no other process does so with the same lock file; waits for its turn. The lock ends with the
 * process however that ends.
 */
export async function withLock<Result>(
  file: string,
  { signal, onWait }: { signal?: AbortSignal | undefined; onWait?: () => void },
  action: () => Promise<Result>,
): Promise<Result> {
  let lock = tryLock(file);
  if (lock === null) onWait?.();
  while (lock === null) {
    await sleep(POLL_MS);
    signal?.throwIfAborted();
    lock = tryLock(file);
  }
  try {
    return await action();
  } finally {
    lock.release();
  }
}

function tryLock(file: string): Lock | null {
  try {
    return takeLock(file, 'exclusive');
  } catch (cause) {
    throw new NarratoriaError('home_unwritable', `${file} cannot be locked for a download.`, {
      hint: 'Set NARRATORIA_HOME to a folder you may write to.',
      details: { file },
      cause,
    });
  }
}
