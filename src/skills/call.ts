import type { JsonObject } from '../base/json.ts';
import type { ToolError } from '../contracts/execution-result.ts';
import type { Surroundings } from '../sdk/surroundings.ts';
import type { Box } from './process/confine/box.ts';
import type { Mechanism } from './process/confine/mechanism.ts';
import type { TimedEvent } from './protocol/decoder.ts';

/** How long a script may run. */
export interface TimeLimit {
  ms: number;
  code: 'tool_timeout' | 'plan_timeout';
  /** What is left of it, asked when `ms` are over: its time may have stood still meanwhile. */
  left?: () => TimeLimit;
}

/** One script to run, once. */
export interface ScriptCall {
  file: string;
  /** The folder it runs in. */
  cwd: string;
  /** What it is confined to; by default it may do all that the user may. */
  box?: Box | null;
  /** The one line it gets on stdin. */
  readonly inputLine: string;
  /** What is in that line, for a script that runs in this process: writing and reading it took an eighth of a scene. */
  input?: JsonObject;
  timeLimit: TimeLimit;
  onEvent?: (event: TimedEvent) => void;
  /** The host services without a connection, for a script that runs in this process. */
  askHost?: NonNullable<Surroundings['askHost']>;
}

export interface ScriptRun {
  startedAt: number;
  executionTimeMs: number;
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  stderr: string;
  events: TimedEvent[];
  /** How it was confined; null when it was not asked for, or it was never started. */
  confinement: Mechanism | 'none' | null;
  /** Null when it succeeded. */
  error: ToolError | null;
}
