import type { Json } from '../../base/json.ts';
import { factionId, isFaction, isPerson } from '../factions.ts';
import { insideSentence, shortNameOf, slug, titleOf, withoutArticle } from '../names.ts';
import { PEOPLE } from '../people.ts';
import { PLACES, placeId } from '../places.ts';
import type { Draft } from './draft.ts';
import { closest, suggestion } from './report.ts';

/** The names an author may use, and what to suggest for one that nobody has. */
export interface Names {
  /** Whether this name is known; also when the names are not all known, for then nobody can tell. */
  has(name: string): boolean;
  /** Whether one of the names stands in this text. */
  isIn(text: string): boolean;
  /** The known name that comes close to this one, if one does. */
  near(name: string): string | undefined;
  /** “; did you mean …?”, or a full stop. */
  meant(name: string): string;
}

/** Who and what there is in a campaign. */
export interface Cast {
  people: Names;
  places: Names;
  factions: Names;
  /** Files of factions as expressions name them. */
  factionKeys: string[];
  /** Folders of characters as expressions name them: `old_tom` for old-tom. */
  variables: string[];
}

export function castOf(draft: Draft): Cast {
  const people = peopleOf(draft);
  // A character whose profile is missing has been told of; whatever is said about them is not a second mistake.
  const faceless = draft.folder
    .folders(PEOPLE)
    .filter((name) => !people.some(({ folder }) => folder === name));
  const factions = draft.factions.map((document) => {
    const heading = draft.headings.get(document.file);
    const name = asText(document.sound('/name')) ?? titleOf(document.file, heading);
    return { id: factionId(document.file), name: insideSentence(name) };
  });
  const places = draft.folder.files(PLACES, '.md').map((file) => ({
    key: placeId(file).slice('place:'.length),
    name: insideSentence(titleOf(file, draft.headings.get(file))),
    isRead: draft.headings.has(file),
  }));
  return {
    people: namesOf(
      people.flatMap((person) => [person.name, person.shortName, person.folder]),
      (name) =>
        people.some((person) => person.profileName === null || isPerson(person, name)) ||
        faceless.some((folder) => sharesWords(folder, name)),
    ),
    places: namesOf(
      places.map((place) => place.name),
      (name) => places.some(({ isRead }) => !isRead) || places.some((place) => isPlace(place, name)),
    ),
    factions: namesOf(
      factions.flatMap(({ id, name: known }) => [known, id.slice('faction:'.length)]),
      (name) =>
        draft.factions.some(({ isReadable }) => !isReadable) || factions.some((one) => isFaction(one, name)),
    ),
    factionKeys: factions.map(({ id }) => id.slice('faction:'.length)),
    variables: [...people.map(({ folder }) => folder), ...faceless].map(variable),
  };
}

function namesOf(known: readonly string[], has: Names['has']): Names {
  return {
    has,
    isIn: (text) => known.some((name) => `-${slug(text)}-`.includes(`-${slug(withoutArticle(name))}-`)),
    near: (name) => closest(name, known),
    meant: (name) => suggestion(name, known),
  };
}

function peopleOf(draft: Draft) {
  const read = draft.profiles.map(({ name, document }) => ({
    folder: name,
    profileName: asText(document.sound('/name')) ?? null,
  }));
  const names = read.flatMap(({ profileName }) => profileName ?? []);
  return read.map(({ folder, profileName }) => ({
    folder,
    profileName,
    id: `person:${slug(folder)}`,
    name: profileName ?? folder,
    shortName: shortNameOf(profileName ?? folder, names),
  }));
}

/** By file, by name, or with more around it: “The Tide Office, at night”. */
export function isPlace({ key, name }: { key: string; name: string }, wanted: string): boolean {
  const text = slug(withoutArticle(wanted));
  return [key, slug(withoutArticle(name))].some((known) => `-${text}-`.includes(`-${known}-`));
}

function sharesWords(folder: string, name: string): boolean {
  const known = slug(folder).split('-');
  return slug(name)
    .split('-')
    .some((word) => known.includes(word));
}

/** A name as it can stand in an expression. */
export const variable = (name: string): string => slug(name).replaceAll('-', '_');

export function asText(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
