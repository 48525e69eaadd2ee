import { placeFinder } from '../read/structured.ts';
import type { Report } from './report.ts';

/** Control characters and marks that turn the direction of reading: nobody sees them, and a terminal obeys them. */
const HIDDEN = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]/gu;
/** The same, spelled out in JSON. */
const SPELLED = /\\u(?:00(?:0[0-8bcef]|1[0-9a-f]|[89][0-9a-f]|7f)|202[a-e]|206[6-9])/gi;

/** Checks that a text has no characters in it that cannot be seen; the first is shown, the others are counted. */
export function checkCharacters(file: string, text: string, report: Report): void {
  const found = [...text.matchAll(HIDDEN), ...(file.endsWith('.json') ? text.matchAll(SPELLED) : [])];
  const [first] = found.toSorted((a, b) => a.index - b.index);
  if (first === undefined) return;
  const more = found.length === 1 ? '' : `, and ${found.length - 1} more in this file`;
  const message = `There is an invisible character (${codeOf(first[0])}) here${more}.`;
  report.add('control_character', file, placeFinder(text)(first.index), message);
}

function codeOf(found: string): string {
  const hex = found.startsWith('\\u') ? found.slice(2) : (found.codePointAt(0) ?? 0).toString(16);
  return `U+${hex.toUpperCase().padStart(4, '0')}`;
}
