import { withoutControls } from '../base/plain-text.ts';

/** Words as a terminal may show them on one line: file names and messages of the system pass no other check. */
export function plain(words: string): string {
  return withoutControls(words).replace(/[\n\t]/g, ' ');
}

/** “1 fact”, “2 facts”. */
export const counted = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

/** A path as one word of a shell command. */
export function shellWord(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
