import type { PlayerTemplate } from '../../contracts/player-template.ts';
import type { Constraint } from '../../rules/constraints/constraint.ts';
import { wordsOf } from '../../rules/constraints/words.ts';
import type { Campaign, Person } from '../campaign.ts';
import type { CampaignFolder } from '../folder.ts';
import { keysIn, slug, withoutArticle } from '../names.ts';
import { formsOf } from './families.ts';
import { type Reading, readSentence } from './read.ts';

/** Who and what a constraint can name. */
export interface Entities extends Pick<Campaign, 'places' | 'topics'> {
  people: readonly Pick<Person, 'id' | 'name' | 'shortName'>[];
}

const CONSTRAINTS = 'world/constraints.md';

interface Line {
  text: string;
  file: string;
  line: number;
}

/** Every line of constraints as predicates over what the campaign has. */
export function compileConstraints(
  folder: CampaignFolder,
  template: PlayerTemplate | null,
  entities: Entities,
): Constraint[] {
  const find = finder(entities);
  const written = linesOf(folder).flatMap((line) =>
    readSentence(line.text).map((reading) => resolved(reading, line, find)),
  );
  return [...written, ...templateConstraints(folder, template, find)];
}

function linesOf(folder: CampaignFolder): Line[] {
  const file = folder.pick(CONSTRAINTS);
  if (file === null) return [];
  return folder
    .prose(file)
    .flatMap(({ paragraphs }) =>
      paragraphs.flatMap((sentences) => sentences.map(({ text, line }) => ({ text, file, line }))),
    );
}

function templateConstraints(
  folder: CampaignFolder,
  template: PlayerTemplate | null,
  find: Finder,
): Constraint[] {
  const file = folder.pick('characters/player/template.json') ?? '';
  const { no_magic, custom = [] } = template?.constraints ?? {};
  const lines = [...(no_magic === true ? ['There is no magic.'] : []), ...custom];
  return lines.flatMap((text) =>
    readSentence(text).map((reading) => resolved(reading, { text, file, line: 1 }, find)),
  );
}

type Found = Pick<Constraint, 'places' | 'things' | 'people' | 'topics' | 'names'>;
type Finder = (about: string, words: readonly string[]) => Found;

function resolved(reading: Reading, { text, file, line }: Line, find: Finder): Constraint {
  const { kind, about, acts } = reading;
  const found = find(about, reading.words);
  const places = kind === 'no_entry' && found.places.length === 0 ? [bareName(about)] : [];
  const words = kind === 'closed_topic' ? contentOf(about) : reading.words;
  // “kill the king” is about the king also when he has no profile.
  const object = /^\S+\s+(?:the|his|her|their|any)\s+([\p{L} -]+)$/u.exec(about)?.[1];
  const proper = /^\p{L}+(?:\s\p{L}+)*$/u.test(about)
    ? (/\s(\p{Lu}[\p{L} ]*)$/u.exec(` ${about}`)?.[1] ?? null)
    : null;
  const spared =
    kind === 'no_act' &&
    !acts.includes('appear') &&
    object === undefined &&
    found.names.length === 0 &&
    proper !== null
      ? [bareName(proper)]
      : [];
  const isVictim = kind === 'no_act' && found.names.length === 0 && object !== undefined;
  const victim = isVictim ? [bareName(object)] : [];
  const unseen =
    kind === 'no_act' && acts.includes('appear') && found.people.length === 0 ? [bareName(about)] : [];
  // “He is never shown” is about somebody of whom another sentence speaks.
  const isUnread =
    (acts.includes('appear') && found.people.length === 0 && !/^\p{Lu}\p{L}+\s+\p{Lu}/u.test(about)) ||
    (kind === 'closed_topic' && words.length === 0);
  return {
    ...found,
    kind: isUnread ? 'other' : kind,
    names: [...found.names, ...places, ...unseen, ...victim, ...spared],
    acts,
    words,
    text,
    file,
    line,
  };
}

/** What in a phrase is the name of something, by all of its words; a thing also by a word that is ruled out. */
function finder({ places, people, topics }: Entities): Finder {
  const keyed = <Entry extends { id: string }>(
    entries: readonly Entry[],
    nameOf: (entry: Entry) => string[],
  ) =>
    entries.flatMap((entry) =>
      nameOf(entry).map((name) => ({ id: entry.id, name, key: slug(withoutArticle(name)) })),
    );
  const placeKeys = keyed(places, ({ id, name }) => [name, id.slice('place:'.length).replaceAll('-', ' ')]);
  const peopleKeys = keyed(people, ({ name, shortName }) => [name, shortName]);
  const topicKeys = keyed(topics, ({ id, name }) => [name, id.slice('topic:'.length).replaceAll('-', ' ')]);
  const things = places.flatMap((place) => place.things);
  return (about, words) => {
    const text = slug(about);
    const named = (keys: readonly { id: string; name: string; key: string }[]) => {
      const found = new Set(keysIn(text, new Set(keys.map(({ key }) => key).filter((key) => key !== ''))));
      return keys.filter(({ key }) => found.has(key));
    };
    const [inPlaces, inPeople, inTopics] = [named(placeKeys), named(peopleKeys), named(topicKeys)];
    const hasWord = ({ name }: { name: string }) => wordsOf(name).some((word) => words.includes(word));
    const ids = (entries: readonly { id: string }[]) => [...new Set(entries.map(({ id }) => id))];
    return {
      places: ids(inPlaces),
      people: ids(inPeople),
      topics: ids([...inTopics, ...topics.filter(hasWord)]),
      things: ids(things.filter(hasWord)),
      names: [...new Set([...inPlaces, ...inPeople].map(({ name }) => bareName(name)))],
    };
  };
}

function bareName(name: string): string {
  return withoutArticle(name.trim()).toLowerCase();
}

const SMALL =
  /^(?:the|an?|of|to|in|on|at|is|are|was|were|be|been|has|have|had|with|for|by|from|that|this|it|its|his|her|their|about|why|how|who|what|where|when|which|and|or|he|she|they|we|you|i|him|them|nobody|somebody|anybody|everybody|these|those|really|truth|cause|reason|origins?|nature)$/;

/** The words of a topic that carry it, each with its forms: “why the sea left” is sea and left. */
function contentOf(about: string): string[] {
  return wordsOf(about)
    .filter((word) => !SMALL.test(word))
    .map((word) => formsOf(word)[0] ?? word);
}
