import type { Connection } from '../database/connection.ts';
import type { Channel, OpenAnswer, OpenRequest } from './channel.ts';
import { openConnection } from './open.ts';
import { type InputOf, type OperationName, type OutputOf, perform } from './operations.ts';

/** Does everything on the calling thread. For measuring what the threads are worth. */
export class DirectChannel implements Channel {
  #connection: Connection | null = null;

  async open(request: OpenRequest): Promise<OpenAnswer> {
    const { connection, notices } = await openConnection(request);
    this.#connection = connection;
    return { notices };
  }

  async call<Name extends OperationName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
    if (this.#connection === null) throw new Error('The store is not open.');
    return await perform(this.#connection, name, input);
  }

  async close(): Promise<void> {
    this.#connection?.close();
    this.#connection = null;
  }
}
