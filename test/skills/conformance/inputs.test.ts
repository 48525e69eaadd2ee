import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/base/json.ts';
import { loadExamples } from '../../../src/skills/conformance/examples.ts';
import { generateInput } from '../../../src/skills/conformance/generate-input.ts';
import { type InputSchema, loadInputSchema } from '../../../src/skills/conformance/input-schema.ts';
import { spoilInput } from '../../../src/skills/conformance/spoil-input.ts';
import { makeTempFolder } from '../../support/skills.ts';

const scratch = makeTempFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function schemaOf(document: JsonObject): Promise<InputSchema> {
  writeFileSync(path.join(scratch, 'schema.json'), JSON.stringify(document));
  const schema = await loadInputSchema(scratch, 'schema.json');
  if (typeof schema === 'string') throw new Error(schema);
  return schema;
}

const object = (properties: JsonObject, required = Object.keys(properties)): JsonObject => ({
  type: 'object',
  required,
  properties,
});

const itself = (times: number): JsonObject =>
  object(Object.fromEntries(Array.from({ length: times }, (_, index) => [`p${index}`, { $ref: '#' }])));

describe('an input made up from a schema fits it', () => {
  it.each<[string, JsonObject]>([
    ['with nothing required', object({ a: { type: 'string' } }, [])],
    [
      'with a range',
      object({ a: { type: 'integer', minimum: 2, maximum: 3 }, b: { type: 'number', maximum: -4 } }),
    ],
    ['with an open range', object({ a: { type: 'number', exclusiveMinimum: 5, multipleOf: 5 } })],
    ['with lengths', object({ a: { type: 'string', minLength: 12 }, b: { type: 'string', maxLength: 3 } })],
    [
      'with formats',
      object({ a: { type: 'string', format: 'uuid' }, b: { type: 'string', format: 'date-time' } }),
    ],
    ['with a choice', object({ a: { enum: ['north', 'south'] }, b: { const: 7 } })],
    ['with a list', object({ a: { type: 'array', minItems: 2, items: { type: 'boolean' } } })],
    ['with an object inside', object({ a: object({ b: object({ c: { type: 'null' } }) }) })],
    [
      'with a union',
      object({ a: { anyOf: [{ type: 'string' }, { type: 'number' }] }, b: { type: ['null', 'integer'] } }),
    ],
    ['with parts', { allOf: [object({ a: { type: 'string' } }), object({ b: { type: 'number' } })] }],
    [
      'with a reference',
      { ...object({ a: { $ref: '#/$defs/die' } }), $defs: { die: object({ sides: { type: 'integer' } }) } },
    ],
    [
      'with a pattern and an example',
      object({ a: { type: 'string', pattern: '^\\d+d\\d+$', examples: ['2d6'] } }),
    ],
  ])('%s', async (_, document) => {
    const schema = await schemaOf(document);
    const input = generateInput(schema);
    expect(schema.check(input)).toEqual([]);
  });

  it('is not made up where that cannot be', async () => {
    expect(
      generateInput(await schemaOf(object({ a: { type: 'string', pattern: '^\\d+d\\d+$' } }))),
    ).toBeNull();
  });

  it('nor where there is no end to it', async () => {
    const node = object({ next: { $ref: '#/$defs/node' } });
    expect(generateInput(await schemaOf({ ...node, $defs: { node } }))).toBeNull();
  });
});

describe('a good input is spoiled', () => {
  it('once for each required field and each type, in objects inside too', async () => {
    const schema = await schemaOf(
      object(
        {
          sides: { type: 'integer' },
          who: object({ name: { type: 'string' } }),
          note: { type: ['string', 'null'] },
        },
        ['sides', 'who'],
      ),
    );
    const spoiled = spoilInput(schema, { sides: 6, who: { name: 'Mira' } });
    expect(spoiled.map(({ mistake }) => mistake)).toEqual([
      'without the required field "sides"',
      'without the required field "who"',
      'with "seventeen" as "sides"',
      'with 4.25 as "who"',
      'with 4.25 as "note"',
      'without the required field "name" in "who"',
      'with 4.25 as "name" in "who"',
    ]);
    for (const { input } of spoiled) expect(schema.check.accepts(input)).toBe(false);
    expect(spoiled[5]?.input).toEqual({ sides: 6, who: {} });
  });

  it('never into something the schema allows', async () => {
    const schema = await schemaOf({
      type: 'object',
      properties: { a: {}, b: { type: ['string', 'number'] } },
    });
    expect(spoilInput(schema, { a: 1, b: 2 }).map(({ input }) => input)).toEqual([{ a: 1, b: true }]);
  });
});

