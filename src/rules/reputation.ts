/** What a faction thinks of the player, on a scale that the user may set. */

import { SCORE_BOUNDS } from './opinion.ts';

export interface ScoreScale {
  min: number;
  max: number;
}

/** From the worst to the best, each up to this share of the way from one end of the scale to the other. */
const TIERS: readonly [upTo: number, name: string][] = [
  [0.1, 'hated'],
  [0.3, 'hostile'],
  [0.45, 'mistrusted'],
  [0.55, 'unknown'],
  [0.7, 'accepted'],
  [0.9, 'honoured'],
  [1, 'revered'],
];

/** The name of a reputation. */
export function reputationName(score: number, { min, max }: ScoreScale = SCORE_BOUNDS): string {
  const inside = Math.max(min, Math.min(max, score));
  const share = (inside - min) / (max - min);
  return TIERS.find(([upTo]) => share <= upTo)?.[1] ?? 'revered';
}
