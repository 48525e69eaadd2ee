import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { NarratoriaError } from '../../base/errors.ts';
import { packageRoot } from '../../base/package-root.ts';
import type { Channel, OpenAnswer, OpenRequest } from './channel.ts';
import { type Answer, fromPlain, type Request } from './message.ts';
import type { InputOf, OperationName, OutputOf } from './operations.ts';

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** A store thread as its owner sees it. It starts at once and opens when told. It keeps the process alive only while it has something to answer. */
export class StoreThread implements Channel {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #isOpen = false;
  #ended: Error | null = null;

  constructor(name: string) {
    this.#worker = new Worker(entry(), { name });
    this.#worker.on('message', (answer: Answer) => this.#receive(answer));
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('The thread of the store has ended.')));
    this.#worker.unref();
  }

  async open(request: OpenRequest): Promise<OpenAnswer> {
    const answer = (await this.#request('open', request)) as OpenAnswer;
    this.#isOpen = true;
    return answer;
  }

  async call<Name extends OperationName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
    return (await this.#request(name, input)) as OutputOf<Name>;
  }

  async close(): Promise<void> {
    try {
      if (this.#isOpen) await this.#request('close', null);
    } finally {
      this.#isOpen = false;
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
