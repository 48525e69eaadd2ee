import { isJsonObject, type Json, type JsonObject } from '../../../src/base/json.ts';
import { childPointer, pointerSegments } from '../../../src/contracts/pointer.ts';

export interface Place {
  pointer: string;
  value: Json;
}

/** Every value in a document with its pointer, the document itself first. Does not look inside `opaque` places. */
export function places(document: Json, opaque: readonly string[] = [], pointer = ''): Place[] {
  const here = { pointer, value: document };
  if (opaque.includes(pointer)) return [here];
  const children = Array.isArray(document)
    ? document.map((value, index) => [String(index), value] as const)
    : isJsonObject(document)
      ? Object.entries(document)
      : [];
  return [here, ...children.flatMap(([key, value]) => places(value, opaque, childPointer(pointer, key)))];
}

/** A copy of the document with another value at the pointer. */
export function replaced(document: Json, pointer: string, value: Json): Json {
  return (
    changed(document, pointer, (parent, key) => {
      parent[key] = value;
    }) ?? value
  );
}

/** A copy of the document without the field at the pointer. */
export function dropped(document: Json, pointer: string): Json {
  return (
    changed(document, pointer, (parent, key) => {
      delete parent[key];
    }) ?? null
  );
}

function changed(
  document: Json,
  pointer: string,
  change: (parent: JsonObject, key: string) => void,
): Json | undefined {
  const segments = pointerSegments(pointer);
  const last = segments.pop();
  if (last === undefined) return undefined;
  // Not structuredClone: an object that stands in two places would be changed in both.
  const copy = JSON.parse(JSON.stringify(document)) as Json;
  let parent = copy as JsonObject;
  for (const segment of segments) parent = parent[segment] as JsonObject;
  change(parent, last);
  return copy;
}
