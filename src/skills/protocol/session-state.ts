import { getOwn, isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { diffObjects, mergeObjects } from './merge-patch.ts';

/**
 * The story's state: a JSON object that changes only by merge patches.
 * Every version is a value of its own, so a snapshot costs nothing and undo is keeping one.
 */
export class SessionState {
  #data: JsonObject;

  constructor(data: JsonObject = {}) {
    this.#data = mergeObjects({}, data);
  }

  /** The state as it is now. Treat it as read-only: it stays as it is when the state moves on. */
  snapshot(): JsonObject {
    return this.#data;
  }

  applyPatch(patch: JsonObject): void {
    this.#data = mergeObjects(this.#data, patch);
  }

  /** Reads by dot path, `inventory.torch.lit`; undefined where there is nothing. Numbers index arrays. */
  get(path: string): Json | undefined {
    return path.split('.').reduce<Json | undefined>(read, this.#data);
  }

  /** What changed since `before`, as the patch that would lead here from there. */
  diffFrom(before: JsonObject): JsonObject {
    return diffObjects(before, this.#data);
  }
}

function read(at: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(at)) return /^\d+$/.test(key) ? at[Number(key)] : undefined;
  return isJsonObject(at) ? getOwn(at, key) : undefined;
}
