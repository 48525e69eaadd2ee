import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/base/json.ts';
import { BriefSchema } from '../../src/contracts/brief.ts';
import { inputDocument } from '../../src/contracts/document.ts';
import { readInput } from '../../src/sdk/read-input.ts';

const text = { type: 'string' };
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
});

describe('a value that is read by a schema', () => {
  it('gets its defaults, at any depth', () => {
    const schema = object({
      name: { ...text, default: 'Nobody' },
      place: object({ exits: { type: 'array', items: text, default: [] } }, { default: {} }),
      partner: { anyOf: [text, { type: 'null' }], default: null },
      note: text,
    });
    expect(readInput(schema, {})).toEqual({ name: 'Nobody', place: { exits: [] }, partner: null });
    expect(readInput(schema, { place: { exits: ['gate'] }, note: '' })).toEqual({
      name: 'Nobody',
      place: { exits: ['gate'] },
      partner: null,
      note: '',
    });
  });

  it('keeps only the fields that the schema names', () => {
    const schema = object({ a: object({ b: text }) });
    expect(readInput(schema, { a: { b: 'x', c: 1 }, d: 2 })).toEqual({ a: { b: 'x' } });
  });

  it('is not shared with the caller or with the schema', () => {
    const schema = object({ list: { type: 'array', items: text, default: [] } });
    const first = readInput<{ list: string[] }>(schema, {});
    first.list.push('mine');
    expect(readInput(schema, {})).toEqual({ list: [] });
  });

  it.each<[string, JsonObject, Json, string]>([
    ['missing', object({ seed: text }, { required: ['seed'] }), {}, '`input.seed` must be given.'],
    ['no object', object({}), [], '`input` must be an object.'],
    ['no string', object({ a: text }), { a: 1 }, '`input.a` must be a string.'],
    ['no number', object({ a: { type: 'number' } }), { a: '1' }, '`input.a` must be a number.'],
    ['broken', object({ a: { type: 'integer' } }), { a: 1.5 }, '`input.a` must be a whole number.'],
    [
      'out of bounds',
      object({ a: { type: 'number', minimum: -100, maximum: 100 } }),
      { a: 101 },
      '`input.a` must be from -100 to 100.',
    ],
    ['no yes or no', object({ a: { type: 'boolean' } }), { a: 0 }, '`input.a` must be true or false.'],
    [
      'another word',
      object({ a: { ...text, enum: ['she', 'he'] } }),
      { a: 'it' },
      '`input.a` must be one of she, he.',
    ],
    [
      'too long',
      object({ a: { ...text, maxLength: 2 } }),
      { a: 'abc' },
      '`input.a` must be at most 2 characters long.',
    ],
    [
      'in a list',
      object({ a: { type: 'array', items: object({ b: text }, { required: ['b'] }) } }),
      { a: [{ b: '' }, {}] },
      '`input.a[1].b` must be given.',
    ],
    [
      'too many',
      object({ a: { type: 'array', items: text, maxItems: 1 } }),
      { a: ['x', 'y'] },
      '`input.a` must be a list of at most 1.',
    ],
    [
      'in a map',
      object({ odds: { type: 'object', additionalProperties: { type: 'number' } } }),
      { odds: { fight: 'good' } },
      '`input.odds.fight` must be a number.',
    ],
  ])('is refused with the place it is at: %s', (_, schema, value, message) => {
    expect(() => readInput(schema, value)).toThrow(message);
  });

  it('follows references into $defs', () => {
    const schema = {
      ...object({ people: { type: 'array', items: { $ref: '#/$defs/Person' } } }),
      $defs: { Person: object({ id: text, name: { ...text, default: '' } }, { required: ['id'] }) },
    };
    expect(readInput(schema, { people: [{ id: 'person:iz' }] })).toEqual({
      people: [{ id: 'person:iz', name: '' }],
    });
    expect(() => readInput(schema, { people: [{}] })).toThrow('`input.people[0].id` must be given.');
  });

  it('may be null where the schema says so, and has the mistake of what it should be otherwise', () => {
    const schema = object({ a: { anyOf: [object({ b: text }, { required: ['b'] }), { type: 'null' }] } });
    expect(readInput(schema, { a: null })).toEqual({ a: null });
    expect(() => readInput(schema, { a: { b: 1 } })).toThrow('`input.a.b` must be a string.');
  });

  it('is the first of several that takes it', () => {
    const kind = (word: string, more: JsonObject) =>
      object({ kind: { const: word }, ...more }, { required: ['kind', ...Object.keys(more)] });
    const schema = object({
      effect: { anyOf: [kind('moved', { place: text }), kind('time', { part: text })] },
    });
    const effect = { kind: 'time', part: 'dusk' };
    expect(readInput(schema, { effect })).toEqual({ effect });
    expect(() => readInput(schema, { effect: { kind: 'flown' } })).toThrow(
      '`input.effect.kind` must be "moved".',
    );
  });

  it('keeps every name in a map, even one that objects know', () => {
    const schema = { type: 'object', additionalProperties: { type: 'number' } };
    const value = JSON.parse('{"__proto__": 1, "constructor": 2}') as Json;
    expect(Object.entries(readInput<JsonObject>(schema, value))).toEqual([
      ['__proto__', 1],
      ['constructor', 2],
    ]);
  });
});

