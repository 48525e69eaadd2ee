import { setTimeout as sleep } from 'node:timers/promises';
import { NarratoriaError } from '../../base/errors.ts';
import { type Exit, exitInside } from '../process/confine/exit.ts';
import { askToEnd, KILL_GRACE_MS, signalGroup, signalOne } from '../process/kill.ts';
import {
  type Child,
  cannotStart,
  type ScriptStart,
  type StartedScript,
  startScript,
} from '../process/started-script.ts';
import { findStrays } from '../process/strays.ts';
import { Tail } from '../process/tail.ts';
import { EventDecoder } from '../protocol/decoder.ts';
import { OUTPUT_LIMITS } from '../protocol/limits.ts';

/** How long a script may take to end once it has said `done`; the runtime waits as long. */
export const LINGER_MS = 2000;
/** Children that end just after their parent are not left behind. */
const LEFTOVER_PATIENCE_MS = 300;
const PIPE_GRACE_MS = 200;
const STDERR_BYTES = 4096;

/** What a script gets on stdin, which is closed after it. */
export interface TrialInput {
  text: string;
  /** How long to let the script wait for it. */
  afterMs?: number;
}

export interface TrialOptions extends ScriptStart {
  input: TrialInput;
  /** Counted from when the input is sent. */
  timeLimitMs: number;
  signal: AbortSignal;
  onStarted: (pid: number) => void;
  onEnded: (pid: number) => void;
}

/** Why a process ended: by itself, or because it was stopped for one of these reasons. */
export type TrialEnd = 'by itself' | 'before its input' | 'over time' | 'lingering' | 'flood' | 'interrupted';

/** Everything one run of a script showed; unlike an invocation, what came after `done` included. */
export interface Trial {
  end: TrialEnd;
  stdout: Buffer;
  /** How many bytes of it came before the input was sent. */
  earlyBytes: number;
  stderr: string;
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  timeLimitMs: number;
  /** From its start to its end. */
  durationMs: number;
  /** Processes that were still there after the script had ended; they are not any more. */
  leftovers: number;
}

/** Runs a script once and looks on. Throws a NarratoriaError when it cannot be started. */
export async function runTrial(options: TrialOptions): Promise<Trial> {
  return new TrialRun(startScript(options), options).run();
}

class TrialRun {
  readonly #script: StartedScript;
  readonly #child: Child;
  readonly #options: TrialOptions;
  readonly #chunks: Buffer[] = [];
  readonly #stderr = new Tail(STDERR_BYTES);
  readonly #timers = new Set<NodeJS.Timeout>();
  /** Only told to know when `done` has come; what the output is worth is found out later. */
  readonly #decoder = new EventDecoder({ onEvent: () => {} });
  #bytes = 0;
  #earlyBytes = 0;
  #hasInput = false;
  #isBeyondDecoding = false;
  #end: TrialEnd = 'by itself';

  constructor(script: StartedScript, options: TrialOptions) {
    this.#script = script;
    this.#child = script.child;
    this.#options = options;
  }

