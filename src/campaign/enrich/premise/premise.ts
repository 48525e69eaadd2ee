import type { Pronoun } from '../../campaign.ts';
import type { Noun } from '../fill.ts';

/** What kind of thing a noun names. */
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

/** Words of the author's that something was read from, as they stand. */
export interface Quoted {
  quote: string;
}

/** Something the author names by a noun. */
export interface PremiseThing extends Quoted {
  /** With its adjectives and without article: `cracked bell`. */
  phrase: string;
  /** The last word, singular: `bell`. */
  head: string;
  kind: NounKind;
  plural: boolean;
  /** Whether one could point at it: a bell, not a drought. */
  isObject: boolean;
  /** How much the author makes of it. */
  weight: number;
}

/** Whoever is dead, missing or somewhere else is spoken of and not met. */
export type Fate = 'dead' | 'missing' | 'away';

/** Somebody the author names. */
export interface AuthorPerson {
  name: string;
  /** `the keeper`, as the author says it; null when nothing is said. */
  role: string | null;
  pronoun: Noun['pronoun'] & ('she' | 'he' | 'name');
  fate: Fate | null;
}

/** Somebody whom the author names or mentions by what they are. */
export interface PremisePerson extends Quoted {
  /** Null when the author says only what they are. */
  name: string | null;
  /** `the auditor`, `Marta's brother`; null when nothing is said. */
  role: string | null;
  pronoun: Pronoun;
  fate: Fate | null;
  /** One of several: the author speaks of `the clerks`. */
  isOneOf: boolean;
  /** Whether a model has read of them in the author's words; rules take some words for names that are none. */
  isSure?: boolean;
}

/** A firm, a club, a council: never somebody. */
export interface PremiseGroup extends Quoted {
  name: string;
}

/** A place, by its name or by what it is. */
export interface PremisePlace extends Quoted {
  /** As it reads inside a sentence: `the copy room`, `Bellevue`. */
  name: string;
  /** What it is: `hotel`; null when only the name is known. */
  sort: string | null;
  /** How much of the world it is: 2 a village, 0 a room. */
  extent: number;
  /** Whether a model has chosen it as a place of the story. */
  isChosen?: boolean;
}

/** What is not as it should be. */
export interface OddFact extends Quoted {
  /** A clause that can follow “why”: `the brass bell rang once`. */
  clause: string;
  /** What it is about. */
  noun: Noun;
  /** The head of that noun, by which things know it. */
  head: string;
}

export interface Deadline extends Quoted {
  /** As it reads at the end of a sentence: `before the audit on Friday`. */
  when: string;
}

/** What the story is to answer. */
export interface CentralQuestion extends Quoted {
  /** As it reads after “find out”: `why the brass bell rang once`. */
  asked: string;
  /** What the author says can be done, without “to”: `sell the hall`, `burn it`. */
  ways: [string, string] | null;
  /** Whether it is put to the player to do something or not; otherwise there is something to find out first. */
  isYours: boolean;
}

/** What sort of story it is, and who stands against the player in it. */
export type Conflict =
  | { kind: 'riddle' }
  | { kind: 'dilemma' }
  | {
      kind: 'contest';
      rival: PremisePerson;
      /** `the race`. */
      contest: string;
      prize: string | null;
      /** What the other offers for giving up. */
      offer: { pay: string; does: string | null } | null;
    }
  | { kind: 'escape'; rival: PremisePerson; means: string | null }
  | { kind: 'heart'; rival: PremisePerson; areParted: boolean }
  | {
      kind: 'bargain';
      rival: PremisePerson;
      /** What it costs, as it reads after “to”: `give up your voice`. */
      pay: string;
      /** What is to be had for it: `the medicine`. */
      goods: string | null;
      /** What the other does for it, where it is no thing: `tell you his recipe`. */
      does: string | null;
    };

/** Who the player is. */
export interface PremiseYou {
  /** As it reads after “you are”: `a snail`; null when the author does not say. */
  persona: string | null;
  /** A thing or an animal, not a person. */
  isThing: boolean;
}

/** Something the player has from the author's first page on. */
export interface Gift {
  /** Without article: `drowned man's coat`. */
  item: string;
  /** `coat`. */
  head: string;
}

/** What the author's words say, and where. */
export interface Premise {
  title: string;
  you: PremiseYou;
  people: PremisePerson[];
  groups: PremiseGroup[];
  places: PremisePlace[];
  /** Heaviest first. */
  things: PremiseThing[];
  gifts: Gift[];
  odd: OddFact;
  deadline: Deadline | null;
  question: CentralQuestion;
  conflict: Conflict;
  /** What is behind it, where the author says so or a model has thought of something, and the name of whoever did it. */
  truth?: { text: string; who: string };
  /** A time that was named: `1920s`, `Medieval`. */
  era: string | null;
  /** The author's sentences, in order. */
  sentences: string[];
}

/** A name in a sentence of the author's. */
export interface FoundName {
  name: string;
  kind: 'person' | 'place' | 'group';
  sentence: string;
  /** Where in the sentence it stands. */
  at: number;
  /** The sentence after it, and the one before. */
  next?: string;
  last?: string;
  /** The sort of place it is said to be: `station`. */
  sort: string | null;
}
