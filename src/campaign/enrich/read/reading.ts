import type { Noun } from '../fill.ts';

/** What kind of thing a noun names; `lexicon/things.ts` says what can be told of each. */
export type NounKind =
  | 'paper'
  | 'light'
  | 'machine'
  | 'vessel'
  | 'cloth'
  | 'blade'
  | 'door'
  | 'furniture'
  | 'picture'
  | 'food'
  | 'creature'
  | 'nature'
  | 'vehicle'
  | 'jewel'
  | 'sound'
  | 'place'
  | 'person'
  | 'other';

/** A thing the author names. */
export interface AuthorNoun {
  /** With its adjectives and without article: `cracked bell`. */
  phrase: string;
  /** The last word, singular: `bell`. */
  head: string;
  kind: NounKind;
  plural: boolean;
  /** How much it matters: by how often and where it is said. */
  weight: number;
}

/** Somebody the author names. */
export interface AuthorPerson {
  name: string;
  /** `the keeper`, as the author says it; null when nothing is said. */
  role: string | null;
  pronoun: Noun['pronoun'] & ('she' | 'he' | 'name');
  /** Whoever is dead or missing is spoken of and not met. */
  fate: 'dead' | 'missing' | null;
}

/** A place with a name of its own. */
export interface NamedPlace {
  /** As it reads inside a sentence: `Bellevue`, `the Meridian`. */
  name: string;
  /** What it is said to be: `hotel`. */
  sort: string | null;
}

/** Something the player has from the author's first page on. */
export interface Gift {
  /** Without article: `drowned man's coat`. */
  item: string;
  /** `coat`. */
  head: string;
}

/** What the author's words say about the world to be made. */
export interface Reading {
  people: AuthorPerson[];
  /** Names of places, as they read inside a sentence; the first is the world's. */
  places: string[];
  /** Those of them that are a house or a ship in it, and can be entered. */
  spots: NamedPlace[];
  /** Things, heaviest first. */
  nouns: AuthorNoun[];
  /** What the player is handed or carries. */
  gifts: Gift[];
  /** `bread`, `the new kit man`: who the player is, as it reads after “you are”. */
  persona: string | null;
  /** The player is a thing, not a person. */
  isThing: boolean;
  /** And one that is made to be eaten. */
  isFood: boolean;
  /** A time that was named: `1920s`, `Medieval`. */
  era: string | null;
  /** Every word of the author's in lower case, with how much it counts. */
  words: Map<string, number>;
}

/** A name in a sentence of the author's. */
export interface FoundName {
  name: string;
  kind: 'person' | 'place';
  sentence: string;
  /** Where in the sentence it stands. */
  at: number;
  /** The sort of place it is said to be: `station`. */
  sort: string | null;
}
