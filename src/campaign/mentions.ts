import type { Campaign, Person, Place, Thing, Topic } from './campaign.ts';
import { withoutArticle } from './names.ts';

interface World extends Pick<Campaign, 'places' | 'topics'> {
  people: readonly Pick<Person, 'id' | 'name' | 'shortName'>[];
}

/** Finds out which people, places and topics a text names, and which things of the place it is `about`. */
export function mentionFinder(world: World): (text: string, about?: string) => string[] {
  const patterns: [string, RegExp][] = [
    ...world.people.map((person): [string, RegExp] => [person.id, personPattern(person)]),
    ...world.places.map((place): [string, RegExp] => [place.id, placePattern(place)]),
    ...world.topics.map((topic): [string, RegExp] => [topic.id, topicPattern(topic)]),
  ];
  return (text, about) => {
    const things = world.places.find(({ id }) => id === about)?.things ?? [];
    return [
      ...patterns.filter(([, pattern]) => pattern.test(text)).map(([id]) => id),
      ...things.filter((thing) => thingPattern(thing).test(text)).map(({ id }) => id),
    ];
  };
}

function personPattern({ name, shortName }: Pick<Person, 'name' | 'shortName'>): RegExp {
  return words([name, shortName].map(escapePattern).join('|'));
}

/** “the Light” is a place where “light comes up from the ground” is not: the article counts, and the capital. */
function placePattern({ name }: Place): RegExp {
  return words(escapePattern(name).replace(/^the\b/, '[Tt]he'));
}

function thingPattern({ name }: Thing): RegExp {
  return words(escapePattern(withoutArticle(name)), 'iu');
}

/** By its name, by a first name (“Matthias” for Matthias Venn), or by its noun (“the Company” for the Salt Company). */
function topicPattern({ name }: Topic): RegExp {
  const bare = withoutArticle(name);
  const parts = bare.split(/\s+/);
  const isProper = parts.length > 1 && parts.every((part) => /^\p{Lu}/u.test(part));
  const alternatives = [
    escapePattern(bare).replace(/^\p{L}/u, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`),
  ];
  if (isProper && bare === name) alternatives.push(escapePattern(parts[0] ?? bare));
  if (isProper && bare !== name) alternatives.push(`[Tt]he ${escapePattern(parts.at(-1) ?? bare)}`);
  const content = parts.filter((part) => part.length > 3 || /^(?:sea|war|fog|ice)$/.test(part));
  if (!isProper && content.length > 1) {
    return new RegExp(
      `${words(alternatives.join('|')).source}|^${content.map((word) => `(?=.*\\b${escapePattern(word)})`).join('')}`,
      'u',
    );
  }
  return words(alternatives.join('|'));
}

function words(source: string, flags = 'u'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
