import type { Log } from '../base/log.ts';
import type { RetentionPolicy } from './retention.ts';
import type { Store } from './store.ts';

/** A player who reads for so long is not about to choose; one who just began may be. */
const READING_MS = 30_000;
/** Nobody waits longer than this for the program to end. */
const END_MS = 2_000;

/** What a store does for itself while nobody needs it: lets go of what its policy says. */
export class Upkeep {
  readonly #store: Pick<Store, 'runRetention'>;
  readonly #policy: RetentionPolicy;
  readonly #log: Log;
  readonly #afterMs: number;
  #running: Promise<void> = Promise.resolve();

  constructor(
    store: Pick<Store, 'runRetention'>,
    policy: RetentionPolicy,
    { log, afterMs = READING_MS }: { log: Log; afterMs?: number },
  ) {
    this.#store = store;
    this.#policy = policy;
    this.#log = log;
    this.#afterMs = afterMs;
  }

  /** Works when the wait for the player has become long, and stops with it. */
  async during<Result>(reading: Promise<Result>): Promise<Result> {
    let isReading = true;
    const timer = setTimeout(() => this.#start(() => isReading), this.#afterMs).unref();
    try {
      return await reading;
    } finally {
      isReading = false;
      clearTimeout(timer);
      await this.#running;
    }
  }

  /** The last chance of a session; what is left waits for the next. */
  async atEnd(): Promise<void> {
    const end = performance.now() + END_MS;
    this.#start(() => performance.now() < end);
    await this.#running;
  }

  #start(isIdle: () => boolean): void {
    if (Object.keys(this.#policy).length === 0) return;
    this.#running = this.#running.then(async () => {
      try {
        await this.#store.runRetention(this.#policy, { isIdle });
      } catch (err) {
        this.#log.error({ err }, 'Old memories could not be let go.');
      }
    });
  }
}
