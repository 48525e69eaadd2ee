/** A step takes about a microsecond. */
const STEPS = 200_000;

class OutOfSteps extends Error {}

/** Counts what a check does, and ends it when it does too much. */
export class Budget {
  #left = STEPS;

  /** Runs one check with all steps. */
  during<Result>(check: () => Result): Result | 'too costly' {
    this.#left = STEPS;
    try {
      return check();
    } catch (error) {
      // A schema that refers to itself for ever exhausts the stack before the steps.
      if (error instanceof OutOfSteps || error instanceof RangeError) return 'too costly';
      throw error;
    }
  }

  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new OutOfSteps();
  }
}
