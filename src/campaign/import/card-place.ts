import { capitalise } from '../../sdk/language.ts';
import { endsLikeAPlace, isSortOfPlace } from '../enrich/premise/place-words.ts';

const NAME = "\\p{Lu}[\\p{L}'’-]+(?: (?:of |de |the )?\\p{Lu}[\\p{L}'’-]+){0,3}";
const WHERE = 'in|at|inside|aboard|into|enters?|outside|near|on|from|behind|of|to|reach(?:es)?';
/** Whoever stands behind a store is not in it. */
const AT = 'in|at|inside|aboard|into|enters?|on|to|reach(?:es)?';
const NO_PLACE =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Lent|AD)\b/u;
/** Roofs and such, which the dictionary does not count among places. */
const BESIDES =
  /^(?:bridge|gate|tower|lot|flat|truck|stop|keep|viaduct|rooftop|roof|platform|alcove|shed|mere|bog|vault|vessel|barge)$/;
/** “News of the world”: nobody meets there. */
const WHOLE = /^(?:world|earth|land|moon|country|sky|sea|ocean)$/i;
/** What a house is not called by. */
const PLAIN = /^(?:own|other|same|whole|old|new|first|last|front|little|small|tiny|big|broken|empty)$/;

const capitalised = (words: string) =>
  words.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

const isSort = (word: string) => isSortOfPlace(word.toLowerCase()) || BESIDES.test(word.toLowerCase());

/** The place that a card is met at, as a heading: what its texts name before what they only speak of; the scenario comes first. */
export function placeIn(texts: readonly string[], character: string): string | null {
  const all = texts.join(' ');
  const named = (some: readonly string[]) =>
    some.map((text) => onAStreet(text) ?? namedIn(text, all)).find((place) => place !== null);
  const spoken = (some: readonly string[]) => some.flatMap((text) => spokenOf(text, character) ?? []);
  // A room is somewhere in the place that another text names.
  const whole = (place: string) => !/ (?:Room|Door|Floor|Wall|Corner)$/.test(place);
  // The description, which comes last, says where somebody has been as well as where they are.
  const met = texts.length > 1 ? texts.slice(0, -1) : texts;
  return (
    named(met) ??
    spoken(met).find(whole) ??
    named(texts) ??
    spoken(texts).find(whole) ??
    spoken(texts)[0] ??
    null
  );
}

/** “The office on Cutter Street.” */
function onAStreet(text: string): string | null {
  const found = text.matchAll(
    new RegExp(
      `\\b(?:[Tt]he|[Aa]n?) ((?:[\\p{Ll}-]+ )??)([\\p{Ll}-]+) (on|in|at|behind|by|of) ((?:the )?${NAME})`,
      'gu',
    ),
  );
  for (const [, before = '', sort = '', how = '', name = ''] of found)
    if (isSort(sort) && endsLikeAPlace(name))
      return `The ${PLAIN.test(before.trim()) ? '' : capitalised(before)}${capitalise(sort)} ${how} ${name}`;
  return null;
}

/** “At the Leaning Goose”, where some text says that it is a tavern; “to Harrow House”; “the barge Patience”. */
function namedIn(text: string, all: string): string | null {
  const named = [
    ...text.matchAll(new RegExp(`\\b(?:${WHERE}) (the )?(${NAME})`, 'gu')),
    // “Cross the Bridge of Sighs”: the name says what it is.
    ...[...text.matchAll(new RegExp(`\\b([Tt]he )(\\p{Lu}\\p{Ll}+ of ${NAME})`, 'gu'))].filter(
      ([, , name = '']) => isSort(name.split(' ')[0] ?? ''),
    ),
    ...text.matchAll(
      new RegExp(
        `\\b([Tt]he )(?:[\\p{Ll}-]+ )?(?:vessel|ship|barge|boat|ferry|train|inn|tavern) (${NAME})`,
        'gu',
      ),
    ),
    ...text.matchAll(new RegExp(`(?:^|[.!?] )(The )(${NAME})(?=[, ])`, 'gu')),
    ...text.matchAll(new RegExp(`(?:^|[.!?]\\s+)()(${NAME})(?= (?:is|was|stands|stood|lies|lay)\\b)`, 'gu')),
  ];
  for (const [whole, article = '', name = ''] of named) {
    if (NO_PLACE.test(name)) continue;
    const isVessel =
      /(?:vessel|ship|barge|boat|ferry|train|inn|tavern) \p{Lu}/iu.test(whole) &&
      !new RegExp(`^(?:${WHERE}) `, 'u').test(whole);
    const sorted = new RegExp(
      `${RegExp.escape(name)}(?:,| is| was) (?:an?|the) ((?:[\\p{Ll}-]+ ){0,3}[\\p{Ll}-]+)\\b|\\b([\\p{Ll}-]+) (?=${RegExp.escape(name)}\\b)`,
      'gu',
    );
    const isSorted = [...all.matchAll(sorted)].some(
      ([, one = '', other = '']) =>
        one.split(' ').some(isSort) ||
        (isSort(other) && /ship|vessel|barge|inn|tavern|boat|station/.test(other)),
    );
    if (
      isVessel ||
      isSorted ||
      endsLikeAPlace(name) ||
      (/ of /.test(name) && isSort(name.split(' ')[0] ?? ''))
    ) {
      const hasArticle =
        article !== '' || new RegExp(`\\b[Tt]he ${RegExp.escape(name)}`).test(all) || isVessel;
      return hasArticle ? `The ${name}` : name;
    }
  }
  return null;
}

/** “In the old lighthouse”, “The bakery behind the prison”, “in her own house”. */
function spokenOf(text: string, character: string): string | null {
  const phrases = [
    ...text.matchAll(/(?:^|[.!?]\s+)(?:The|An?) ()((?:[a-z'-]+ ){0,2}[a-z'-]+)/gu),
    ...text.matchAll(/\b(?:in|at|of|on|from) ()((?:\p{Lu}[\p{L}'-]+ ){1,3}\p{Ll}[\p{L}'-]+)/gu),
    ...text.matchAll(
      // “In a velvet cape”: that is worn.
      new RegExp(
        `\\b(?:${AT})(?<!\\bin(?= (?:an?|his|her|their) (?:[\\p{L}'-]+ ){0,2}cape\\b)) (the|an?|her|his|their|your) ((?:[\\p{L}'-]+ ){0,2}[\\p{L}'-]+)`,
        'gu',
      ),
    ),
  ].map(([, owner = '', phrase = '']) => ({ owner, words: phrase.split(' ') }));
  for (const { owner, words } of phrases) {
    for (let length = words.length; length > 0; length -= 1) {
      if (
        !isSort(words[length - 1] ?? '') ||
        WHOLE.test(words[length - 1] ?? '') ||
        NO_PLACE.test(words[0] ?? '')
      )
        continue;
      const name = capitalised(
        words
          .slice(0, length)
          .filter(
            (word, index) => index === length - 1 || !PLAIN.test(word) || (word === 'old' && owner === 'the'),
          )
          .join(' '),
      );
      const [first = character] = character.split(' ');
      return /^(?:her|his|their)$/.test(owner) ? `${first}’s ${name}` : `The ${name}`;
    }
  }
  return null;
}
