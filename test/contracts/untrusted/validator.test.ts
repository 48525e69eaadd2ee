import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../src/base/json.ts';
import { prepareSchema } from '../../../src/contracts/untrusted/prepare.ts';
import { untrustedValidator } from '../../../src/contracts/untrusted/validator.ts';

const validatorOf = (schema: JsonObject) => untrustedValidator(prepareSchema(schema));
const said = (schema: JsonObject, value: unknown) => validatorOf(schema)(value).map(({ message }) => message);

const TOO_LONG = ['This takes too long to check against its schema.'];

/** `a20` refers twice to `a19`, which refers twice to `a18`, … */
function doubling(combination: 'allOf' | 'anyOf', folder: '$defs' | 'x-hidden', end: JsonObject): JsonObject {
  const parts: JsonObject = { a0: end };
  for (let step = 1; step <= 40; step += 1) {
    const $ref = `#/${folder}/a${step - 1}`;
    parts[`a${step}`] = { [combination]: [{ $ref }, { $ref }] };
  }
  return { $ref: `#/${folder}/a40`, [folder]: parts };
}

function nested(depth: number): Json {
  return depth === 0 ? 1 : { a: nested(depth - 1) };
}

describe('a pattern from outside', () => {
  const EVIL = '^(a+)+$';
  const long = `${'a'.repeat(5000)}!`;

  it.each<[string, JsonObject, Json]>([
    ['of a text', { pattern: EVIL }, long],
    ['of the names of properties', { propertyNames: { pattern: EVIL } }, { [long]: 1 }],
    ['that chooses properties', { patternProperties: { [EVIL]: false } }, { aaa: 1 }],
  ])('cannot take for ever: %s', (_, schema, value) => {
    expect(said(schema, value)).toHaveLength(1);
  });

  it('means what it means in JavaScript', () => {
    const schema = { pattern: '^(?<year>\\d{4})-\\u0041[\\w.-]*\\/\\p{Lu}$' };
    expect(said(schema, '2026-A.b-c/É')).toEqual([]);
    expect(said(schema, '2026-A.b-c/é')).toHaveLength(1);
  });

  it('on a text that is too long for it is given up', () => {
    expect(said({ pattern: '(?:a?){300}b$' }, 'a'.repeat(500_000))).toEqual(TOO_LONG);
  });

  it.each([
    ['^(?!b)', '"(?!" is not supported'],
    ['(a)\\1', '"\\1" is not supported'],
    ['a{2000}', '"{2000}" is not supported'],
    [`${'a'.repeat(600)}`, 'it has more than 500 characters'],
    ['(?:.{30}){30}.{900}.{900}', 'it repeats too much'],
  ])('that cannot be checked in linear time is named, and checks nothing: %s', (pattern, reason) => {
    const prepared = prepareSchema({ properties: { a: { type: 'string', pattern } } });
    expect(prepared.remarks).toEqual([
      {
        pointer: '/properties/a/pattern',
        message: expect.stringContaining(`is not checked, because ${reason}.`),
      },
    ]);
    expect(untrustedValidator(prepared)({ a: 'b' })).toEqual([]);
    expect(untrustedValidator(prepared)({ a: 1 })).toHaveLength(1);
  });

  it('that is not checked turns nothing around', () => {
    const pattern = '^(?!b)';
    expect(said({ not: { pattern } }, 'x')).toEqual([]);
    expect(said({ oneOf: [{ pattern }, { const: 'x' }] }, 'x')).toEqual([]);
    expect(said({ if: { pattern }, else: false }, 'x')).toEqual([]);
    expect(said({ patternProperties: { [pattern]: {} }, additionalProperties: false }, { x: 1 })).toEqual([]);
  });

  it('are refused when they are very many', () => {
    const allOf = Array.from({ length: 100 }, (_, index) => ({ pattern: `.{900}${index}` }));
    const { remarks } = prepareSchema({ allOf });
    expect(remarks.at(-1)?.message).toContain('there are too many large patterns');
  });
});

