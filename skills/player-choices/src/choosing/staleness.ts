import type { Candidate } from './candidate.ts';
import type { ChoicesInput } from './input.ts';

/** What was done lately or offered in vain tempts less. */
export function staleness(
  candidate: Candidate,
  { recent, scene }: ChoicesInput,
  lastOffered: number,
): number {
  const ignored = lastOffered === 0 ? 0 : lastOffered >= scene - 1 ? 0.9 : 0.35;
  const isSameTarget = (target: string | null) => (target ?? undefined) === candidate.target;
  const repeated = recent
    .slice(0, 3)
    .reduce(
      (sum, { verb, target }, age) =>
        sum + (verb === candidate.verb && isSameTarget(target) ? 1.4 / (age + 1) : 0),
      0,
    );
  const sameVerb = recent[0]?.verb === candidate.verb ? 0.4 : 0;
  const isPressedAgain =
    candidate.verb === 'persuade' &&
    recent.some(({ verb, target }) => verb === 'persuade' && isSameTarget(target));
  const isSameThing =
    candidate.target?.startsWith('thing:') === true && recent[0]?.target === candidate.target;
  return ignored + repeated + sameVerb + (isSameThing ? 1 : 0) + (isPressedAgain ? 0.4 : 0);
}
