/** How far a model has come. */
export interface DownloadProgress {
  /** `waiting`: another process is fetching the same model. */
  phase: 'waiting' | 'fetching' | 'unpacking' | 'checking';
  file: string;
  /** Where it comes from, for people. */
  source: string;
  bytes: number;
  /** Null where the server does not say. */
  total: number | null;
  /** Null until there is something to measure. */
  bytesPerSecond: number | null;
}

export type ProgressListener = (progress: DownloadProgress) => void;

const INTERVAL_MS = 100;
const WINDOW_MS = 3000;

/** Reports ten times a second at most, and the end of each step always. The rate is that of the last three seconds. */
export class ProgressMeter {
  readonly #listener: ProgressListener;
  readonly #now: () => number;
  #step: Pick<DownloadProgress, 'phase' | 'file' | 'source' | 'total'> | null = null;
  #samples: { at: number; bytes: number }[] = [];
  #reportedAt = Number.NEGATIVE_INFINITY;

  constructor(listener: ProgressListener = () => {}, now: () => number = () => performance.now()) {
    this.#listener = listener;
    this.#now = now;
  }

  begin(step: Pick<DownloadProgress, 'phase' | 'file' | 'source' | 'total'>, bytes = 0): void {
    this.#step = step;
    this.#samples = [{ at: this.#now(), bytes }];
    this.#report(bytes);
  }

  /** `bytes` of this step are there now. */
  reach(bytes: number): void {
    const at = this.#now();
    const isEnd = bytes === this.#step?.total;
    if (!isEnd && at - this.#reportedAt < INTERVAL_MS) return;
    this.#samples.push({ at, bytes });
    while (this.#samples.length > 2 && at - (this.#samples[0]?.at ?? at) > WINDOW_MS) this.#samples.shift();
    this.#report(bytes);
  }

  #report(bytes: number): void {
    if (this.#step === null) return;
    this.#reportedAt = this.#now();
    this.#listener({ ...this.#step, bytes, bytesPerSecond: this.#rate() });
  }

  #rate(): number | null {
    const first = this.#samples[0];
    const last = this.#samples.at(-1);
    if (first === undefined || last === undefined || last.at <= first.at) return null;
    return Math.max(0, ((last.bytes - first.bytes) * 1000) / (last.at - first.at));
  }
}