describe('a schema from outside', () => {
  it.each<[string, JsonObject, Json]>([
    ['allOf', doubling('allOf', '$defs', { type: 'string' }), 'x'],
    ['anyOf', doubling('anyOf', '$defs', { type: 'number' }), 'x'],
    ['parts that no keyword names', doubling('anyOf', 'x-hidden', { type: 'number' }), 'x'],
    ['itself', { allOf: [{ $ref: '#' }] }, 'x'],
    [
      'itself twice at each level',
      { allOf: [{ properties: { a: { $ref: '#' } } }, { properties: { a: { $ref: '#' } } }] },
      nested(40),
    ],
    [
      'a large list of values for each of very many items',
      { items: { enum: Array.from({ length: 2000 }, (_, index) => index) } },
      Array.from({ length: 100_000 }, () => -1),
    ],
  ])('that refers to %s is given up, and accepts nothing', (_, schema, value) => {
    expect(said(schema, value)).toEqual(TOO_LONG);
    expect(validatorOf(schema).accepts(value)).toBe(false);
  });

  it('may use every keyword of JSON Schema', () => {
    const schema: JsonObject = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'https://example.org/all.json',
      $comment: 'all',
      type: ['object', 'null'],
      properties: {
        a: { $ref: '#/$defs/named' },
        b: { $ref: '#anchor' },
        default: { enum: [{ a: 1 }, null] },
      },
      required: ['a'],
      dependentRequired: { a: ['b'] },
      dependentSchemas: { b: { minProperties: 2 } },
      dependencies: { c: ['b'], b: { maxProperties: 4 } },
      propertyNames: { maxLength: 10 },
      patternProperties: {
        '^x-': { type: 'array', prefixItems: [{ const: 1 }], items: false, contains: true },
      },
      if: { required: ['c'] },
      else: true,
      unevaluatedProperties: false,
      $defs: { named: { type: 'string', format: 'date-time' }, other: { $anchor: 'anchor', minimum: 3 } },
    };
    expect(said(schema, { a: '2026-01-31T18:00:00Z', b: 4, 'x-y': [1], default: { a: 1 } })).toEqual([]);
    expect(said(schema, { a: '2026-01-31T18:00:00Z' })).toEqual([expect.stringContaining('"b" is missing')]);
    expect(said(schema, { a: 'x', b: 2, 'x-y': [2], default: {} })).toHaveLength(4);
  });

  it('may be a tree', () => {
    const tree = { type: 'object', required: ['name'], properties: { children: { items: { $ref: '#' } } } };
    expect(said(tree, { name: 'a', children: [{ name: 'b', children: [{ name: 'c' }] }] })).toEqual([]);
    expect(said(tree, { name: 'a', children: [{ name: 'b', children: [{}] }] })).toHaveLength(1);
  });

  it.each<[string, JsonObject, string]>([
    ['is very large', { enum: Array.from({ length: 6000 }, () => 0) }, 'it has more than 5000 values'],
    [
      'has very many parts',
      { allOf: Array.from({ length: 800 }, () => ({ minLength: 1 })) },
      'there are too many parts',
    ],
    ['is nested very deeply', { default: nested(100) }, 'it is nested too deeply'],
    ['refers to a file', { $ref: 'other.json' }, 'it refers to "other.json", which is not in this file'],
    [
      'refers to data',
      { $ref: '#/default/a', default: { a: {} } },
      'it refers to "#/default/a", where there is no schema',
    ],
    [
      'refers to data by an anchor',
      { $ref: '#a', examples: { $anchor: 'a', pattern: '^(a+)+$' } },
      'it refers to "#a", where there is no schema',
    ],
    ['moves its own references', { items: { $id: 'x' } }, 'a part of it has an "$id" of its own'],
    [
      'has a pattern that is none',
      { pattern: '[a-' },
      'Invalid regular expression: /[a-/u: Unterminated character class',
    ],
  ])('is refused when it %s', (_, schema, reason) => {
    expect(() => prepareSchema(schema)).toThrow(reason);
  });

  it('is checked at once, whatever it says', () => {
    expect(said({ $async: true, type: 'string' }, 1)).toHaveLength(1);
  });

  it('finds equal items among very many', () => {
    const items = Array.from({ length: 20_000 }, (_, index) => ({ a: index, b: 1 }));
    expect(said({ uniqueItems: true }, items)).toEqual([]);
    expect(said({ uniqueItems: true }, [...items.slice(0, 3), { b: 1, a: 2 }])).toEqual([
      'The document must not contain the same item twice, but items 2 and 3 are equal.',
    ]);
    expect(said({ uniqueItems: true }, [{ a: 1 }, [['a', 1]], 1, '1'])).toEqual([]);
  });
});
