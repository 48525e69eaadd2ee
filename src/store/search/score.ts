import {
  type Calibration,
  logistic,
  RECENCY_HALF_LIFE_DAYS,
  RECENCY_WEIGHT,
  SIGNIFICANCE_WEIGHT,
  WORDS_ONLY,
} from './calibration.ts';

const DAY = 86_400_000;

/** Why a record was found, part by part. */
export interface Explanation {
  /** How likely it is meant, from 0 to 1; the threshold is held against this. */
  relevance: number;
  /** Nearness of meaning, or null when there was no vector to compare. */
  cosine: number | null;
  /** Share of the weight of the query's words that the record has. */
  coverage: number;
  /** From 1 (now) towards 0. */
  recency: number;
  significance: number;
  /** What the answers are sorted by. */
  score: number;
}

export interface Evidence {
  cosine: number | null;
  coverage: number;
  recency: number;
  significance: number;
}

/** Joins the parts: meaning plus words decide, recency and significance settle what is close. */
export function explain(evidence: Evidence, { relevance, coverageWeight }: Calibration): Explanation {
  const { cosine, coverage, recency, significance } = evidence;
  const words = coverageWeight * coverage;
  const meaning = (cosine ?? 0) + words;
  return {
    // What has every word of the query is meant, however far its meaning lies: a name says nothing to the model.
    relevance: cosine === null ? wordsRelevance(coverage) : logistic(Math.max(meaning, words), relevance),
    cosine,
    coverage,
    recency,
    significance,
    score: meaning + RECENCY_WEIGHT * recency + SIGNIFICANCE_WEIGHT * significance,
  };
}

function wordsRelevance(coverage: number): number {
  return coverage === 0 ? 0 : logistic(coverage, WORDS_ONLY);
}

/** How recent something is, between two moments of the same clock. */
export function recencyOf(then: number, now: number): number {
  const days = Math.max(0, now - then) / DAY;
  return 2 ** (-days / RECENCY_HALF_LIFE_DAYS);
}

/** What a word is worth: the rarer it is in its scope, the more. */
export function weightOf(records: number, recordsWithTerm: number): number {
  return Math.log(1 + (records - recordsWithTerm + 0.5) / (recordsWithTerm + 0.5));
}
