import { getOwn, isJsonObject, type Json, type JsonObject, setOwn } from '../base/json.ts';
import { diffObjects, mergeObjects, mergePatch } from './merge-patch.ts';

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
    this.#data = mergeObjects({}, snapshot);
  }

  applyPatch(patch: JsonObject): void {
    this.#data = mergeObjects(this.#data, patch);
  }

  /** Reads by dot path, `inventory.torch.lit`; undefined where there is nothing. Numbers index arrays. */
  get(path: string): Json | undefined {
    return readPath(this.#data, path);
  }

  /** Writes by dot path, replacing what is there and making the objects on the way; null removes. */
  set(path: string, value: Json): void {
    if (value === null && this.get(path) === undefined) return;
    this.#data = write(this.#data, path.split('.'), value) as JsonObject;
  }

  /** What changed since `before`, as the patch that would lead here from there. */
  diffFrom(before: JsonObject): JsonObject {
    return diffObjects(before, this.#data);
  }
}

export function readPath(data: Json, path: string): Json | undefined {
  let at: Json | undefined = data;
  for (const key of path.split('.')) at = at === undefined ? undefined : read(at, key);
  return at;
}

function read(at: Json, key: string): Json | undefined {
  if (isJsonObject(at)) return getOwn(at, key);
  return Array.isArray(at) && isIndex(key) ? at[Number(key)] : undefined;
}

/** A copy of `at` in which the value at the path is another; what the path does not touch is shared. */
function write(at: Json | undefined, [key = '', ...rest]: string[], value: Json): Json {
  const inner = at === undefined ? undefined : read(at, key);
  const written = rest.length === 0 ? withoutNulls(value) : write(inner, rest, value);
  if (Array.isArray(at) && isIndex(key) && Number(key) <= at.length) {
    return at.toSpliced(Number(key), 1, ...(written === null ? [] : [written]));
  }
  const copy: JsonObject = isJsonObject(at) ? { ...at } : {};
  if (written === null) delete copy[key];
  else setOwn(copy, key, written);
  return copy;
}

function withoutNulls(value: Json): Json {
  return mergePatch(undefined, value);
}

function isIndex(key: string): boolean {
  return /^\d+$/.test(key);
}
