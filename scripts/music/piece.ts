import type { Random } from '../../src/base/random.ts';
import type { Loop } from './loop.ts';

/** One loop of music, as a campaign orders it. */
export interface Piece {
  /** Under `music/`, without `_generated` and the extension: `ambient/the-hall`. */
  name: string;
  /** What it is meant to sound like, in words; it is kept as its provenance. */
  idea: string;
  seconds: number;
  keywords: readonly string[];
  /** Mean loudness in decibels below full scale. */
  loudness?: number;
  compose(loop: Loop, random: Random): void;
}
