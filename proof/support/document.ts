import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './program.ts';

/** Puts a text between the marks of a part of a document, such as docs/soak.md. */
export function writePart(file: string, part: string, text: string): void {
  const document = path.join(ROOT, file);
  writeFileSync(document, withPart(readFileSync(document, 'utf8'), part, text));
}

/** The document with what stands between the marks of a part replaced; everything else is left alone. */
export function withPart(document: string, part: string, text: string): string {
  const [from, to] = [`<!-- figures: ${part} -->`, `<!-- end: ${part} -->`];
  const [start, end] = [document.indexOf(from), document.indexOf(to)];
  if (start === -1 || end < start) throw new Error(`The document has no place for ${part}: ${from} … ${to}`);
  return `${document.slice(0, start + from.length)}\n\n${text}\n\n${document.slice(end)}`;
}
