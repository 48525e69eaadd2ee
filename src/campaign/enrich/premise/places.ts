import nlp from 'compromise';
import { isAbstract } from './noun-kinds.ts';
import { extentOf, isCountry } from './place-words.ts';
import type { FoundName, PremisePlace } from './premise.ts';
import { type FoundNoun, isStoodAt } from './things.ts';

/** Words for somewhere that say nothing about it. */
const VAGUE = /^(?:place|point|ground|base|court|country|world|land|side|square|sky|pile|heap|stack)$/;
/** What one is aboard of. */
export const ABOARD =
  /^(?:ship|boat|train|bus|tram|coach|lorry|carriage|ferry|barge|raft|submarine|starship|spaceship|airship|caravan|station|shuttle)$/;

/** The places an author speaks of: by name, and by what they are; the largest first. */
export function placesIn(names: readonly FoundName[], nouns: readonly FoundNoun[]): PremisePlace[] {
  const named = names
    .filter(({ kind }) => kind === 'place')
    .map(
      (place): PremisePlace => ({
        name: withArticle(place),
        sort: place.sort,
        extent: extentOf(place.name, place.sort),
        quote: place.sentence,
      }),
    );
  const mentioned = nouns
    .filter(
      ({ kind, head, plural, phrase, quote, determiner }) =>
        (!plural || (kind === 'place' && areSeveral(phrase, quote))) &&
        !VAGUE.test(head) &&
        ((kind === 'place' && (plural || determiner !== '' || isTheOne(phrase, quote))) ||
          (isCountry(head) && isWhereabouts(phrase, quote)) ||
          (ABOARD.test(head) && isAboard(phrase, quote)) ||
          isSpot({ kind, head, phrase, quote })),
    )
    .filter((noun) => isSpot(noun) || !isOnlyToldOf(noun.quote, noun.phrase))
    .filter(
      ({ head }) => !named.some(({ sort, name }) => sort === head || name.toLowerCase().endsWith(` ${head}`)),
    )
    .map(
      ({ phrase, head, quote }): PremisePlace => ({
        name: `the ${phrase}`,
        // The bank of a river has no counters.
        sort: new RegExp(
          `\\b${head} of (?:the|an?) \\p{Ll}*(?:river|lake|sea|canal|stream|road)\\b`,
          'u',
        ).test(quote)
          ? 'river'
          : head,
        extent: extentOf('', head),
        quote,
      }),
    );
  const places = [...named, ...mentioned].toSorted((one, other) => other.extent - one.extent);
  return places.filter(
    ({ name }, index) =>
      places.findIndex((other) => other.name === name) === index &&
      !places.some((other) => other.name !== name && other.name.includes(name)),
  );
}

/** “The allotments”, “a row of kennels”: one goes to all of them. */
function areSeveral(phrase: string, quote: string): boolean {
  return new RegExp(`\\b(?:the|your|row of|rows of|line of) ${phrase}\\b`, 'iu').test(quote);
}

/** “There is one hut on the way.” */
function isTheOne(phrase: string, quote: string): boolean {
  return new RegExp(`\\bone ${phrase}\\b`, 'iu').test(quote);
}

/** “The harvest moon is three nights off” is no place; “on the moon” is. */
function isWhereabouts(phrase: string, quote: string): boolean {
  return new RegExp(
    `\\b(?:in|on|at|to|into|across|along|beside|from|through|over|near|of|this) (?:(?:the|an?|your|this) )?(?:\\p{Ll}+ ){0,2}?${phrase}\\b`,
    'iu',
  ).test(quote);
}

/** “There is a boat once a week”: nobody is aboard of that. */
function isAboard(phrase: string, quote: string): boolean {
  return new RegExp(
    `\\b(?:the|this|our|aboard|drive|steer|sail) (?:(?:an?|your|my|last|old|night) )*${phrase}\\b|^An? (?:\\p{Ll}+ )?${phrase}\\b`,
    'iu',
  ).test(quote);
}

/** “Gets on at a stop”: somebody is there, whatever else is said of it. */
function isSpot(noun: Pick<FoundNoun, 'kind' | 'head' | 'phrase' | 'quote'>): boolean {
  return isStoodAt(noun) && !isAbstract(noun.head) && !NO_SPOT.test(noun.head);
}
const NO_SPOT =
  /^(?:mouth|bend|foot|top|edge|corner|back|front|head|heart|end|beginning|loss|price|time|rate|moment|distance|cost|speed|height|age|thought|idea|sight|pace|start|risk|turn|hour|minute|dawn|dusk|noon|show|match|contest|tournament|trial|wedding|funeral|concert|party|line)$/;

/** “A ship that sank in 1911”: nobody goes there. */
function isOnlyToldOf(quote: string, phrase: string): boolean {
  return new RegExp(
    `\\b${phrase} (?:that|which|who) (?:was|were|has been|had been|sank|burned|vanished|closed|no longer|never)\\b`,
    'iu',
  ).test(quote);
}

/** “Aboard the Meridian”: what has an article keeps it. */
function withArticle({ name, sentence, at }: FoundName): string {
  // “The Uganda team”: the article is the team's.
  if (nlp(name).has('(#Country|#City)')) return name;
  return /\b[Tt]he $/.test(sentence.slice(0, at)) ? `the ${name}` : name;
}
