import { isJsonObject, type Json, type JsonObject, setOwn } from '../../base/json.ts';

/** What a form shows and checks by itself, in one pass over what is in it. */
const PLAIN = new Set([
  '$schema',
  'type',
  'title',
  'description',
  'default',
  'enum',
  'const',
  'examples',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'required',
]);

/**
 * A schema from outside for the settings form: without patterns, references and combinations, on which the browser
 * could work for ever. The server checks the settings by the whole schema when they are saved.
 */
export function formSchema(schema: JsonObject): JsonObject {
  const shown: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (PLAIN.has(keyword) || keyword.startsWith('x-')) shown[keyword] = value;
    else if (keyword === 'items' && isJsonObject(value)) shown[keyword] = formSchema(value);
    else if (keyword === 'properties' && isJsonObject(value)) shown[keyword] = formSchemas(value);
  }
  return shown;
}

function formSchemas(schemas: JsonObject): JsonObject {
  const shown: JsonObject = {};
  for (const [name, schema] of Object.entries(schemas))
    setOwn(shown, name, isJsonObject(schema) ? formSchema(schema) : (schema as Json));
  return shown;
}
