import type { Json, JsonObject } from '../../../../src/base/json.ts';

export interface Schema {
  type?: string | string[];
  enum?: Json[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema;
  anyOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  examples?: Json[];
  const?: Json;
}

/** An input with every field the schema knows. */
export function sampleOf(schema: Schema, root: Schema): Json {
  const { examples, anyOf, enum: words } = schema;
  if (schema.$ref !== undefined) return sampleOf(resolved(schema, root), root);
  if (examples?.[0] !== undefined) return examples[0];
  if (schema.const !== undefined) return schema.const;
  if (words?.[0] !== undefined) return words[0];
  if (anyOf?.[0] !== undefined) return sampleOf(anyOf[0], root);
  switch ([schema.type ?? 'object'].flat()[0]) {
    case 'string':
      return 'x'.repeat(Math.max(1, schema.minLength ?? 1));
    case 'integer':
    case 'number':
      return Math.ceil(schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () =>
        sampleOf(schema.items ?? {}, root),
      );
    default:
      return objectOf(schema, root);
  }
}

function objectOf({ properties = {}, additionalProperties }: Schema, root: Schema): JsonObject {
  return {
    ...(additionalProperties && { any: sampleOf(additionalProperties, root) }),
    ...Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, sampleOf(value, root)])),
  };
}

export interface Mutation {
  at: string;
  what: string;
  input: Json;
}

/** The input with one thing changed at a time: another type, gone, empty, too long, too much, out of bounds. */
export function mutations(root: Schema, sample: Json): Mutation[] {
  const found: Mutation[] = [];
  visit(root, sample, '', (at, what, value) => {
    found.push({ at, what, input: replaced(sample, at, value) });
  });
  return found;

  function visit(
    given: Schema,
    value: Json,
    at: string,
    add: (at: string, what: string, value: Json | undefined) => void,
  ): void {
    const schema = given.$ref === undefined ? (given.anyOf?.[0] ?? given) : given;
    const real = schema.$ref === undefined ? schema : resolved(schema, root);
    if (at !== '') {
      for (const other of [null, 7, 'word', true, ['x'], { x: 1 }])
        add(at, `as ${JSON.stringify(other)}`, other);
      add(at, 'gone', undefined);
    }
    for (const [what, bad] of outOfBounds(real)) add(at, what, bad);
    if (Array.isArray(value)) {
      add(at, 'empty', []);
      if (real.maxItems !== undefined)
        add(
          at,
          'too many',
          Array.from({ length: real.maxItems + 1 }, () => value[0] as Json),
        );
      if (real.items !== undefined && value.length > 0) visit(real.items, value[0] as Json, `${at}/0`, add);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value)) {
        const inner = real.properties?.[key] ?? real.additionalProperties;
        if (inner !== undefined) visit(inner, entry as Json, `${at}/${key}`, add);
      }
    }
  }
}

function outOfBounds({ type, minimum, maximum, minLength, maxLength }: Schema): [string, Json][] {
  return [
    ...(minimum === undefined
      ? []
      : [['too small', minimum - 1] as [string, Json], ['least', minimum] as [string, Json]]),
    ...(maximum === undefined
      ? []
      : [['too large', maximum + 1] as [string, Json], ['most', maximum] as [string, Json]]),
    ...(minLength === undefined ? [] : [['too short', ''] as [string, Json]]),
    ...(maxLength === undefined
      ? []
      : [
          ['too long', 'x'.repeat(maxLength + 1)] as [string, Json],
          ['as long as can be', '🙂'.repeat(maxLength)] as [string, Json],
        ]),
    ...([type].flat().includes('integer') ? [['broken', 1.5] as [string, Json]] : []),
  ];
}

function replaced(sample: Json, at: string, value: Json | undefined): Json {
  if (at === '') return value ?? null;
  const copy = structuredClone(sample);
  const keys = at.slice(1).split('/');
  const last = keys.pop() as string;
  let parent = copy as Record<string, Json>;
  for (const key of keys) parent = parent[key] as Record<string, Json>;
  if (value === undefined && !Array.isArray(parent)) delete parent[last];
  else parent[last] = value ?? null;
  return copy;
}

function resolved({ $ref = '' }: Schema, { $defs = {} }: Schema): Schema {
  return $defs[$ref.replace('#/$defs/', '')] ?? {};
}
