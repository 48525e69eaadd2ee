import { isJsonObject, type Json, type JsonObject } from '../../../src/base/json.ts';
import type { Random } from '../../../src/base/random.ts';
import { nastyText, nastyValue } from './nasty.ts';

const DEEPEST = 6;

/** A value that mostly fits a JSON Schema: the parts that need not be there come and go, numbers lie at the limits. */
export function valueFor(schema: unknown, random: Random, depth = 0): Json {
  if (!isJsonObject(schema) || depth > DEEPEST || random.below(40) === 0) return nastyValue(random);
  const { const: constant, enum: choices, anyOf, type, default: preset } = schema;
  if (constant !== undefined) return constant;
  if (preset !== undefined && random.below(4) === 0) return preset;
  if (Array.isArray(choices)) return random.pick(choices);
  if (Array.isArray(anyOf)) return valueFor(random.pick(anyOf), random, depth + 1);
  switch (Array.isArray(type) ? random.pick(type) : type) {
    case 'object':
      return objectFor(schema, random, depth);
    case 'array':
      return Array.from({ length: random.below(4) }, () => valueFor(schema['items'], random, depth + 1));
    case 'integer':
    case 'number':
      return numberFor(schema, random);
    case 'boolean':
      return random.below(2) === 0;
    case 'string':
      return textFor(schema, random);
    case 'null':
      return null;
    default:
      return nastyValue(random);
  }
}

function objectFor(schema: JsonObject, random: Random, depth: number): JsonObject {
  const { properties = {}, required = [], additionalProperties } = schema;
  const known = isJsonObject(properties) ? properties : {};
  const needed = Array.isArray(required) ? required : [];
  const names = Object.keys(known).filter((name) => needed.includes(name) || random.below(2) === 0);
  const entries = names.map((name): [string, Json] => [name, valueFor(known[name], random, depth + 1)]);
  const isOpen = isJsonObject(additionalProperties) || additionalProperties === undefined;
  if (isOpen && random.below(3) === 0)
    entries.push([nastyText(random), valueFor(additionalProperties, random, depth + 1)]);
  return Object.fromEntries(entries);
}

function numberFor({ minimum, maximum }: JsonObject, random: Random): number {
  const low = typeof minimum === 'number' ? minimum : -10;
  const high = typeof maximum === 'number' ? maximum : 1000;
  return random.pick([low, high, Math.min(low + random.below(20), high), low - 1, high + 1, low + 0.5]);
}

function textFor({ format, maxLength }: JsonObject, random: Random): string {
  if (format === 'date-time')
    return random.pick(['2026-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '275760-09-13T00:00:00Z', 'soon']);
  const most = typeof maxLength === 'number' ? maxLength : 2000;
  const text = random.below(3) === 0 ? 'lantern' : nastyText(random);
  return random.below(12) === 0 ? text : [...text].slice(0, most).join('') || 'x';
}
