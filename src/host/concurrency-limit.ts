import { rateLimited } from './failures.ts';

/** Runs a few calls at a time, lets some more wait, and refuses the rest. */
export class ConcurrencyLimit {
  readonly #mostRunning: number;
  readonly #mostWaiting: number;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(mostRunning: number, mostWaiting: number) {
    this.#mostRunning = mostRunning;
    this.#mostWaiting = mostWaiting;
  }

  /** Does the work when it is its turn. Work that is aborted while it waits never starts. */
  async run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(signal);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  async #turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#running < this.#mostRunning) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.size >= this.#mostWaiting) {
      throw rateLimited(
        `${this.#mostRunning} calls are running and ${this.#waiting.size} are waiting already.`,
      );
    }
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        this.#waiting.delete(enter);
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.#waiting.add(enter);
    });
  }

  /** Gives the free place to the call that has waited longest. */
  #next(): void {
    const [first] = this.#waiting;
    if (first === undefined) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(first);
    first();
  }
}
