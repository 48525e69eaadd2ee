import type { JsonObject } from '../base/json.ts';
import type { ExecutionResult, FailureReason } from '../contracts/execution-result.ts';
import type { PreparedPlan, PreparedTool } from './prepare.ts';
import type { ToolRun } from './tool-run.ts';

/** How many plans may be tried for one choice. */
export const MAX_PLAN_ATTEMPTS = 5;

interface AggregateInput {
  prepared: PreparedPlan;
  runs: ReadonlyMap<string, ToolRun>;
  /** With the patches of all tools that succeeded. */
  state: JsonObject;
  startedAt: number;
  executionTimeMs: number;
  wasCancelled: boolean;
}

/** Joins what the tools did into one result. */
export function aggregate(input: AggregateInput): ExecutionResult {
  const { prepared, runs, wasCancelled } = input;
  const { plan, tools, order } = prepared;
  const runOf = (tool: PreparedTool) => runs.get(tool.id) as ToolRun;
  const succeeded = order.filter((tool) => runOf(tool).result.state === 'success');
  const failed = order.filter((tool) => ['failed', 'timeout'].includes(runOf(tool).result.state));
  const success = tools.every((tool) => !tool.required || isFine(runOf(tool)));
  const attemptNumber = plan.metadata?.generationAttempt ?? 1;
  const failedSkills = failed.filter((tool) => isToBlame(tool, runOf(tool))).map((tool) => tool.script.skill);
  const reason = success ? null : failureReason(order, runOf);
  return {
    planId: plan.requestId,
    success,
    canReplan: !success && !wasCancelled && attemptNumber < MAX_PLAN_ATTEMPTS,
    failedTools: failed.map(({ id }) => id),
    disabledSkills: [...new Set([...(plan.disabledSkills ?? []), ...failedSkills])],
    toolResults: tools.map((tool) => runOf(tool).result),
    aggregatedState: input.state,
    aggregatedAssets: succeeded.flatMap((tool) => runOf(tool).assets),
    aggregatedUiEvents: succeeded.flatMap((tool) =>
      runOf(tool).result.events.flatMap((event) =>
        event.type === 'ui_event'
          ? [
              {
                toolId: tool.id,
                event: event.event,
                ...(event.payload === undefined ? {} : { payload: event.payload }),
              },
            ]
          : [],
      ),
    ),
    narrative: plan.narrative ?? null,
    startedAt: new Date(input.startedAt).toISOString(),
    executionTimeMs: input.executionTimeMs,
    attemptNumber,
    ...(reason === null ? {} : { failureReason: reason }),
  };
}

/** Whether the next plan should do without the tool's skill: it was needed, or the others waited for it in vain. */
function isToBlame({ required }: PreparedTool, { result }: ToolRun): boolean {
  if (result.error?.code === 'plan_cancelled') return false;
  return required || (result.state === 'timeout' && result.attempts.length > 0);
}

/** A tool that did what it was for, or had nothing to do. */
function isFine({ result: { state, error } }: ToolRun): boolean {
  return state === 'success' || (state === 'skipped' && error === undefined);
}

/** The first required tool that brought the plan down, in topological order. */
function failureReason(
  order: readonly PreparedTool[],
  runOf: (tool: PreparedTool) => ToolRun,
): FailureReason | null {
  const tool = order.find((entry) => entry.required && !isFine(runOf(entry)));
  const error = tool && runOf(tool).result.error;
  if (tool === undefined || error === undefined) return null;
  return { category: error.category, code: error.code, message: error.message, toolId: tool.id };
}
