import { type Identifiers, identifiersAsWords } from './identifiers.ts';
import { withoutInlineNotes } from './notes.ts';
import { playerAsYou } from './player.ts';

export const NO_IDENTIFIERS: Identifiers = new Map();

/** A paragraph without what its author noted in it for themselves, and told to “you”. */
export function paragraphAsTold(text: string): string {
  return playerAsYou(withoutInlineNotes(text));
}

/** A sentence of an author's as a player reads it: no identifiers, no notes, and “you” for the player. */
export function asTold(text: string, known: Identifiers = NO_IDENTIFIERS): string {
  return identifiersAsWords(paragraphAsTold(text), known);
}
