import type { Clause } from './clauses.ts';
import type { SceneFacts } from './scene-facts.ts';

/** A sentence with what is needed to judge it. */
export interface CheckInput {
  facts: SceneFacts;
  sentence: string;
  /** The sentence without what is said in it. */
  narration: string;
  clauses: Clause[];
  /** What was told before it in the same scene. */
  before: string;
}

/** Gives what is wrong with a sentence, in words that a writer can be told; null when nothing is. */
export type Check = (input: CheckInput) => string | null;
