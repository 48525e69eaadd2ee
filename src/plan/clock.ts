/** How long after a sign of life work still counts as going on. A model that is silent for longer is given up sooner. */
const SIGN_MS = 15_000;

/** Work for a script during which its time stands still, as long as it shows signs of life. */
export interface Suspension {
  sign(): void;
  end(): void;
}

/** Time that stands still while work goes on that nobody can hurry, such as that of a language model. */
export class Clock {
  readonly #time: () => number;
  readonly #holds = new Set<{ until: number }>();
  #last: number;
  #stood = 0;

  /** Milliseconds by `time`, which is that of the machine unless told. */
  constructor(time: () => number = () => performance.now()) {
    this.#time = time;
    this.#last = time();
  }

  /** Milliseconds without those in which it stood still. */
  now(): number {
    this.#advance();
    return this.#last - this.#stood;
  }

  suspend(): Suspension {
    const hold = { until: this.#time() };
    this.#advance();
    this.#holds.add(hold);
    return {
      sign: () => {
        this.#advance();
        if (this.#holds.has(hold)) hold.until = this.#time() + SIGN_MS;
      },
      end: () => {
        this.#advance();
        this.#holds.delete(hold);
      },
    };
  }

  #advance(): void {
    const now = this.#time();
    const until = Math.max(this.#last, ...[...this.#holds].map((hold) => hold.until));
    this.#stood += Math.min(now, until) - this.#last;
    this.#last = now;
  }
}

/** Has several clocks stand still together. */
export function suspendAll(clocks: readonly Clock[]): Suspension {
  const suspended = clocks.map((clock) => clock.suspend());
  return {
    sign: () => void suspended.map((one) => one.sign()),
    end: () => void suspended.map((one) => one.end()),
  };
}
