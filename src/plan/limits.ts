import { availableParallelism } from 'node:os';

/** How large a plan may be. */
export const PLAN_LIMITS = {
  bytes: 8 * 1024 * 1024,
  tools: 500,
  /** Bytes of one tool's `input` as JSON. */
  inputBytes: 1024 * 1024,
  /** How deep the document may nest. */
  depth: 100,
} as const;

/** How long and how wide a plan may run. */
export interface ExecutionLimits {
  planTimeoutMs: number;
  /** Scripts at once; never more than the machine has cores. */
  concurrency: number;
}

const DEFAULT_PLAN_TIMEOUT_MS = 60_000;
export const DEFAULT_RETRY_POLICY = { maxRetries: 3, backoffMs: 100 } as const;

export function executionLimits(wanted: Partial<ExecutionLimits> = {}): ExecutionLimits {
  const cores = availableParallelism();
  return {
    planTimeoutMs: wanted.planTimeoutMs ?? DEFAULT_PLAN_TIMEOUT_MS,
    concurrency: Math.max(1, Math.min(wanted.concurrency ?? cores, cores)),
  };
}

/** The wait before retry number n (from 1): `backoffMs × 2^(n-1)`. */
export function retryDelay(backoffMs: number, retry: number): number {
  return backoffMs * 2 ** (retry - 1);
}
