import type { JsonObject } from '../base/json.ts';
import type { ReplanOutcome } from '../plan/replan.ts';
import { type Scene, toldBy } from './scene.ts';

/** Who told it: the skill, with the model it had words from if it names one; else what stood in for a narrator. */
export function narratorOf(outcome: ReplanOutcome): string {
  return toldBy(outcome) ?? (outcome.state === 'FALLBACK' ? 'fallback' : 'plan');
}

export function patchesOf({ result }: ReplanOutcome): JsonObject[] {
  const succeeded = result?.toolResults.filter(({ state }) => state === 'success') ?? [];
  return succeeded.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'state_patch' ? [event.patch] : [])),
  );
}

export function planSummary({ plan, result, attempts }: ReplanOutcome): Scene['plan'] {
  return {
    requestId: plan?.requestId ?? null,
    attempts: attempts.length,
    tools: (result?.toolResults ?? []).map(({ toolId, skill, state, executionTimeMs, retryCount }) => ({
      toolId,
      skill,
      state,
      executionTimeMs,
      retryCount,
    })),
  };
}

export function timingsOf({ attempts }: ReplanOutcome, totalMs: number): Scene['timings'] {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    totalMs: Math.round(totalMs),
    planMs: sum(attempts.map(({ generationMs }) => generationMs)),
    executeMs: sum(attempts.map(({ executionMs }) => executionMs)),
  };
}
