import { getOwn, isJsonObject, type Json, type JsonObject } from '../../../../src/sdk/index.ts';
import { type Scale, tierOf } from './scale.ts';

/** How many reasons are remembered for each faction. */
const REASONS = 12;

/** A standing as the state and other tools get it. */
export function standing(score: number, scale: Scale, reasons: Json[]): JsonObject {
  const rounded = Math.round(score * 10) / 10;
  return { score: rounded, tier: tierOf(score, scale), reasons };
}

/** What the story itself says of a faction that nothing was ever written about. */
export function scoreInState(state: JsonObject, faction: string): number | null {
  const world = state['world'];
  const standings = isJsonObject(world) ? world['standing'] : undefined;
  const score = isJsonObject(standings) && Object.hasOwn(standings, faction) ? standings[faction] : undefined;
  return typeof score === 'number' ? score : null;
}

/** The reasons that the story knows for a standing, newest first. */
export function reasonsFor(state: JsonObject, faction: string): Json[] {
  const kept = isJsonObject(state['reputation']) ? getOwn(state['reputation'], faction) : undefined;
  return isJsonObject(kept) && Array.isArray(kept['reasons']) ? kept['reasons'] : [];
}

export function withReason(reasons: Json[], change: number, reason: string, scene: number): Json[] {
  return reason === '' ? reasons : [{ change, reason, scene }, ...reasons].slice(0, REASONS);
}
