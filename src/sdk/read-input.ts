import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import { ScriptError } from './error.ts';

/**
 * A value as a schema describes it: what is missing gets its default, what is wrong is refused with the place it is at.
 * Fields the schema does not name are left out, as the protocol asks. Patterns and formats are not looked at.
 */
export function readInput<Value>(schema: object, value: unknown, at = 'input'): Value {
  const root = schema as JsonObject;
  return new Reader(isJsonObject(root['$defs']) ? root['$defs'] : {}).read(root, value as Json, at) as Value;
}

class Reader {
  readonly #definitions: JsonObject;

  constructor(definitions: JsonObject) {
    this.#definitions = definitions;
  }

  read(given: JsonObject, value: Json | undefined, at: string): Json | undefined {
    const schema = this.#resolved(given);
    const present = value === undefined ? (given['default'] ?? schema['default']) : value;
    if (present === undefined) return refuse(at, 'given');
    const options = schema['anyOf'];
    if (Array.isArray(options)) return this.#oneOf(options.filter(isJsonObject), present, at);
    const types = schema['type'];
    if (Array.isArray(types)) {
      const each = types.map((type) => ({ ...schema, type }));
      return this.#oneOf(each, present, at);
    }
    if (schema['const'] !== undefined)
      return present === schema['const'] ? present : refuse(at, JSON.stringify(schema['const']));
    switch (schema['type']) {
      case 'object':
        return this.#object(schema, present, at);
      case 'array':
        return this.#list(schema, present, at);
      case 'string':
        return text(schema, present, at);
      case 'integer':
      case 'number':
        return number(schema, present, at);
      case 'boolean':
        return typeof present === 'boolean' ? present : refuse(at, 'true or false');
      case 'null':
        return present === null ? null : refuse(at, 'null');
      default:
        return present;
    }
  }

  #resolved(schema: JsonObject): JsonObject {
    const ref = schema['$ref'];
    if (typeof ref !== 'string') return schema;
    const found = this.#definitions[ref.slice('#/$defs/'.length)];
    return isJsonObject(found) ? found : {};
  }

  /** The first option that takes the value; the mistake of the likeliest when none does. */
  #oneOf(options: readonly JsonObject[], value: Json, at: string): Json | undefined {
    const others = options.filter((option) => this.#resolved(option)['type'] !== 'null');
    if (value === null && others.length < options.length) return null;
    let mistake: unknown = null;
    for (const option of others) {
      try {
        return this.read(option, value, at);
      } catch (error) {
        mistake ??= error;
      }
    }
    throw mistake ?? new ScriptError('invalid_input', `\`${at}\` is not as it should be.`, { at });
  }

  #object(schema: JsonObject, value: Json, at: string): JsonObject {
    if (!isJsonObject(value)) return refuse(at, 'an object');
    const properties = isJsonObject(schema['properties']) ? schema['properties'] : null;
    const rest = schema['additionalProperties'];
    if (properties === null) {
      if (!isJsonObject(rest)) return value;
      const entries = Object.entries(value).map(([key, entry]) => [
        key,
        this.read(rest, entry, `${at}.${key}`),
      ]);
      return Object.fromEntries(entries) as JsonObject;
    }
    const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
    const entries = Object.entries(properties).flatMap(([key, property]) => {
      const inner = isJsonObject(property) ? property : {};
      const entry = Object.hasOwn(value, key) ? value[key] : undefined;
      const isOptional = !required.has(key) && inner['default'] === undefined;
      return entry === undefined && isOptional ? [] : [[key, this.read(inner, entry, `${at}.${key}`)]];
    });
    return Object.fromEntries(entries) as JsonObject;
  }

  #list(schema: JsonObject, value: Json, at: string): Json[] {
    const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
    if (!Array.isArray(value)) return refuse(at, 'a list');
    if (value.length < Number(minItems)) return refuse(at, `a list of at least ${String(minItems)}`);
    if (value.length > Number(maxItems)) return refuse(at, `a list of at most ${String(maxItems)}`);
    const inner = isJsonObject(items) ? items : {};
    return value.map((entry, index) => this.read(inner, entry, `${at}[${index}]`) as Json);
  }
}

function text(schema: JsonObject, value: Json, at: string): string {
  if (typeof value !== 'string') return refuse(at, 'a string');
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, enum: words } = schema;
  if (Array.isArray(words) && !words.includes(value)) return refuse(at, `one of ${words.join(', ')}`);
  // As JSON Schema counts: characters, not halves of them.
  const length = minLength === 0 && value.length <= Number(maxLength) ? value.length : [...value].length;
  if (length < Number(minLength)) return refuse(at, `at least ${String(minLength)} characters long`);
  if (length > Number(maxLength)) return refuse(at, `at most ${String(maxLength)} characters long`);
  return value;
}

function number(schema: JsonObject, value: Json, at: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return refuse(at, 'a number');
  if (schema['type'] === 'integer' && !Number.isInteger(value)) return refuse(at, 'a whole number');
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
  if (value < Number(minimum) || value > Number(maximum))
    return refuse(at, `from ${String(minimum)} to ${String(maximum)}`);
  return value;
}

function refuse(at: string, expected: string): never {
  throw new ScriptError('invalid_input', `\`${at}\` must be ${expected}.`, { at });
}
