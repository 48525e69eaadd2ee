import { colourIn, meaningIn, type Phrase, phrasesOf } from './phrases.ts';
import type { HairLength, HairShape, Traits } from './traits.ts';
import {
  BEARDLESS,
  BEARDS,
  COLOURS,
  HAIR_BY_ITSELF,
  HAIR_NOUNS,
  HAIR_PEOPLE,
  LENGTHS,
  LONG_BEARD,
  SHAPES,
} from './words.ts';

export function readHair(sentences: readonly string[][]): Traits['hair'] {
  const all = sentences.flat();
  const phrases = sentences.flatMap((sentence) => phrasesOf(sentence, (word) => HAIR_NOUNS.has(word)));
  const worn = phrases.filter(({ isDenied }) => !isDenied);
  const said = worn.flatMap((phrase) => [...phrase.before, phrase.noun, ...phrase.after]);
  const colour = first(worn, colourOf) ?? personColour(sentences);
  return { colour: hairColour(colour), length: lengthOf(all, said, phrases), shape: shapeOf(all, said) };
}

function colourOf({ before, after }: Phrase): string | null {
  const later = /^(?:in|tied|pulled|drawn|held|pinned|to|down|cut)$/.test(after[0] ?? '')
    ? null
    : colourIn(after);
  return later ?? colourIn(before);
}

/** “a redhead”, “is long and grey”: hair that is not named. */
function personColour(sentences: readonly string[][]): string | null {
  const named = meaningIn(sentences.flat(), HAIR_PEOPLE);
  if (named !== null) return named;
  for (const sentence of sentences) {
    for (const [at, word] of sentence.entries()) {
      const colour = COLOURS.get(word);
      const isPredicate = /^(?:,|and|but|with|in|of|)$/.test(sentence[at + 1] ?? '');
      const isOfClothes = /^(?:in|of)$/.test(sentence[at - 1] ?? '') || sentence[at - 1] === 'dressed';
      if (colour !== undefined && HAIR_BY_ITSELF.has(colour) && isPredicate && !isOfClothes) return colour;
      if (word === 'greying' || word === 'grizzled') return 'grey';
    }
  }
  return null;
}

function hairColour(colour: string | null): string | null {
  if (colour === 'dark') return 'dark brown';
  if (colour === 'pale') return 'blond';
  return colour === 'tan' || colour === 'olive' ? 'brown' : colour;
}

function lengthOf(
  all: readonly string[],
  said: readonly string[],
  phrases: readonly Phrase[],
): HairLength | null {
  const isNot = (word: string) => /^(?:not|never|isn't|no)$/.test(all[all.indexOf(word) - 1] ?? '');
  for (const word of all) {
    const length = LENGTHS.get(word);
    if ((length === 'bald' || length === 'balding') && !isNot(word)) {
      // “wispy” and “thinning” are said of much else.
      if (length === 'bald' || said.includes(word) || word === 'balding' || word === 'tonsured')
        return length;
    }
  }
  if (phrases.some(({ isDenied, noun, before }) => isDenied && noun === 'hair' && before.length <= 2))
    return 'bald';
  const length = meaningIn(said, LENGTHS);
  if (length !== null) return length;
  const text = said.join(' ');
  if (
    /(?:to|below|past) (?:his|her|their|the) (?:shoulders?|chin|collar)/.test(text) ||
    said.includes('shoulders')
  )
    return 'medium';
  if (/(?:to|below|past|down) (?:his|her|their|the) (?:waist|back|knees|hips)/.test(text)) return 'long';
  return null;
}

function shapeOf(all: readonly string[], said: readonly string[]): HairShape | null {
  if (said.includes('buns') || all.includes('buns')) return 'buns';
  const tied = said.find((word) =>
    /^(?:bun|topknot|chignon|knot|ponytail|braids?|plaits?|mohawk|dreadlocks|pigtails)$/.test(word),
  );
  const by = all.find((word) => /^(?:braided|plaited|dreadlocked)$/.test(word));
  const held = /(?:held|pinned|put|piled) up/.test(said.join(' ')) ? ('bun' as const) : null;
  const back = /(?:tied|pulled|drawn|swept) back/.test(said.join(' ')) ? ('ponytail' as const) : null;
  return (
    meaningIn(tied === undefined ? [] : [tied], SHAPES) ??
    held ??
    back ??
    meaningIn([...said, ...(by === undefined ? [] : [by])], SHAPES)
  );
}

export function readBeard(sentences: readonly string[][]): Traits['beard'] {
  const phrases = sentences.flatMap((sentence) => phrasesOf(sentence, (word) => BEARDS.has(word)));
  const worn = phrases.filter(({ isDenied }) => !isDenied);
  const isShaven = sentences.flat().some((word) => BEARDLESS.has(word));
  const styles = worn.map((phrase) => styleOf(phrase));
  const style = (['long', 'full', 'goatee', 'moustache', 'stubble'] as const).find((one) =>
    styles.includes(one),
  );
  if (style === undefined || (isShaven && style === 'stubble'))
    return { style: isShaven || phrases.length > 0 ? 'none' : null, colour: null };
  return { style, colour: hairColour(first(worn, colourOf)) };
}

function styleOf({ noun, before, after }: Phrase) {
  const style = BEARDS.get(noun) ?? 'full';
  if (style !== 'full') return style;
  if (before.some((word) => /^(?:pointed|goat|chin)$/.test(word))) return 'goatee';
  if (before.some((word) => /^(?:stubbly|patchy|wispy)$/.test(word))) return 'stubble';
  return [...before, ...after].some((word) => LONG_BEARD.has(word)) ? 'long' : 'full';
}

function first<Item, Result>(items: readonly Item[], read: (item: Item) => Result | null): Result | null {
  for (const item of items) {
    const result = read(item);
    if (result !== null) return result;
  }
  return null;
}
