import type { Json } from '../../base/json.ts';

const MAX_DEPTH = 64;

/** Whether walking through a value could exhaust the stack; no setting has a reason to be that deep. */
export function nestsTooDeeply(value: Json, allowed = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return allowed === 0 || Object.values(value).some((inner) => nestsTooDeeply(inner, allowed - 1));
}
