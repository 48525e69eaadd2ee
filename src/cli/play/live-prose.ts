import { widthOf } from './wrap.ts';

/** Prints prose as it comes, broken into the same lines as prose that is printed at once. */
export class LiveProse {
  readonly #width: number;
  readonly #write: (text: string) => void;
  #text = '';
  /** A word that may not be whole yet. */
  #word = '';
  /** White space since the last word. */
  #gap = '';
  #column = 0;

  constructor(width: number, write: (text: string) => void) {
    this.#width = width;
    this.#write = write;
  }

  get text(): string {
    return this.#text;
  }

  add(piece: string): void {
    this.#text += piece;
    for (const part of piece.split(/(\s+)/)) {
      if (part === '') continue;
      if (/\s/.test(part)) {
        this.#flush();
        this.#gap += part;
      } else this.#word += part;
    }
  }

  /** No more comes: the last word is whole, and its line ends. */
  end(): void {
    this.#flush();
    if (this.#column > 0) this.#write('\n');
    this.#column = 0;
    this.#gap = '';
  }

  #flush(): void {
    if (this.#word === '') return;
    const isParagraph = this.#column === 0 || /\n\s*\n/.test(this.#gap);
    const width = widthOf(this.#word);
    if (isParagraph) {
      this.#write(`${this.#column === 0 ? '' : '\n'}\n${this.#word}`);
      this.#column = width;
    } else if (this.#column + 1 + width > this.#width) {
      this.#write(`\n${this.#word}`);
      this.#column = width;
    } else {
      this.#write(` ${this.#word}`);
      this.#column += 1 + width;
    }
    this.#word = '';
    this.#gap = '';
  }
}
