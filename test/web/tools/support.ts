import type { InvocationView } from '../../../src/contracts/api/events.ts';

export function invocation(toolId: string, over: Partial<InvocationView> = {}): InvocationView {
  return {
    toolId,
    skill: 'storyteller',
    script: 'narrate',
    dependsOn: [],
    required: false,
    state: 'success',
    attempts: 1,
    startedAtMs: 0,
    executionTimeMs: 100,
    error: null,
    logs: [],
    warnings: [],
    uiEvents: [],
    ...over,
  };
}