describe('an input schema', () => {
  it.each<[string, string, RegExp]>([
    ['that is not JSON', '{\n  "type": object\n}', /^schema\.json:2: This is not valid JSON/],
    ['that is a list', '[]', /must be an object/],
    [
      'for something else than an object',
      '{\n  "type": "string"\n}',
      /^schema\.json:2: A script's input is always an object/,
    ],
    [
      'with an unknown type',
      '{"properties": {\n"a": {"type": "strng"}}}',
      /^schema\.json:2: .*"properties\.a\.type"/,
    ],
    ['with a reference to nowhere', '{"$ref": "#/$defs/none"}', /cannot be used/],
  ])('%s is refused with the place', async (_, text, says) => {
    writeFileSync(path.join(scratch, 'schema.json'), text);
    expect(await loadInputSchema(scratch, 'schema.json')).toMatch(says);
  });

  it('tells which of its patterns are not checked', async () => {
    const text = JSON.stringify(object({ a: { type: 'string', pattern: '^(?=.*a)' } }), null, 1);
    writeFileSync(path.join(scratch, 'schema.json'), text);
    expect(await loadInputSchema(scratch, 'schema.json')).toMatchObject({
      remarks: [expect.stringMatching(/^schema\.json:9: The pattern "\^\(\?=\.\*a\)" is not checked/)],
    });
  });

  it.each<[string, JsonObject]>([
    [
      'a pattern that backtracks',
      object({ a: { type: 'string', pattern: '^(a+)+$', default: 'a'.repeat(99) } }),
    ],
    ['a list of a thousand million', object({ a: { type: 'array', minItems: 1e9, items: {} } })],
    ['a text of a thousand million characters', object({ a: { type: 'string', minLength: 1e9 } })],
    ['itself many times', itself(12)],
  ])('that asks for %s does not keep the check waiting', async (_, document) => {
    const schema = await schemaOf(document);
    const input = generateInput(schema);
    expect(input === null || schema.check.accepts(input)).toBe(true);
  });

  it('may be of draft 7', async () => {
    const document = {
      $schema: 'http://json-schema.org/draft-07/schema#',
      ...object({ a: { type: 'string' } }),
    };
    expect((await schemaOf(document)).check.accepts({ a: 'b' })).toBe(true);
  });
});

describe('examples', () => {
  const read = async (text: string) => {
    writeFileSync(path.join(scratch, 'examples.json'), text);
    return loadExamples(scratch, 'examples.json', await schemaOf(object({ place: { type: 'string' } })));
  };

  it('are plain inputs, or say what to expect', async () => {
    const { examples, problems } = await read(
      '[{"place": "a"}, {"input": {}, "expect": "failure"}, {"input": {"place": "b"}, "expect": "success"}]',
    );
    expect(problems).toEqual([]);
    expect(examples).toMatchObject([
      { input: { place: 'a' }, expect: 'success' },
      { input: {}, expect: 'failure' },
      { input: { place: 'b' }, expect: 'success' },
    ]);
  });

  it('may be a single one', async () => {
    expect((await read('{"place": "a"}')).examples).toMatchObject([{ label: 'the example examples.json' }]);
  });

  it.each([
    ['[\n{"place": 5}]', /^examples\.json:2: "place" must be a string/],
    ['[\n{"input":\n{"place": 5}, "expect": "success"}]', /^examples\.json:3: "place" must be a string/],
    ['[{"input": {}, "expect": "maybe"}]', /"expect" must be "success" or "failure", but is "maybe"/],
    ['["the pier"]', /An example must be an object/],
    ['[', /^examples\.json:1: This is not valid JSON/],
  ])('with a mistake are refused with the place: %s', async (text, says) => {
    const { problems } = await read(text);
    expect(problems[0]).toMatch(says);
  });

  it('can be a folder, which must not be empty', async () => {
    mkdirSync(path.join(scratch, 'none'));
    expect((await loadExamples(scratch, 'none', null)).problems[0]).toContain('has no .json file');
  });
});
