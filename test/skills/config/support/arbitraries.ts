// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are references, not templates
import fc from 'fast-check';
import type { Json, JsonObject } from '../../../../src/base/json.ts';
import { withoutControls } from '../../../../src/base/plain-text.ts';

/** A field schema with a value that fits it. */
export interface FieldSample {
  schema: JsonObject;
  value: Json;
}

// Control characters of a schema are taken out when it is read.
const text = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom('${', '$${', '${HOME}', '$$${PATH}', '', '__proto__', '\u2028', '{"a": 1}', '•'),
  )
  .map(withoutControls);
// JSON has one zero.
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);

const texts: fc.Arbitrary<FieldSample> = text.chain((value) =>
  fc.record({
    schema: fc.constantFrom<JsonObject>(
      { type: 'string' },
      { type: 'string', format: 'textarea' },
      { type: 'string', minLength: [...value].length, maxLength: [...value].length },
      { type: 'string', enum: ['other', value] },
      { type: 'string', 'x-sensitive': true },
      { type: 'string', format: 'password', 'x-category': 'Access' },
    ),
    value: fc.constant(value),
  }),
);
const addresses: fc.Arbitrary<FieldSample> = fc.oneof(
  fc.webUrl().map((value) => ({ schema: { type: 'string', format: 'uri' }, value })),
  fc.emailAddress().map((value) => ({ schema: { type: 'string', format: 'email' }, value })),
);
const numbers: fc.Arbitrary<FieldSample> = fc.oneof(
  number.map((value) => ({ schema: { type: 'number', minimum: value, maximum: value }, value })),
  number.map((value) => ({ schema: { type: 'number' }, value })),
  fc.maxSafeInteger().map((value) => ({ schema: { type: 'integer', minimum: value }, value })),
);
const flags: fc.Arbitrary<FieldSample> = fc
  .boolean()
  .map((value) => ({ schema: { type: 'boolean' }, value }));
const lists: fc.Arbitrary<FieldSample> = fc.oneof(
  fc.array(text).map((value) => ({ schema: { type: 'array', items: { type: 'string' } }, value })),
  fc.array(fc.array(number)).map((value) => ({ schema: { type: 'array' }, value })),
);

export const fieldSample = fc.oneof(texts, addresses, numbers, flags, lists);

export const settingName = fc
  .oneof(
    fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,12}$/),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'a/b~c', '0', 'enabled'),
  )
  .map(withoutControls);

/** An object made of entries, `__proto__` included. */
export function fromEntries<Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> {
  return Object.fromEntries(entries);
}

/** What to type so that a text means itself. */
export function escaped(value: Json): Json {
  if (typeof value === 'string') return value.replaceAll('${', () => '$${');
  return Array.isArray(value) ? value.map(escaped) : value;
}
