import type { JsonObject } from '../../../src/base/json.ts';
import { lastScores, worldIn } from '../../../src/engine/saved-state.ts';
import type { World } from '../../../src/engine/world.ts';

/** The world of a kept state, with the scores as they counted in its scene. */
export function wholeWorld(state: JsonObject): World {
  return { ...worldIn(state), ...lastScores(state) };
}
