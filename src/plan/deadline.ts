import { NarratoriaError } from '../base/errors.ts';

/**
 * Runs work that must answer within a time, or until the outer signal says so: it is told to stop by its own signal,
 * and when it does not listen we go on without it.
 */
export async function withDeadline<Result>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal, deadline: number) => Promise<Result>,
  onLate: () => Error,
): Promise<Result> {
  const controller = new AbortController();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  stopped.catch(() => {}); // whoever waits hears of it; nobody has to wait
  const stop = (reason: Error) => {
    controller.abort(reason);
    reject(reason);
  };
  const cancel = () => stop(new NarratoriaError('plan_cancelled', 'It was cancelled.'));
  const timer = setTimeout(() => stop(onLate()), ms);
  outer?.addEventListener('abort', cancel, { once: true });
  if (outer?.aborted) cancel();
  try {
    return await Promise.race([work(controller.signal, Date.now() + ms), stopped]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', cancel);
  }
}
