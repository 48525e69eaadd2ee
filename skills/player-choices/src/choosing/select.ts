import { type Candidate, hasPast, isRisky } from './candidate.ts';

/** What a fourth choice must be worth to be offered. */
const WORTH_A_FOURTH = 0.45;
/** What it costs a choice out of nowhere that there is one already. */
const OUT_OF_NOWHERE = 1.4;

export interface Bounds {
  min: number;
  max: number;
  /** How many may be risky. */
  risks: number;
}

/**
 * The best of the candidates, each with another verb and, where it can be had, another target, other stakes and another
 * risk, and at most one that has nothing to do with what was. Decisions that are due are all there, and beside them only
 * as many others as are needed.
 */
export function select(candidates: readonly Candidate[], { min, max, risks }: Bounds): Candidate[] {
  const decisions = candidates.filter(isDecision);
  const others = candidates.filter((candidate) => !isDecision(candidate));
  const picked: Candidate[] = [...decisions];
  const enough = decisions.length > 0 ? Math.max(min, decisions.length) : max;
  while (picked.length < enough) {
    const best = others
      .filter((candidate) => picked.every((other) => differ(candidate, other)))
      .map((candidate) => ({ candidate, score: candidate.score - sameness(candidate, picked, risks) }))
      .sort((a, b) => b.score - a.score)[0];
    if (best === undefined) break;
    if (picked.length >= min && best.score < WORTH_A_FOURTH) break;
    picked.push(best.candidate);
  }
  return picked;
}

function isDecision({ verb }: Candidate): boolean {
  return verb.startsWith('decide:');
}

/**
 * Two verbs, two first words, and not one subject twice: to ask about it and to think about it lead to one place, and so
 * do two ways into one chest.
 */
function differ(one: Candidate, two: Candidate): boolean {
  const isSameThing = one.target?.startsWith('thing:') === true && one.target === two.target;
  const isSameSubject = isSameThing || one.tags.some((tag) => two.tags.includes(tag));
  return one.verb !== two.verb && firstWord(one.text) !== firstWord(two.text) && !isSameSubject;
}

function sameness(candidate: Candidate, picked: readonly Candidate[], most: number): number {
  const alike = picked.reduce(
    (sum, { target, stakes }) =>
      sum +
      (target !== undefined && target === candidate.target ? 0.5 : 0) +
      (stakes === candidate.stakes && stakes !== 'turning point' ? 0.6 : 0),
    0,
  );
  const risks = picked.filter(isRisky).length;
  const tooRisky = isRisky(candidate) && risks >= most ? 2 : 0;
  const strangers = hasPast(candidate) ? 0 : picked.filter((other) => !hasPast(other)).length;
  return alike + tooRisky + OUT_OF_NOWHERE * strangers - contrast(candidate, picked);
}

/** Kindness tempts more beside force, and force beside kindness. */
function contrast({ stakes }: Candidate, picked: readonly Candidate[]): number {
  const opposite = stakes === 'force' ? 'kindness' : stakes === 'kindness' ? 'force' : null;
  return picked.some((other) => other.stakes === opposite) ? 0.35 : 0;
}

function firstWord(text: string): string {
  return text.split(' ')[0]?.toLowerCase() ?? '';
}
