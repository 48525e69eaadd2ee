import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { NarratoriaError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import { CrashRecord } from './crash-record.ts';
import { JobQueue, type Priority } from './job-queue.ts';
import type { EmbedRequest, HostAnswer, HostRequest } from './messages.ts';
import { startHost } from './start-host.ts';

export interface HostLimits {
  /** A host without work for so long is ended; the next job starts another. */
  idleMs: number;
  /** The wait before the first restart after a crash; it doubles with each crash in a row. */
  restartDelayMs: number;
  maxRestartDelayMs: number;
}

const DEFAULT_LIMITS: HostLimits = { idleMs: 10 * 60_000, restartDelayMs: 250, maxRestartDelayMs: 5_000 };
/** One is worked on, the next lies ready. */
const IN_FLIGHT = 2;
const CLOSE_GRACE_MS = 2000;
const STDERR_CHARACTERS = 4000;
/** Ways to end that are somebody's wish and say nothing of the model. */
const WISHES: readonly (string | null)[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];

type Work = Omit<EmbedRequest, 'job'>;

interface Job {
  number: number;
  work: Work;
  priority: Priority;
  resolve(vector: Float32Array): void;
  reject(error: unknown): void;
}

interface HostOptions {
  log: Log;
  limits?: Partial<HostLimits>;
  /** Another program in the host's place, for tests. */
  start?: () => ChildProcess;
}

/**
 * The process that runs models, seen from ours: started when there is work, restarted after a crash, ended when idle.
 * It never keeps the program alive by itself.
 */
export class InferenceHost {
  readonly #log: Log;
  readonly #limits: HostLimits;
  readonly #start: () => ChildProcess;
  readonly #queue = new JobQueue<Job>();
  readonly #inFlight = new Map<number, Job>();
  readonly #crashes = new CrashRecord();
  #child: ChildProcess | null = null;
  #lastWords = '';
  #jobs = 0;
  #crashesInRow = 0;
  #pause: NodeJS.Timeout | null = null;
  #idle: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor({ log, limits, start = () => startHost() }: HostOptions) {
    this.#log = log;
    this.#limits = { ...DEFAULT_LIMITS, ...limits };
    this.#start = start;
  }

  /** The pid of the running process, or null. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  run(
    work: Work,
    { priority, signal }: { priority: Priority; signal?: AbortSignal | undefined },
  ): Promise<Float32Array> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.#isClosed) throw unavailable('The inference host is closed.');
      if (this.#crashes.isBanned(work.modelFile)) throw banned(work.modelFile);
      this.#jobs += 1;
      const job: Job = { number: this.#jobs, work, priority, resolve, reject };
      if (signal !== undefined) this.#cancelWith(signal, job);
      this.#queue.add(job);
      this.#pump();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#clearTimers();
    const closed = unavailable('The inference host is closed.');
    for (const job of [...this.#inFlight.values(), ...this.#queue.takeAll()]) job.reject(closed);
    this.#inFlight.clear();
    await this.#endChild();
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
    job.resolve = (vector) => {
      signal.removeEventListener('abort', cancel);
      resolve(vector);
    };
    job.reject = (error) => {
      signal.removeEventListener('abort', cancel);
      reject(error);
    };
  }

  /** Hands the host what it can take. */
  #pump(): void {
    if (this.#isClosed) return;
    if (this.#pause !== null) {
      this.#pause.ref(); // somebody waits for it now
      return;
    }
    while (this.#inFlight.size < IN_FLIGHT) {
      const job = this.#queue.next();
      if (job === undefined) break;
      if (this.#crashes.isBanned(job.work.modelFile)) {
        job.reject(banned(job.work.modelFile));
        continue;
      }
      this.#inFlight.set(job.number, job);
      this.#child ??= this.#startChild();
      this.#send({ ...job.work, job: job.number });
    }
    this.#restOrWork();
  }

  #startChild(): ChildProcess {
    const child = this.#start();
    this.#lastWords = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#lastWords = (this.#lastWords + chunk.toString('utf8')).slice(-STDERR_CHARACTERS);
    });
    child.on('message', (answer: HostAnswer) => this.#settle(answer));
    child.once('error', (error) => this.#ended(child, error.message));
    child.once('exit', (code, signal) => this.#ended(child, signal ?? `exit code ${code}`));
    return child;
  }

  #send(request: HostRequest): void {
    // A channel that has just broken tells so by the exit of the process, which settles everything.
    this.#child?.send(request, () => {});
  }

  #settle(answer: HostAnswer): void {
    const job = this.#inFlight.get(answer.job);
    this.#inFlight.delete(answer.job);
    if (job !== undefined) {
      if (answer.type === 'done') {
        this.#crashesInRow = 0;
        this.#crashes.forgive(job.work.modelFile);
        job.resolve(answer.vector);
      } else {
        job.reject(unavailable(`The model could not be run: ${answer.message}`, job.work.modelFile));
      }
    }
    this.#pump();
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
    if (culprit !== undefined && !WISHES.includes(how)) this.#crashes.note(culprit);
    const isBanned = culprit !== undefined && this.#crashes.isBanned(culprit);
    this.#log.error(
      { how, modelFile: culprit, isBanned, delayMs, stderr: this.#lastWords.trim() },
      'the inference host ended by itself',
    );
    for (const job of lost) {
      job.reject(unavailable(`The inference host ended in the middle of its work (${how}).`, culprit));
    }
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

function unavailable(message: string, modelFile?: string): NarratoriaError {
  return new NarratoriaError('embedding_unavailable', message, {
    hint: 'Search goes on by words alone.',
    details: modelFile === undefined ? {} : { modelFile },
  });
}

function banned(modelFile: string): NarratoriaError {
  return new NarratoriaError(
    'embedding_unavailable',
    `${modelFile} ended the inference host twice and is not tried again.`,
    {
      hint: 'Run `narratoria models verify`, and pull the model again if it is damaged.',
      details: { modelFile },
    },
  );
}
