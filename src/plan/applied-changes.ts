/**
 * Which scores the attempts of one tool have moved. An attempt that fails may have moved some before: the next one
 * gets the same input and would move them again, so what an earlier attempt has moved counts as done.
 */
export class AppliedChanges {
  readonly #moved = new Map<string, number>();
  #due = new Map<string, number>();

  /** From here on, what has been moved so far is what earlier attempts have moved. */
  beginAttempt(): void {
    this.#due = new Map(this.#moved);
  }

  /** A score was moved, or would have been, had an earlier attempt not done so. */
  note(score: string): void {
    const due = this.#due.get(score) ?? 0;
    if (due > 0) this.#due.set(score, due - 1);
    else this.#moved.set(score, (this.#moved.get(score) ?? 0) + 1);
  }

  /** Whether an earlier attempt has moved this score, once more than this attempt has noted. */
  isDone(score: string): boolean {
    return (this.#due.get(score) ?? 0) > 0;
  }
}
