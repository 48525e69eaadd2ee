import { getOwn } from '../../base/json.ts';

/**
 * How likely a record is relevant, given how near it lies to the query. Raw cosines of a sentence model are small even
 * for what is clearly meant, so each model has a logistic of its own: relevance = 1 / (1 + exp(-slope * (x - middle))).
 * These few numbers are fitted on the labelled retrieval set and are pinned with the model's id.
 */
export interface Logistic {
  /** Where relevance is one half. */
  middle: number;
  slope: number;
}

export interface Calibration {
  relevance: Logistic;
  /** What the share of the query's words that a record has is worth, in units of cosine. */
  coverageWeight: number;
}

/** Relevance 0.7 lies at cosine 0.2, 0.5 at 0.14. */
const MINILM: Calibration = { relevance: { middle: 0.14, slope: 14.4 }, coverageWeight: 0.2 };

const CALIBRATIONS: Readonly<Record<string, Calibration>> = {
  'all-minilm-l6-v2-q8': MINILM,
  'all-minilm-l6-v2-fp32': MINILM,
};

/** Without vectors: relevance 0.7 lies where a record has three tenths of what the query's words weigh. */
export const WORDS_ONLY: Logistic = { middle: 0.2, slope: 8.5 };

/** What recency and significance can add at most. Small: they settle what meaning leaves open. */
export const RECENCY_WEIGHT = 0.01;
export const SIGNIFICANCE_WEIGHT = 0.02;

/** In-game days after which a memory counts half as recent. */
export const RECENCY_HALF_LIFE_DAYS = 7;

export const DEFAULT_THRESHOLD = 0.7;

/** The calibration of a model. One that nobody has fitted gets MiniLM's. */
export function calibrationOf(modelId: string): Calibration {
  return getOwn(CALIBRATIONS, modelId) ?? MINILM;
}

export function logistic(x: number, { middle, slope }: Logistic): number {
  return 1 / (1 + Math.exp(-slope * (x - middle)));
}
