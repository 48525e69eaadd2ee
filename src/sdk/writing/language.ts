/** What a writer must be able to do with words, whatever the language. Templates and content ask only for this. */

export type Pronoun = 'she' | 'he' | 'they' | 'it';
export type PronounForm = 'subject' | 'object' | 'possessive' | 'reflexive';

/** A noun as it stands in a sentence. */
export interface Noun {
  text: string;
  plural: boolean;
  pronoun: Pronoun;
}

export interface Language {
  person(name: string, pronoun: Pronoun): Noun;
  /** A thing, place, topic or item. */
  thing(name: string): Noun;
  /** Words that agree with nothing: a clause, a wish. */
  words(text: string): Noun;
  /** A third person verb in the form that goes with its subject. */
  verb(verb: string, subject: Noun): string;
  /** `James’s`, `the twins’`. */
  owner(noun: Noun): string;
  pronoun(noun: Noun, form: PronounForm): Noun;
  /** With the indefinite article, whatever article it had. */
  indefinite(noun: Noun): string;
  /** With the preposition of a place: `in the yard`. */
  at(place: Noun): string;
  list(names: readonly string[]): string;
  /** A wish told of somebody as they would say it: `find her brother` is `find my brother`. */
  inFirstPerson(text: string, pronoun: Pronoun): string;
  /** The same as it is said to them: `find your brother`. */
  saidToThem(text: string, pronoun: Pronoun): string;
  capitalise(text: string): string;
}
