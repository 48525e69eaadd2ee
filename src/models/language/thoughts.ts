/** How models mark what they think before they answer. */
const MARKS = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<reasoning>', '</reasoning>'],
  ['<thought>', '</thought>'],
  ['[THINK]', '[/THINK]'],
  ['<|begin_of_thought|>', '<|end_of_thought|>'],
  ['<|channel|>analysis<|message|>', '<|end|>'],
] as const;
/** What may stand around an answer that comes after thoughts. */
const REMAINS = ['<|start|>assistant', '<|channel|>final<|message|>'];
const OPENINGS: readonly string[] = [...MARKS.map(([opening]) => opening), ...REMAINS];
const CLOSINGS: readonly string[] = MARKS.map(([, closing]) => closing);

interface ThoughtOptions {
  onText(text: string): void;
  onThought(): void;
  /** The model is known to begin with its thoughts and to mark only their end. */
  beginsInThought?: boolean;
}

/** Takes the thoughts out of what a model writes, also where a mark comes in pieces. */
export class Thoughts {
  readonly #options: ThoughtOptions;
  #held = '';
  #text = '';
  /** What ends the thought that goes on; `any` while it is not known whether it is one. */
  #closing: string | 'any' | null;
  #hasStrayEnd = false;

  constructor(options: ThoughtOptions) {
    this.#options = options;
    this.#closing = options.beginsInThought === true ? 'any' : null;
  }

  /** The answer without thoughts. */
  get text(): string {
    return this.#text;
  }

  /** Whether an end of thoughts came without a beginning: all before it was thought, and was given out as text. */
  get hasStrayEnd(): boolean {
    return this.#hasStrayEnd;
  }

  push(piece: string): void {
    this.#held += piece;
    while (this.#step());
  }

  /** No more will come. A thought that has no end never becomes text. */
  end(): void {
    if (this.#closing === null || this.#closing === 'any') this.#emit(this.#held);
    this.#held = '';
  }

  /** Handles what is held as far as it is clear; true when there may be more. */
  #step(): boolean {
    if (this.#closing !== null) return this.#think(this.#closing);
    const mark = firstOf([...OPENINGS, ...CLOSINGS], this.#held);
    if (mark === null) {
      const kept = uncertainEnd(this.#held);
      this.#emit(this.#held.slice(0, this.#held.length - kept));
      this.#held = this.#held.slice(this.#held.length - kept);
      return false;
    }
    this.#emit(this.#held.slice(0, mark.at));
    this.#held = this.#held.slice(mark.at + mark.text.length);
    this.#closing = MARKS.find(([opening]) => opening === mark.text)?.[1] ?? null;
    if (CLOSINGS.includes(mark.text) && this.#text !== '') {
      this.#hasStrayEnd = true;
      this.#text = '';
    }
    return true;
  }

  #think(closing: string): boolean {
    this.#options.onThought();
    const mark = firstOf(closing === 'any' ? CLOSINGS : [closing], this.#held);
    if (mark === null) {
      if (closing !== 'any') this.#held = this.#held.slice(-closing.length);
      return false;
    }
    this.#held = this.#held.slice(mark.at + mark.text.length);
    this.#closing = null;
    return true;
  }

  #emit(text: string): void {
    const shown = this.#text === '' ? text.replace(/^\s+/, '') : text;
    if (shown === '') return;
    this.#text += shown;
    this.#options.onText(shown);
  }
}

function firstOf(marks: readonly string[], text: string): { at: number; text: string } | null {
  const found = marks.map((mark) => ({ at: text.indexOf(mark), text: mark })).filter(({ at }) => at !== -1);
  return found.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

/** How much of the end may be the beginning of a mark. */
function uncertainEnd(text: string): number {
  let longest = 0;
  for (const mark of [...OPENINGS, ...CLOSINGS]) {
    for (let length = Math.min(mark.length - 1, text.length); length > longest; length -= 1)
      if (text.endsWith(mark.slice(0, length))) longest = length;
  }
  return longest;
}
