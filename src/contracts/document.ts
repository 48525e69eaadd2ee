import type { TSchema } from 'typebox';
import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import type { Contract } from './catalogue.ts';

export const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** Order of keywords in a file: what it is, what it allows, what it consists of. */
const KEYWORD_ORDER = [
  ...['$schema', '$id', '$ref', 'title', 'description', 'type', 'const', 'enum', 'format', 'pattern'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'default', 'examples'],
  ...['required', 'properties', 'additionalProperties', 'items', 'if', 'then', 'anyOf', 'oneOf', 'allOf'],
  ...['discriminator', '$defs'],
];

/** Keywords whose value is a schema, and those whose value is a list of schemas. */
const WITH_SCHEMA = new Set(['items', 'additionalProperties', 'if', 'then']);
const WITH_LIST = new Set(['anyOf', 'oneOf', 'allOf']);

/** A schema whose titled parts are references into `definitions`, which has them by title. */
export interface SplitSchema {
  root: JsonObject;
  definitions: Record<string, JsonObject>;
}

/** The JSON Schema file for a contract. */
export function contractDocument({ file, title, schema }: Contract): JsonObject {
  const { root, definitions } = splitSchema(schema, '#/$defs/');
  const parts = Object.entries(definitions).map(
    ([name, part]) => [name, withoutDiscriminator(part)] as const,
  );
  return inOrder({
    ...withoutDiscriminator(root),
    ...(parts.length === 0 ? {} : { $defs: Object.fromEntries(parts) }),
    $schema: DIALECT,
    $id: `urn:narratoria:contract:${file.replace('.schema.json', '')}:1`,
    title,
  });
}

/** The JSON Schema file for the input of a script: whatever has a default may be left out. */
export function inputDocument(title: string, schema: TSchema): JsonObject {
  const { root, definitions } = splitSchema(schema, '#/$defs/');
  const parts = Object.entries(definitions).map(
    ([name, part]) => [name, lenient(part, definitions)] as const,
  );
  return inOrder({
    ...(lenient(root, definitions) as JsonObject),
    ...(parts.length === 0 ? {} : { $defs: Object.fromEntries(parts) }),
    $schema: DIALECT,
    title,
  });
}

/** A schema in which nothing is required that has a default, itself or where it refers to. */
function lenient(node: Json, definitions: SplitSchema['definitions']): Json {
  if (Array.isArray(node)) return node.map((part) => lenient(part, definitions));
  if (!isJsonObject(node)) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, lenient(value, definitions)]);
  const inner = Object.fromEntries(entries) as JsonObject;
  const { properties, required } = node;
  if (!isJsonObject(properties) || !Array.isArray(required)) return inner;
  const needed = required.filter((name) => {
    const property = properties[String(name)];
    if (!isJsonObject(property)) return true;
    const referred = definitions[String(property['$ref'] ?? '').replace('#/$defs/', '')];
    return property['default'] === undefined && referred?.['default'] === undefined;
  });
  const { required: _, ...rest } = inner;
  return inOrder(needed.length === 0 ? rest : { ...rest, required: needed });
}

/** Takes every titled part out of a schema and leaves a reference to it. */
export function splitSchema(schema: TSchema, refPrefix: string): SplitSchema {
  const definitions: Record<string, JsonObject> = {};

  function split(node: JsonObject): JsonObject {
    const entries = Object.entries(node).map(([keyword, value]): [string, Json] => {
      if (WITH_SCHEMA.has(keyword)) return [keyword, splitPart(value)];
      if (WITH_LIST.has(keyword) && Array.isArray(value)) return [keyword, value.map(splitPart)];
      if (keyword !== 'properties' || !isJsonObject(value)) return [keyword, value];
      return [
        keyword,
        Object.fromEntries(Object.entries(value).map(([name, part]) => [name, splitPart(part)])),
      ];
    });
    return inOrder(Object.fromEntries(entries));
  }

  function splitPart(part: Json): Json {
    if (!isJsonObject(part)) return part;
    const { title } = part;
    if (typeof title !== 'string') return split(part);
    const definition = split(part);
    const known = definitions[title];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(definition)) {
      throw new Error(`Two different schemas have the title ${title}.`);
    }
    definitions[title] = definition;
    return { $ref: `${refPrefix}${title}` };
  }

  // The round trip through JSON leaves typebox's hidden markers behind.
  const root = split(JSON.parse(JSON.stringify(schema)) as JsonObject);
  return { root, definitions };
}

/** `discriminator` is a word of OpenAPI; strict readers of JSON Schema stumble over it. */
function withoutDiscriminator({ discriminator: _, ...others }: JsonObject): JsonObject {
  return others;
}

function inOrder(schema: JsonObject): JsonObject {
  const rank = (keyword: string) => {
    const position = KEYWORD_ORDER.indexOf(keyword);
    return position < 0 ? KEYWORD_ORDER.length : position;
  };
  return Object.fromEntries(Object.entries(schema).toSorted(([one], [other]) => rank(one) - rank(other)));
}
