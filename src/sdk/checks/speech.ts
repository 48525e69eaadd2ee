/** What stands in place of something said, so that the tag around it can still be read. */
const SAID = '“…”';

const SPOKEN = /“[^”]*(?:”|$)|(?<![\p{L}\p{N}])‘[^‘]*?[,.!?…–—]’(?![\p{L}])/gu;

/** A text without what is said in it: `“…” says Iz.` */
export function narrationOf(text: string): string {
  return text.replace(SPOKEN, SAID);
}

/** What is said in a text, without quotation marks. */
export function speechIn(text: string): string {
  return (text.match(SPOKEN) ?? []).map((said) => said.replace(/^[“‘]|[”’]$/gu, '')).join(' ');
}

/** Sentences of which what is said in several stays together: half a quotation cannot be judged. */
export function withWholeQuotes(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last !== undefined && isOpenQuote(last)) joined[joined.length - 1] = `${last} ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}

/** Whether a quotation is still open at the end of a text. */
function isOpenQuote(text: string): boolean {
  return text.lastIndexOf('“') > text.lastIndexOf('”');
}
