import type { Json } from '../../base/json.ts';
import { factionId, keyOfFaction, keyOfName, keysOfFaction, keysOfPerson } from '../factions.ts';
import { hasKey, insideSentence, shortNameOf, slug, titleOf, withoutArticle } from '../names.ts';
import { PEOPLE } from '../people.ts';
import { placeFiles, placeId } from '../places.ts';
import { placeSections } from '../recognise/sections.ts';
import type { Brought } from './brought.ts';
import type { Draft } from './draft.ts';
import type { Report } from './report.ts';

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
  /** Each person and each place by all of their names, as they stand in a sentence. */
  nouns: readonly (readonly string[])[];
  /** Files of factions as expressions name them. */
  factionKeys: string[];
  /** Folders of characters as expressions name them: `old_tom` for old-tom. */
  variables: string[];
}

export function castOf(draft: Draft, brought: Brought, report: Report): Cast {
  const people = peopleOf(draft, brought);
  // A character whose profile is missing has been told of; whatever is said about them is not a second mistake.
  const withProfile = new Set(people.map(({ folder }) => folder));
  const faceless = draft.folder.folders(PEOPLE).filter((name) => !withProfile.has(name));
  const factions = draft.factions.map((document) => {
    const heading = draft.headings.get(document.file);
    const name = asText(document.sound('/name')) ?? titleOf(document.file, heading);
    return { id: factionId(document.file), name: insideSentence(name) };
  });
  const sections = report.attempt(() => placeSections(draft.folder)) ?? [];
  const places = [
    ...sections.map(({ name }) => ({
      key: slug(withoutArticle(name)),
      name: insideSentence(name),
      isRead: true,
    })),
    ...placeFiles(draft.folder).map((file) => ({
      key: placeId(file).slice('place:'.length),
      name: insideSentence(titleOf(file, draft.headings.get(file))),
      isRead: draft.headings.has(file),
    })),
  ];
  const personKeys = new Set(people.flatMap(keysOfPerson));
  const facelessWords = new Set(faceless.flatMap((folder) => slug(folder).split('-')));
  const placeKeys = new Set(places.flatMap(({ key, name }) => [key, keyOfPlace(key), keyOfPlace(name)]));
  const factionNames = new Set(factions.flatMap(keysOfFaction));
  return {
    people: namesOf(
      people.flatMap((person) => [person.name, person.shortName, person.folder]),
      people.some(({ profileName }) => profileName === null)
        ? () => true
        : (name) =>
            personKeys.has(keyOfName(name)) ||
            slug(name)
              .split('-')
              .some((word) => facelessWords.has(word)),
      report,
    ),
    places: namesOf(
      places.map((place) => place.name),
      places.some(({ isRead }) => !isRead) ? () => true : (name) => hasKey(keyOfPlace(name), placeKeys),
      report,
    ),
    factions: namesOf(
      factions.flatMap(({ id, name: known }) => [known, id.slice('faction:'.length)]),
      draft.factions.some(({ isReadable }) => !isReadable)
        ? () => true
        : (name) => factionNames.has(keyOfFaction(name)),
      report,
    ),
    nouns: [...people.map(({ name, shortName }) => [name, shortName]), ...places.map(({ name }) => [name])],
    factionKeys: factions.map(({ id }) => id.slice('faction:'.length)),
    variables: [...people.map(({ folder }) => folder), ...faceless].map(variable),
  };
}

function namesOf(known: readonly string[], has: Names['has'], report: Report): Names {
  const keys = new Set(known.map((name) => slug(withoutArticle(name))));
  return {
    has,
    isIn: (text) => hasKey(slug(text), keys),
    near: (name) => report.closest(name, known),
    meant: (name) => report.suggestion(name, known),
  };
}

function peopleOf(draft: Draft, brought: Brought) {
  const own = draft.profiles.map(({ name, document }) => ({
    folder: name,
    profileName: asText(document.sound('/name')) ?? null,
    role: asText(document.sound('/role')),
  }));
  const read = [
    ...own,
    ...brought.people.map((name) => ({ folder: slug(name), profileName: name, role: undefined })),
  ];
  const names = read.flatMap(({ profileName }) => profileName ?? []);
  return read.map(({ folder, profileName, role }) => ({
    folder,
    profileName,
    id: `person:${slug(folder)}`,
    name: profileName ?? folder,
    shortName: shortNameOf(profileName ?? folder, names, role),
  }));
}

/** By file, by name, or with more around it: “The Tide Office, at night”. */
export function isPlace({ key, name }: { key: string; name: string }, wanted: string): boolean {
  return hasKey(keyOfPlace(wanted), new Set([key, keyOfPlace(key), keyOfPlace(name)]));
}

/** `the_brass_lantern`, `the-brass-lantern` and “the Brass Lantern” are one place. */
function keyOfPlace(name: string): string {
  return slug(withoutArticle(name.replaceAll(/[_-]/g, ' ')));
}

/** A name as it can stand in an expression. */
export const variable = (name: string): string => slug(name).replaceAll('-', '_');

export function asText(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
