import { sentencesOf, typeset, withWholeQuotes } from '../../../../src/sdk/index.ts';
import { tidyLine, withoutReasoning } from './tidy.ts';

/** A sentence as it comes out of a model, and whether it begins a paragraph. */
export interface Sentence {
  text: string;
  isFirst: boolean;
}

const ENOUGH_WORDS = 4;

/** Cuts what a model writes into sentences, while it writes. */
export class SentenceReader {
  #raw = '';
  #given = 0;

  /** The sentences that are complete since the last piece. */
  read(piece: string): Sentence[] {
    this.#raw += piece;
    return this.#fresh(false);
  }

  /** The rest. One that breaks off is no sentence. */
  end(): Sentence[] {
    return this.#fresh(true).filter(({ text }) => /[.!?…:”’)]\*?$/u.test(text));
  }

  #fresh(isOver: boolean): Sentence[] {
    const all = sentencesIn(withoutReasoning(this.#raw), isOver);
    const fresh = all.slice(this.#given);
    this.#given = Math.max(this.#given, all.length);
    return fresh;
  }
}

/** A line is a paragraph. The last sentence of a text that goes on is not complete. */
function sentencesIn(text: string, isOver: boolean): Sentence[] {
  const lines = text.split(/\n/u);
  const found: Sentence[] = [];
  for (const [index, line] of lines.entries()) {
    const isLast = index === lines.length - 1;
    const tidy = tidyLine(line, { hasProse: found.length > 0, isOpen: isLast && !isOver });
    if (tidy === null || tidy === '') continue;
    const sentences = withWholeQuotes(sentencesOf(typeset(tidy)));
    const complete = isLast && !isOver ? begun(sentences) : sentences;
    found.push(...complete.map((sentence, at) => ({ text: sentence, isFirst: at === 0 })));
  }
  return found;
}

/** Where a sentence ends is sure when some words of the next are there: “Mind!” may yet become “Mind!” Anna says. */
function begun(sentences: readonly string[]): string[] {
  const next = sentences.at(-1)?.split(/\s+/u).length ?? 0;
  return sentences.slice(0, next >= ENOUGH_WORDS ? -1 : -2);
}
