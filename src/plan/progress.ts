import type { ToolError, ToolResult } from '../contracts/execution-result.ts';
import type { TimedEvent } from '../skills/protocol/decoder.ts';

/** What happens while a plan runs, told as it happens. */
export type Progress =
  | {
      type: 'plan_started';
      planId: string;
      tools: readonly { toolId: string; skill: string; dependencies: readonly string[] }[];
    }
  | { type: 'tool_started'; toolId: string; skill: string; attempt: number }
  | { type: 'event'; toolId: string; attempt: number; event: TimedEvent }
  | { type: 'retry'; toolId: string; nextAttempt: number; delayMs: number; error: ToolError }
  | {
      type: 'tool_finished';
      toolId: string;
      state: ToolResult['state'];
      executionTimeMs: number;
      /** What the runtime refused or found odd. */
      warnings: readonly string[];
      error?: ToolError;
    }
  | { type: 'plan_finished'; planId: string; success: boolean; executionTimeMs: number };

export type ProgressListener = (progress: Progress) => void;
