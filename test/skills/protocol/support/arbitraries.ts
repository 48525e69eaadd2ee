import fc from 'fast-check';
import type { Json, JsonObject } from '../../../../src/base/json.ts';

/** Text with everything that has ever broken a text: astral planes, combining marks, quotes, line separators. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }).map((value) => value.toWellFormed()),
  fc.constantFrom('a', 'ключ', '鍵', '🗝️', '\u2028', '\\', '"', '\u0000', 'e\u0301'),
);

const filledText = text.filter((value) => value.length > 0);

/** No backslash: Node 24's JSON.parse can mistake another key for one that has it (nodejs/node#63785). */
const key = fc
  .oneof(
    { weight: 6, arbitrary: fc.constantFrom('a', 'b', 'c', 'd') },
    { weight: 2, arbitrary: text },
    {
      weight: 1,
      arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '0', ''),
    },
  )
  .filter((name) => !name.includes('\\'));

/** -0 is left out: JSON writes it as 0. */
const number = fc
  .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .map((value) => value + 0);

/** Objects as `JSON.parse` makes them: `__proto__` is a key like any other. */
function objectOf(value: fc.Arbitrary<Json>): fc.Arbitrary<JsonObject> {
  return fc
    .uniqueArray(fc.tuple(key, value), { selector: ([name]) => name, maxLength: 5 })
    .map((entries) => Object.fromEntries(entries) as JsonObject);
}

/** Objects of objects and arrays, with the given values at the ends. */
function nestedObject(leaf: fc.Arbitrary<Json>): fc.Arbitrary<JsonObject> {
  const value = (depth: number): fc.Arbitrary<Json> =>
    depth === 0
      ? leaf
      : fc.oneof(
          { withCrossShrink: true },
          { weight: 3, arbitrary: leaf },
          { weight: 1, arbitrary: fc.array(value(depth - 1), { maxLength: 3 }) },
          { weight: 2, arbitrary: objectOf(value(depth - 1)) },
        );
  return objectOf(value(3));
}

const leafWithoutNull: fc.Arbitrary<Json> = fc.oneof(text, number, fc.boolean());

/** A state: no null anywhere. */
export const state: fc.Arbitrary<JsonObject> = nestedObject(leafWithoutNull);

/** A patch: like a state, but nulls remove. */
export const patch: fc.Arbitrary<JsonObject> = nestedObject(
  fc.oneof({ weight: 3, arbitrary: leafWithoutNull }, { weight: 2, arbitrary: fc.constant(null) }),
);

const envelope = { version: fc.constant('0' as const) };
const optionalEnvelope = { requestId: text, timestamp: fc.constantFrom('2026-01-01T00:00:00Z', 'yesterday') };

function eventOf(
  type: string,
  required: Record<string, fc.Arbitrary<unknown>>,
  optional: Record<string, fc.Arbitrary<unknown>> = {},
): fc.Arbitrary<Record<string, unknown>> {
  const fields = { ...envelope, type: fc.constant(type), ...required };
  return fc.record(
    { ...fields, ...optionalEnvelope, ...optional, unknownField: patch },
    { requiredKeys: Object.keys(fields) as never[] },
  );
}

/** Any event but `done`. */
const goingOn = fc.oneof(
  eventOf(
    'log',
    { level: fc.constantFrom('debug', 'info', 'warn', 'error'), message: filledText },
    { fields: patch },
  ),
  eventOf('state_patch', { patch }),
  eventOf('ui_event', { event: filledText }, { payload: patch }),
  eventOf('error', { errorCode: filledText, errorMessage: filledText }, { details: patch }),
  eventOf(
    'asset',
    {
      assetId: fc.uuid(),
      kind: fc.constant('image'),
      mediaType: fc.constantFrom('image/png', 'text/plain; charset=utf-8'),
      path: filledText,
    },
    { metadata: patch },
  ),
);

const done = eventOf('done', { ok: fc.boolean() }, { summary: text });

/** A script's whole output: some events and a `done`. */
export const eventSequence = fc
  .tuple(fc.array(goingOn, { maxLength: 6 }), done)
  .map(([events, last]) => [...events, last]);
