import type { Calibration } from '../../src/store/search/calibration.ts';
import type { Answered, Hit } from './rankings.ts';
import { scoreOf } from './scores.ts';
import { KINDS } from './set.ts';

/** What a record's parts are worth beside its cosine. */
export interface Weights {
  coverage: number;
  recency: number;
  significance: number;
}

export interface Fitted {
  weights: Weights;
  /** The mean over the kinds of recall@5 and MRR, with these weights. */
  quality: number;
  relevance: Calibration['relevance'];
  /** Cosine plus weighed coverage that tells the relevant from the rest best (by F1), and where relevance is 0.7. */
  bestCut: number;
  cutAtThreshold: number;
}

const COVERAGE = steps(0, 0.6, 0.05);
/** These two serve the story more than the query, so each takes the most that costs the search nothing. */
const SMALL = steps(0, 0.05, 0.005);
const TOLERANCE = 0.005;

export function fit(answered: readonly Answered[]): Fitted {
  const plain = (coverage: number): Weights => ({ coverage, recency: 0, significance: 0 });
  const best = Math.max(...COVERAGE.map((coverage) => quality(answered, plain(coverage))));
  // The middle of the plateau: least likely to be an accident of this half.
  const plateau = COVERAGE.filter((coverage) => quality(answered, plain(coverage)) >= best - TOLERANCE);
  const weights = plain(plateau[Math.floor(plateau.length / 2)] as number);
  for (const part of ['significance', 'recency'] as const) {
    const least = quality(answered, weights) - TOLERANCE;
    const harmless = SMALL.filter((weight) => quality(answered, { ...weights, [part]: weight }) >= least);
    weights[part] = harmless.at(-1) ?? 0;
  }
  return { weights, quality: quality(answered, weights), ...fitRelevance(answered, weights.coverage) };
}

export function quality(answered: readonly Answered[], weights: Weights): number {
  const byKind = KINDS.map((kind) => {
    const some = answered.filter(({ query }) => query.kind === kind);
    const { recall, mrr } = scoreOf(some, ({ rankings }) => ranked(rankings.vector, weights));
    return (recall + mrr) / 2;
  });
  return byKind.reduce((sum, value) => sum + value, 0) / byKind.length;
}

function ranked(hits: readonly Hit[], { coverage, recency, significance }: Weights): Hit[] {
  const score = (hit: Hit) =>
    hit.cosine + coverage * hit.coverage + recency * hit.recency + significance * hit.significance;
  return hits.toSorted((one, other) => score(other) - score(one));
}

/** Logistic regression, the relevant ones and the others weighing the same, so that it does not follow their number. */
function fitRelevance(answered: readonly Answered[], coverageWeight: number) {
  const points = answered.flatMap(({ query, rankings }) =>
    rankings.vector.map(({ id, cosine, coverage }) => ({
      x: cosine + coverageWeight * coverage,
      isRelevant: query.relevant.includes(id),
    })),
  );
  const relevance = regress(points);
  return {
    relevance,
    bestCut: bestCut(points),
    cutAtThreshold: relevance.middle + Math.log(0.7 / 0.3) / relevance.slope,
  };
}

interface Point {
  x: number;
  isRelevant: boolean;
}

function regress(points: readonly Point[]): Calibration['relevance'] {
  const relevant = points.filter(({ isRelevant }) => isRelevant).length;
  const weight = { relevant: 0.5 / relevant, other: 0.5 / (points.length - relevant) };
  let [intercept, slope] = [0, 1];
  for (let round = 0; round < 50; round++) {
    // One step of Newton's method.
    let [g0, g1, h00, h01, h11] = [0, 0, 0, 0, 0];
    for (const { x, isRelevant } of points) {
      const p = 1 / (1 + Math.exp(-(intercept + slope * x)));
      const w = isRelevant ? weight.relevant : weight.other;
      const error = w * ((isRelevant ? 1 : 0) - p);
      const curve = w * p * (1 - p);
      g0 += error;
      g1 += error * x;
      h00 += curve;
      h01 += curve * x;
      h11 += curve * x * x;
    }
    const determinant = h00 * h11 - h01 * h01;
    intercept += (h11 * g0 - h01 * g1) / determinant;
    slope += (h00 * g1 - h01 * g0) / determinant;
  }
  return { middle: -intercept / slope, slope };
}

function bestCut(points: readonly Point[]): number {
  const all = points.filter(({ isRelevant }) => isRelevant).length;
  const f1 = (cut: number) => {
    const kept = points.filter(({ x }) => x >= cut);
    return (2 * kept.filter(({ isRelevant }) => isRelevant).length) / (kept.length + all);
  };
  return steps(0, 0.6, 0.01).reduce((best, cut) => (f1(cut) > f1(best) ? cut : best));
}

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}
