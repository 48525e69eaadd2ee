import { NarratoriaError } from '../../../base/errors.ts';
import { Thread, threadEntry } from '../../../base/thread/thread.ts';
import type { InputOf, Operations, OutputOf } from '../../operations.ts';
import type { Connection } from '../database/connection.ts';
import type { OpenAnswer, OpenRequest, SqliteChannel } from './channel.ts';
import { openConnection } from './open.ts';
import { type Maintenance, type MaintenanceInput, type MaintenanceOutput, perform } from './operations.ts';

/** The threads of one store: a writer, unless it is only looked at, and readers. */
export interface OpenedChannels {
  writer: SqliteChannel | null;
  readers: readonly SqliteChannel[];
  /** Any of them. */
  reader: SqliteChannel;
  /** The writer first. */
  all: readonly SqliteChannel[];
  notices: string[];
}

export interface ChannelOptions {
  mode: 'read-write' | 'read-only';
  readerCount: number;
  now: Date;
  /** Whether no other program has the database open. */
  isAlone: boolean;
}

export async function openChannels(file: string, options: ChannelOptions): Promise<OpenedChannels> {
  const { mode, readerCount, now, isAlone } = options;
  const start = (name: string): SqliteChannel =>
    readerCount === 0 ? new DirectChannel() : new StoreThread(name);
  // All threads start together; the readers open when the writer has made sure that there is something to read.
  const writer = mode === 'read-write' ? start('store writer') : null;
  const reader = start('store reader');
  const readers = [reader, ...Array.from({ length: readerCount - 1 }, () => start('store reader'))];
  const all = writer === null ? readers : [writer, ...readers];
  try {
    const { notices } = (await writer?.open({ access: 'write', file, now: now.toISOString(), isAlone })) ?? {
      notices: [],
    };
    await Promise.all(readers.map((reader) => reader.open({ access: 'read', file })));
    return { writer, readers, reader, all, notices };
  } catch (error) {
    await Promise.all(all.map((channel) => channel.close()));
    throw error;
  }
}

/** Does everything on the calling thread: quicker to start, where nobody else needs the thread meanwhile. */
class DirectChannel implements SqliteChannel {
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

/** A store thread as its owner sees it. It starts at once and opens when told. */
class StoreThread implements SqliteChannel {
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
