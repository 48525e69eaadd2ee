import { sentencesOf, wordCount } from '../../../sdk/language.ts';

/** Words of machinery, of refusals and of orders, and marks, that no story should have. */
export const UNFIT =
  /\b(?:scenes?|choices?|NPCs?|players?|beats?|campaigns?|AI|language model|JSON|schema|as an assistant|I cannot (?:help|write|assist)|I can't (?:help|write|assist)|ignore (?:all|any|previous|the above)|system prompt|instructions?)\b|https?:|[{}<>]|->|~ \w/i;

/** Whole sentences, about what they should be about, in words a story can use. */
export function isFit(written: string, name: string): boolean {
  return !UNFIT.test(written) && written.toLowerCase().includes(name.toLowerCase()) && isWhole(written);
}

export function areFit(texts: readonly string[]): boolean {
  return texts.every((text) => !UNFIT.test(text) && /\p{L}{2}/u.test(text));
}

export function isWhole(written: string): boolean {
  const sentences = sentencesOf(tidy(written));
  const isSentence = (text: string) => /[.!?…]["”’]?$/.test(text) && wordCount(text) > 1;
  return sentences.length > 0 && sentences.every(isSentence);
}

export function tidy(written: string): string {
  return written
    .replace(/[*_`#[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
