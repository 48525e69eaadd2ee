import { isJsonObject, type JsonObject } from '../base/json.ts';
import { ScriptError } from './error.ts';

/** Turns unknown JSON into a typed value, or throws an `invalid_input` that names the place. */
export type Decoder<T> = (value: unknown, at?: string) => T;
export type Decoded<D> = D extends Decoder<infer T> ? T : never;

export const text: Decoder<string> = (value, at = 'input') =>
  typeof value === 'string' ? value : refuse(at, 'a string');

export const number: Decoder<number> = (value, at = 'input') =>
  typeof value === 'number' && Number.isFinite(value) ? value : refuse(at, 'a number');

/** A text of some length. */
export const textOf =
  ({ min = 0, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number }): Decoder<string> =>
  (value, at) => {
    const found = text(value, at);
    // As JSON Schema counts: characters, not halves of them.
    const length = [...found].length;
    if (length >= min && length <= max) return found;
    return refuse(
      at ?? 'input',
      length < min ? `at least ${min} characters long` : `at most ${max} characters long`,
    );
  };

/** A number from this one to that one. */
export const numberFrom =
  (min: number, max: number): Decoder<number> =>
  (value, at) => {
    const found = number(value, at);
    return found >= min && found <= max ? found : refuse(at ?? 'input', `from ${min} to ${max}`);
  };

/** A whole number, from this one to that one. */
export const integer =
  (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Decoder<number> =>
  (value, at) =>
    Number.isInteger(value) ? numberFrom(min, max)(value, at) : refuse(at ?? 'input', 'a whole number');

export const flag: Decoder<boolean> = (value, at = 'input') =>
  typeof value === 'boolean' ? value : refuse(at, 'true or false');

export const object: Decoder<JsonObject> = (value, at = 'input') =>
  isJsonObject(value) ? value : refuse(at, 'an object');

export const oneOf =
  <const Word extends string>(...words: Word[]): Decoder<Word> =>
  (value, at = 'input') =>
    words.find((word) => word === value) ?? refuse(at, `one of ${words.join(', ')}`);

export const listOf =
  <T>(item: Decoder<T>, { min = 0, max = Number.POSITIVE_INFINITY } = {}): Decoder<T[]> =>
  (value, at = 'input') => {
    if (!Array.isArray(value)) return refuse(at, 'a list');
    if (value.length < min) return refuse(at, `a list of at least ${min}`);
    if (value.length > max) return refuse(at, `a list of at most ${max}`);
    return value.map((entry, index) => item(entry, `${at}[${index}]`));
  };

export const mapOf =
  <T>(item: Decoder<T>): Decoder<Record<string, T>> =>
  (value, at = 'input') =>
    Object.fromEntries(
      Object.entries(object(value, at)).map(([key, entry]) => [key, item(entry, `${at}.${key}`)]),
    );

/** The fallback stands in for a value that is missing; a value of the wrong kind is still refused. */
export const optional =
  <T>(inner: Decoder<T>, fallback: NoInfer<T>): Decoder<T> =>
  (value, at) =>
    value === undefined ? fallback : inner(value, at);

/** Null when it is missing; a value that is there, null too, must be right. */
export const ifGiven =
  <T>(inner: Decoder<T>): Decoder<T | null> =>
  (value, at) =>
    value === undefined ? null : inner(value, at);

export const nullable = <T>(inner: Decoder<T>): Decoder<T | null> => {
  return (value, at) => (value === null || value === undefined ? null : inner(value, at));
};

/** An object with these fields; others are ignored, as the protocol asks. */
export const shape =
  <Fields extends Record<string, Decoder<unknown>>>(
    fields: Fields,
  ): Decoder<{ [K in keyof Fields]: Decoded<Fields[K]> }> =>
  (value, at = 'input') => {
    const source = object(value, at);
    const entries = Object.entries(fields).map(([key, decode]) => [
      key,
      decode(Object.hasOwn(source, key) ? source[key] : undefined, `${at}.${key}`),
    ]);
    return Object.fromEntries(entries) as { [K in keyof Fields]: Decoded<Fields[K]> };
  };

function refuse(at: string, expected: string): never {
  throw new ScriptError('invalid_input', `\`${at}\` must be ${expected}.`, { at });
}
