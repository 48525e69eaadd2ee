import { ProtocolViolationError } from '../../base/errors.ts';
import type { Json, JsonObject } from '../../base/json.ts';
import type { PatchLimits } from './limits.ts';

/** Counts what the state patches of one invocation hold, and refuses the first that goes over a limit. */
export class PatchBudget {
  readonly #limits: PatchLimits;
  #bytes = 0;
  #keys = 0;

  constructor(limits: PatchLimits) {
    this.#limits = limits;
  }

  take(patch: JsonObject, bytes: number): void {
    const { bytes: most, totalBytes, keys, depth } = this.#limits;
    if (bytes > most) throw overLimit(`A state patch is larger than ${most} bytes.`, most);
    this.#bytes += bytes;
    if (this.#bytes > totalBytes)
      throw overLimit(
        `The state patches of one run are larger than ${totalBytes} bytes together.`,
        totalBytes,
      );
    const count = countKeys(patch, depth);
    if (count === Infinity) throw overLimit(`A state patch is nested more than ${depth} levels deep.`, depth);
    this.#keys += count;
    if (this.#keys > keys)
      throw overLimit(`The state patches of one run have more than ${keys} keys together.`, keys);
  }
}

/** How many keys it has; without end where it is nested deeper than so many levels. */
function countKeys(value: Json, levels: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (levels === 0) return Infinity;
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += countKeys(item, levels - 1);
  else for (const key in value) count += 1 + countKeys(value[key] as Json, levels - 1);
  return count;
}

function overLimit(message: string, limit: number): ProtocolViolationError {
  return new ProtocolViolationError('state_limit', message, { limit });
}
