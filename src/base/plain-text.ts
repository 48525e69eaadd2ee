import { stripVTControlCharacters } from 'node:util';

/** A text from a script as people may see it: no orders to the terminal, and no longer than anyone would read. */
export function plainText(text: string, maxLength: number): string {
  const plain = stripVTControlCharacters(text.slice(0, 4 * maxLength))
    .replace(/[\t\r\n]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
  return plain.length <= maxLength ? plain : `${plain.slice(0, maxLength)}…`;
}
