import {
  type Complaint,
  complaintAbout,
  emit,
  type SceneFacts,
  sentencesOf,
  wordCount,
} from '../../../../src/sdk/index.ts';
import type { ToldHistory } from '../telling/told-history.ts';
import type { Release } from './release.ts';
import { type Sentence, SentenceReader } from './sentences.ts';

/** A scene is not longer than this; what comes after is not told. Talk may have a paragraph for every line. */
const MOST_WORDS = 420;
const MOST_PARAGRAPHS = 24;
/** Sentences left out because they were told before, after which a writer goes round in circles. */
const MOST_REPEATED = 4;
/** A scene of this length can end anywhere. */
const ENOUGH_WORDS = 50;
/** Shorter ones may come again: “No.” */
const LEAST_WORDS = 5;

/**
 * One answer of a model on its way to the reader: each sentence is checked against what is so before it may stand. It is
 * over when a sentence cannot be told, when there is enough, or when the model has finished.
 */
export class Draft {
  readonly #facts: SceneFacts;
  readonly #history: ToldHistory;
  readonly #release: Release;
  readonly #reader = new SentenceReader();
  readonly #said = new Set<string>();
  readonly #onOver: () => void;
  #repeated = 0;
  #isOver = false;
  #hasPieces = false;
  /** What is wrong with the sentence at which it was cut. */
  complaint: Complaint | null = null;

  constructor(facts: SceneFacts, history: ToldHistory, release: Release, onOver: () => void) {
    this.#facts = facts;
    this.#history = history;
    this.#release = release;
    this.#onOver = onOver;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  write(piece: string): void {
    this.#hasPieces = true;
    if (!this.#isOver) this.#take(this.#reader.read(piece));
  }

  /** The model has finished; the whole text counts where it did not come piece by piece. */
  finish(text: string): void {
    if (!this.#hasPieces) this.write(text);
    this.end();
  }

  /** No more will come. */
  end(): void {
    if (!this.#isOver) this.#take(this.#reader.end());
    this.#isOver = true;
  }

  #take(sentences: readonly Sentence[]): void {
    for (const sentence of sentences) {
      if (this.#isOver) return;
      if (this.#isRepeated(sentence.text)) {
        this.#repeated += 1;
        if (this.#repeated > MOST_REPEATED) this.#stop(this.#circling(sentence.text));
        continue;
      }
      const complaint = complaintAbout(sentence.text, this.#release.text, this.#facts);
      if (complaint !== null) {
        this.#stop(complaint);
        return;
      }
      this.#said.add(sentence.text.toLowerCase());
      this.#release.accept(sentence);
      const isFull = this.#release.words > MOST_WORDS || this.#release.paragraphs.length >= MOST_PARAGRAPHS;
      if (isFull) {
        emit.log('info', 'The model wrote more than a scene holds; the rest is left out.');
        this.#stop(null);
      }
    }
  }

  /** Told in an earlier scene, or a moment ago. */
  #isRepeated(sentence: string): boolean {
    if (this.#said.has(sentence.toLowerCase())) return wordCount(sentence) >= LEAST_WORDS;
    // A speech is one piece: a short sentence in it that was said before does not take the rest along.
    const parts = sentencesOf(sentence).filter((part) => wordCount(part) >= LEAST_WORDS);
    return parts.length > 0 && parts.every((part) => this.#history.hasSaid(part));
  }

  /** Whoever has told enough by then may go round in circles unheard. */
  #circling(sentence: string): Complaint | null {
    if (this.#release.words >= ENOUGH_WORDS) return null;
    return { kind: 'repetition', sentence, reason: 'it repeats what was told before' };
  }

  #stop(complaint: Complaint | null): void {
    this.complaint = complaint;
    this.#isOver = true;
    this.#onOver();
  }
}
