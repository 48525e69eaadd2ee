import type { Answered, Hit, Way } from './rankings.ts';
import { WAYS } from './rankings.ts';
import { type Half, KINDS, type Kind } from './set.ts';

export const AT = 5;

export interface Score {
  queries: number;
  recall: number;
  mrr: number;
}

export interface ScoreRow {
  half: Half;
  kind: Kind | 'all';
  scores: Record<Way, Score>;
}

/** The share of what is relevant that is among the first five; of more than five relevant ones, five are all. */
export function recallAt5(ids: readonly string[], relevant: readonly string[]): number {
  const found = ids.slice(0, AT).filter((id) => relevant.includes(id)).length;
  return found / Math.min(AT, relevant.length);
}

/** One over the place of the first relevant one; 0 when there is none. */
export function reciprocalRank(ids: readonly string[], relevant: readonly string[]): number {
  const place = ids.findIndex((id) => relevant.includes(id));
  return place === -1 ? 0 : 1 / (place + 1);
}

export function scoreOf(answered: readonly Answered[], rank: (answer: Answered) => readonly Hit[]): Score {
  const mean = (measure: typeof recallAt5) =>
    answered.reduce(
      (sum, answer) =>
        sum +
        measure(
          rank(answer).map(({ id }) => id),
          answer.query.relevant,
        ),
      0,
    ) / answered.length;
  return { queries: answered.length, recall: mean(recallAt5), mrr: mean(reciprocalRank) };
}

/** A row for each kind and one for all of them. */
export function scoreRows(answered: readonly Answered[], half: Half): ScoreRow[] {
  const ofHalf = answered.filter(({ query }) => query.half === half);
  return [...KINDS, 'all' as const].map((kind) => {
    const some = ofHalf.filter(({ query }) => kind === 'all' || query.kind === kind);
    const scores = WAYS.map((way) => [way, scoreOf(some, ({ rankings }) => rankings[way])]);
    return { half, kind, scores: Object.fromEntries(scores) as Record<Way, Score> };
  });
}

/** How well a least relevance tells the relevant from the rest. */
export interface Cut {
  /** The share of the relevant ones that it keeps. */
  recall: number;
  /** The share of the others that it drops. */
  dropped: number;
  /** The share of the relevant ones among the first five that it keeps. */
  precisionAt5: number;
}

export function cutAt(
  answered: readonly Answered[],
  isKept: (hit: Hit) => boolean,
  rank: (answer: Answered) => readonly Hit[] = ({ rankings }) => rankings.hybrid,
): Cut {
  const judged = answered.flatMap((answer) =>
    rank(answer).map((hit, place) => ({
      isRelevant: answer.query.relevant.includes(hit.id),
      isKept: isKept(hit),
      isShown: isKept(hit) && place < AT,
    })),
  );
  const relevant = judged.filter(({ isRelevant }) => isRelevant);
  const others = judged.filter(({ isRelevant }) => !isRelevant);
  const shown = judged.filter(({ isShown }) => isShown);
  return {
    recall: relevant.filter((hit) => hit.isKept).length / relevant.length,
    dropped: others.filter((hit) => !hit.isKept).length / others.length,
    precisionAt5: shown.filter(({ isRelevant }) => isRelevant).length / shown.length,
  };
}
