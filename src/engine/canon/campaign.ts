import type { Campaign, Fact, Person, Place } from '../../campaign/campaign.ts';
import { definite, shortNameOf } from '../../campaign/names.ts';
import { capitalise } from '../../sdk/language.ts';
import type { CanonEntry } from './entry.ts';

const NOWHERE = { file: '', line: 0 };

/**
 * The campaign as this story knows it: with the people, things and places that tellings have brought in. They are in
 * every rule that goes by the campaign; they have no secrets, no wants, and no part in the plot.
 */
export function campaignWith(campaign: Campaign, canon: readonly CanonEntry[]): Campaign {
  if (canon.length === 0) return campaign;
  const of = (kind: CanonEntry['kind']) => canon.filter((entry) => entry.kind === kind);
  const [people, things, places] = [of('person'), of('thing'), of('place')];
  // What is known already is replaced by what it is now.
  const ids = new Set(canon.map(({ id }) => id));
  const without = <One extends { id: string }>(list: readonly One[]) => list.filter(({ id }) => !ids.has(id));
  const facts = canon.flatMap(factsFrom);
  return {
    ...campaign,
    people: [...without(campaign.people), ...people.map(personFrom)],
    places: [...without(campaign.places), ...places.map(placeFrom)].map((place) =>
      withCanon({ ...place, things: without(place.things) }, things, places),
    ),
    facts: [...campaign.facts.filter(({ id }) => !facts.some((fact) => fact.id === id)), ...facts],
  };
}

function personFrom({ id, name, about, pronoun, place, goesAlong = false }: CanonEntry): Person {
  return {
    ...{ id, name, pronoun, source: NOWHERE },
    shortName: shortNameOf(name, []),
    profile: {
      name,
      role: about,
      personality: { traits: [] },
      metadata: { importance: 'minor' },
    },
    haunts: place === null ? [] : [{ place }],
    ...(place === null && { isUnplaced: true }),
    ...(goesAlong && { goesAlong }),
  };
}

function placeFrom({ id, name, place }: CanonEntry): Place {
  return { id, name: definite(name), things: [], exits: place === null ? [] : [place], source: NOWHERE };
}

function withCanon(place: Place, things: readonly CanonEntry[], places: readonly CanonEntry[]): Place {
  const own = things.filter((entry) => entry.goesAlong === true || entry.place === place.id);
  const near = places.filter((entry) => entry.place === place.id).map(({ id }) => id);
  if (own.length === 0 && near.length === 0) return place;
  return {
    ...place,
    things: [...place.things, ...own.map(({ id, name }) => ({ id, name: definite(name) }))],
    // Where the author wrote no ways, every place can be reached already.
    exits: place.exits.length === 0 ? [] : [...place.exits, ...near],
  };
}

/** What a closer look finds, and what one sees on coming to the place. */
function factsFrom({ id, kind, name, about, place, goesAlong = false }: CanonEntry): Fact[] {
  if (kind === 'person') return [];
  // Only what begins like a name of something is known not to be a clause of its own.
  const link = /^(?:an?|the|one|some|his|her|its|their|your) /iu.test(about) ? ' is' : ':';
  const text = `${capitalise(definite(name))}${link} ${about}.`;
  const fact = { kind: 'description' as const, spoken: false, source: NOWHERE, text };
  return kind === 'place'
    ? [{ ...fact, id: `canon:${id}`, about: id, mentions: [] }]
    : [
        {
          ...fact,
          id: `canon:${id}`,
          about: goesAlong ? 'world' : (place ?? 'world'),
          mentions: [id],
          thing: id,
        },
      ];
}