describe('whatever is read', () => {
  const ajv = new Ajv2020({ strict: false });

  it('is what the schema allows, and nothing that it allows is refused', () => {
    fc.assert(
      fc.property(schemas(), (schema) => {
        const allows = ajv.compile(schema);
        const value = fc.sample(valuesFor(schema), { numRuns: 12, seed: 7 });
        for (const one of value) {
          const result = tryTo(() => readInput<Json>(schema, one));
          expect([one, result.isTaken]).toEqual([one, allows(one)]);
          if (result.isTaken) expect([one, allows(result.value)]).toEqual([one, true]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('of a brief keeps its contract, whatever part of it was given', () => {
    const schema = inputDocument('Brief', BriefSchema);
    const allows = ajv.compile(schema);
    const parts = fc.record(
      {
        people: fc.constant([{ id: 'person:iz', name: 'Iz' }]),
        place: fc.constant(null),
        time: fc.constant({}),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(parts, fc.nat(), (given, scene) => {
        const brief = readInput<JsonObject>(schema, { seed: 's', scene, ...given });
        expect(allows(brief), JSON.stringify(allows.errors)).toBe(true);
        expect(Object.keys(brief).toSorted()).toEqual(Object.keys(BriefSchema.properties).toSorted());
        // What was read reads as itself.
        expect(readInput(schema, brief)).toEqual(brief);
      }),
    );
  });
});

function tryTo(read: () => Json): { isTaken: true; value: Json } | { isTaken: false } {
  try {
    return { isTaken: true, value: read() };
  } catch {
    return { isTaken: false };
  }
}

/** Schemas of the words that `npm run contracts` writes. */
function schemas(): fc.Arbitrary<JsonObject> {
  const bound = fc.integer({ min: -3, max: 6 });
  const length = fc.integer({ min: 0, max: 4 });
  const name = fc.constantFrom('a', 'b', 'c');
  return fc.letrec<{ schema: JsonObject }>((tie) => ({
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record(
        { type: fc.constant('string'), minLength: length, maxLength: length },
        { requiredKeys: ['type'] },
      ),
      fc.record({ type: fc.constant('string'), enum: fc.constant(['she', 'he']) }),
      fc.record(
        { type: fc.constantFrom('integer', 'number'), minimum: bound, maximum: bound },
        { requiredKeys: ['type'] },
      ),
      fc.record({ type: fc.constantFrom('boolean', 'null') }),
      fc.record({ type: fc.constant(['string', 'null']), maxLength: length }),
      fc.record({ const: fc.constantFrom('moved', 'time') }),
      fc.record(
        { type: fc.constant('array'), items: tie('schema'), minItems: length, maxItems: length },
        { requiredKeys: ['type', 'items'] },
      ),
      fc.record({ type: fc.constant('object'), additionalProperties: tie('schema') }),
      fc.dictionary(name, tie('schema'), { maxKeys: 3 }).chain((properties) =>
        fc.record({
          type: fc.constant('object'),
          properties: fc.constant(properties),
          required: fc.subarray(Object.keys(properties)),
        }),
      ),
      fc.record({ anyOf: fc.tuple(tie('schema'), fc.constant({ type: 'null' })) }),
      fc.record({ anyOf: fc.tuple(tie('schema'), tie('schema')) }),
    ) as fc.Arbitrary<JsonObject>,
  })).schema;
}

/** Values that a schema might allow, and some that it does not. */
function valuesFor(schema: JsonObject): fc.Arbitrary<Json> {
  const any = fc.constantFrom<Json[]>(null, true, 0, 2, 1.5, '', 'she', 'moved', '🙂🙂', [], {}, ['x'], {
    a: 1,
  });
  return fc.oneof({ arbitrary: fitting(schema), weight: 4 }, { arbitrary: any, weight: 1 });
}

function fitting(schema: JsonObject): fc.Arbitrary<Json> {
  const { type, anyOf, properties, additionalProperties, items, enum: words, const: only } = schema;
  if (only !== undefined) return fc.constant(only);
  if (Array.isArray(anyOf)) return fc.oneof(...(anyOf as JsonObject[]).map(valuesFor));
  if (Array.isArray(words)) return fc.constantFrom(...words);
  switch (Array.isArray(type) ? type[0] : type) {
    case 'string':
      return fc.string({ unit: 'grapheme', maxLength: 5 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: -5, max: 8 }), fc.constant(0.5));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesFor(items as JsonObject), { maxLength: 5 });
    case 'object':
      return properties === undefined
        ? fc.dictionary(fc.constantFrom('a', '__proto__'), valuesFor(additionalProperties as JsonObject))
        : (fc.record(
            Object.fromEntries(
              Object.entries(properties as JsonObject).map(([key, inner]) => [
                key,
                valuesFor(inner as JsonObject),
              ]),
            ),
            { requiredKeys: [] },
          ) as fc.Arbitrary<Json>);
    default:
      return fc.constant(null);
  }
}
