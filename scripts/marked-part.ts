/** The document with what stands between the marks of a part replaced; everything else is left alone. */
export function withPart(document: string, part: string, text: string): string {
  const [from, to] = [`<!-- figures: ${part} -->`, `<!-- end: ${part} -->`];
  const [start, end] = [document.indexOf(from), document.indexOf(to)];
  if (start === -1 || end < start) throw new Error(`The document has no place for ${part}: ${from} … ${to}`);
  return `${document.slice(0, start + from.length)}\n\n${text}\n\n${document.slice(end)}`;
}
