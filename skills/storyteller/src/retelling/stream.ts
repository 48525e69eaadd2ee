import { emit } from '../../../../src/sdk/index.ts';

/** Pieces are gathered up to this length: an event for each word would be more frame than picture. */
const PIECE = 40;

/**
 * Lets the page read along: `narration_delta` with the number of the attempt and the next piece of its text. A higher
 * number starts afresh; `narration.paragraphs` is what counts in the end.
 */
export class Stream {
  #attempt = 0;
  #pending = '';

  begin(): void {
    this.#attempt += 1;
    this.#pending = '';
  }

  write(piece: string): void {
    this.#pending += piece;
    if (this.#pending.length >= PIECE) this.end();
  }

  end(): void {
    if (this.#pending === '') return;
    emit.ui('narration_delta', { attempt: this.#attempt, text: this.#pending });
    this.#pending = '';
  }
}
