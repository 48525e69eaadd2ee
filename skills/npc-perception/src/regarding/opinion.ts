import { type JsonObject, regardBonus, regardTier } from '../../../../src/sdk/index.ts';

/** Every opinion lies between these. */
export const BOUNDS = { min: -100, max: 100 };

const NAMES = ['devoted', 'trusting', 'friendly', 'neutral', 'wary', 'hostile', 'hateful'];

/** An opinion as the state and other tools get it. */
export function opinion(score: number, scale: number, history: string): JsonObject {
  return {
    score: Math.round(score * 10) / 10,
    sentiment: Math.round(score) / 100 || 0,
    tier: NAMES[3 - regardTier(score)] ?? 'neutral',
    modifier: regardBonus(score, scale),
    history: linesOf(history),
  };
}

export function within(score: number): number {
  return Math.max(BOUNDS.min, Math.min(BOUNDS.max, score));
}

function linesOf(history: string): string[] {
  return history.split('\n').filter((line) => line !== '');
}
