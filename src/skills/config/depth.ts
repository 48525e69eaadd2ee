import { isDeeperThan } from '../../base/json-harm.ts';

const MAX_DEPTH = 64;

/** No setting has a reason to be deeper than this. */
export function nestsTooDeeply(value: unknown): boolean {
  return isDeeperThan(value, MAX_DEPTH);
}
