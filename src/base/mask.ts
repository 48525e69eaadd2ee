import type { Json } from './json.ts';

const MASK = '•••';
/** Shorter texts are words that may stand anywhere. */
const LEAST_LENGTH = 4;

/** Replaces known secrets wherever they stand in data, whatever it is called. */
export class Masker {
  readonly #secrets: readonly string[];

  constructor(secrets: readonly string[]) {
    this.#secrets = secrets
      .filter((secret) => secret.length >= LEAST_LENGTH)
      .toSorted((a, b) => b.length - a.length);
  }

  text(text: string): string {
    return this.#secrets.reduce((masked, secret) => masked.replaceAll(secret, MASK), text);
  }

  /** The same value when there is nothing to hide in it. */
  data<Value>(value: Value): Value {
    if (this.#secrets.length === 0 || !this.#occursIn(value as Json)) return value;
    return this.#copy(value as Json) as Value;
  }

  #occursIn(value: Json | undefined): boolean {
    if (typeof value === 'string') return this.#secrets.some((secret) => value.includes(secret));
    if (typeof value !== 'object' || value === null) return false;
    return Object.entries(value).some(([key, inner]) => this.#occursIn(key) || this.#occursIn(inner));
  }

  #copy(value: Json): Json {
    if (typeof value === 'string') return this.text(value);
    if (Array.isArray(value)) return value.map((item) => this.#copy(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [this.text(key), this.#copy(inner)]),
    );
  }
}
