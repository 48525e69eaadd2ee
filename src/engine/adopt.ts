import { isJsonObject, type JsonObject } from '../base/json.ts';
import type { ExecutionResult } from '../contracts/execution-result.ts';
import type { World } from './world.ts';

/**
 * The world with the scores that skills keep: first impressions, and what has faded meanwhile. One number for each
 * person and faction, whoever keeps it; without such a skill the engine's own stays.
 */
export function withKeptScores(world: World, result: ExecutionResult | null): World {
  const regard = { ...world.regard };
  const standing = { ...world.standing };
  for (const { state, output } of result?.toolResults ?? []) {
    if (state !== 'success') continue;
    for (const [id, score] of scoresIn(output['perception']))
      if (id.startsWith('person:')) regard[id] = score;
    for (const [id, score] of scoresIn(output['reputation']))
      if (Object.hasOwn(standing, id)) standing[id] = score;
  }
  return { ...world, regard, standing };
}

function scoresIn(kept: unknown): [string, number][] {
  if (!isJsonObject(kept)) return [];
  return Object.entries(kept).flatMap(([id, entry]) => {
    const score = isJsonObject(entry) ? (entry as JsonObject)['score'] : undefined;
    return typeof score === 'number' && Number.isFinite(score)
      ? [[id, Math.max(-100, Math.min(100, Math.round(score)))]]
      : [];
  });
}
