import { NarratoriaError } from '../../../base/errors.ts';
import { Thread, threadEntry } from '../../../base/thread/thread.ts';
import type { InputOf, Operations, OutputOf } from '../../operations.ts';
import type { OpenAnswer, OpenRequest, SqliteChannel } from './channel.ts';
import type { Maintenance, MaintenanceInput, MaintenanceOutput } from './operations.ts';

/** A store thread as its owner sees it. It starts at once and opens when told. */
export class StoreThread implements SqliteChannel {
  readonly #thread: Thread;

  constructor(name: string) {
    this.#thread = new Thread({
      name,
      entry: threadEntry(import.meta.url, 'store-thread.mjs'),
      ended: closed,
    });
  }

  async open(request: OpenRequest): Promise<OpenAnswer> {
    return (await this.#thread.request('open', request)) as OpenAnswer;
  }

  async call<Name extends keyof Operations>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
    return (await this.#thread.request(name, input)) as OutputOf<Name>;
  }

  async maintain<Name extends keyof Maintenance>(
    name: Name,
    input: MaintenanceInput<Name>,
  ): Promise<MaintenanceOutput<Name>> {
    return (await this.#thread.request(name, input)) as MaintenanceOutput<Name>;
  }

  async close(): Promise<void> {
    await this.#thread.close();
  }
}
function closed(cause: Error): NarratoriaError {
  return new NarratoriaError('internal_error', 'The store is closed.', { cause });
}
