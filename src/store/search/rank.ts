import type { SearchQuery } from '../operations.ts';
import { calibrationOf } from './calibration.ts';
import type { QueryWords } from './query-words.ts';
import { type Explanation, explain, recencyOf } from './score.ts';

/** What is known of a record that may be meant. */
export interface Candidate {
  /** Null when the model has not read it, or there is none. */
  cosine: number | null;
  /** Whether a word is among its words. */
  has(term: string): boolean;
  position: number;
  /** When it was played and when it happened, in milliseconds, for types that are ranked by recency. */
  playedAt: number | null;
  happenedAt: number | null;
  significance: number;
}

/** Scores the candidates and keeps those above the threshold, best first; of equals the later one. */
export function ranked<Some extends Candidate>(
  candidates: readonly Some[],
  words: QueryWords,
  query: Pick<SearchQuery, 'inGameTime' | 'now' | 'modelId' | 'threshold' | 'limit'>,
): { candidate: Some; explanation: Explanation }[] {
  const calibration = calibrationOf(query.modelId ?? '');
  return candidates
    .map((candidate) => {
      const { cosine, significance } = candidate;
      const evidence = {
        cosine,
        coverage: words.coverage((term) => candidate.has(term)),
        recency: recency(candidate, query),
        significance,
      };
      return { candidate, explanation: explain(evidence, calibration) };
    })
    .filter(({ explanation }) => explanation.relevance >= query.threshold)
    .toSorted(
      (one, other) =>
        other.explanation.score - one.explanation.score ||
        (other.candidate.playedAt ?? 0) - (one.candidate.playedAt ?? 0) ||
        other.candidate.position - one.candidate.position,
    )
    .slice(0, query.limit);
}

/** By the story's clock where both moments are known, else by the world's. */
function recency(
  { playedAt, happenedAt }: Candidate,
  { inGameTime, now }: Pick<SearchQuery, 'inGameTime' | 'now'>,
): number {
  if (happenedAt !== null && inGameTime !== null) return recencyOf(happenedAt, Date.parse(inGameTime));
  return playedAt === null ? 0 : recencyOf(playedAt, Date.parse(now));
}
