import { getOwn, isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { dereference, type InputSchema } from './input-schema.ts';

const MAX_DEPTH = 8;
const MAX_VALUES = 500;
const MAX_LENGTH = 10_000;
const BY_FORMAT: Record<string, string> = {
  'date-time': '1247-10-03T18:30:00Z',
  date: '1247-10-03',
  time: '18:30:00Z',
  uuid: '7d3b0a52-6c0f-4c53-9d53-0d6f3a6d1b1e',
  uri: 'https://example.org/',
  email: 'mira@example.org',
};

/** An input that fits the schema, as plain as it can be; null when none comes of trying. */
export function generateInput({ document, check }: InputSchema): JsonObject | null {
  const value = generate({ document, left: MAX_VALUES }, document, MAX_DEPTH);
  return isJsonObject(value) && check.accepts(value) ? value : null;
}

/** What an input is made from, and how many values may still be made: a schema can ask for millions. */
interface Source {
  document: JsonObject;
  left: number;
}

function generate(source: Source, given: Json | undefined, depth: number): Json {
  source.left -= 1;
  if (source.left < 0) return null;
  const schema = flatten(source.document, dereference(source.document, given));
  const { const: constant, default: preset, examples, enum: choices } = schema;
  if (constant !== undefined) return constant;
  if (preset !== undefined) return preset;
  if (Array.isArray(examples) && examples[0] !== undefined) return examples[0];
  if (Array.isArray(choices) && choices[0] !== undefined) return choices[0];
  switch (typeOf(schema)) {
    case 'object':
      return generateObject(source, schema, depth);
    case 'array':
      return depth === 0 ? [] : generateArray(source, schema, depth);
    case 'string':
      return generateString(schema);
    case 'integer':
    case 'number':
      return generateNumber(schema);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/** The first branch of each union and all of `allOf`, as one schema. */
function flatten(root: JsonObject, schema: JsonObject): JsonObject {
  const branches = [schema['anyOf'], schema['oneOf']].flatMap((union) =>
    Array.isArray(union) ? [union[0]] : [],
  );
  const parts = Array.isArray(schema['allOf']) ? schema['allOf'] : [];
  return [...parts, ...branches]
    .map((part) => dereference(root, part))
    .reduce<JsonObject>((whole, part) => join(whole, part), schema);
}

function join(one: JsonObject, other: JsonObject): JsonObject {
  const required = [one['required'], other['required']].flatMap((list) => (Array.isArray(list) ? list : []));
  const properties = { ...asObject(one['properties']), ...asObject(other['properties']) };
  return { ...one, ...other, required, properties };
}

function typeOf(schema: JsonObject): Json | undefined {
  const { type } = schema;
  if (Array.isArray(type)) return type.find((name) => name !== 'null');
  return type ?? (isJsonObject(schema['properties']) ? 'object' : undefined);
}

function generateObject(source: Source, schema: JsonObject, depth: number): JsonObject {
  if (depth === 0) return {};
  const properties = asObject(schema['properties']);
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.fromEntries(
    required.map((name) => [String(name), generate(source, getOwn(properties, String(name)), depth - 1)]),
  );
}

function generateArray(source: Source, schema: JsonObject, depth: number): Json[] {
  const { minItems } = schema;
  const length = Math.min(typeof minItems === 'number' ? minItems : 1, source.left);
  return Array.from({ length }, () => generate(source, schema['items'], depth - 1));
}

function generateString({ format, minLength, maxLength }: JsonObject): string {
  const text = getOwn(BY_FORMAT, String(format)) ?? 'lantern';
  const least = typeof minLength === 'number' ? minLength : 0;
  const most = typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY;
  return text.padEnd(Math.min(least, MAX_LENGTH), 'n').slice(0, most);
}

function generateNumber({ minimum, exclusiveMinimum, maximum, multipleOf }: JsonObject): number {
  const step = typeof multipleOf === 'number' ? multipleOf : 1;
  if (typeof minimum === 'number') return Math.ceil(minimum / step) * step;
  if (typeof exclusiveMinimum === 'number') return (Math.floor(exclusiveMinimum / step) + 1) * step;
  return typeof maximum === 'number' && maximum < step ? Math.floor(maximum / step) * step : step;
}

function asObject(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
