import { getOwn, isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { dereference, type InputSchema } from './input-schema.ts';

const MAX_SPOILED = 24;
const MAX_DEPTH = 4;

/** Values of every JSON type; the first that a schema does not allow is the wrong one. */
const OF_OTHER_TYPES: readonly { type: string; value: Json }[] = [
  { type: 'number', value: 4.25 },
  { type: 'string', value: 'seventeen' },
  { type: 'boolean', value: true },
  { type: 'array', value: [] },
  { type: 'object', value: {} },
  { type: 'null', value: null },
];

/** An input with one mistake. */
export interface SpoiledInput {
  /** What is wrong with it, as words after "an input". */
  mistake: string;
  input: JsonObject;
}

/** A good input spoiled in one place: without each required field, and with each field of the wrong type. */
export function spoilInput({ document, check }: InputSchema, good: JsonObject): SpoiledInput[] {
  return spoilObject(document, document, good, MAX_DEPTH)
    .map(({ path, mistake, value }) => ({ mistake, input: replaceAt(good, path, value) as JsonObject }))
    .filter(({ input }) => !check.accepts(input))
    .slice(0, MAX_SPOILED);
}

interface Change {
  path: readonly string[];
  mistake: string;
  /** Undefined takes the field out. */
  value: Json | undefined;
}

function spoilObject(root: JsonObject, given: JsonObject, good: JsonObject, depth: number): Change[] {
  const schema = dereference(root, given);
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const missing = required
    .filter((name) => Object.hasOwn(good, name))
    .map((name) => ({ path: [name], mistake: `without the required field "${name}"`, value: undefined }));
  const mistyped = Object.entries(properties).flatMap(([name, property]) =>
    spoilField(name, dereference(root, property)),
  );
  const within = Object.entries(properties).flatMap(([name, property]) => {
    const inner = getOwn(good, name);
    if (!isJsonObject(property) || !isJsonObject(inner) || depth === 0) return [];
    return spoilObject(root, property, inner, depth - 1).map((change) => ({
      ...change,
      path: [name, ...change.path],
      mistake: `${change.mistake} in "${name}"`,
    }));
  });
  return [...missing, ...mistyped, ...within];
}

function spoilField(name: string, schema: JsonObject): Change[] {
  const { type } = schema;
  if (type === undefined) return [];
  const allowed = (Array.isArray(type) ? type : [type]).map((word) => (word === 'integer' ? 'number' : word));
  const wrong = OF_OTHER_TYPES.find((candidate) => !allowed.includes(candidate.type));
  if (wrong === undefined) return [];
  const { value } = wrong;
  return [{ path: [name], mistake: `with ${JSON.stringify(value)} as "${name}"`, value }];
}

function replaceAt(target: Json | undefined, path: readonly string[], value: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value as Json;
  const copy: JsonObject = isJsonObject(target) ? { ...target } : {};
  if (rest.length === 0 && value === undefined) delete copy[key];
  else copy[key] = replaceAt(copy[key], rest, value);
  return copy;
}
