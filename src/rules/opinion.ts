/** What somebody thinks of the player, −100…100, and what a faction does. */

export const SCORE_BOUNDS = { min: -100, max: 100 } as const;

/** Beyond each of these an opinion counts once more. */
const BOUNDS = [30, 55, 80];

/** From the best to the worst; `neutral` is in the middle. */
const TIER_NAMES = ['devoted', 'trusting', 'friendly', 'neutral', 'wary', 'hostile', 'hateful'] as const;
export type OpinionTier = (typeof TIER_NAMES)[number];

/** A score inside its bounds. */
export function clampScore(score: number): number {
  return Math.max(SCORE_BOUNDS.min, Math.min(SCORE_BOUNDS.max, score));
}

/** From −3 to 3: how far an opinion is from indifference. */
export function opinionTier(opinion: number): number {
  return Math.sign(opinion) * BOUNDS.filter((bound) => Math.abs(opinion) > bound).length || 0;
}

/** The tier in a word. */
export function opinionName(opinion: number): OpinionTier {
  return TIER_NAMES[3 - opinionTier(opinion)] ?? 'neutral';
}

/** The first opinion of the tier that a text names: −31 for “wary of you”; 0 when it names none. */
export function opinionNamed(text: string): number {
  const words = text.toLowerCase().split(/[^a-z]+/);
  const index = TIER_NAMES.findIndex((name) => words.includes(name));
  const tier = index === -1 ? 0 : 3 - index;
  return Math.sign(tier) * ((BOUNDS[Math.abs(tier) - 1] ?? -1) + 1) || 0;
}

/** What an opinion adds to a roll. */
export function opinionBonus(opinion: number, scale = 1): number {
  return Math.round(opinionTier(opinion) * scale) || 0;
}
