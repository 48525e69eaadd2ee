import { getOwn, isJsonObject, type Json, type JsonObject } from '../base/json.ts';
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

  restore(snapshot: JsonObject): void {
    this.#data = snapshot;
  }

  applyPatch(patch: JsonObject): void {
    this.#data = mergeObjects(this.#data, patch);
  }

  /** Reads by dot path, `inventory.torch.lit`; undefined where there is nothing. Numbers index arrays. */
  get(path: string): Json | undefined {
    return readPath(this.#data, path);
  }

  /** Writes by dot path, making the objects on the way; null removes. */
  set(path: string, value: Json): void {
    const patch = path
      .split('.')
      .reduceRight<Json>((inner, key) => Object.fromEntries([[key, inner]]) as JsonObject, value);
    const replaced = isJsonObject(value) ? mergeObjects(this.#data, removal(path)) : this.#data;
    this.#data = mergeObjects(replaced, patch as JsonObject);
  }

  /** What changed since `before`, as the patch that would lead here from there. */
  diffFrom(before: JsonObject): JsonObject {
    return diffObjects(before, this.#data);
  }
}

export function readPath(data: Json, path: string): Json | undefined {
  let at: Json | undefined = data;
  for (const key of path.split('.')) {
    if (isJsonObject(at)) at = getOwn(at, key);
    else if (Array.isArray(at) && /^\d+$/.test(key)) at = at[Number(key)];
    else return undefined;
  }
  return at;
}

/** A patch that removes what is at `path`, so that setting an object replaces instead of merging. */
function removal(path: string): JsonObject {
  return path
    .split('.')
    .reduceRight<Json>((inner, key) => Object.fromEntries([[key, inner]]) as JsonObject, null) as JsonObject;
}
