/** How a score decays while nothing renews it. */

import { getOwn } from '../base/json.ts';

const HOUR = 3_600_000;
const UNITS: Readonly<Record<string, number>> = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR };
/** From here on an opinion is strong, and decays at half the rate. */
const STRONG = 50;

export interface Decay {
  score: number;
  /** Share lost in one unit. */
  rate: number;
  elapsedUnits: number;
}

export function decayedScore({ score, rate, elapsedUnits }: Decay): number {
  const effective = Math.abs(score) >= STRONG ? rate / 2 : rate;
  return score * (1 - effective) ** Math.max(0, elapsedUnits);
}

/** How many units (hour, day, week) lie between two moments of the story. */
export function unitsBetween(from: string, to: string, unit: string): number {
  return (Date.parse(to) - Date.parse(from)) / (getOwn(UNITS, unit) ?? Number.NaN);
}
