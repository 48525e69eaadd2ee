/** Text that comes in pieces and ends at the first of some texts. What may be the beginning of one is held back. */
export class TextStream {
  readonly #stops: readonly string[];
  readonly #emit: (text: string) => void;
  #text = '';
  #emitted = 0;
  #isStopped = false;

  constructor(stops: readonly string[], emit: (text: string) => void) {
    this.#stops = stops.filter((stop) => stop !== '');
    this.#emit = emit;
  }

  get text(): string {
    return this.#text;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  push(piece: string): void {
    this.#text += piece;
    const at = this.#firstStop();
    if (at !== -1) {
      this.#isStopped = true;
      this.#text = this.#text.slice(0, at);
    }
    this.#emitUpTo(this.#isStopped ? this.#text.length : this.#text.length - this.#heldBack());
  }

  /** No more will come: what was held back is text after all. */
  end(): void {
    this.#emitUpTo(this.#text.length);
  }

  #firstStop(): number {
    const found = this.#stops.map((stop) => this.#text.indexOf(stop, this.#emitted));
    return found.reduce((first, at) => (at !== -1 && (first === -1 || at < first) ? at : first), -1);
  }

  /** The length of the longest end of the text that a stop text begins with. */
  #heldBack(): number {
    let longest = 0;
    for (const stop of this.#stops) {
      for (let length = Math.min(stop.length - 1, this.#text.length); length > longest; length -= 1) {
        if (this.#text.endsWith(stop.slice(0, length))) longest = length;
      }
    }
    return longest;
  }

  #emitUpTo(end: number): void {
    if (end <= this.#emitted) return;
    this.#emit(this.#text.slice(this.#emitted, end));
    this.#emitted = end;
  }
}
