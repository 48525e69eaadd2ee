import type { DayPart } from '../campaign.ts';

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
  /** Has learned something: what a scene or a beat calls so, or one of these facts. */
  | { kind: 'knows'; name: string; facts: string[] }
  /** Somebody thinks at least, or at most, so much of the player. */
  | { kind: 'opinion'; person: string; least?: number; most?: number }
  /** A faction thinks at least, or at most, so much of the player. */
  | { kind: 'standing'; faction: string; least?: number; most?: number }
  | { kind: 'met'; person: string }
  /** Somebody is where the player is. */
  | { kind: 'with'; person: string }
  | { kind: 'hurt'; is: boolean }
  /** Nobody else is there. */
  | { kind: 'alone' }
  /** It is one of these hours. */
  | { kind: 'time'; parts: DayPart[] }
  /** It is this day of the story, or a later one. */
  | { kind: 'day'; least: number }
  /** Has done something, compared with the choices that were made. */
  | { kind: 'did'; text: string }
  /** A beat has turned out like this. */
  | { kind: 'decided'; beat: string; outcome: number }
  | { kind: 'not'; of: Predicate[] }
  | { kind: 'any'; of: Predicate[][] }
  /** Compared, by words and by meaning, with what beats have brought about and what the player has done. */
  | { kind: 'said'; text: string };
