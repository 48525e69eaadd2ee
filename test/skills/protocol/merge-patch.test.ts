import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../src/base/json.ts';
import { diffObjects, mergeObjects, mergePatch } from '../../../src/skills/protocol/merge-patch.ts';
import { patch, state } from './support/arbitraries.ts';
import { holds } from './support/holds.ts';

/** RFC 7396, appendix A: original, patch, result. */
const RFC_7396: readonly [string, string, string][] = [
  ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
  ['{"a":"b"}', '{"a":null}', '{}'],
  ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
  ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
  ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
  ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
  ['["a","b"]', '["c","d"]', '["c","d"]'],
  ['{"a":"b"}', '["c"]', '["c"]'],
  ['{"a":"foo"}', 'null', 'null'],
  ['{"a":"foo"}', '"bar"', '"bar"'],
  ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
  ['[1,2]', '{"a":"b","c":null}', '{"a":"b"}'],
  ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
];

const parse = (text: string) => JSON.parse(text) as Json;

/** Key order apart, two values are the same JSON. Plain equality overlooks a key called `__proto__`. */
function canonical(value: Json): string {
  return JSON.stringify(sorted(value));
}

function sorted(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const names = Object.keys(value).toSorted();
  // Pairs instead of an object, in which numbers would move to the front.
  return names.flatMap((name) => [name, sorted(value[name] as Json)]);
}

function deepFreeze<Value extends Json>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) deepFreeze(inner as Json);
    Object.freeze(value);
  }
  return value;
}

/** Whether a null is anywhere outside arrays, which a patch replaces whole. */
function hasNull(value: Json): boolean {
  if (value === null) return true;
  return typeof value === 'object' && !Array.isArray(value) && Object.values(value).some(hasNull);
}

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect({}).not.toHaveProperty('polluted');
});

