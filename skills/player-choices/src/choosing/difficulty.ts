import { getOwn } from '../../../../src/sdk/index.ts';
import { aptitudeFor } from './aptitude.ts';
import { type Candidate, isRisky } from './candidate.ts';
import type { ChoicesInput } from './input.ts';

/** Chance of not failing, in words, from the worst. */
const WORDS: readonly [below: number, words: string][] = [
  [0.15, 'nearly hopeless'],
  [0.35, 'unlikely to succeed'],
  [0.55, 'risky'],
  [0.8, 'a fair chance'],
];

export function chanceInWords(chance: number): string {
  return WORDS.find(([below]) => chance < below)?.[1] ?? 'likely to succeed';
}

/**
 * The candidate with what a player should know of the odds: nothing when they are good enough. Where the rules give no
 * odds, a stat that is low for such a deed speaks for itself.
 */
export function withDifficulty(
  candidate: Candidate,
  { people, persona }: ChoicesInput,
  threshold: number,
): Candidate {
  if (!isRisky(candidate)) return candidate;
  const odds = getOwn(people.find(({ id }) => id === candidate.target)?.odds ?? {}, candidate.verb);
  if (odds !== undefined) {
    const chance = 1 - odds.failure;
    return chance < threshold
      ? { ...candidate, odds, difficulty: chanceInWords(chance) }
      : { ...candidate, odds };
  }
  const isUnfit = aptitudeFor(candidate.verb, persona)?.level === 'low';
  return isUnfit ? { ...candidate, difficulty: 'unlikely to succeed' } : candidate;
}
