import type { JsonObject } from '../../../../src/sdk/index.ts';

/** Bounds of the tiers: each that the score is beyond counts once. */
const TIERS = [30, 55, 80];
const NAMES = ['devoted', 'trusting', 'friendly', 'neutral', 'wary', 'hostile', 'hateful'];

/** Tiers away from neutral, with the sign of the score. */
function tierNumber(score: number): number {
  return Math.sign(score) * TIERS.filter((bound) => Math.abs(score) > bound).length;
}

/** What an opinion is worth in a roll. */
export function modifierOf(score: number, scale: number): number {
  return Math.round(tierNumber(score) * scale) || 0;
}

/** An opinion as the state and other tools get it. */
export function opinion(score: number, scale: number, history: string): JsonObject {
  const rounded = Math.round(score * 10) / 10;
  return {
    score: rounded,
    sentiment: Math.round(score) / 100,
    tier: NAMES[3 - tierNumber(score)] ?? 'neutral',
    modifier: modifierOf(score, scale),
    history: history.split('\n').filter((line) => line !== ''),
  };
}

/** What is kept of the past: the last lines, newest last. */
const LINES = 30;

export function withEvent(history: string, line: string): string {
  return [...history.split('\n').filter((entry) => entry !== ''), line.replaceAll('\n', ' ')]
    .slice(-LINES)
    .join('\n');
}

export function within(score: number): number {
  return Math.max(-100, Math.min(100, score));
}
