import { termsOf } from '../../base/words.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---[^\S\n]*(?=\n|$)/u;

/** `Exits: [[The Mill]], [[The Yard]]`: ways, which the places have already. */
const WAYS_LINE =
  /^[-* \t]*(?:exits?|ways out|connections?|connects to|leads to)\**[ \t]*:[^\n]*\[[^\n]*$/gimu;

/** A Markdown file as readers have it: front matter, comments and lists of ways are the author's affair. */
export function proseIn(markdown: string): string {
  return markdown
    .replace(FRONT_MATTER, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/gu, '')
    .replace(WAYS_LINE, '');
}

/** What the front matter says under a name, when it is a plain word or sentence. */
export function frontMatterField(markdown: string, name: string): string | null {
  const input = FRONT_MATTER.exec(markdown)?.[1] ?? '';
  const line = new RegExp(`^${name}:([^\\n]*)$`, 'imu').exec(input)?.[1]?.trim() ?? '';
  return /^["']?([^"']+)["']?$/.exec(line)?.[1] ?? null;
}

export function wordCount(prose: string): number {
  return prose.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Small words that give a language away. */
const SIGNS: Record<string, readonly string[]> = {
  en: ['the', 'and', 'of', 'to', 'is', 'was', 'that', 'with', 'for', 'it'],
  de: ['der', 'die', 'und', 'das', 'ist', 'nicht', 'ein', 'eine', 'mit', 'den'],
  fr: ['le', 'les', 'et', 'des', 'est', 'une', 'dans', 'qui', 'pour', 'du'],
  es: ['el', 'los', 'y', 'es', 'una', 'que', 'las', 'por', 'del', 'con'],
  it: ['il', 'che', 'di', 'è', 'una', 'per', 'non', 'sono', 'della', 'gli'],
  pt: ['os', 'que', 'uma', 'não', 'com', 'do', 'da', 'em', 'para', 'são'],
  nl: ['het', 'een', 'van', 'en', 'niet', 'dat', 'zijn', 'met', 'voor', 'op'],
};
const ENOUGH_TO_TELL = 4000;

/** The language a text is written in, by its small words; English when they say nothing. */
export function languageOf(prose: string): string {
  const words =
    prose
      .slice(0, ENOUGH_TO_TELL)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  let best = { language: 'en', signs: 0 };
  for (const [language, small] of Object.entries(SIGNS)) {
    const signs = words.filter((word) => small.includes(word)).length;
    if (signs > best.signs) best = { language, signs };
  }
  return best.language;
}

/** The words a text uses most, names before all others. */
export function frequentWords(prose: string, most: number): string[] {
  const counts = new Map<string, { word: string; count: number }>();
  const terms = new Map<string, string | undefined>();
  for (const { 0: word, index } of prose.matchAll(/\p{L}[\p{L}\p{N}'’-]{2,}/gu)) {
    if (!terms.has(word)) terms.set(word, termsOf(word)[0]);
    const key = terms.get(word);
    if (key === undefined) continue;
    // A capital in the middle of a sentence makes a name.
    const isName = /^\p{Lu}/u.test(word) && /[\p{Ll},;] $/u.test(prose.slice(Math.max(0, index - 2), index));
    const known = counts.get(key) ?? { word: word.toLowerCase().replace(/[’']s$/u, ''), count: 0 };
    known.count += isName ? 3 : 1;
    counts.set(key, known);
  }
  return [...counts.values()]
    .filter(({ word, count }) => count > 1 && word.length > 3)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ word }) => word);
}
