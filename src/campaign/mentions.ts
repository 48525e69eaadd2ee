import { hasPhrase } from '../base/phrase.ts';
import type { Campaign, Person, Place, Thing, Topic } from './campaign.ts';
import { isRank, withoutArticle } from './names.ts';

interface World extends Pick<Campaign, 'places' | 'topics'> {
  people: readonly Pick<Person, 'id' | 'name' | 'shortName'>[];
}

/** How something is named in a text. */
interface Mention {
  id: string;
  /** Whether the text names it; `lower` is the text in small letters. */
  isIn(text: string, lower: string): boolean;
  /** Words that a text must have, all of one of these lists, for a closer look to be worth it; `tide*` is a beginning. */
  needs: string[][];
}

/** Finds out which people, places and topics a text names, and which things of the place it is `about`. */
export type MentionFinder = (text: string, about?: string) => readonly string[];

const finders = new WeakMap<World, MentionFinder>();
/** Whoever looks at a scene looks at the same prose. */
const MOST_KEPT = 500;

export function mentionFinder(world: World): MentionFinder {
  const finder = finders.get(world) ?? remembering(makeFinder(world));
  finders.set(world, finder);
  return finder;
}

function remembering(find: MentionFinder): MentionFinder {
  const known = new Map<string, readonly string[]>();
  return (text, about = '') => {
    const key = `${about}\n${text}`;
    const found = known.get(key) ?? find(text, about);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(key, found);
    return found;
  };
}

function makeFinder(world: World): MentionFinder {
  const mentions = [
    ...world.people.map(personMention),
    ...world.places.map(placeMention),
    ...world.topics.map(topicMention),
  ];
  const candidatesIn = candidateFinder(mentions);
  const thingsOf = new Map(
    world.places.map(({ id, things }) => [id, once(() => candidateFinder(things.map(thingMention)))]),
  );
  return (text, about) => {
    const lower = text.toLowerCase();
    const things = thingsOf.get(about ?? '')?.()(lower) ?? [];
    return [...candidatesIn(lower), ...things]
      .filter((mention) => mention.isIn(text, lower))
      .map(({ id }) => id);
  };
}

/** What somebody may be called in a telling: also the surname alone, if nobody else has it. */
export function namesOf(
  { id, name, shortName }: Pick<Person, 'id' | 'name' | 'shortName'>,
  people: readonly Pick<Person, 'id' | 'name'>[],
): string[] {
  const surname = name.split(/\s+/).at(-1) ?? '';
  const isOwn =
    /^\p{Lu}/u.test(surname) && people.every((other) => other.id === id || !other.name.includes(surname));
  return [...new Set([name, shortName, ...(isOwn ? [surname] : [])])];
}

/** Also by the surname alone, where a rank stands before it and nobody else has it: “Finch” is Inspector Finch. */
function personMention(
  { id, name, shortName }: World['people'][number],
  _: number,
  people: World['people'],
): Mention {
  const [rank = '', ...rest] = name.split(/\s+/);
  const surname = rest.at(-1) ?? '';
  const isOwn = people.every((other) => other.id === id || !other.name.includes(surname));
  const called = [name, shortName, ...(isRank(rank) && /^\p{Lu}/u.test(surname) && isOwn ? [surname] : [])];
  return {
    id,
    isIn: (text) => called.some((one) => hasPhrase(text, one)),
    needs: called.map(wordsIn),
  };
}

/** “the Light” is a place where “light comes up from the ground” is not: the article counts, and the capital. */
function placeMention({ id, name }: Place): Mention {
  const opening = /^the\b/.test(name) ? `T${name.slice(1)}` : name;
  return { id, isIn: (text) => hasPhrase(text, name) || hasPhrase(text, opening), needs: [wordsIn(name)] };
}

function thingMention({ id, name }: Thing): Mention {
  const bare = withoutArticle(name).toLowerCase();
  return { id, isIn: (_, lower) => hasPhrase(lower, bare), needs: [wordsIn(bare)] };
}

/** What stands before many names says nothing of whose it is. */
const TITLE =
  /^(?:mr|mrs|ms|miss|mx|dr|doctor|sister|brother|father|mother|aunt|uncle|judge|captain|lord|lady|sir|saint|st|old|young)\.?$/i;

