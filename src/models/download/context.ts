import type { ProgressMeter } from './progress.ts';

/** What every step of one pull shares. */
export interface FetchContext {
  /** The model's folder, on the disk where its files end up. */
  folder: string;
  meter: ProgressMeter;
  signal: AbortSignal | undefined;
  limits: FetchLimits;
  /** Where the proxy variables are read from. */
  env: NodeJS.ProcessEnv;
  freeBytes: (folder: string) => Promise<number>;
}

export interface FetchLimits {
  /** A source that sends nothing for so long is given up. */
  stallMs: number;
  /** Tries in a row that brought nothing new, at one source. */
  tries: number;
  /** The wait before the second try; it doubles from then on. */
  retryDelayMs: number;
}

export const DEFAULT_LIMITS: FetchLimits = { stallMs: 30_000, tries: 5, retryDelayMs: 500 };
