import { type Calibration, DEFAULT_THRESHOLD } from '../../src/store/search/calibration.ts';
import type { Answered, Hit } from './rankings.ts';
import { scoreOf } from './scores.ts';
import { KINDS } from './set.ts';

/** What a record's parts are worth beside its cosine. */
interface Weights {
  coverage: number;
  recency: number;
  significance: number;
}

interface Fitted {
  weights: Weights;
  /** The mean over the kinds of recall@5 and MRR, with these weights. */
  quality: number;
  /** The threshold lies at the best cut. */
  relevance: Calibration['relevance'];
  /** Cosine plus weighed coverage that tells the relevant from the rest best. */
  bestCut: number;
}

const ODDS_AT_THRESHOLD = Math.log(DEFAULT_THRESHOLD / (1 - DEFAULT_THRESHOLD));
const COVERAGE = steps(0, 0.6, 0.05);
/** More would let what is merely new or grave come before what was asked for. */
const SMALL = steps(0, 0.03, 0.01);
/** One query more or less at the top is worth about this much: smaller differences mean nothing. */
const NOISE = 0.01;

/**
 * Coverage first: the middle of the weights that are as good as the best, least likely to be an accident of this half.
 * Then recency and significance: the smallest that are as good as the best.
 */
export function fit(answered: readonly Answered[]): Fitted {
  const coverages = asGoodAsTheBest(
    answered,
    COVERAGE.map((coverage) => ({ coverage, recency: 0, significance: 0 })),
  );
  const { coverage } = coverages[Math.floor(coverages.length / 2)] as Weights;
  const pairs = SMALL.flatMap((recency) =>
    SMALL.map((significance) => ({ coverage, recency, significance })),
  );
  const size = ({ recency, significance }: Weights) => recency + significance;
  const weights = asGoodAsTheBest(answered, pairs).reduce((least, one) =>
    size(one) < size(least) ? one : least,
  );
  return { weights, quality: quality(answered, weights), ...fitRelevance(answered, coverage) };
}

function asGoodAsTheBest(answered: readonly Answered[], choices: readonly Weights[]): Weights[] {
  const measured = choices.map((weights) => ({ weights, value: quality(answered, weights) }));
  const best = Math.max(...measured.map(({ value }) => value));
  return measured.filter(({ value }) => value >= best - NOISE).map(({ weights }) => weights);
}

function quality(answered: readonly Answered[], weights: Weights): number {
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

/** The slope is that of a logistic regression, the relevant ones and the others weighing the same, so that it does not follow their number. */
function fitRelevance(answered: readonly Answered[], coverageWeight: number) {
  const points = answered.flatMap(({ query, rankings }) =>
    rankings.vector.map(({ id, cosine, coverage }) => ({
      x: cosine + coverageWeight * coverage,
      isRelevant: query.relevant.includes(id),
    })),
  );
  const { slope } = regress(points);
  const cut = bestCut(points);
  return { relevance: { middle: cut - ODDS_AT_THRESHOLD / slope, slope }, bestCut: cut };
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

/** Where the share of the relevant ones that are kept plus the share of the others that are dropped is greatest. */
function bestCut(points: readonly Point[]): number {
  const relevant = points.filter(({ isRelevant }) => isRelevant);
  const others = points.filter(({ isRelevant }) => !isRelevant);
  const gain = (cut: number) =>
    relevant.filter(({ x }) => x >= cut).length / relevant.length +
    others.filter(({ x }) => x < cut).length / others.length;
  return steps(0, 0.6, 0.01).reduce((best, cut) => (gain(cut) > gain(best) ? cut : best));
}

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
}
