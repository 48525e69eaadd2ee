/**
 * The text with something else in the place of each comment. Not by a pattern: where many begin and none ends, it would
 * look through the rest of the text for each of them.
 */
export function replaceComments(text: string, replacement: (comment: string) => string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf('<!--', from);
    const end = start === -1 ? -1 : text.indexOf('-->', start + 4);
    if (end === -1) return parts.join('') + text.slice(from);
    parts.push(text.slice(from, start), replacement(text.slice(start, end + 3)));
    from = end + 3;
  }
}
