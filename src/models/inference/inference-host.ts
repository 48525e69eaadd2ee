import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { NarratoriaError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import { whileAtWork } from './at-work.ts';
import { CrashRecord } from './crash-record.ts';
import { JobQueue, type Priority } from './job-queue.ts';
import type { HostAnswer, HostRequest, ResultOf, Work } from './messages.ts';
import { EMBEDDING, type HostRole } from './role.ts';
import { startHost } from './start-host.ts';

export interface HostLimits {
  /** A host without work for so long is ended; the next job starts another. */
  idleMs: number;
  /** The wait before the first restart after a crash; it doubles with each crash in a row. */
  restartDelayMs: number;
  maxRestartDelayMs: number;
}

const DEFAULT_LIMITS: HostLimits = { idleMs: 10 * 60_000, restartDelayMs: 250, maxRestartDelayMs: 5_000 };
const CLOSE_GRACE_MS = 2000;
const STDERR_CHARACTERS = 4000;
/** Longer than the slowest machine takes to start a process and load its libraries. */
const LONGEST_START_MS = 60_000;
/** Ways to end that are somebody's wish and say nothing of the model. */
const WISHES: readonly (string | null)[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];

export interface RunOptions {
  priority: Priority;
  signal?: AbortSignal | undefined;
  /** Gets the text as it is written. Background work may be begun again, so it gets nothing before the end. */
  onText?: ((text: string) => void) | undefined;
  onSign?: ((phase: 'loading' | 'reading' | 'writing') => void) | undefined;
}

interface Job extends RunOptions {
  number: number;
  work: Work;
  /** It was asked to stop so that a scene's job can have its place. */
  hasGivenWay: boolean;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

interface HostOptions {
  log: Log;
  role?: HostRole;
  limits?: Partial<HostLimits>;
  /** Where the crashes of model files are remembered; by default only while the program runs. */
  crashes?: CrashRecord;
  /** Another program in the host's place, for tests. */
  start?: () => ChildProcess;
}

/**
 * The process that runs models, seen from ours: started when there is work, restarted after a crash, ended when idle.
 * It never keeps the program alive by itself.
 */
export class InferenceHost {
  readonly #log: Log;
  readonly #role: HostRole;
  readonly #limits: HostLimits;
  readonly #start: () => ChildProcess;
  readonly #queue = new JobQueue<Job>();
  readonly #inFlight = new Map<number, Job>();
  readonly #crashes: CrashRecord;
  #child: ChildProcess | null = null;
  #lastWords = '';
  #jobs = 0;
  #crashesInRow = 0;
  #pause: NodeJS.Timeout | null = null;
  #idle: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor({
    log,
    role = EMBEDDING,
    limits,
    crashes = new CrashRecord(),
    start = () => startHost(),
  }: HostOptions) {
    this.#log = log;
    this.#role = role;
    this.#limits = { ...DEFAULT_LIMITS, ...limits };
    this.#crashes = crashes;
    this.#start = start;
  }

  /** The pid of the running process, or null. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  run<Wanted extends Work>(work: Wanted, options: RunOptions): Promise<ResultOf<Wanted>> {
    const { signal } = options;
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.#isClosed) throw this.#role.unavailable('The inference host is closed.');
      if (this.#crashes.isBanned(work.modelFile)) throw this.#role.banned(work.modelFile);
      this.#jobs += 1;
      const job: Job = {
        ...options,
        number: this.#jobs,
        work,
        hasGivenWay: false,
        resolve: (result) => resolve(result as ResultOf<Wanted>),
        reject,
      };
      if (signal !== undefined) this.#cancelWith(signal, job);
      this.#queue.add(job);
      if (job.priority === 'scene' && this.#role.givesWay) this.#clearTheWay();
      this.#pump();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#clearTimers();
    const closed = this.#role.unavailable('The inference host is closed.');
    for (const job of [...this.#inFlight.values(), ...this.#queue.takeAll()]) job.reject(closed);
    this.#inFlight.clear();
    await this.#endChild();
    await this.#crashes.settle();
  }

  #cancelWith(signal: AbortSignal, job: Job): void {
    const cancel = () => {
      if (!this.#queue.remove(job) && this.#inFlight.has(job.number)) {
        this.#send({ type: 'cancel', job: job.number });
      }
      job.reject(signal.reason);
    };
    signal.addEventListener('abort', cancel, { once: true });
    const { resolve, reject } = job;
    job.resolve = (result) => {
      signal.removeEventListener('abort', cancel);
      resolve(result);
    };
    job.reject = (error) => {
      signal.removeEventListener('abort', cancel);
      reject(error);
    };
  }

  #clearTheWay(): void {
    for (const job of this.#inFlight.values()) {
      if (job.priority !== 'background' || job.hasGivenWay) continue;
      job.hasGivenWay = true;
      this.#send({ type: 'cancel', job: job.number });
    }
  }

  /** Hands the host what it can take. */
  #pump(): void {
    if (this.#isClosed) return;
    if (this.#pause !== null) {
      this.#pause.ref(); // somebody waits for it now
      return;
    }
    while (this.#inFlight.size < this.#role.inFlight) {
      const job = this.#queue.next();
      if (job === undefined) break;
      if (this.#crashes.isBanned(job.work.modelFile)) {
        job.reject(this.#role.banned(job.work.modelFile));
        continue;
      }
      job.hasGivenWay = false;
      this.#inFlight.set(job.number, job);
      this.#child ??= this.#startChild();
      this.#send({ ...job.work, job: job.number });
    }
    this.#restOrWork();
  }

  #startChild(): ChildProcess {
    const child = this.#start();
    this.#lastWords = '';
    // A process that starts cannot speak yet; those who wait for it should not take it for silent.
    const hasSpoken = new Promise<void>((resolve) => {
      child.once('message', () => resolve());
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
    void whileAtWork(
      () => this.#signLoading(),
      LONGEST_START_MS,
      () => hasSpoken,
    );
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#lastWords = (this.#lastWords + chunk.toString('utf8')).slice(-STDERR_CHARACTERS);
    });
    child.on('message', (answer: HostAnswer) => this.#settle(answer));
    child.once('error', (error) => this.#ended(child, error.message));
    child.once('exit', (code, signal) => this.#ended(child, signal ?? `exit code ${code}`));
    return child;
  }

  #signLoading(): void {
    for (const job of [...this.#inFlight.values(), ...this.#queue]) job.onSign?.('loading');
  }

  #send(request: HostRequest): void {
    // A channel that has just broken tells so by the exit of the process, which settles everything.
    this.#child?.send(request, () => {});
  }

  #settle(answer: HostAnswer): void {
    const job = this.#inFlight.get(answer.job);
    if (answer.type === 'sign') {
      job?.onSign?.(answer.phase);
      // Those who wait for their turn wait for a model that is at work.
      for (const waiting of this.#queue) waiting.onSign?.('loading');
      return;
    }
    if (answer.type === 'text') {
      if (job?.priority === 'scene' && job.signal?.aborted !== true) job.onText?.(answer.text);
      return;
    }
    this.#inFlight.delete(answer.job);
    if (job !== undefined) {
      if (answer.type === 'done') {
        this.#crashesInRow = 0;
        this.#crashes.forgive(job.work.modelFile);
        job.resolve(answer.result);
      } else if (job.hasGivenWay && job.signal?.aborted !== true) {
        this.#queue.addFirst(job);
      } else if (job.signal?.aborted !== true) {
        job.reject(this.#failure(answer, job));
      }
    }
    this.#pump();
  }

  #failure({ message, code, details }: HostAnswer & { type: 'failed' }, { work }: Job): NarratoriaError {
    const { modelFile } = work;
    this.#log.warn({ modelFile, code, message, stderr: this.#lastWords.trim() }, 'a model could not be run');
    return code === undefined
      ? this.#role.unavailable(`The model could not be run: ${message}`, modelFile)
      : new NarratoriaError(code, message, { details: { modelFile, ...details } });
  }

  #ended(child: ChildProcess, how: string): void {
    if (this.#child !== child) return; // ended by us
    this.#child = null;
    const lost = [...this.#inFlight.values()];
    this.#inFlight.clear();
    this.#crashesInRow += 1;
    const delayMs = Math.min(
      this.#limits.restartDelayMs * 2 ** (this.#crashesInRow - 1),
      this.#limits.maxRestartDelayMs,
    );
    const culprit = lost[0]?.work.modelFile;
    if (culprit !== undefined && !WISHES.includes(how)) this.#crashes.note(culprit, how);
    const isBanned = culprit !== undefined && this.#crashes.isBanned(culprit);
    this.#log.error(
      { how, modelFile: culprit, isBanned, delayMs, stderr: this.#lastWords.trim() },
      'the inference host ended by itself',
    );
    for (const job of lost) job.reject(this.#role.crashed(job.work.modelFile, how, isBanned));
    this.#pause = setTimeout(() => {
      this.#pause = null;
      this.#pump();
    }, delayMs);
    if (this.#queue.size === 0) this.#pause.unref();
  }

  /** Keeps the program alive while there is work, and lets go of the host after a while without. */
  #restOrWork(): void {
    if (this.#idle !== null) clearTimeout(this.#idle);
    this.#idle = null;
    if (this.#child === null) return;
    const isResting = this.#inFlight.size === 0;
    for (const handle of [this.#child, this.#child.channel, this.#child.stderr as Socket | null]) {
      if (isResting) handle?.unref();
      else handle?.ref();
    }
    if (isResting) this.#idle = setTimeout(() => void this.#endChild(), this.#limits.idleMs).unref();
  }

  async #endChild(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    const exit = once(child, 'exit');
    if (child.connected) child.disconnect(); // it ends when its channel closes
    const patience = new AbortController();
    const isLate = sleep(CLOSE_GRACE_MS, true, { signal: patience.signal }).catch(() => false);
    if (await Promise.race([exit.then(() => false), isLate])) child.kill('SIGKILL');
    patience.abort();
    await exit;
  }

  #clearTimers(): void {
    if (this.#idle !== null) clearTimeout(this.#idle);
    if (this.#pause !== null) clearTimeout(this.#pause);
    this.#idle = null;
    this.#pause = null;
  }
}
