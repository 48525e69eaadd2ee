import { randomBytes } from 'node:crypto';
import type { ScriptCall, ScriptRun } from '../call.ts';
import type { ScriptRunner } from '../runner.ts';
import type { Box } from './confine/box.ts';
import type { Mechanism } from './confine/mechanism.ts';
import { PrivateFolders } from './confine/private-folders.ts';
import { Invocation, type Lifecycle } from './invocation.ts';
import { signalOne } from './kill.ts';
import { cancelled } from './outcome.ts';
import { PrewarmPool, type WarmScript } from './prewarm.ts';
import { type StartedScript, startScript } from './started-script.ts';
import { findStrays } from './strays.ts';
import { Watchdog } from './watchdog.ts';

/** How long scripts in flight may go on when the program shuts down. */
const SHUTDOWN_GRACE_MS = 5000;

/** How long a process that slipped out of its group may go unnoticed after a plan. */
const SWEEP_DELAY_MS = 500;

/** Starts scripts and answers for every process among them, see docs/protocol.md for what is guaranteed where. */
export class ProcessRunner implements ScriptRunner {
  readonly #runtimeMark = randomBytes(12).toString('hex');
  readonly #watchdog = new Watchdog(this.#runtimeMark);
  readonly #inFlight = new Map<string, { invocation: Invocation; ended: Promise<ScriptRun> }>();
  readonly #folders = new PrivateFolders();
  readonly #mechanisms: readonly Mechanism[] | undefined;
  readonly #lifecycle: Lifecycle = {
    start: (call, mark) => this.#start(call, mark),
    started: (pid) => this.#watchdog.watch(pid),
    ended: (pid) => this.#watchdog.forget(pid),
  };
  readonly #pool = new PrewarmPool({
    start: (script) => this.#start(script, this.#nextMark()),
    onStarted: (pid) => this.#watchdog.watch(pid),
    onEnded: (pid) => this.#watchdog.forget(pid),
  });
  #sweepTimer: NodeJS.Timeout | null = null;
  #count = 0;
  #closing: Promise<void> | null = null;

  /** Mechanisms to confine scripts with: all that work here, unless a test wants to see one of them. */
  constructor({ mechanisms }: { mechanisms?: readonly Mechanism[] } = {}) {
    this.#mechanisms = mechanisms;
  }

  /** Where the host services put their socket, for confined scripts to find it. */
  get hostFolder(): string {
    return this.#folders.host;
  }

  /** The temporary folder of a skill whose scripts are confined; null when it has none. */
  tempFolderOf(skill: string): string | null {
    return this.#folders.tempOf(skill);
  }

  /** Runs a script once. Never rejects: whatever happens to the process is in the answer. */
  async run(call: ScriptCall, signal?: AbortSignal): Promise<ScriptRun> {
    const warm = this.#closing === null && !signal?.aborted ? this.#pool.take(call) : null;
    const run = await this.#invoke(call, warm, signal);
    return warm !== null && hadDied(run) ? await this.#invoke(call, null, signal) : run;
  }

  async #invoke(
    call: ScriptCall,
    warm: StartedScript | null,
    signal: AbortSignal | undefined,
  ): Promise<ScriptRun> {
    const mark = warm?.mark ?? this.#nextMark();
    const invocation = new Invocation(call, mark, this.#lifecycle, warm);
    const cancel = () => invocation.stop('cancelled', cancelled());
    if (this.#closing !== null || signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel, { once: true });
    const ended = invocation.run();
    this.#inFlight.set(mark, { invocation, ended });
    try {
      return await ended;
    } finally {
      this.#inFlight.delete(mark);
      signal?.removeEventListener('abort', cancel);
    }
  }

  /** Whether it shuts down: what runs may end, nothing more is started. */
  get isClosing(): boolean {
    return this.#closing !== null;
  }

  /** Starts processes ahead of need; `run` takes them when it is asked for the same script in the same folder. */
  prewarm(script: WarmScript, count = 1): void {
    if (this.#closing === null) this.#pool.warm(script, count);
  }

  /** Ends prewarmed processes of scripts that have changed. */
  dropPrewarmed(test: (file: string) => boolean): void {
    this.#pool.drop(test);
  }

  /** Ends processes that slipped out of their group. Worth calling after each plan; costs a few milliseconds. */
  sweep(): number {
    const strays = findStrays(this.#runtimeMark, (mark) => this.#inFlight.has(mark) || this.#pool.has(mark));
    for (const pid of strays) signalOne(pid, 'SIGKILL');
    return strays.length;
  }

  /** Sweeps a little later, once for all plans that end until then, when nobody waits for an answer. */
  sweepSoon(): void {
    this.#sweepTimer ??= setTimeout(() => {
      this.#sweepTimer = null;
      if (this.#closing === null) this.sweep();
    }, SWEEP_DELAY_MS).unref();
  }

  /** Waits for scripts in flight, then ends them. Nothing can be started afterwards. */
  close(graceMs = SHUTDOWN_GRACE_MS): Promise<void> {
    this.#closing ??= this.#shutDown(graceMs);
    return this.#closing;
  }

  #start(
    { file, cwd, box = null }: { file: string; cwd: string; box?: Box | null },
    mark: string,
  ): StartedScript {
    const furnished = box === null ? null : this.#folders.furnish(box);
    return startScript({ file, cwd, mark, box: furnished, mechanisms: this.#mechanisms });
  }

  #nextMark(): string {
    this.#count += 1;
    return `${this.#runtimeMark}.${this.#count}`;
  }

  async #shutDown(graceMs: number): Promise<void> {
    this.#pool.drop(() => true);
    const all = Promise.all([...this.#inFlight.values()].map(({ ended }) => ended));
    const timer = setTimeout(() => {
      for (const { invocation } of this.#inFlight.values()) invocation.stop('cancelled', cancelled());
    }, graceMs);
    await all;
    clearTimeout(timer);
    this.sweep();
    this.#watchdog.close();
    this.#folders.close();
  }
}

/** Whether a prewarmed process was gone before it could do anything, which is not the script's fault. */
function hadDied({ error, events, stderr }: ScriptRun): boolean {
  return error?.code === 'process_failed' && events.length === 0 && stderr === '';
}
