import { availableParallelism } from 'node:os';
import type { Plan } from '../contracts/plan.ts';
import { DEFAULT_TIMEOUT_MS } from '../skills/skill.ts';

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
  /** Time for a script whose manifest and plan say nothing. */
  toolTimeoutMs: number;
}

/** What the user, or the plan itself, asks for. */
type WantedLimits = { [Name in keyof ExecutionLimits]?: ExecutionLimits[Name] | undefined };

const DEFAULT_PLAN_TIMEOUT_MS = 60_000;
export const DEFAULT_RETRY_POLICY = { maxRetries: 3, backoffMs: 100 } as const;

/** The limits of one plan: its own word counts before the settings, except that it cannot widen them. */
export function executionLimits(
  wanted: WantedLimits = {},
  { metadata }: Pick<Plan, 'metadata'> = {},
): ExecutionLimits {
  const cores = availableParallelism();
  const widest = Math.min(wanted.concurrency ?? cores, cores);
  return {
    planTimeoutMs: metadata?.timeout ?? wanted.planTimeoutMs ?? DEFAULT_PLAN_TIMEOUT_MS,
    concurrency: Math.max(1, Math.min(metadata?.concurrency ?? widest, widest)),
    toolTimeoutMs: wanted.toolTimeoutMs ?? DEFAULT_TIMEOUT_MS,
  };
}

/** The wait before retry number n (from 1): `backoffMs × 2^(n-1)`. */
export function retryDelay(backoffMs: number, retry: number): number {
  return backoffMs * 2 ** (retry - 1);
}
