import type { Candidate } from './candidate.ts';

export type Verbosity = 'none' | 'brief' | 'detailed';

/** What is said beside a choice: what it may cost, and in detail also the chance and what speaks in it. */
export function withHint(candidate: Candidate, verbosity: Verbosity): Candidate {
  const { hint, ...plain } = candidate;
  if (verbosity === 'none') return plain;
  if (verbosity === 'brief') return candidate;
  const parts = [hint, chance(candidate), background(candidate)].filter((part) => part !== undefined);
  return parts.length === 0 ? plain : { ...plain, hint: parts.join(' ') };
}

function chance({ odds }: Candidate): string | undefined {
  return odds && `About ${Math.round((1 - odds.failure) * 20) * 5} in 100 that it does not fail.`;
}

/** What is known beforehand: how people feel, what was, what one is good at. */
function background({ because }: Candidate): string | undefined {
  const reason = because.find(({ kind }) => kind === 'relationship' || kind === 'trait');
  return reason && `${reason.text}.`;
}
