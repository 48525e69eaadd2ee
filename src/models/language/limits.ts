import { NarratoriaError } from '../../base/errors.ts';

/** How long a model may take. */
export interface Limits {
  /** The longest time without a sign of life. */
  silenceMs: number;
  /** The longest time in all; none unless told. */
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** Does work that says when it shows a sign of life, and stops it when none comes or it takes too long. */
export async function withinLimits<Result>(
  { silenceMs, timeoutMs, signal }: Limits,
  work: (signal: AbortSignal, onSign: () => void) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const late =
    timeoutMs === undefined ? undefined : setTimeout(() => stop.abort(timedOut(timeoutMs)), timeoutMs);
  const silence = setTimeout(() => stop.abort(silent(silenceMs)), silenceMs);
  try {
    const signals = [stop.signal, ...(signal === undefined ? [] : [signal])];
    return await work(AbortSignal.any(signals), () => silence.refresh());
  } finally {
    clearTimeout(late);
    clearTimeout(silence);
  }
}

function timedOut(timeoutMs: number): NarratoriaError {
  return new NarratoriaError(
    'model_timeout',
    `The language model did not finish within ${timeoutMs} ms and was stopped.`,
    { details: { timeoutMs } },
  );
}

function silent(silenceMs: number): NarratoriaError {
  return new NarratoriaError(
    'model_silent',
    `The language model gave no sign of life for ${Math.round(silenceMs / 1000)} seconds and was stopped.`,
    { details: { silenceMs } },
  );
}
