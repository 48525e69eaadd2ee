/**
 * What a line of constraints was read as. `no_entry`: places nobody goes into. `not_exist`: what is not in this world.
 * `closed_topic`: what is not spoken of. `no_act`: what nobody does, or what is not done to somebody. `other`: what only
 * a person or a model can hold to.
 */
export type ConstraintKind = 'no_entry' | 'not_exist' | 'closed_topic' | 'no_act' | 'other';

/** What a sentence or a choice is held to. Plain data, so that it can be sent and kept; ids are those of the campaign. */
export interface Limit {
  kind: ConstraintKind;
  places: string[];
  things: string[];
  people: string[];
  topics: string[];
  /** Acts of the rule book; for `closed_topic`, `explain` when only the explanation is closed (`who` if it is who did it), `word` when the word is. */
  acts: string[];
  /** Words in small letters, every form of them, by which prose is judged. */
  words: string[];
  /** What its places and people are called in prose, in small letters. */
  names: string[];
  /** The author's words. */
  text: string;
}

/** A limit with the line of the author's that it was read from. */
export interface Constraint extends Limit {
  file: string;
  line: number;
}

/** An act that a choice would be. */
export interface Attempt {
  act: string;
  target?: string | null | undefined;
  topic?: string | null | undefined;
  item?: string | null | undefined;
  /** The choice as the player reads it. */
  words?: string | undefined;
}
