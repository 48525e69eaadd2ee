/** A rate with room for bursts: it holds `burst` tokens and gets `perSecond` of them back. Times are in milliseconds. */
export class TokenBucket {
  readonly #burst: number;
  readonly #perMs: number;
  #tokens: number;
  #filledAt: number;

  constructor(burst: number, perSecond: number, now: number) {
    this.#burst = burst;
    this.#perMs = perSecond / 1000;
    this.#tokens = burst;
    this.#filledAt = now;
  }

  /** Takes one token, if there is one. */
  take(now: number): boolean {
    this.#tokens = Math.min(this.#burst, this.#tokens + (now - this.#filledAt) * this.#perMs);
    this.#filledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** How long after a refusal there will be a token again. */
  waitMs(): number {
    return Math.ceil((1 - this.#tokens) / this.#perMs);
  }
}
