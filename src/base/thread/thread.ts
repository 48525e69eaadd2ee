import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { packageRoot } from '../package-root.ts';
import { type Answer, fromPlain, type Request } from './message.ts';

/** How long a thread may take to end once it was told to. */
const PATIENCE_MS = 2_000;

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export interface ThreadOptions extends WorkerOptions {
  name: string;
  /** The file that runs in it. */
  entry: string | URL;
  /** What to tell those who wait for an answer when it ends. */
  ended(cause: Error): Error;
}

/** A thread that answers requests, as its owner sees it. It starts at once, and keeps the process alive only while it has something to answer. */
export class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #exited: Promise<void>;
  readonly #toldAtEnd: (cause: Error) => Error;
  #lastId = 0;
  #ended: Error | null = null;

  constructor({ entry, ended, ...options }: ThreadOptions) {
    this.#toldAtEnd = ended;
    this.#worker = new Worker(entry, options);
    this.#worker.on('message', (answer: Answer) => this.#receive(answer));
    this.#worker.on('error', (error: Error) => this.#end(error));
    this.#exited = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#end(new Error('The thread has ended.'));
        resolve();
      });
    });
    this.#worker.unref();
  }

  get hasEnded(): boolean {
    return this.#ended !== null;
  }

  /** For how many seconds it has computed, whatever else the machine does; null while that cannot be told. */
  async secondsOfWork(): Promise<number | null> {
    // Before Node 24.6 only the time from outside can be had.
    if (typeof this.#worker.cpuUsage !== 'function')
      return this.#worker.performance.eventLoopUtilization().active / 1000;
    try {
      const { user, system } = await this.#worker.cpuUsage();
      return (user + system) / 1e6;
    } catch (error) {
      // It is just starting, or has ended.
      if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_NOT_RUNNING') return null;
      throw error;
    }
  }

  request(name: string, input: unknown): Promise<unknown> {
    if (this.#ended !== null) return Promise.reject(this.#toldAtEnd(this.#ended));
    this.#lastId += 1;
    const request: Request = { id: this.#lastId, name, input };
    const answer = this.#wait(request.id);
    this.#worker.postMessage(request);
    return answer;
  }

  /** It ends by itself: one that is stopped while it starts or works in native code can take the process with it. */
  async close(): Promise<void> {
    if (this.#ended !== null) return;
    try {
      await this.request('close', null);
    } finally {
      this.#worker.ref();
      await Promise.race([this.#exited, sleep(PATIENCE_MS, null, { ref: false })]);
      await this.#worker.terminate();
    }
  }

  /** Ends it in the middle of whatever it does; those who wait are told the cause. */
  async stop(cause: Error): Promise<void> {
    this.#end(cause);
    await this.#worker.terminate();
  }

  #wait(id: number): Promise<unknown> {
    if (this.#waiting.size === 0) this.#worker.ref();
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #receive(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if ('error' in answer) waiting?.reject(fromPlain(answer.error));
    else waiting?.resolve(answer.result);
  }

  #end(cause: Error): void {
    this.#ended ??= cause;
    for (const { reject } of this.#waiting.values()) reject(this.#toldAtEnd(cause));
    this.#waiting.clear();
  }
}

/** From source the file `main.ts` beside the caller, from the bundle the one that the build made of it. */
export function threadEntry(caller: string, built: string): string | URL {
  return caller.endsWith('.ts') ? new URL('./main.ts', caller) : path.join(packageRoot(), 'dist', built);
}
