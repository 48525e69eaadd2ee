/** How a roll is read: bands of totals, and how likely each outcome is. */

import { type Distribution, distributionOf } from './dice/odds.ts';
import { parseDice } from './dice/parse.ts';

export const OUTCOMES = ['failure', 'partial', 'success'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export type Odds = Record<Outcome, number>;

export interface Band {
  outcome: Outcome;
  /** Highest total that still counts; the last band has none. */
  up_to?: number | undefined;
  /** What the player reads. */
  name?: string | undefined;
}

export interface Modifier {
  value: number;
  reason: string;
}

export const STANDARD_DICE = '2d6';
export const STANDARD_BANDS: readonly Band[] = [
  { outcome: 'failure', up_to: 6 },
  { outcome: 'partial', up_to: 9 },
  { outcome: 'success' },
];
/** What each kind of modifier is worth unless the author says otherwise. */
export const STANDARD_WEIGHTS = { trait: 1, sentiment: 1, episodic: 1 } as const;

export function sumOf(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((sum, { value }) => sum + value, 0);
}

/** The band a total falls in. */
export function bandOf(total: number, bands: readonly Band[]): Band {
  const band = bands.find(({ up_to }) => up_to === undefined || total <= up_to) ?? bands.at(-1);
  return band ?? { outcome: 'success' };
}

/** How likely each outcome is with this much added to the dice; the three sum to 1. */
export function oddsOf(dice: string, bands: readonly Band[], added: number): Odds {
  const odds: Odds = { failure: 0, partial: 0, success: 0 };
  for (const [total, share] of distribution(dice)) odds[bandOf(total + added, bands).outcome] += share;
  return odds;
}

const known = new Map<string, Distribution>();

function distribution(dice: string): Distribution {
  const found = known.get(dice) ?? distributionOf(parseDice(dice), { modifier: 0 });
  known.set(dice, found);
  return found;
}
