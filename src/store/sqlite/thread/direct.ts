import type { InputOf, Operations, OutputOf } from '../../operations.ts';
import type { Connection } from '../database/connection.ts';
import type { OpenAnswer, OpenRequest, SqliteChannel } from './channel.ts';
import { openConnection } from './open.ts';
import { type Maintenance, type MaintenanceInput, type MaintenanceOutput, perform } from './operations.ts';

/** Does everything on the calling thread: quicker to start, where nobody else needs the thread meanwhile. */
export class DirectChannel implements SqliteChannel {
  #connection: Connection | null = null;

  async open(request: OpenRequest): Promise<OpenAnswer> {
    const { connection, notices } = await openConnection(request);
    this.#connection = connection;
    return { notices };
  }

  async call<Name extends keyof Operations>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
    return (await this.#perform(name, input)) as OutputOf<Name>;
  }

  async maintain<Name extends keyof Maintenance>(
    name: Name,
    input: MaintenanceInput<Name>,
  ): Promise<MaintenanceOutput<Name>> {
    return (await this.#perform(name, input)) as MaintenanceOutput<Name>;
  }

  async close(): Promise<void> {
    this.#connection?.close();
    this.#connection = null;
  }

  async #perform(name: string, input: unknown): Promise<unknown> {
    if (this.#connection === null) throw new Error('The store is not open.');
    return await perform(this.#connection, name, input);
  }
}
