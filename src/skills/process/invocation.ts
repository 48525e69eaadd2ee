import { NarratoriaError, ToolTimeoutError } from '../../base/errors.ts';
import type { ScriptCall, ScriptRun } from '../call.ts';
import { EventDecoder, type TimedEvent } from '../protocol/decoder.ts';
import { exitInside } from './confine/exit.ts';
import { askToEnd, KILL_GRACE_MS, signalGroup } from './kill.ts';
import { type Ending, judge, type StopReason } from './outcome.ts';
import { type Child, cannotStart, type StartedScript } from './started-script.ts';
import { Tail } from './tail.ts';

/** How long a script may take to end once it has said `done`. */
const LINGER_MS = 2000;
/** How long we wait for pipes that a runaway grandchild keeps open after the script itself has ended. */
const PIPE_GRACE_MS = 200;
/** A pipe holds 64 KiB at most, so what a script that has ended left in it is read in few turns. */
const MAX_LAST_READS = 20;
/** How much of what a script wrote last to stderr is kept. */
export const STDERR_BYTES = 16 * 1024;

/** What the runner does at the turns of a process's life. */
export interface Lifecycle {
  start(call: ScriptCall, mark: string): StartedScript;
  started(pid: number): void;
  ended(pid: number): void;
}

/** A script's process from start to end: feeds it, decodes it, holds it to its time, leaves nothing behind. */
export class Invocation {
  readonly #call: ScriptCall;
  readonly #lifecycle: Lifecycle;
  readonly #mark: string;
  readonly #warm: StartedScript | null;
  readonly #events: TimedEvent[] = [];
  readonly #decoder: EventDecoder;
  readonly #stderr = new Tail(STDERR_BYTES);
  #script: StartedScript | null = null;
  #stopReason: StopReason | null = null;
  #error: NarratoriaError | null = null;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(call: ScriptCall, mark: string, lifecycle: Lifecycle, warm: StartedScript | null = null) {
    this.#call = call;
    this.#mark = mark;
    this.#warm = warm;
    this.#lifecycle = lifecycle;
    this.#decoder = new EventDecoder({
      onEvent: (event) => {
        this.#events.push(event);
        call.onEvent?.(event);
      },
    });
  }

  async run(): Promise<ScriptRun> {
    const startedAt = Date.now();
    const start = performance.now();
    const ending = await this.#live();
    for (const timer of this.#timers) clearTimeout(timer);
    return {
      startedAt,
      executionTimeMs: Math.round(performance.now() - start),
      exitCode: ending.exitCode,
      signal: ending.signal,
      stderr: ending.stderr,
      events: this.#events,
      confinement: this.#script?.mechanism ?? null,
      error: judge(ending),
    };
  }

  /** Ends the process group: SIGTERM now, SIGKILL when it has not gone within the grace time. */
  stop(reason: StopReason, error: NarratoriaError | null = null): void {
    if (this.#stopReason !== null && this.#stopReason !== 'lingering') return;
    this.#stopReason = reason;
    this.#error ??= error;
    const pid = this.#script?.child.pid;
    if (this.#script === null || pid === undefined) return;
    askToEnd(this.#script);
    this.#after(KILL_GRACE_MS, () => signalGroup(pid, 'SIGKILL'));
  }

  #live(): Promise<Ending> {
    return new Promise((resolve) => {
      const child = this.#start();
      if (child === null) {
        resolve(this.#ending(null, null));
        return;
      }
      child.on('error', (cause) => {
        if (child.pid !== undefined) return; // a signal could not be sent; the exit still comes
        this.#error ??= cannotStart(this.#call.file, cause);
        resolve(this.#ending(null, null));
      });
      if (child.pid === undefined) return; // the error follows; without descriptors there are not even pipes
      child.stdout.on('data', (chunk: Buffer) => this.#read(chunk));
      child.stderr.on('data', (chunk: Buffer) => this.#stderr.push(chunk));
      child.stdin.on('error', () => {}); // a script need not read its input
      child.stdin.end(this.#call.inputLine);
      this.#limit(this.#call.timeLimit.ms);

      child.on('exit', () => {
        const pid = child.pid;
        if (pid === undefined) return;
        signalGroup(pid, 'SIGKILL'); // children it left behind in its group
        this.#lifecycle.ended(pid);
        this.#after(PIPE_GRACE_MS, () => this.#closePipes(child));
      });
      child.on('close', (code, endedBy) => {
        const mechanism = this.#script?.mechanism ?? null;
        const { exitCode, signal } = exitInside(mechanism, { exitCode: code, signal: endedBy });
        this.#readLastLine(exitCode);
        resolve(this.#ending(exitCode, signal));
      });
    });
  }

  /** Ends the script when its time is over; where it has stood still meanwhile, that is later. */
  #limit(ms: number): void {
    const { timeLimit } = this.#call;
    this.#after(ms, () => {
      if (this.#decoder.isDone) return;
      const left = timeLimit.left?.() ?? { ...timeLimit, ms: 0 };
      if (left.ms > 0) this.#limit(left.ms);
      else this.stop('timeout', new ToolTimeoutError(left.code, timeLimit.ms));
    });
  }

  #start(): Child | null {
    if (this.#stopReason !== null) return null; // cancelled before it began
    if (this.#warm !== null) {
      this.#script = this.#warm;
      return this.#warm.child;
    }
    try {
      this.#script = this.#lifecycle.start(this.#call, this.#mark);
      const { child } = this.#script;
      if (child.pid !== undefined) this.#lifecycle.started(child.pid);
      return child;
    } catch (error) {
      this.#error = error instanceof NarratoriaError ? error : cannotStart(this.#call.file, error);
      return null;
    }
  }

  #read(chunk: Buffer): void {
    if (this.#decoder.isDone || this.#error !== null) return; // drained, not read
    try {
      this.#decoder.push(chunk);
    } catch (error) {
      this.#violated(error);
      return;
    }
    if (this.#decoder.isDone) this.#after(LINGER_MS, () => this.stop('lingering'));
  }

  /** A last line without newline counts, but a crash in the middle of one is a crash, not bad JSON. */
  #readLastLine(exitCode: number | null): void {
    if (this.#decoder.isDone || this.#error !== null) return;
    try {
      this.#decoder.end();
    } catch (error) {
      if (exitCode === 0) this.#violated(error);
    }
  }

  #violated(error: unknown): void {
    if (!(error instanceof NarratoriaError)) throw error;
    this.#error ??= error;
    this.stop('violation');
  }

  #ending(exitCode: number | null, signal: NodeJS.Signals | null): Ending {
    return {
      exitCode,
      signal,
      events: this.#events,
      stderr: this.#stderr.toString(),
      stopReason: this.#stopReason,
      error: this.#error ?? this.#script?.excess ?? null,
      isConfined: !['none', null].includes(this.#script?.mechanism ?? null),
    };
  }

  /**
   * Something that escaped may hold the pipes open after the script has ended. They are closed once a turn of the event
   * loop has brought nothing more: after a busy spell this comes before the reading, and output would be lost.
   */
  #closePipes(child: Child, turnsLeft = MAX_LAST_READS): void {
    const seen = child.stdout.bytesRead;
    setImmediate(() => {
      if (child.stdout.bytesRead !== seen && turnsLeft > 0) return this.#closePipes(child, turnsLeft - 1);
      child.stdout.destroy();
      child.stderr.destroy();
    });
  }

  /** Acts when the time is over and what has come in by then has been read. */
  #after(ms: number, act: () => void): void {
    this.#timers.add(setTimeout(() => setImmediate(act), ms));
  }
}
