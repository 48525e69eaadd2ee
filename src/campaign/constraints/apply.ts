import { isNamedIn } from '../../base/phrase.ts';
import type { PlayerTemplate } from '../../contracts/player-template.ts';
import type { Constraint } from '../../rules/constraints/constraint.ts';
import { breaks, brokenBy, unbroken } from '../../rules/constraints/judge.ts';
import type { Campaign, Fact, Person, Place, Topic } from '../campaign.ts';

export interface Derived extends Pick<Campaign, 'places' | 'topics' | 'facts'> {
  people: Omit<Person, 'haunts'>[];
  template: PlayerTemplate | null;
}

/**
 * What is read out of the author's files, held to the author's constraints: nobody can go where nobody may go, and
 * nothing is looked at, asked about or told that is not to be. The files stay as they are, and so do beats and endings,
 * which are the author's own telling.
 */
export function heldTo(constraints: readonly Constraint[], derived: Derived): Derived {
  if (constraints.every(({ kind }) => kind === 'other')) return derived;
  const closed = placesClosedBy(constraints, derived.places);
  const places = derived.places
    .filter(({ id }) => !closed.has(id))
    .map((place) => heldPlace(place, closed, constraints));
  const topics = [
    ...derived.topics.filter((topic) => !isClosedTopic(topic, constraints)),
    ...derived.places.filter(({ id }) => closed.has(id)).map(asTopic),
  ];
  const known = new Set([...topics.map(({ id }) => id), ...places.map(({ id }) => id)]);
  // What the author tells of people is theirs; only what is not to be there or not to be told goes.
  const telling = constraints.filter(({ kind }) => kind === 'not_exist' || kind === 'closed_topic');
  const facts = unbroken(telling, derived.facts, ({ text }) => text)
    .filter((fact) => !closed.has(fact.about) || !isWayOut(fact, derived.places))
    .map((fact) => (closed.has(fact.about) ? factOfClosed(fact) : fact))
    .filter(({ about }) => !/^(?:topic|place):/.test(about) || known.has(about));
  return {
    places,
    topics,
    facts,
    people: derived.people.map((person) => heldPerson(person, telling, constraints)),
    template: derived.template && heldTemplate(derived.template, constraints),
  };
}

/** The constraint wins over the plan of the place, but somewhere the story has to be. */
function placesClosedBy(constraints: readonly Constraint[], places: readonly Place[]): ReadonlySet<string> {
  const named = new Set(constraints.filter(({ kind }) => kind === 'no_entry').flatMap((one) => one.places));
  return places.every(({ id }) => named.has(id)) ? new Set() : named;
}

function heldPlace(place: Place, closed: ReadonlySet<string>, constraints: readonly Constraint[]): Place {
  return {
    ...place,
    exits: place.exits.filter((id) => !closed.has(id)),
    things: unbroken(constraints, place.things, ({ name }) => name),
  };
}

function isClosedTopic({ id, name }: Topic, constraints: readonly Constraint[]): boolean {
  const isNamed = constraints.some(
    ({ kind, topics, acts }) =>
      topics.includes(id) && (kind === 'not_exist' || (kind === 'closed_topic' && !acts.includes('explain'))),
  );
  return isNamed || brokenBy(constraints, name) !== null;
}

const topicOf = (place: string) => `topic:${place.slice('place:'.length)}`;

/** Where nobody may go can still be spoken of. */
function asTopic({ id, name, source }: Place): Topic {
  return { id: topicOf(id), name, source };
}

/** Where the ways lead from a place that nobody enters is nothing to tell of it. */
function isWayOut({ about, text }: Fact, places: readonly Place[]): boolean {
  const exits = new Set(places.find(({ id }) => id === about)?.exits);
  return places.some(({ id, name }) => exits.has(id) && isNamedIn(text, name));
}

function factOfClosed({ thing: _, when: __, ...fact }: Fact): Fact {
  return { ...fact, kind: 'lore', about: topicOf(fact.about) };
}

function heldPerson(
  person: Omit<Person, 'haunts'>,
  constraints: readonly Constraint[],
  all: readonly Constraint[],
): Omit<Person, 'haunts'> {
  const { profile } = person;
  const { speech_patterns: speech, inventory, motivations, goals } = profile;
  const held = (texts: readonly string[]) => unbroken(constraints, texts, (text) => text);
  return {
    ...person,
    profile: {
      ...profile,
      ...(inventory && { inventory: held(inventory) }),
      ...(motivations && { motivations: motivations.filter((want) => mayBeWanted(want, all)) }),
      ...(goals && { goals: goals.filter(({ description }) => mayBeWanted(description, all)) }),
      ...(speech && {
        speech_patterns: {
          ...speech,
          ...(speech.examples && { examples: held(speech.examples) }),
          ...(speech.catchphrases && { catchphrases: held(speech.catchphrases) }),
        },
      }),
    },
  };
}

/** The player can help with what somebody wants, so it must be something that may be done. */
function mayBeWanted(want: string, constraints: readonly Constraint[]): boolean {
  return brokenBy(constraints, want) === null && breaks(constraints, { act: 'help', words: want }) === null;
}

function heldTemplate(template: PlayerTemplate, constraints: readonly Constraint[]): PlayerTemplate {
  const { starting_items: items, allowed_classes: classes, allowed_backgrounds: pasts } = template;
  const held = (texts: readonly string[]) => unbroken(constraints, texts, (text) => text);
  const named = <Option extends { name: string }>(options: readonly Option[]) => {
    const allowed = unbroken(constraints, options, ({ name }) => name);
    return allowed.length > 0 ? allowed : [...options];
  };
  return {
    ...template,
    ...(items && { starting_items: held(items) }),
    ...(classes && {
      allowed_classes: named(classes).map((option) => ({
        ...option,
        ...(option.abilities && { abilities: held(option.abilities) }),
      })),
    }),
    ...(pasts && {
      allowed_backgrounds: named(pasts).map((option) => ({
        ...option,
        ...(option.starting_items && { starting_items: held(option.starting_items) }),
      })),
    }),
  };
}
