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

const WRITING =
  /\b(?:letters?|notes?|(?:post)?cards?|slips?|pages?|papers?|sheets?|messages?|telegrams?|notices?|signs?|labels?|tickets?|diary|log|books?|ledger|forms?|inscription|pencil|ink|lists?|lines?|margin|boards?|plates?|names?|writ(?:es?|ing|ten)|wrote|reads)\b/iu;
/** Fewer words in italics are meant to be weighty, unless the sentence itself says that they are written. */
const FEWEST_WRITTEN = 3;

/** What is written on something is in italics as often as in quotation marks; other italics are only emphasis. */
export function withWritingQuoted(text: string, before: string): string {
  return text.replace(/“[^”]*(?:”|$)|\*([^*]+)\*/gu, (all, italics: string | undefined, at: number) => {
    if (italics === undefined) return all.replaceAll('*', '');
    const around = `${text.slice(0, at)} ${text.slice(at + all.length)}`;
    const isLong = italics.split(/\s+/u).length >= FEWEST_WRITTEN;
    return WRITING.test(around) || (isLong && WRITING.test(before)) ? `“${italics}”` : italics;
  });
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

/** Whether a quotation or italics are still open at the end of a text. */
function isOpenQuote(text: string): boolean {
  return text.lastIndexOf('“') > text.lastIndexOf('”') || text.split('*').length % 2 === 0;
}
