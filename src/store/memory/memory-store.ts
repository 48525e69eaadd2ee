import type { Lock } from '../../base/file-lock.ts';
import { type CommonOptions, CommonStore } from '../common/store.ts';
import type { Channel, InputOf, Operations, OutputOf } from '../operations.ts';
import type { IntegrityReport } from '../store.ts';
import { READS } from './reads.ts';
import { copyOf, emptyState, type State } from './state.ts';
import { writesOn } from './writes.ts';

/** Stories that last as long as the program: for plans and skills that are tried out, and for tests. */
export class MemoryStore extends CommonStore {
  readonly notices: readonly string[] = [];

  constructor(options: CommonOptions) {
    const memory = new Memory();
    super(options, memory.writer, [memory.reader]);
  }

  /** No other program can see it. */
  holdStory(): Lock {
    return { release: () => undefined };
  }

  /** There is nothing that could be damaged. */
  async checkIntegrity(): Promise<IntegrityReport> {
    return { ok: true, problems: [] };
  }

  protected told(): void {}

  protected async end(): Promise<void> {}
}

/** The state, and the one of a transaction while it lasts: others see it at the end. */
class Memory {
  #state = emptyState();
  #inTransaction: State | null = null;
  #lastKey = 0;
  readonly #writes = {
    begin: () => {
      this.#inTransaction = copyOf(this.#state);
    },
    commit: () => {
      this.#state = this.#inTransaction ?? this.#state;
      this.#inTransaction = null;
    },
    rollback: () => {
      this.#inTransaction = null;
    },
    ...writesOn(
      () => this.#inTransaction ?? this.#state,
      () => {
        this.#lastKey += 1;
        return this.#lastKey;
      },
    ),
  };

  /** Sees what is kept. */
  readonly reader = this.#channel(() => this.#state);
  /** Sees what its transaction has written so far. */
  readonly writer = this.#channel(() => this.#inTransaction ?? this.#state);

  /** What goes in and comes out is copied: nobody can change a record behind the store's back. */
  #channel(state: () => State): Channel {
    const operations = new Map<string, (input: never) => unknown>([
      ...Object.entries(this.#writes),
      ...Object.entries(READS).map(
        ([name, read]) =>
          [
            name,
            (input: never) => (read as (state: State, input: never) => unknown)(state(), input),
          ] as const,
      ),
    ]);
    return {
      async call<Name extends keyof Operations>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
        const operation = operations.get(name);
        if (operation === undefined) throw new Error(`The store knows no operation ${name}.`);
        return copied(operation(copied(input) as never)) as OutputOf<Name>;
      },
    };
  }
}

/** Another value with the same content; records are plain data. */
function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied);
  if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    if (key === '__proto__') return structuredClone(value);
    copy[key] = copied((value as Record<string, unknown>)[key]);
  }
  return copy;
}
