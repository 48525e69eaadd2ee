import type { InvocationView, PlanView } from '../../contracts/api/events.ts';
import type { ProtocolEvent } from '../../contracts/event.ts';
import type { ToolResult } from '../../contracts/execution-result.ts';
import type { Plan } from '../../contracts/plan.ts';
import { planIn, sceneIn } from '../../engine/saved-state.ts';
import type { Scene as ToldScene } from '../../engine/scene.ts';
import type { Scene } from '../../store/index.ts';
import { skillIn } from './tool-path.ts';

const MOST_LOGS = 500;
const MOST_UI_EVENTS = 50;
/** What is written piece by piece is in the prose. */
const STREAMED = 'narration_delta';

/** The plan behind a scene that was told, and how it ran. */
export function planView(record: Scene): PlanView {
  const told = sceneIn(record);
  const { plan, result } = planIn(record);
  const start = result === null ? 0 : Date.parse(result.startedAt);
  return {
    scene: record.scene,
    requestId: plan?.requestId ?? null,
    generator: plan?.metadata?.generator ?? '',
    generationAttempts: told.plan.attempts,
    state: result?.success === true ? 'success' : 'failed',
    totalMs: told.timings.totalMs,
    planMs: told.timings.planMs,
    tools: (plan?.tools ?? []).map((tool) =>
      invocation(tool, result?.toolResults.find(({ toolId }) => toolId === tool.toolId) ?? null, start),
    ),
    plan,
    failedAttempts: told.plan.failed ?? [],
  };
}

export function planSummary({ scene, narrator, plan, timings }: ToldScene) {
  const failed = plan.tools.filter(({ state }) => state === 'failed' || state === 'timeout').length;
  const state = narrator === 'fallback' ? ('failed' as const) : ('success' as const);
  return { scene, state, totalMs: timings.totalMs, tools: plan.tools.length, failed };
}

function invocation(
  { toolId, toolPath, dependencies = [], required = true }: Plan['tools'][number],
  result: ToolResult | null,
  start: number,
): InvocationView {
  return {
    toolId,
    ...skillIn(toolPath),
    dependsOn: [...dependencies],
    required,
    state: result?.state ?? 'skipped',
    attempts: result?.attempts.length ?? 0,
    startedAtMs: result?.startedAt === undefined ? null : Math.max(0, Date.parse(result.startedAt) - start),
    executionTimeMs: result?.executionTimeMs ?? 0,
    error: result?.error === undefined ? null : { code: result.error.code, message: result.error.message },
    logs: result === null ? [] : logsOf(result, start),
    warnings: result?.warnings ?? [],
    uiEvents: (result?.events ?? []).flatMap(shownEvent).slice(-MOST_UI_EVENTS),
  };
}

function logsOf({ events, startedAt }: ToolResult, start: number): InvocationView['logs'] {
  const at = (timestamp: string | undefined) =>
    Math.max(0, Date.parse(timestamp ?? startedAt ?? '') - start) || 0;
  return events.slice(-MOST_LOGS).flatMap((event) => {
    if (event.type === 'log')
      return [{ level: event.level, message: event.message, atMs: at(event.timestamp) }];
    if (event.type === 'error')
      return [{ level: 'error', message: event.errorMessage, atMs: at(event.timestamp) }];
    return [];
  });
}

export function shownEvent(event: ProtocolEvent): InvocationView['uiEvents'] {
  if (event.type !== 'ui_event' || event.event === STREAMED) return [];
  return [{ event: event.event, payload: event.payload ?? {} }];
}