describe('mergePatch', () => {
  it.each(RFC_7396)('turns %s with %s into %s', (original, change, result) => {
    expect(canonical(mergePatch(parse(original), parse(change)))).toBe(canonical(parse(result)));
  });

  it('merges objects at any depth and replaces arrays', () => {
    const before = { hero: { hp: 10, bag: ['rope', 'lamp'], at: { room: 'hall' } }, day: 1 };
    const change = { hero: { hp: 7, bag: ['rope'], at: { door: 'north' } } };
    expect(mergePatch(before, change)).toEqual({
      hero: { hp: 7, bag: ['rope'], at: { room: 'hall', door: 'north' } },
      day: 1,
    });
  });

  it('removes with null also inside what is new', () => {
    expect(mergePatch({}, { a: { b: null, c: 1 }, d: null })).toEqual({ a: { c: 1 } });
    expect(mergePatch({ a: 'text' }, { a: { b: { c: null } } })).toEqual({ a: { b: {} } });
  });

  it('keeps nulls inside arrays, which are values like any other', () => {
    expect(mergePatch({}, { slots: [null, { gem: null }] })).toEqual({ slots: [null, { gem: null }] });
  });

  it('starts an object where there is nothing', () => {
    expect(mergePatch(undefined, { a: 1 })).toEqual({ a: 1 });
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'treats %s as a key like any other',
    (name) => {
      const target = parse(`{"${name}":{"kept":1}}`);
      const change = parse(`{"${name}":{"polluted":2}}`);
      const merged = mergePatch(target, change) as JsonObject;
      expect(JSON.stringify(merged)).toBe(`{"${name}":{"kept":1,"polluted":2}}`);
      expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
      expect(JSON.stringify(mergePatch({}, change))).toBe(`{"${name}":{"polluted":2}}`);
      expect(JSON.stringify(mergePatch(merged, parse(`{"${name}":null}`)))).toBe('{}');
    },
  );

  it('does not reach a prototype by way of constructor', () => {
    mergePatch({}, parse('{"constructor":{"prototype":{"polluted":1}}}'));
    mergePatch({}, parse('{"__proto__":{"__proto__":{"polluted":1}}}'));
    expect({}).not.toHaveProperty('polluted');
  });

  it('changes neither argument', () => {
    holds(
      fc.property(state, patch, (before, change) => {
        const texts = [JSON.stringify(before), JSON.stringify(change)];
        mergePatch(deepFreeze(before), deepFreeze(change));
        expect([JSON.stringify(before), JSON.stringify(change)]).toEqual(texts);
      }),
      500,
    );
  });

  it('shares what the patch does not touch', () => {
    const before = { large: { list: [1, 2, 3] }, small: 1 };
    expect(mergeObjects(before, { small: 2 })['large']).toBe(before.large);
  });

  it('leaves no null in a state', () => {
    holds(
      fc.property(state, fc.array(patch, { maxLength: 4 }), (before, changes) => {
        expect(hasNull(changes.reduce(mergeObjects, before))).toBe(false);
      }),
      500,
    );
  });

  it('does nothing when applied a second time', () => {
    holds(
      fc.property(state, patch, (before, change) => {
        const once = mergeObjects(before, change);
        expect(canonical(mergeObjects(once, change))).toBe(canonical(once));
      }),
      300,
    );
  });

  it('leads to the same state in one go and in any portions', () => {
    holds(
      fc.property(state, fc.array(patch, { maxLength: 6 }), fc.array(fc.nat()), (before, changes, cuts) => {
        const oneByOne = changes.reduce(mergeObjects, before);
        const edges = [0, ...cuts.map((place) => place % (changes.length + 1)).toSorted((a, b) => a - b)];
        const portions = edges.map((start, index) => changes.slice(start, edges[index + 1]));
        const inPortions = portions.reduce((at, portion) => portion.reduce(mergeObjects, at), before);
        expect(canonical(inPortions)).toBe(canonical(oneByOne));
      }),
      300,
    );
  });
});

describe('diffObjects', () => {
  it.each([
    [{ a: 1 }, { a: 1 }, {}],
    [{ a: 1 }, { a: 2 }, { a: 2 }],
    [{ a: 1 }, {}, { a: null }],
    [{}, { a: { b: 1 } }, { a: { b: 1 } }],
    [{ a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, { a: { c: 3 } }],
    [{ a: { b: 1 } }, { a: {} }, { a: { b: null } }],
    [{ a: [1] }, { a: {} }, { a: {} }],
    [{ a: {} }, { a: [] }, { a: [] }],
    [{ a: [1, { b: 1 }] }, { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }],
    [{ a: [1, { b: 1 }] }, { a: [1, { b: 1 }] }, {}],
    [{ a: 'text' }, { a: { b: 'text' } }, { a: { b: 'text' } }],
  ] satisfies [JsonObject, JsonObject, JsonObject][])('from %j to %j is %j', (before, after, change) => {
    expect(diffObjects(before, after)).toEqual(change);
  });

  it('applied to the one gives the other', () => {
    holds(
      fc.property(state, state, (before, after) => {
        const change = diffObjects(deepFreeze(before), deepFreeze(after));
        expect(canonical(mergeObjects(before, change))).toBe(canonical(after));
      }),
      1000,
    );
  });

  it('finds again what a patch has done', () => {
    holds(
      fc.property(state, patch, (before, change) => {
        const after = mergeObjects(before, change);
        expect(canonical(mergeObjects(before, diffObjects(before, after)))).toBe(canonical(after));
      }),
      1000,
    );
  });

  it('is empty only where nothing has changed', () => {
    holds(
      fc.property(state, state, (before, after) => {
        const isEmpty = Object.keys(diffObjects(before, after)).length === 0;
        // Within arrays the order of keys counts as a change; it does no harm.
        if (isEmpty) expect(canonical(before)).toBe(canonical(after));
        expect(diffObjects(after, after)).toEqual({});
        expect(diffObjects(after, parse(JSON.stringify(after)) as JsonObject)).toEqual({});
      }),
      300,
    );
  });

  it('sees a key called __proto__', () => {
    const after = parse('{"__proto__":{"a":1}}') as JsonObject;
    expect(JSON.stringify(diffObjects({}, after))).toBe('{"__proto__":{"a":1}}');
    expect(JSON.stringify(diffObjects(after, {}))).toBe('{"__proto__":null}');
  });
});
