import { lettersOf } from '../../base/plain-text.ts';
import type { SceneFacts } from './scene-facts.ts';

const SHORTEST = 20;

/** Whether a sentence is one that the author has told now, word for word: it is true as it stands. */
export function belongsToAuthor(sentence: string, { authors }: SceneFacts): boolean {
  const letters = lettersOf(sentence);
  return letters.length >= SHORTEST && authors.includes(letters);
}
