import type { Campaign, Fact, Person, Place, StoryEnding, StoryFaction, Topic } from '../campaign.ts';
import { keyOfFaction, keyOfName, keysOfFaction, keysOfPerson } from '../factions.ts';
import { hasKey, slug, withoutArticle } from '../names.ts';

/** What the words of an author mean in a campaign: by id, by file or by name, with or without an article. */

const without = (words: string, kind: string) => words.trim().replace(new RegExp(`^${kind}:`), '');

export function personNamed(words: string, people: readonly Person[]): Person | null {
  const key = keyOfName(without(words, 'person'));
  return people.find((person) => keysOfPerson(person).includes(key)) ?? null;
}

export function placeNamed(words: string, places: readonly Place[]): Place | null {
  const key = keyOfName(without(words, 'place'));
  const keys = ({ id, name }: Place) => [
    id.slice('place:'.length),
    keyOfName(id.slice('place:'.length)),
    keyOfName(name),
  ];
  const isAround = (place: Place) => hasKey(key, new Set(keys(place)));
  return places.find((place) => keys(place).includes(key)) ?? places.find(isAround) ?? null;
}

export function factionNamed(words: string, factions: readonly StoryFaction[]): StoryFaction | null {
  const key = keyOfFaction(without(words, 'faction'));
  return factions.find((faction) => keysOfFaction(faction).includes(key)) ?? null;
}

export function topicNamed(words: string, topics: readonly Topic[]): Topic | null {
  const key = keyOfName(without(words, 'topic'));
  return (
    topics.find(({ id, name }) => [id.slice('topic:'.length), keyOfName(name)].some((one) => one === key)) ??
    null
  );
}

export function endingNamed(words: string, endings: readonly StoryEnding[]): StoryEnding | null {
  const key = slug(without(words, 'ending'));
  return endings.find(({ id, title }) => id === `ending:${key}` || slug(title) === key) ?? null;
}

/** A sentence of the campaign by its id; most facts of scenes are names that the author made up. */
export function factNamed(words: string, facts: readonly Fact[]): Fact | null {
  return facts.find(({ id }) => id === words.trim()) ?? null;
}

/** The id of the thing that is meant: in the place where the player is, or in any other. */
export function thingNamed(
  words: string,
  { places }: Pick<Campaign, 'places'>,
  here: string | null,
): string | null {
  const key = keyOfName(words);
  const near = places.toSorted((one, other) => Number(other.id === here) - Number(one.id === here));
  const things = near.flatMap((place) => place.things);
  return things.find(({ id, name }) => id === words.trim() || keyOfName(name) === key)?.id ?? null;
}

/** A fact, a flag or an item as conditions spell it: `coat_is_elsas`. */
export function nameKey(words: string): string {
  return slug(withoutArticle(words.replace(/^(?:item|fact|flag):/, ''))).replaceAll('-', '_');
}

/** Whether two names mean the same: `lamp` is the brass lamp. */
export function isSameKey(one: string, other: string): boolean {
  const [short, long] = [nameKey(one), nameKey(other)].sort((a, b) => a.length - b.length);
  return short === long || (short !== '' && long?.endsWith(`_${short}`) === true);
}

/** A key has lost its capitals: “orsolya signs for matthias”. */
export function factInWords(key: string, { people, places }: Pick<Campaign, 'people' | 'places'>): string {
  return [...people.map(({ shortName }) => shortName), ...places.map(({ name }) => name)]
    .filter((name) => /^(?:\p{Lu}\p{L}+|the( \p{Lu}\p{L}+)+)$/u.test(name))
    .reduce(
      (text, name) => text.replaceAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'giu'), name),
      inWords(key.replace(/^fact:/u, '')),
    );
}

/** A key as it can be read: `coat_is_elsas` is `coat is elsas`. */
export function inWords(key: string): string {
  return key.replaceAll(/[_-]+/g, ' ').trim();
}
