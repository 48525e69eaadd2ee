import { AsyncLocalStorage } from 'node:async_hooks';
import { NarratoriaError } from '../../base/errors.ts';
import type { Channel, Gateway, InputOf, Operations, OutputOf, Reads, Writes } from '../operations.ts';
import type { Monitor, QueryFacts } from './monitor.ts';

/** Sends reads to whichever reader has least to do, and lets writes take turns. */
export class Dispatcher implements Gateway {
  readonly #writer: Channel | null;
  readonly #readers: readonly { channel: Channel; waiting: number }[];
  readonly #monitor: Monitor;
  readonly #inTransaction = new AsyncLocalStorage<true>();
  #lastTurn: Promise<unknown> = Promise.resolve();

  constructor(writer: Channel | null, readers: readonly Channel[], monitor: Monitor) {
    this.#writer = writer;
    this.#readers = readers.map((channel) => ({ channel, waiting: 0 }));
    this.#monitor = monitor;
  }

  get isReadOnly(): boolean {
    return this.#writer === null;
  }

  async read<Name extends keyof Reads>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
    const reader = this.#readers.toSorted((one, other) => one.waiting - other.waiting)[0];
    if (reader === undefined) throw new Error('The store has no readers.');
    reader.waiting += 1;
    try {
      return await this.#monitor.observe(factsOf(name, input), () => reader.channel.call(name, input));
    } finally {
      reader.waiting -= 1;
    }
  }

  write<Name extends keyof Writes>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
    return this.inTurn((writer) =>
      this.#monitor.observe(factsOf(name, input), () => writer.call(name, input)),
    );
  }

  /** Everything that `work` writes is kept together, or, when it fails, not at all. */
  transaction<Result>(work: (gateway: Gateway) => Promise<Result>): Promise<Result> {
    return this.inTurn((writer) =>
      this.#monitor.observe({ name: 'transaction' }, async () => {
        await writer.call('begin', {});
        try {
          const inside = <Name extends keyof Operations>(name: Name, input: InputOf<Name>) =>
            writer.call(name, input);
          const result = await this.#inTransaction.run(true, () => work({ read: inside, write: inside }));
          await writer.call('commit', {});
          return result;
        } catch (error) {
          await writer.call('rollback', {});
          throw error;
        }
      }),
    );
  }

  /** Waits for the writes that were asked for so far. */
  async settled(): Promise<void> {
    await this.#lastTurn;
  }

  /** Does something when all writes asked for before are done. Unobserved. */
  async inTurn<Result>(task: (writer: Channel) => Promise<Result>): Promise<Result> {
    const writer = needed(this.#writer);
    if (this.#inTransaction.getStore() === true) {
      throw new Error(
        'Inside a transaction, write through the transaction: this write would wait for its end.',
      );
    }
    const turn = this.#lastTurn.then(() => task(writer));
    this.#lastTurn = turn.catch(() => undefined); // whoever asked learns of it; the next one goes ahead
    return await turn;
  }
}

/** Where writes are done; refuses when everything is open for reading only. */
export function needed<Writer>(writer: Writer | null): Writer {
  if (writer !== null) return writer;
  throw new NarratoriaError('store_locked', 'The stories are open for reading only.', {
    hint: 'Close the other program and start again, to play on.',
  });
}

function factsOf(name: string, input: unknown): QueryFacts {
  const { dataType, scope, id } = input as {
    dataType?: string;
    scope?: { kind: string; id: string };
    id?: unknown;
  };
  const whose =
    scope === undefined
      ? typeof id === 'string'
        ? `playthrough ${id}`
        : undefined
      : `${scope.kind} ${scope.id}`;
  return {
    name: dataType === undefined ? name : `${name} ${dataType}`,
    ...(whose === undefined ? {} : { scope: whose }),
  };
}
