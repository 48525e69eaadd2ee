import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/base/json.ts';
import { validator } from '../../../src/contracts/validate.ts';
import { grammarOf } from '../../../src/models/language/grammar.ts';
import { isVerifying } from '../../support/length.ts';
import { asking, openTiny } from './support/tiny.ts';

const leaf = fc.oneof(
  fc.record({ type: fc.constant('boolean') }),
  fc.record({ type: fc.constant('null') }),
  fc.record({ enum: fc.uniqueArray(fc.string({ maxLength: 8 }), { minLength: 1, maxLength: 4 }) }),
  fc.record({ const: fc.oneof(fc.string({ maxLength: 8 }), fc.integer(), fc.boolean()) }),
  fc.tuple(fc.nat(6), fc.nat(6)).map(([least, more]) => ({
    type: 'string',
    minLength: least,
    maxLength: least + more,
  })),
  fc
    .tuple(fc.integer({ min: -3000, max: 3000 }), fc.nat(4000), fc.constantFrom('integer', 'number'))
    .map(([minimum, more, type]) => ({ type, minimum, maximum: minimum + more })),
  fc.record({ type: fc.constantFrom('integer', 'number') }),
);

/** Schemas within what a model can be held to. */
const { schema } = fc.letrec((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    leaf,
    fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.tuple(tie('schema'), fc.nat(2), fc.nat(2)).map(([items, least, more]) => ({
      type: 'array',
      items,
      minItems: least,
      maxItems: least + more,
    })),
    fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((prefixItems) => ({
      type: 'array',
      prefixItems,
      items: false,
      minItems: prefixItems.length,
      maxItems: prefixItems.length,
    })),
    fc
      .dictionary(fc.string({ minLength: 1, maxLength: 8 }), tie('schema'), { maxKeys: 3 })
      .map((properties) => ({
        type: 'object',
        properties,
        required: Object.keys(properties),
        additionalProperties: false,
      })),
  ),
}));

describe('answers by a schema', () => {
  it('are valid, whatever the schema and whatever the model would rather say', {
    timeout: 120_000,
  }, async () => {
    const { model } = await openTiny();
    const schemas = fc.sample(schema, { numRuns: isVerifying ? 150 : 30, seed: 20261115 }) as JsonObject[];
    for (const [seed, wanted] of schemas.entries()) {
      const { json, tokens } = await model.generate({
        ...asking('Answer.', `Number ${seed}`),
        schema: wanted,
        seed,
        temperature: 1.5,
        timeoutMs: 60_000,
      });
      expect(validator(wanted)(json), JSON.stringify(wanted)).toEqual([]);
      expect(tokens.written).toBeLessThan(grammarOf(wanted).mostTokens);
    }
  });

  it('of a decision among few options take few tokens', async () => {
    const { model } = await openTiny();
    const decision = {
      type: 'object',
      properties: {
        sceneType: { enum: ['travel', 'dialogue', 'danger', 'resolution'] },
        query: { type: 'integer', minimum: 0, maximum: 5 },
        roll: { type: 'boolean' },
      },
      required: ['sceneType', 'query', 'roll'],
      additionalProperties: false,
    };
    const seen = new Set<unknown>();
    for (let seed = 0; seed < 30; seed += 1) {
      const { json } = await model.generate({
        ...asking('Decide.', '?'),
        schema: decision,
        seed,
        temperature: 2,
      });
      expect(validator(decision)(json)).toEqual([]);
      seen.add((json as JsonObject)['sceneType']);
    }
    expect(seen.size).toBeGreaterThan(2); // it is the model that chooses
  });

  it('that are cut by their budget are an error and not half a document', async () => {
    const { model } = await openTiny();
    const wanted = { type: 'string', minLength: 200, maxLength: 400 };
    await expect(model.generate({ ...asking('', 'x'), schema: wanted, maxTokens: 20 })).rejects.toMatchObject(
      {
        code: 'answer_cut',
      },
    );
  });
});

it('a type that is named many times is one type, however deep', () => {
  let schema: JsonObject = { type: 'null' };
  for (let depth = 0; depth < 8; depth += 1)
    schema = { type: Array.from({ length: 20 }, () => 'object'), properties: { a: schema } };
  expect(grammarOf(schema).rules.length).toBeLessThan(1000);
});

describe('a schema a model cannot be held to', () => {
  it.each([
    [{ type: 'string' }, 'needs a "maxLength"'],
    [{ type: 'string', maxLength: 5000 }, 'may have a "maxLength" of 2000 at most'],
    [{ type: 'array', items: { type: 'null' } }, 'needs a "maxItems"'],
    [{ type: 'string', maxLength: 5, pattern: '^a' }, 'uses "pattern"'],
    [{ type: 'object', properties: { a: { $ref: '#' } } }, 'at /a has no "type"'],
    [{ type: 'object', additionalProperties: { type: 'null' } }, '"additionalProperties" must be false'],
    [{ type: 'integer', minimum: 5, maximum: 4 }, 'no number between'],
    [{ type: 'number', minimum: 0.2, maximum: 0.8 }, 'no number between'],
    [{ enum: [] }, '"enum" must be a filled list'],
    [{}, 'has no "type"'],
  ])('is refused by name: %j', (wanted, sentence) => {
    expect(() => grammarOf(wanted as JsonObject)).toThrow(sentence);
  });
});