  async run(): Promise<Trial> {
    const started = performance.now();
    const interrupt = () => this.#stop('interrupted');
    this.#options.signal.addEventListener('abort', interrupt, { once: true });
    try {
      const { exitCode, signal, leftovers } = await this.#live();
      return {
        end: this.#end,
        stdout: Buffer.concat(this.#chunks),
        earlyBytes: this.#hasInput ? this.#earlyBytes : this.#bytes,
        stderr: this.#stderr.toString().trim(),
        exitCode,
        signal,
        timeLimitMs: this.#options.timeLimitMs,
        durationMs: performance.now() - started,
        leftovers,
      };
    } finally {
      this.#options.signal.removeEventListener('abort', interrupt);
      for (const timer of this.#timers) clearTimeout(timer);
    }
  }

  #live(): Promise<Exit & { leftovers: number }> {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      let leftovers: Promise<number> = Promise.resolve(0);
      child.stdout.on('data', (chunk: Buffer) => this.#read(chunk));
      child.stderr.on('data', (chunk: Buffer) => this.#stderr.push(chunk));
      child.stdin.on('error', () => {}); // a script need not read its input
      child.on('spawn', () => this.#begin());
      child.on('error', (cause) => {
        if (child.pid === undefined) reject(cannotStart(this.#options.file, cause));
      });
      child.on('exit', () => {
        if (!this.#hasInput && this.#end === 'by itself') this.#end = 'before its input';
        leftovers = this.#endLeftovers(child.pid as number);
      });
      child.on('close', async (exitCode, signal) => {
        const exit = exitInside(this.#script.mechanism, { exitCode, signal });
        resolve({ ...exit, leftovers: await leftovers });
      });
    });
  }

  get #hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  #begin(): void {
    this.#options.onStarted(this.#child.pid as number);
    if (this.#options.signal.aborted) this.#stop('interrupted');
    const { text, afterMs = 0 } = this.#options.input;
    if (afterMs === 0) this.#send(text);
    else this.#after(afterMs, () => this.#send(text));
  }

  #send(text: string): void {
    if (this.#hasEnded) return;
    this.#hasInput = true;
    this.#earlyBytes = this.#bytes;
    this.#child.stdin.end(text);
    this.#after(this.#options.timeLimitMs, () => {
      if (!this.#decoder.isDone) this.#stop('over time');
    });
  }

  #read(chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes > OUTPUT_LIMITS.totalBytes) this.#stop('flood');
    if (this.#end === 'flood') return;
    this.#chunks.push(chunk);
    if (this.#isBeyondDecoding || this.#decoder.isDone) return;
    try {
      this.#decoder.push(chunk);
    } catch (error) {
      if (!(error instanceof NarratoriaError)) throw error;
      this.#isBeyondDecoding = true;
      if (error.code === 'output_limit') this.#stop('flood');
    }
    if (this.#decoder.isDone) this.#after(LINGER_MS, () => this.#stop('lingering'));
  }

  #stop(why: TrialEnd): void {
    if (this.#end !== 'by itself' || this.#hasEnded) return;
    this.#end = why;
    const pid = this.#child.pid as number;
    askToEnd(this.#script);
    this.#after(KILL_GRACE_MS, () => signalGroup(pid, 'SIGKILL'));
  }

  async #endLeftovers(pid: number): Promise<number> {
    this.#options.onEnded(pid);
    const deadline = performance.now() + LEFTOVER_PATIENCE_MS;
    let found = this.#findLeftovers(pid);
    while (found.length > 0 && performance.now() < deadline) {
      await sleep(30);
      found = this.#findLeftovers(pid);
    }
    signalGroup(pid, 'SIGKILL');
    for (const stray of found) signalOne(stray, 'SIGKILL');
    this.#after(PIPE_GRACE_MS, () => this.#closePipes());
    return this.#end === 'by itself' || this.#end === 'before its input' ? found.length : 0;
  }

  /**
   * Something that escaped may hold the pipes open. They are closed once a whole turn of the event loop has brought
   * nothing more: after a busy spell the timer comes first, and what the script wrote would be lost.
   */
  #closePipes(seenBytes = -1): void {
    if (this.#bytes !== seenBytes && this.#end !== 'flood') {
      const bytes = this.#bytes;
      setImmediate(() => this.#closePipes(bytes));
      return;
    }
    this.#child.stdout.destroy();
    this.#child.stderr.destroy();
  }

  #findLeftovers(pid: number): number[] {
    if (process.platform === 'linux') return findStrays(this.#options.mark, () => false);
    return process.platform !== 'win32' && isGroupAlive(pid) ? [pid] : [];
  }

  /** Acts when the time is over and everything that has happened by then has been taken note of. */
  #after(ms: number, act: () => void): void {
    this.#timers.add(setTimeout(() => setImmediate(act), ms));
  }
}

function isGroupAlive(pid: number): boolean {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}
