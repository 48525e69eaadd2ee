import { baseForms, LEXICON } from '../lexicon.ts';
import { concernsGroup } from '../names.ts';
import { withoutNegations } from './negations.ts';

const LONGEST = 1000;
/** What counts more than a word that happens to be there. */
const HEAVY = 1.5;

/**
 * What a text shows of its meaning, each with its weight: words, pairs of words, what is said
 * not to be done, what its verbs may mean, a group of people.
 */
export type Features = ReadonlyMap<string, number>;

/** Reads the features of a text. `correct` may put a misspelt word right; `names` are those of people, in small letters. */
export function featuresOf(
  text: string,
  correct: (word: string) => string = (word) => word,
  names: readonly string[] = [],
): Features {
  const found = new Map<string, number>();
  const plain = plainText(text, names);
  const said = plain.match(/"[^"]+"/g) ?? [];
  const told = plain.replaceAll(/"[^"]*"/g, ' ');
  const words = wordsOf(withoutNegations(told));
  const stems = words.map((word) => (word === '?' ? word : stemOf(correct(word))));
  const spoken = said.map((words) => wordsOf(words).map((word) => stemOf(word)));
  for (const part of [...spoken, stems])
    for (const [index, stem] of part.entries()) {
      found.set(stem, 1);
      const next = part[index + 1];
      if (next !== undefined) found.set(`${stem} ${next}`, 1);
    }
  if (stems[0] !== undefined) found.set(`^${stems[0]}`, 1);
  if (stems[1] !== undefined) found.set(`^${stems[0]} ${stems[1]}`, 1);
  if (said.length > 0) found.set('"', 1);
  for (const word of wordsOf(told)) if (!words.includes(word)) found.set(`not ${stemOf(word)}`, 1);
  const kinds = words.flatMap((word) => kindOfWord(correct(word)) ?? []);
  for (const kind of kinds) found.set(`verb:${kind}`, HEAVY);
  if (kinds[0] !== undefined) found.set(`first:${kinds[0]}`, HEAVY);
  if (concernsGroup(text, [])) found.set('group', HEAVY);
  return found;
}

/** A word without its ending. */
export function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word;
}

function wordsOf(text: string): string[] {
  return text.replaceAll("'", '').match(/[\p{L}-]+|\?/gu) ?? [];
}

function kindOfWord(word: string): string | undefined {
  return baseForms(word)
    .map((form) => LEXICON.get(form))
    .find((kind) => kind !== undefined);
}

/** A capital inside a sentence, and what is known as somebody's name. */
const NAME = /(?<=[^.!?"\s]\s)(?!I\b)\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)*/gu;

/** The text in small letters with a word for every name, and with the apostrophes that people leave out. */
function plainText(text: string, names: readonly string[]): string {
  const masked = text
    .slice(0, LONGEST)
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replace(/^[^\p{Ll}]*$/u, (shouted) => shouted.toLowerCase())
    .replaceAll(NAME, (name) => (/[^'s]s$/.test(name) ? 'xnames' : 'xname'))
    .toLowerCase();
  const known = names.reduce(
    (rest, name) => rest.replaceAll(new RegExp(`\\b${name}(?='?s?\\b)`, 'gu'), 'xname'),
    masked,
  );
  return known
    .replaceAll(/\b(do|does|did|is|are|was|were|would|could|should|have|has|had|must)nt\b/g, "$1n't")
    .replaceAll(/\b(wo|ca)nt\b/g, "$1n't");
}
