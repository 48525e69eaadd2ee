const NAME = 'spoken';
const canMark = 'highlights' in CSS;

/** Marks a word of a paragraph, or all of it where the voice does not say which word it is at. */
export function markSpoken(paragraph: HTMLElement, word: { from: number; length: number } | null): void {
  if (!canMark) return;
  const range = document.createRange();
  if (word === null) range.selectNodeContents(paragraph);
  else {
    const text = paragraph.textContent ?? '';
    const length = word.length > 0 ? word.length : (/^\S+/.exec(text.slice(word.from))?.[0].length ?? 0);
    const start = positionOf(paragraph, word.from);
    const end = positionOf(paragraph, word.from + length);
    if (start === null || end === null) return;
    range.setStart(start.node, start.offset);
    range.setEnd(end.node, end.offset);
  }
  CSS.highlights.set(NAME, new Highlight(range));
}

export function clearSpoken(): void {
  if (canMark) CSS.highlights.delete(NAME);
}

/** The text node and the place in it that a place in the whole text is at. */
function positionOf(paragraph: HTMLElement, index: number): { node: Node; offset: number } | null {
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  let left = index;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { length } = node.textContent ?? '';
    if (left <= length) return { node, offset: left };
    left -= length;
  }
  return null;
}