/** By its name, by a first name (“Matthias” for Matthias Venn), or by its noun (“the Company” for the Salt Company). */
function topicMention({ id, name }: Topic): Mention {
  const bare = withoutArticle(name);
  const parts = bare.split(/\s+/);
  const isProper = parts.length > 1 && parts.every((part) => /^\p{Lu}/u.test(part));
  const hasTitle = TITLE.test(parts[0] ?? '');
  const short = isProper && !hasTitle ? ((bare === name ? parts[0] : parts.at(-1)) ?? bare) : bare;
  const small = bare.charAt(0).toLowerCase() + bare.slice(1);
  // “The Watch” is not named where somebody watches: in small letters one word needs its article,
  // and the name of a faction its capital.
  const isWord = parts.length === 1 && small !== bare;
  const articles = id.startsWith('topic:factions-') ? [] : ['the', 'The', 'a', 'A'];
  const whole = [
    bare,
    bare.charAt(0).toUpperCase() + bare.slice(1),
    ...(isWord ? articles.map((article) => `${article} ${small}`) : [small]),
  ];
  const others = bare === name ? [short] : [`the ${short}`, `The ${short}`];
  const phrases = isProper ? [...whole, ...others] : whole;
  const isNamed = (text: string) => phrases.some((phrase) => hasPhrase(text, phrase));
  const content = parts.filter((part) => part.length > 3 || /^(?:sea|war|fog|ice)$/.test(part));
  if (isProper || content.length < 2) return { id, isIn: isNamed, needs: [wordsIn(bare), wordsIn(short)] };
  const apart = once(() => content.map((word) => new RegExp(`\\b${RegExp.escape(word)}`, 'u')));
  return {
    id,
    isIn: (text) => isNamed(text) || apart().every((word) => word.test(text)),
    needs: [content.flatMap(wordsIn).map((word) => `${word}*`)],
  };
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A sentence that could have more names than this in it was made to take long. */
const MOST_LOOKS = 60;

/** Narrows a thousand names down to the few that a text could have, so that only those are looked for. */
function candidateFinder(mentions: readonly Mention[]): (text: string) => Mention[] {
  const frequency = new Map<string, number>();
  for (const { needs } of mentions)
    for (const key of new Set(needs.flat())) frequency.set(key, (frequency.get(key) ?? 0) + 1);
  const rarest = (keys: readonly string[]) =>
    keys.toSorted((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0))[0];
  const nameable = mentions.flatMap((mention, order) =>
    mention.needs.map((keys) => ({ order, mention, key: rarest(keys) })),
  );
  const byKey = Map.groupBy(nameable, ({ key }) => key);
  const always = byKey.get(undefined) ?? [];
  const keysOf = keyFinder(frequency);
  return (text) => {
    const keys = new Set([...new Set(wordsIn(text))].flatMap(keysOf));
    const found = new Map(always.map(({ order, mention }) => [order, mention]));
    let looks = 0;
    for (const key of keys) {
      for (const { order, mention } of byKey.get(key) ?? []) {
        looks += 1;
        if (looks > MOST_LOOKS) break;
        if (mention.needs.some((all) => all.every((needed) => keys.has(needed)))) found.set(order, mention);
      }
    }
    return [...found.entries()].sort(([a], [b]) => a - b).map(([, mention]) => mention);
  };
}

/** The needs that a word meets: those for the word itself and for its beginnings. */
function keyFinder(needed: ReadonlyMap<string, number>): (word: string) => string[] {
  const lengths = [
    ...new Set([...needed.keys()].filter((key) => key.endsWith('*')).map(({ length }) => length - 1)),
  ];
  const known = new Map<string, string[]>();
  return (word) => {
    let keys = known.get(word);
    if (keys === undefined) {
      const beginnings = lengths
        .filter((length) => length <= word.length)
        .map((length) => `${word.slice(0, length)}*`);
      keys = [word, ...beginnings].filter((key) => needed.has(key));
      known.set(word, keys);
    }
    return keys;
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
