const PHRASE = 6;

/** The share of the phrases of six words that were used in an earlier scene already. */
export function repeatedShare(texts: readonly string[]): number {
  const used = new Set<string>();
  let [all, again] = [0, 0];
  for (const text of texts) {
    const phrases = phrasesIn(text);
    all += phrases.length;
    again += phrases.filter((phrase) => used.has(phrase)).length;
    for (const phrase of phrases) used.add(phrase);
  }
  return again / Math.max(1, all);
}

function phrasesIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
  return words
    .slice(0, Math.max(0, words.length - PHRASE + 1))
    .map((_, at) => words.slice(at, at + PHRASE).join(' '));
}
