/** Finds what a text names, and which things of a place. */
export type NamesIn = (text: string, place?: string) => readonly string[];

/**
 * Follows what the prose of a play has named, and finds the choices that name somebody, something or some place that no
 * prose has named yet.
 */
export class ToldSoFar {
  readonly #namesIn: NamesIn;
  readonly #told = new Set<string>();

  constructor(namesIn: NamesIn) {
    this.#namesIn = namesIn;
  }

  /** The texts of the choices below the prose that name what was never told. */
  untoldIn(prose: readonly string[], choices: readonly { text: string }[], place?: string): string[] {
    for (const id of this.#namesIn(prose.join('\n'), place)) this.#told.add(id);
    return choices
      .map(({ text }) => text)
      .filter((text) => this.#namesIn(text, place).some((id) => !this.#told.has(id)));
  }
}
