/** What somebody's opinion of the player, −100…100, is worth. */

/** Beyond each of these an opinion counts once more. */
const BOUNDS = [30, 55, 80];

/** From −3 to 3: how far an opinion is from indifference. */
export function regardTier(regard: number): number {
  return Math.sign(regard) * BOUNDS.filter((bound) => Math.abs(regard) > bound).length || 0;
}

/** What an opinion adds to a roll. */
export function regardBonus(regard: number, scale = 1): number {
  return Math.round(regardTier(regard) * scale) || 0;
}
