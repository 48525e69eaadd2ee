import type { JsonObject } from '../../../../src/sdk/index.ts';

export function decayOf({ decayRate, decayUnit }: JsonObject): JsonObject {
  return {
    ...(typeof decayRate === 'number' && { decayRate }),
    ...(typeof decayUnit === 'string' && { decayUnit }),
  };
}

/** From this moment on it fades anew. */
export function dated(inGameTime: string): JsonObject {
  return Number.isNaN(Date.parse(inGameTime)) ? {} : { inGameTime };
}
