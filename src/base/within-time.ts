interface Bounds {
  ms: number;
  /** The error for work that is too slow. */
  late: () => Error;
  /** Ends the work early. */
  stop?: AbortSignal | undefined;
  /** The error for work that was ended early; the reason of `stop` unless given. */
  stopped?: () => Error;
}

/**
 * The result of some work, or the error that came first: its own, the time's, or that of `stop`.
 * Work that is cut off is told by its signal; whether it listens or not, nobody waits for it.
 */
export function withinTime<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { ms, late, stop, stopped }: Bounds,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const own = new AbortController();
    const cutOff = (reason: unknown) => {
      release();
      reject(reason);
      own.abort(reason);
    };
    const onStop = () => cutOff(stopped?.() ?? stop?.reason);
    const timer = setTimeout(() => cutOff(late()), ms);
    const release = () => {
      clearTimeout(timer);
      stop?.removeEventListener('abort', onStop);
    };
    if (stop?.aborted) {
      onStop();
      return;
    }
    stop?.addEventListener('abort', onStop, { once: true });
    Promise.resolve(own.signal).then(work).then(resolve, reject).finally(release);
  });
}
