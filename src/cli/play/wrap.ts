/** Breaks a text into lines no wider than this, each after the indent. A word that is too long stands alone. */
export function wrap(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const isEmpty = line === indent;
    if (!isEmpty && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line += isEmpty ? word : ` ${word}`;
    }
  }
  lines.push(line);
  return lines.join('\n');
}

/** Columns a text takes: combining marks take none, wide East Asian letters two. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/\p{M}/u.test(letter)) continue;
    width +=
      /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\u{1F300}-\u{1FAFF}]/u.test(
        letter,
      )
        ? 2
        : 1;
  }
  return width;
}
