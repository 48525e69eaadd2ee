import { emit, wordCount } from '../../../../src/sdk/index.ts';
import type { Sentence } from './sentences.ts';

/** Sentences of the first paragraph that are held until all of them are checked; it tells what came of the deed. */
const HELD = 3;
/** Of a model that writes so slowly nothing is held but what is checked: the player waits for every sentence. */
const SLOW_MS = 2500;
const SPEECH = /["“”]/u;

/**
 * The prose that stands, and lets the page read along, one sentence behind: `narration_delta`. What was released is
 * never taken back.
 */
export class Release {
  /** What comes first, as the author wrote it. */
  readonly #before: readonly string[];
  #paragraphs: string[] = [];
  /** Accepted, not yet to be read. */
  #waiting: Sentence[] = [];
  /** The sentence that the scene ends on, while something may still have to come before it. */
  #last: Sentence | null = null;
  #isOpen = false;
  #hasEmitted = false;
  #begunAt: number | null = null;

  constructor(before: readonly string[]) {
    this.#before = before;
  }

  /** Everything that stands, with what is still held back. */
  get text(): string {
    return [...this.#before, this.own].filter((part) => part !== '').join('\n\n');
  }

  /** The same in two parts. */
  get stands(): { authors: string; own: string } {
    return { authors: this.#before.join('\n\n'), own: this.own };
  }

  /** The same without what the author wrote before it. */
  get own(): string {
    const waiting = this.#last === null ? this.#waiting : [...this.#waiting, this.#last];
    return waiting.reduce(joined, this.#paragraphs).join('\n\n');
  }

  /** What was released, without what the author wrote before it. */
  get paragraphs(): readonly string[] {
    return this.#paragraphs;
  }

  /** Whether anything stands that was not the author's. */
  get isEmpty(): boolean {
    return this.#paragraphs.length === 0 && this.#waiting.length === 0 && this.#last === null;
  }

  get words(): number {
    return wordCount(this.own);
  }

  /** The model has begun to write. What the author wrote before it can be read meanwhile, if it stands whatever comes. */
  begin(standsAlways: boolean): void {
    this.#begunAt ??= performance.now();
    if (standsAlways) this.#giveBefore();
  }

  /** Takes a sentence that may be told. */
  accept(sentence: Sentence): void {
    const isFirst = this.isEmpty;
    const isSlow = this.#begunAt !== null && performance.now() - this.#begunAt > SLOW_MS;
    this.#isOpen ||= isSlow || (sentence.isFirst && !isFirst) || this.#waiting.length >= HELD;
    this.#waiting.push(sentence);
    // One sentence behind, the first of a slow model excepted: the last one waits for the next.
    if (this.#isOpen) this.#give(this.#waiting.length - (isFirst ? 0 : 1));
  }

  /** Gives out what waits. */
  flush(): void {
    this.#isOpen = true;
    this.#give(this.#waiting.length);
  }

  /**
   * Keeps the last sentence back: it asks the question, and what is added has to stand before it. What somebody says
   * is not taken from the paragraph it belongs to.
   */
  holdLast(): void {
    const sentence = this.#waiting.at(-1);
    if (sentence !== undefined && (sentence.isFirst || !SPEECH.test(sentence.text)))
      this.#last = this.#waiting.pop() ?? null;
    this.flush();
  }

  /** Gives out the last sentence, if it was kept back; after something that was added it begins a paragraph. */
  giveLast(): void {
    if (this.#last !== null) this.#waiting.push(this.#last);
    this.#last = null;
    this.flush();
  }

  /** Drops what nobody has read. */
  drop(): void {
    this.#waiting = [];
  }

  /** Adds a paragraph as it stands. */
  add(text: string): void {
    this.#waiting.push({ text, isFirst: true });
    if (this.#last !== null) this.#last = { ...this.#last, isFirst: true };
    this.flush();
  }

  #give(count: number): void {
    for (const sentence of this.#waiting.splice(0, count)) {
      const paragraphs = joined(this.#paragraphs, sentence);
      const isNew = paragraphs.length > this.#paragraphs.length;
      const separator = this.#paragraphs.length === 0 ? '' : isNew ? '\n\n' : ' ';
      this.#giveBefore();
      this.#emit(`${separator}${sentence.text}`);
      this.#paragraphs = paragraphs;
    }
  }

  #giveBefore(): void {
    if (!this.#hasEmitted && this.#before.length > 0) this.#emit(`${this.#before.join('\n\n')}\n\n`);
  }

  #emit(text: string): void {
    this.#hasEmitted = true;
    emit.ui('narration_delta', { attempt: 1, text });
  }
}

function joined(paragraphs: readonly string[], { text, isFirst }: Sentence): string[] {
  const last = paragraphs.at(-1);
  if (isFirst || last === undefined) return [...paragraphs, text];
  return [...paragraphs.slice(0, -1), `${last} ${text}`];
}
