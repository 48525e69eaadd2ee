import { hasPhrase } from '../base/phrase.ts';
import { PatternReader } from '../contracts/untrusted/pattern.ts';

/** A file whose author has said which words lead to it. */
export interface KeyedText {
  file: string;
  /** The lines of its keywords; one of them is enough. */
  keys: string[];
  /** Where there is no room for all, a higher one comes first. */
  order: number;
}

/** One keyword a line; what begins with `#` is a remark, and with `@` an order. */
export function keyLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[#@]/.test(line));
}

/** A word or a pattern of a line. */
interface Term {
  word: string;
  /** The word as it is looked for. */
  phrase: string;
  /** The line holds where it does not come up. */
  isAbsent: boolean;
}

const TERM = /\s*(!?)\s*(\/(?:[^/\\]|\\.)+\/[a-z]*(?=\s*(?:[&|]|$))|[^&|]*)\s*([&|]|$)/gy;

/** `winch & harbour | quay & !storm`: all that stand between `&`, and of each of those one. */
function termsOf(line: string): Term[][] {
  const all: Term[][] = [[]];
  for (const [, not, written = '', after] of line.matchAll(TERM)) {
    const word = written.trim();
    if (word !== '') all.at(-1)?.push({ word, phrase: plain(word).toLowerCase(), isAbsent: not === '!' });
    if (after === '&') all.push([]);
  }
  return all.filter((terms) => terms.length > 0);
}

/** The words and patterns of a line that have to come up. */
export function wordsOfLine(line: string): string[] {
  return termsOf(line)
    .flat()
    .flatMap(({ word, isAbsent }) => (isAbsent || word.startsWith('/') ? [] : [word.replaceAll('*', '')]));
}

/** Something that is said, also in small letters: a book has ten thousand words to look for in it. */
interface Said {
  text: string;
  lower: string;
}

export interface Found {
  file: string;
  /** The line that holds. */
  key: string;
}

/** Finds which texts are meant where something comes up. */
export class KeyFinder {
  readonly #texts: readonly (Omit<KeyedText, 'keys'> & { lines: { key: string; terms: Term[][] }[] })[];
  readonly #patterns = new PatternReader();

  constructor(texts: readonly KeyedText[]) {
    this.#texts = texts.map(({ keys, ...text }) => ({
      ...text,
      lines: keys.map((key) => ({ key, terms: termsOf(key) })).filter(({ terms }) => terms.length > 0),
    }));
  }

  /** By the author's order; of the same order, first what the first texts name. */
  find(said: readonly string[]): Found[] {
    const texts = said.map(inBoth);
    const whole = inBoth(said.join('\n\n'));
    return this.#texts
      .flatMap(({ file, order, lines }) => {
        const line = lines.find(({ terms }) => this.#holds(terms, whole));
        if (line === undefined) return [];
        const at = texts.findIndex((text) => line.terms.some((one) => this.#holds([one], text)));
        return [{ file, key: line.key, order, at: at === -1 ? texts.length : at }];
      })
      .toSorted((one, other) => other.order - one.order || one.at - other.at)
      .map(({ file, key }) => ({ file, key }));
  }

  #holds(terms: readonly Term[][], said: Said): boolean {
    return terms.every((either) => either.some((term) => this.#comesUp(term, said) !== term.isAbsent));
  }

  #comesUp({ word, phrase }: Term, { text, lower }: Said): boolean {
    const [, source, flags = ''] = /^\/(.+)\/([a-z]*)$/.exec(word) ?? [];
    if (source !== undefined) {
      const pattern = this.#patterns.read(flags.includes('i') ? `(?i)${source}` : source);
      return 'test' in pattern && pattern.test(text);
    }
    if (phrase.includes('*')) return lower.includes(phrase.replaceAll('*', ''));
    return lower.includes(phrase) && ['', 's', 'es'].some((ending) => hasPhrase(lower, `${phrase}${ending}`));
  }
}

function inBoth(said: string): Said {
  const text = plain(said);
  return { text, lower: text.toLowerCase() };
}

const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/\s+/g, ' ');
