import { rateLimited } from './failures.ts';

/** Lets so many in at a time, keeps so many more in line, and turns the rest away. */
export class Turnstile {
  readonly #places: number;
  readonly #lineLength: number;
  readonly #line = new Set<() => void>();
  #inside = 0;

  constructor(places: number, lineLength: number) {
    this.#places = places;
    this.#lineLength = lineLength;
  }

  /** Does the work when it is its turn; who gives up while in line never starts. */
  async pass<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(signal);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  async #turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#inside < this.#places) {
      this.#inside += 1;
      return;
    }
    if (this.#line.size >= this.#lineLength) {
      throw rateLimited(`${this.#places} calls are running and ${this.#line.size} are waiting already.`);
    }
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        this.#line.delete(enter);
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.#line.add(enter);
    });
  }

  /** Whoever leaves hands the place to the first in line. */
  #next(): void {
    const [first] = this.#line;
    if (first === undefined) {
      this.#inside -= 1;
      return;
    }
    this.#line.delete(first);
    first();
  }
}
