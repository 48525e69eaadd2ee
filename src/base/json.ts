/** Any value JSON can carry. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** A type as JSON has it: an interface has no index signature, which is all that keeps it from being a `JsonObject`. */
export type AsJson<Value> = Value extends Json
  ? Value
  : Value extends readonly (infer Item)[]
    ? AsJson<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: AsJson<Value[Key]> }
      : never;

/** The same value. One with something in it that JSON cannot carry does not fit where JSON is wanted. */
export function asJson<Value>(value: Value): AsJson<Value> {
  return value as AsJson<Value>;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Sets an own property even when the key is `__proto__`, which plain assignment would swallow. */
export function setOwn(target: JsonObject, key: string, value: Json): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    target[key] = value;
  }
}

/** Reads an own property; inherited ones (`constructor`, `__proto__`) are not data. */
export function getOwn<Value>(target: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(target, key) ? target[key] : undefined;
}
