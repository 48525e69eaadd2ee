/** What is kept of the past: the last lines, newest last. */
const MOST_LINES = 30;

/** A history with lines added; one that is there already stays where it is, so that a second attempt adds nothing. */
export function withEvents(history: string, added: string): string {
  const lines = linesOf(history);
  return [...lines, ...linesOf(added).filter((line) => !lines.includes(line))].slice(-MOST_LINES).join('\n');
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
