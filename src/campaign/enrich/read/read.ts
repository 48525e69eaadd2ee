import nlp from 'compromise';
import type { AuthorText } from '../author.ts';
import { giftsIn } from './gifts.ts';
import { namesIn } from './names.ts';
import { EMPTY_NOUNS, isAbstract, kindOf, singular } from './noun-kinds.ts';
import { peopleAmong } from './people.ts';
import { personaIn } from './persona.ts';
import { extentOf, isSpot } from './place-words.ts';
import type { AuthorNoun, FoundName, NamedPlace, Reading } from './reading.ts';

const MAX_NOUNS = 12;
const MAX_PHRASE_WORDS = 3;
const TITLE_WEIGHT = 3;

/** What compromise says about one noun phrase, as far as it is used here. */
interface NounFinding {
  text: string;
  noun: { root: string; adjectives: string[]; isPlural: boolean };
}

/** Reads the author's words: who and what is named, what matters, who the player is. */
export function readWords({ manifest, outline, prose }: AuthorText): Reading {
  const text = `${outline}.\n\n${prose}`;
  // A title has capitals everywhere, so only the prose can say what is a name.
  const found = namesIn([manifest.description ?? '', prose].join('\n\n'));
  const people = peopleAmong(found);
  const named = placesAmong(found);
  const places = named.map(({ name }) => name);
  const { persona, isThing, isFood } = personaIn(manifest.title, text);
  const names = new Set(
    [...people.map(({ name }) => name), ...places]
      .flatMap((name) => name.toLowerCase().split(/\s+/))
      .filter((word) => !/^(?:the|of|de|van|von)$/.test(word)),
  );
  return {
    people,
    places,
    spots: named.slice(1).filter(({ sort }) => sort !== null && isSpot(sort)),
    nouns: nounsIn([
      [manifest.title, TITLE_WEIGHT],
      [manifest.description ?? '', 1.2],
      [prose, 1],
    ]).filter(
      ({ phrase, head }) =>
        !names.has(head) &&
        !phrase.split(' ').some((word) => names.has(word.toLowerCase())) &&
        !mentions(persona, head),
    ),
    gifts: giftsIn(prose),
    persona,
    isThing,
    isFood,
    era:
      /\b(1[0-9]\d\ds?|20\d\ds?|medieval|victorian|edwardian|stone age|bronze age|renaissance|wartime)\b/i.exec(
        text,
      )?.[0] ?? null,
    words: wordsOf([
      [manifest.title, 3],
      [[manifest.genre ?? '', ...(manifest.tags ?? [])].join(' '), 2],
      [manifest.description ?? '', 1.5],
      [prose, 1],
    ]),
  };
}

function mentions(persona: string | null, head: string): boolean {
  return (persona ?? '').toLowerCase().split(/\s+/).includes(head);
}

/** Nouns that one could point at, with their adjectives, by how much the author makes of them. */
function nounsIn(parts: readonly [text: string, weight: number][]): AuthorNoun[] {
  const found = new Map<string, AuthorNoun>();
  for (const [text, weight] of parts) {
    for (const { noun } of findings(weight === TITLE_WEIGHT ? text.toLowerCase() : text)) {
      const root = noun.root
        .toLowerCase()
        .replace(/[^\p{L}\p{N}' -]/gu, '')
        .trim();
      const words = root.split(/\s+/);
      const head = singular(words.at(-1) ?? '');
      if (
        !/^[a-z][a-z'-]{2,}$/.test(head) ||
        words.length > MAX_PHRASE_WORDS ||
        /(?:^|\s)\p{Lu}/u.test(noun.root)
      )
        continue;
      if (kindOf(head) === 'other' && isAbstract(head)) continue;
      if (EMPTY_NOUNS.has(head) || words.some((word) => EMPTY_NOUNS.has(word) && word !== head)) continue;
      const adjectives = noun.adjectives
        .map((word) => word.toLowerCase())
        .filter((word) => /^[a-z-]+$/.test(word) && !VAGUE.has(word));
      const phrase = [...adjectives.slice(0, 2), root].join(' ');
      const known = found.get(head);
      const plural = head !== words.at(-1) || /^(?:children|people|men|women|feet|mice|geese)$/.test(head);
      if (known === undefined) found.set(head, { phrase, head, kind: kindOf(head), plural, weight });
      else {
        known.weight += weight;
        if (phrase.length > known.phrase.length && phrase.split(' ').length <= MAX_PHRASE_WORDS)
          known.phrase = phrase;
      }
    }
  }
  // What has a kind can be told of, and what has an adjective the author has looked at.
  const concrete = ({ kind, phrase }: AuthorNoun) =>
    (kind === 'other' ? 0 : 1) + (phrase.includes(' ') ? 0.5 : 0);
  return [...found.values()]
    .filter(({ kind, phrase, weight }) => kind !== 'other' || (phrase.includes(' ') && weight < TITLE_WEIGHT))
    .sort((a, b) => b.weight + concrete(b) - a.weight - concrete(a))
    .slice(0, MAX_NOUNS);
}

const VAGUE = new Set([
  'all',
  'both',
  'against',
  'every',
  'each',
  'any',
  'some',
  'half',
  'no',
  'least',
  'whole',
  'less',
  'more',
  'many',
  'own',
  'other',
  'such',
  'same',
  'few',
  'several',
  'much',
  'most',
  'last',
  'next',
  'first',
  'only',
  'able',
  'sure',
  'certain',
  'late',
  'new',
]);

function findings(text: string): NounFinding[] {
  return nlp(text).nouns().json() as NounFinding[];
}

/** The named places, the one that is most of the world first. */
function placesAmong(names: readonly FoundName[]): NamedPlace[] {
  const found = names
    .filter(({ kind }) => kind === 'place')
    .map((place) => ({
      name: insideSentence(place),
      sort: place.sort,
      extent: extentOf(place.name, place.sort),
    }))
    .sort((a, b) => b.extent - a.extent);
  const places = found.filter(({ name }, index) => found.findIndex((other) => other.name === name) === index);
  return places
    .filter(({ name }) => !places.some((other) => other.name !== name && other.name.includes(name)))
    .map(({ name, sort }) => ({ name, sort }));
}

/** “Aboard the Meridian”: what has an article keeps it. */
function insideSentence({ name, sentence, at }: FoundName): string {
  return /\b[Tt]he $/.test(sentence.slice(0, at)) ? `the ${name}` : name;
}

/** Words of any script; Chinese and Japanese are kept whole, because they are compared by parts. */
function wordsOf(parts: readonly [text: string, weight: number][]): Map<string, number> {
  const words = new Map<string, number>();
  for (const [text, weight] of parts) {
    for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]+(?:['’-][\p{L}]+)*/gu)) {
      words.set(word, Math.max(words.get(word) ?? 0, weight));
    }
  }
  return words;
}
