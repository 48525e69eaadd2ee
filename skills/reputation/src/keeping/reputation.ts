import {
  getOwn,
  isJsonObject,
  type Json,
  type JsonObject,
  reputationName,
  type ScoreScale,
} from '../../../../src/sdk/index.ts';

/** How many reasons are remembered for each faction. */
const REASONS = 12;

/** A standing as the state and other tools get it. */
export function standing(score: number, scale: ScoreScale, reasons: Json[]): JsonObject {
  const rounded = Math.round(score * 10) / 10;
  return { score: rounded, tier: reputationName(score, scale), reasons };
}

/** The reasons that the story knows for a standing, newest first. */
export function reasonsFor(state: JsonObject, faction: string): Json[] {
  const kept = isJsonObject(state['reputation']) ? getOwn(state['reputation'], faction) : undefined;
  return isJsonObject(kept) && Array.isArray(kept['reasons']) ? kept['reasons'] : [];
}

export function withReason(reasons: Json[], change: number, reason: string, scene: number): Json[] {
  return reason === '' ? reasons : [{ change, reason, scene }, ...reasons].slice(0, REASONS);
}
