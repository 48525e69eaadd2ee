/** A table, and which of its columns have numbers. */
export interface Table {
  head: string[];
  lines: string[][];
  numeric: number[];
}

/** For the terminal: numbers to the right, words to the left. */
export function formatTable({ head, lines, numeric }: Table): string {
  const all = [head, ...lines];
  const widths = head.map((_, column) => Math.max(...all.map((line) => (line[column] ?? '').length)));
  const pad = (cell: string, column: number) =>
    numeric.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return all.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}

/** For a document. */
export function markdownTable({ head, lines, numeric }: Table): string {
  const line = (cells: readonly string[]) => `|${cells.map(cellText).join('|')}|`;
  const rule = `|${head.map((_, column) => (numeric.includes(column) ? '---:' : '---')).join('|')}|`;
  return [line(head), rule, ...lines.map(line)].join('\n');
}

/** A cell is one line, and a bar in it does not end it. */
function cellText(text: string): string {
  return ` ${text.replaceAll('|', '\\|')} `.replaceAll(/\s+/g, ' ');
}
