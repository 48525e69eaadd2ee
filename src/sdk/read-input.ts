import { isJsonObject, type Json, type JsonObject, setOwn } from '../base/json.ts';
import { ScriptError } from './error.ts';

/**
 * A value as a schema describes it: what is missing gets its default, what is wrong is refused with the place it is at.
 * Fields the schema does not name are left out, as the protocol asks. Patterns and formats are not looked at.
 */
export function readInput<Value>(schema: object, value: unknown, at = 'input'): Value {
  const root = schema as JsonObject;
  return new Reader(isJsonObject(root['$defs']) ? root['$defs'] : {}).read(root, value as Json, at) as Value;
}

/** JSON cannot carry it: only who calls a script in the same process can have marked a value. */
const CHECKED = Symbol.for('narratoria.checked');

/** The same value, marked as one that is as the schema of its script wants it, with everything in it: it is read as it is. */
export function asChecked(value: JsonObject): JsonObject {
  return Object.defineProperty(value, CHECKED, { value: true });
}

interface Property {
  key: string;
  inner: JsonObject;
  isOptional: boolean;
}

/** What was found of a schema: a brief has thousands of values for a few hundred of them. */
const known = {
  properties: new WeakMap<JsonObject, readonly Property[] | null>(),
  options: new WeakMap<JsonObject, readonly JsonObject[] | null>(),
};

/** The properties of an object that names them. */
function propertiesOf(schema: JsonObject): readonly Property[] | null {
  const before = known.properties.get(schema);
  if (before !== undefined) return before;
  const { properties, required } = schema;
  const needed = new Set(Array.isArray(required) ? required : []);
  const found = isJsonObject(properties)
    ? Object.entries(properties).map(([key, property]) => {
        const inner = isJsonObject(property) ? property : {};
        return { key, inner, isOptional: !needed.has(key) && inner['default'] === undefined };
      })
    : null;
  known.properties.set(schema, found);
  return found;
}

/** What a value may be, one of several; null when there is only one. */
function optionsOf(schema: JsonObject): readonly JsonObject[] | null {
  const before = known.options.get(schema);
  if (before !== undefined) return before;
  const { anyOf, type: types } = schema;
  const each = Array.isArray(types) ? types.map((type) => ({ ...schema, type })) : null;
  const found = Array.isArray(anyOf) ? anyOf.filter(isJsonObject) : each;
  known.options.set(schema, found);
  return found;
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
    const options = optionsOf(schema);
    if (options !== null) return this.#oneOf(options, present, at);
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
    const isNull = (option: JsonObject) => this.#resolved(option)['type'] === 'null';
    if (value === null && options.some(isNull)) return null;
    let mistake: unknown = null;
    for (const option of options) {
      if (isNull(option)) continue;
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
    if (CHECKED in value) return value;
    const properties = propertiesOf(schema);
    if (properties === null) {
      const rest = schema['additionalProperties'];
      if (!isJsonObject(rest)) return value;
      const entries = Object.entries(value).map(([key, entry]) => [
        key,
        this.read(rest, entry, `${at}.${key}`),
      ]);
      return Object.fromEntries(entries) as JsonObject;
    }
    const read: JsonObject = {};
    for (const { key, inner, isOptional } of properties) {
      const entry = Object.hasOwn(value, key) ? value[key] : undefined;
      if (entry !== undefined || !isOptional)
        setOwn(read, key, this.read(inner, entry, `${at}.${key}`) as Json);
    }
    return read;
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
