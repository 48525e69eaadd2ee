import type { InvocationView, PlanView } from '../../contracts/api/events.ts';
import type { Plan } from '../../contracts/plan.ts';
import type { Progress } from '../../plan/progress.ts';
import { shownEvent } from '../views/plan-view.ts';
import { skillIn } from '../views/tool-path.ts';

/** More than this no reader follows; the first ones go. */
const MOST_LOGS = 200;
const LONGEST_LOG = 2000;
const MOST_UI_EVENTS = 50;

/** A plan while it runs, as the page shows it. */
export class PlanWatch {
  readonly view: PlanView;
  readonly #start = performance.now();

  constructor(
    plan: Plan,
    { scene, generator, attempt }: { scene: number; generator: string; attempt: number },
  ) {
    this.view = {
      scene,
      requestId: plan.requestId,
      generator,
      generationAttempts: attempt,
      state: 'running',
      totalMs: 0,
      planMs: 0,
      tools: plan.tools.map(waiting),
      plan,
      failedAttempts: [],
    };
  }

  /** Takes up what has happened; gives the tool that it happened to. */
  take(progress: Progress): InvocationView | null {
    this.view.totalMs = this.#now();
    if (progress.type === 'plan_finished') this.view.state = progress.success ? 'success' : 'failed';
    if (progress.type === 'plan_started' || progress.type === 'plan_finished') return null;
    const tool = this.view.tools.find(({ toolId }) => toolId === progress.toolId);
    if (tool === undefined) return null;
    this.#change(tool, progress);
    return tool;
  }

  #change(
    tool: InvocationView,
    progress: Exclude<Progress, { type: 'plan_started' | 'plan_finished' }>,
  ): void {
    switch (progress.type) {
      case 'tool_started':
        tool.state = 'running';
        tool.attempts = progress.attempt;
        tool.startedAtMs ??= this.#now();
        return;
      case 'event':
        if (progress.event.type === 'log') this.#log(tool, progress.event.level, progress.event.message);
        if (progress.event.type === 'error') this.#log(tool, 'error', progress.event.errorMessage);
        if (tool.uiEvents.length < MOST_UI_EVENTS) tool.uiEvents.push(...shownEvent(progress.event));
        return;
      case 'retry':
        this.#log(tool, 'warn', `Attempt ${progress.nextAttempt - 1} failed: ${progress.error.message}`);
        return;
      case 'tool_finished':
        tool.state = progress.state;
        tool.executionTimeMs = progress.executionTimeMs;
        tool.warnings = [...progress.warnings];
        tool.error =
          progress.error === undefined
            ? null
            : { code: progress.error.code, message: progress.error.message };
    }
  }

  #log({ logs }: InvocationView, level: string, message: string): void {
    logs.push({ level, message: message.slice(0, LONGEST_LOG), atMs: this.#now() });
    if (logs.length > MOST_LOGS) logs.shift();
  }

  #now(): number {
    return Math.round(performance.now() - this.#start);
  }
}

function waiting({
  toolId,
  toolPath,
  dependencies = [],
  required = true,
}: Plan['tools'][number]): InvocationView {
  return {
    toolId,
    ...skillIn(toolPath),
    dependsOn: [...dependencies],
    required,
    state: 'waiting',
    attempts: 0,
    startedAtMs: null,
    executionTimeMs: 0,
    error: null,
    logs: [],
    warnings: [],
    uiEvents: [],
  };
}
