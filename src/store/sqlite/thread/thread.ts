import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { NarratoriaError } from '../../../base/errors.ts';
import { packageRoot } from '../../../base/package-root.ts';
import type { InputOf, Operations, OutputOf } from '../../operations.ts';
import type { OpenAnswer, OpenRequest, SqliteChannel } from './channel.ts';
import { type Answer, fromPlain, type Request } from './message.ts';
import type { Maintenance, MaintenanceInput, MaintenanceOutput } from './operations.ts';

/** How long a thread may take to end once it was told to. */
const PATIENCE_MS = 2_000;

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** A store thread as its owner sees it. It starts at once and opens when told. It keeps the process alive only while it has something to answer. */
export class StoreThread implements SqliteChannel {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #exited: Promise<void>;
  #lastId = 0;
  #ended: Error | null = null;

  constructor(name: string) {
    this.#worker = new Worker(entry(), { name });
    this.#worker.on('message', (answer: Answer) => this.#receive(answer));
    this.#worker.on('error', (error) => this.#end(error));
    this.#exited = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#end(new Error('The thread of the store has ended.'));
        resolve();
      });
    });
    this.#worker.unref();
  }

  async open(request: OpenRequest): Promise<OpenAnswer> {
    return (await this.#request('open', request)) as OpenAnswer;
  }

  async call<Name extends keyof Operations>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
    return (await this.#request(name, input)) as OutputOf<Name>;
  }

  async maintain<Name extends keyof Maintenance>(
    name: Name,
    input: MaintenanceInput<Name>,
  ): Promise<MaintenanceOutput<Name>> {
    return (await this.#request(name, input)) as MaintenanceOutput<Name>;
  }

  /** It ends by itself: one that is stopped while it starts or works in native code can take the process with it. */
  async close(): Promise<void> {
    if (this.#ended !== null) return;
    try {
      await this.#request('close', null);
    } finally {
      this.#worker.ref();
      await Promise.race([this.#exited, sleep(PATIENCE_MS, null, { ref: false })]);
      await this.#worker.terminate();
    }
  }

  #request(name: string, input: unknown): Promise<unknown> {
    if (this.#ended !== null) return Promise.reject(closed(this.#ended));
    this.#lastId += 1;
    const request: Request = { id: this.#lastId, name, input };
    const answer = this.#wait(request.id);
    this.#worker.postMessage(request);
    return answer;
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

  #end(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#waiting.values()) reject(closed(error));
    this.#waiting.clear();
  }
}

/** From source the file beside this one, from the bundle the one that the build made of it. */
function entry(): string | URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('./main.ts', import.meta.url)
    : path.join(packageRoot(), 'dist', 'store-thread.mjs');
}

function closed(cause: Error): NarratoriaError {
  return new NarratoriaError('internal_error', 'The store is closed.', { cause });
}
