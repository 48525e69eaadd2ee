import { getOwn, isJsonObject, type Json, type JsonObject, setOwn } from '../../base/json.ts';

/**
 * JSON Merge Patch (RFC 7396). Neither argument is changed; what the patch does not touch is shared.
 * Nulls in the patch remove keys, also inside objects that are new.
 */
export function mergePatch(target: Json | undefined, patch: Json): Json {
  if (!isJsonObject(patch)) return patch;
  const merged: JsonObject = isJsonObject(target) ? { ...target } : {};
  for (const key of Object.keys(patch)) {
    const change = getOwn(patch, key) as Json;
    if (change === null) delete merged[key];
    else setOwn(merged, key, mergePatch(getOwn(merged, key), change));
  }
  return merged;
}

/** `mergePatch` for two objects, as the session state always is one. */
export function mergeObjects(target: JsonObject, patch: JsonObject): JsonObject {
  return mergePatch(target, patch) as JsonObject;
}

/** The patch that turns `before` into `after`. Works for states, which hold no nulls outside arrays. */
export function diffObjects(before: JsonObject, after: JsonObject): JsonObject {
  const patch: JsonObject = {};
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) setOwn(patch, key, null);
  }
  for (const key of Object.keys(after)) {
    const old = getOwn(before, key);
    const now = getOwn(after, key) as Json;
    if (old === now) continue;
    if (isJsonObject(old) && isJsonObject(now)) {
      const inner = diffObjects(old, now);
      if (Object.keys(inner).length > 0) setOwn(patch, key, inner);
    } else if (JSON.stringify(old) !== JSON.stringify(now)) {
      setOwn(patch, key, now);
    }
  }
  return patch;
}
