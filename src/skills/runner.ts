import type { ScriptCall, ScriptRun } from './call.ts';
import type { WarmScript } from './process/prewarm.ts';

/** Runs scripts: each in a process of its own (process/runner.ts), or the shipped ones in ours (in-process/runner.ts). */
export interface ScriptRunner {
  /** Runs a script once. Never rejects: whatever happens to it is in the answer. */
  run(call: ScriptCall, signal?: AbortSignal): Promise<ScriptRun>;
  /** Whether it shuts down: what runs may end, nothing more is started. */
  readonly isClosing: boolean;
  /** Where the host services put their socket, for confined scripts to find it. */
  readonly hostFolder: string;
  /** The temporary folder of a skill whose scripts are confined; null when it has none. */
  tempFolderOf(skill: string): string | null;
  /** Gets ready for scripts ahead of need; `run` profits when it is asked for the same script in the same folder. */
  prewarm(script: WarmScript, count?: number): void;
  /** Lets go of what is ready for scripts that have changed. */
  dropPrewarmed(test: (file: string) => boolean): void;
  /** A little later, once for all plans that end until then, ends processes that slipped out of their group. */
  sweepSoon(): void;
  /** Waits for scripts in flight, then ends them. Nothing can be started afterwards. */
  close(graceMs?: number): Promise<void>;
}
