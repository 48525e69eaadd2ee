import { realpathSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { NarratoriaError, ToolTimeoutError } from '../../base/errors.ts';
import type { Script } from '../../sdk/run.ts';
import type { ScriptCall, ScriptRun } from '../call.ts';
import { STDERR_BYTES } from '../process/invocation.ts';
import { cancelled, judge, type StopReason } from '../process/outcome.ts';
import { Tail } from '../process/tail.ts';
import { EventDecoder, type TimedEvent } from '../protocol/decoder.ts';

const LEAST_MS = 50;
/** Of its time limit, what it gets back at most. */
const MOST_TIMES = 10;

/**
 * One call of a script in this process, under the rules that a process is held to. Code cannot be ended from outside:
 * when its time is over nobody waits for it any more, what it still says is dropped, and the host services refuse it.
 */
export class InProcessCall {
  readonly #call: ScriptCall;
  readonly #events: TimedEvent[] = [];
  readonly #decoder: EventDecoder;
  readonly #stderr = new Tail(STDERR_BYTES);
  readonly #stopped = Promise.withResolvers<void>();
  #stopReason: StopReason | null = null;
  #error: NarratoriaError | null = null;
  #isOver = false;
  #timer: NodeJS.Timeout | undefined;
  readonly #before = performance.eventLoopUtilization();
  #givenMs = 0;

  constructor(call: ScriptCall) {
    this.#call = call;
    this.#decoder = new EventDecoder({
      onEvent: (event) => {
        this.#events.push(event);
        call.onEvent?.(event);
      },
    });
  }

  cancel(): void {
    this.#stop('cancelled', cancelled());
  }

  async run(script: Script): Promise<ScriptRun> {
    const startedAt = Date.now();
    const start = performance.now();
    this.#limit(this.#call.timeLimit.ms);
    if (this.#stopReason === null) await Promise.race([this.#ask(script), this.#stopped.promise]);
    clearTimeout(this.#timer);
    this.#isOver = true;
    const exitCode = this.#stopReason === null ? 0 : null;
    const stderr = this.#stderr.toString();
    return {
      startedAt,
      executionTimeMs: Math.round(performance.now() - start),
      exitCode,
      signal: null,
      stderr,
      events: this.#events,
      confinement: null,
      error: judge({
        exitCode,
        signal: null,
        events: this.#events,
        stderr,
        stopReason: this.#stopReason,
        error: this.#error,
        isConfined: false,
      }),
    };
  }

  #limit(ms: number): void {
    const { timeLimit } = this.#call;
    this.#timer = setTimeout(() => {
      const left = timeLimit.left?.() ?? { ...timeLimit, ms: 0 };
      const owed = left.ms > 0 ? left.ms : this.#takeOwed();
      if (owed > 0) this.#limit(owed);
      else this.#stop('timeout', new ToolTimeoutError(left.code, timeLimit.ms));
    }, ms);
  }

  /** A script shares its thread, unlike a process: time in which that was busy is given back, within reason. */
  #takeOwed(): number {
    const { active } = performance.eventLoopUtilization(this.#before);
    const owed = Math.min(active, MOST_TIMES * this.#call.timeLimit.ms) - this.#givenMs;
    if (owed < LEAST_MS) return 0;
    this.#givenMs += owed;
    return owed;
  }

  #ask(script: Script): Promise<void> {
    const { cwd, askHost = null } = this.#call;
    return script.answer(this.#call.input ?? this.#call.inputLine, {
      write: (line, written) => {
        this.#read(Buffer.from(line));
        written?.();
      },
      writeError: (text) => this.#stderr.push(Buffer.from(text)),
      get folder() {
        return realpathSync.native(cwd);
      },
      askHost,
    });
  }

  #read(line: Buffer): void {
    if (this.#isOver || this.#stopReason !== null) return;
    try {
      this.#decoder.push(line);
    } catch (error) {
      if (!(error instanceof NarratoriaError)) throw error;
      this.#stop('violation', error);
    }
  }

  #stop(reason: StopReason, error: NarratoriaError): void {
    if (this.#isOver || this.#decoder.isDone) return;
    this.#stopReason ??= reason;
    this.#error ??= error;
    this.#stopped.resolve();
  }
}
