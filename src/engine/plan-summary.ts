import type { JsonObject } from '../base/json.ts';
import { plainText } from '../base/plain-text.ts';
import type { Telling } from '../contracts/telling.ts';
import type { AttemptRecord, ReplanOutcome } from '../plan/replan.ts';
import type { FailedAttempt, Scene } from './scene.ts';
import { toldBy } from './telling-of.ts';

const MOST_TOOLS = 50;
const MOST_TEXT = 400;

/** Who told it: the skill, with the model it had words from if it names one; else what stood in for a narrator. */
export function narratorOf(outcome: ReplanOutcome): string {
  const told = toldBy(outcome);
  if (told === null) return outcome.state === 'FALLBACK' ? 'fallback' : 'plan';
  return told.model === null ? told.skill : `${told.skill} (${told.model})`;
}

/** Who wrote the scene, for those who want to show it. */
export function writerOf(outcome: ReplanOutcome, { writer, model, changed }: Telling): Scene['writer'] {
  const told = toldBy(outcome);
  if (told === null) return { kind: 'fallback', skill: null };
  return {
    ...{ kind: writer, skill: told.skill },
    ...(model !== undefined && { model }),
    ...(changed !== undefined && { changed }),
  };
}

export function patchesOf({ result }: ReplanOutcome): JsonObject[] {
  const succeeded = result?.toolResults.filter(({ state }) => state === 'success') ?? [];
  return succeeded.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'state_patch' ? [event.patch] : [])),
  );
}

export function planSummary({ plan, result, attempts }: ReplanOutcome): Scene['plan'] {
  const failed = attempts.flatMap(failedAttempt);
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
    ...(failed.length > 0 && { failed }),
  };
}

function failedAttempt({ attempt, planId, failure, tools, faults }: AttemptRecord): FailedAttempt[] {
  if (failure === null) return [];
  const shown = tools.slice(0, MOST_TOOLS).map(({ toolId, skill, state }) => {
    const error = faults.find((fault) => fault.toolId === toolId)?.error.message;
    return { toolId, skill, state, ...(error !== undefined && { error: plainText(error, MOST_TEXT) }) };
  });
  return [{ attempt, requestId: planId, message: plainText(failure.message, MOST_TEXT), tools: shown }];
}

export function timingsOf({ attempts }: ReplanOutcome, totalMs: number): Scene['timings'] {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    totalMs: Math.round(totalMs),
    planMs: sum(attempts.map(({ generationMs }) => generationMs)),
    executeMs: sum(attempts.map(({ executionMs }) => executionMs)),
  };
}
