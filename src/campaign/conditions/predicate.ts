/** What a condition in prose was read as. Plain data; the engine says whether it holds. */
export type Predicate =
  /** Is in one of these places now. */
  | { kind: 'at'; places: string[] }
  /** Has been in one of these places. */
  | { kind: 'been'; places: string[] }
  /** Has been about there for some scenes. */
  | { kind: 'settled'; places: string[]; scenes: number }
  /** Carries a thing, or has gained a state of that name. */
  | { kind: 'has'; name: string }
  /** Has learned something. */
  | { kind: 'knows'; name: string }
  /** Somebody thinks at least, or at most, so much of the player. */
  | { kind: 'opinion'; person: string; least?: number; most?: number }
  /** A faction thinks at least, or at most, so much of the player. */
  | { kind: 'standing'; faction: string; least?: number; most?: number }
  | { kind: 'met'; person: string }
  | { kind: 'hurt'; is: boolean }
  /** Nobody else is there. */
  | { kind: 'alone' }
  /** Compared, by words and by meaning, with what beats have brought about and what the player has done. */
  | { kind: 'said'; text: string };
