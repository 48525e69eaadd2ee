import { ProtocolViolationError } from '../../base/errors.ts';
import type { Json, JsonObject } from '../../base/json.ts';
import { isDeeperThan } from '../../base/json-harm.ts';
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
    if (isDeeperThan(patch, depth))
      throw overLimit(`A state patch is nested more than ${depth} levels deep.`, depth);
    this.#keys += countKeys(patch);
    if (this.#keys > keys)
      throw overLimit(`The state patches of one run have more than ${keys} keys together.`, keys);
  }
}

function countKeys(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner: Json[] = Object.values(value);
  return inner.reduce<number>((sum, one) => sum + countKeys(one), Array.isArray(value) ? 0 : inner.length);
}

function overLimit(message: string, limit: number): ProtocolViolationError {
  return new ProtocolViolationError('state_limit', message, { limit });
}
