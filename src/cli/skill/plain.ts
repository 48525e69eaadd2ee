import { withoutControls } from '../../base/plain-text.ts';

/** Words as a terminal may show them on one line: file names and messages of the system pass no other check. */
export function plain(words: string): string {
  return withoutControls(words).replace(/[\n\t]/g, ' ');
}
