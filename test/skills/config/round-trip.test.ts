import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../src/base/json.ts';
import type { ConfigSchema } from '../../../src/contracts/config-schema.ts';
import {
  describeConfig,
  loadConfig,
  MASK,
  maskConfig,
  saveConfig,
} from '../../../src/skills/config/index.ts';
import { isSensitive } from '../../../src/skills/config/sensitive.ts';
import { escaped, type FieldSample, fieldSample, fromEntries, settingName } from './support/arbitraries.ts';
import {
  configSchema,
  installSkill,
  readConfig,
  settingsFolder,
  temporaryFolder,
} from './support/skill-folder.ts';

const samples = fc.uniqueArray(fc.tuple(settingName, fieldSample), {
  selector: ([name]) => name,
  maxLength: 6,
});
const unknownKeys = fc.dictionary(
  settingName.map((name) => `unknown ${name}`),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
  { maxKeys: 4 },
);

const schemaOf = (fields: readonly (readonly [string, FieldSample])[]) =>
  configSchema(fromEntries(fields.map(([name, { schema }]) => [name, schema])));
const valuesOf = (fields: readonly (readonly [string, FieldSample])[]) =>
  fromEntries(fields.map(([name, { value }]) => [name, value])) as JsonObject;
const same = (one: unknown, other: unknown) => expect(normal(one)).toEqual(normal(other));
const normal = (value: unknown) => JSON.stringify(value, (_, inner) => sorted(inner));
const sorted = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

describe('whatever the schema and the values', () => {
  it('what is saved is what the scripts get, and unknown keys survive', async () => {
    const root = temporaryFolder();
    await fc.assert(
      fc.asyncProperty(samples, unknownKeys, async (fields, unknown) => {
        const skill = await installSkill({ schema: schemaOf(fields), config: unknown }, root);
        const typed = fromEntries(fields.map(([name, { value }]) => [name, escaped(value)]));
        // Secrets last: an address that changes afterwards would ask for them again.
        const isSecret = new Map(fields.map(([name, { schema }]) => [name, isSensitive(schema)]));
        const inOrder = Object.entries(typed).toSorted(
          ([one], [other]) => Number(isSecret.get(one)) - Number(isSecret.get(other)),
        );
        for (const [name, value] of inOrder) {
          expect(await saveConfig(skill, fromEntries([[name, value]]), {})).toMatchObject({ saved: true });
        }
        const { stored, resolved, problems, isComplete } = await loadConfig(skill, {});
        expect(problems).toEqual([]);
        expect(isComplete).toBe(true);
        same(resolved, valuesOf(fields));
        same(stored, { ...unknown, ...typed });
      }),
      { numRuns: 80 },
    );
  });

  it('a default acts like a value that was typed', async () => {
    const root = temporaryFolder();
    await fc.assert(
      fc.asyncProperty(samples, async (fields) => {
        const properties = fields.map(
          ([name, { schema, value }]) => [name, { ...schema, default: escaped(value) }] as const,
        );
        const skill = await installSkill({ schema: configSchema(fromEntries(properties)) }, root);
        same((await loadConfig(skill, {})).resolved, valuesOf(fields));
      }),
      { numRuns: 80 },
    );
  });

  it('a form that sends everything back unchanged changes nothing', async () => {
    const root = temporaryFolder();
    await fc.assert(
      fc.asyncProperty(samples, unknownKeys, async (fields, unknown) => {
        const config = {
          ...unknown,
          ...fromEntries(fields.map(([name, { value }]) => [name, escaped(value)])),
        };
        const skill = await installSkill({ schema: schemaOf(fields), config }, root);
        const { values } = await describeConfig(skill, {});
        expect(await saveConfig(skill, values, {})).toMatchObject({ saved: true });
        same(readConfig(skill), config);
      }),
      { numRuns: 80 },
    );
  });

  it('nothing that is in config.json makes loading throw', async () => {
    const root = temporaryFolder();
    await fc.assert(
      fc.asyncProperty(
        samples,
        fc.oneof(fc.json(), fc.string({ unit: 'binary' })),
        async (fields, content) => {
          const skill = await installSkill({ schema: schemaOf(fields), config: content }, root);
          await loadConfig(skill, {});
          const odd = fields.map(([name]) => [name, content] as const);
          const fitting = await installSkill({ schema: schemaOf(fields), config: fromEntries(odd) }, root);
          await loadConfig(fitting, {});
        },
      ),
      { numRuns: 80 },
    );
  });

  it('nothing that is in config-schema.json makes loading throw', async () => {
    const root = temporaryFolder();
    const oddKeyword = fc.dictionary(
      fc.constantFrom(
        'items',
        'pattern',
        'enum',
        'minimum',
        'format',
        '$ref',
        '$async',
        'anyOf',
        'not',
        'if',
        'const',
      ),
      fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
    );
    const oddField = fc
      .record({ type: fc.constantFrom('string', 'array', 'object', 7) })
      .chain((field) => oddKeyword.map((odd) => ({ ...odd, ...field })));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json(),
          fc.dictionary(settingName, oddField).map((odd) => configSchema(odd)),
        ),
        async (schema) => {
          const skill = await installSkill({ schema, config: { a: 'x' } }, root);
          await describeConfig(skill, {});
          await saveConfig(skill, { a: 'y' }, {});
          rmSync(settingsFolder(skill), { recursive: true });
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('a secret', () => {
  const secret = fc.uuid();
  const secretField = fc.constantFrom<JsonObject>(
    { type: 'string', 'x-sensitive': true },
    { type: 'string', format: 'password' },
    { type: 'string', format: 'password', maxLength: 5 },
    { type: 'string', 'x-sensitive': true, enum: ['a', 'b'] },
    { type: 'string', 'x-sensitive': true, pattern: '^sk-' },
    { type: 'integer', 'x-sensitive': true },
    { type: 'array', 'x-sensitive': true, items: { type: 'integer' } },
    { type: 'array', items: { type: 'string', format: 'password' } },
    {
      type: 'array',
      items: { type: 'object', properties: { pin: { type: 'integer', 'x-sensitive': true } } },
    },
  );
  const shape = fc.constantFrom<(hidden: string) => Json>(
    (hidden) => hidden,
    (hidden) => [hidden, hidden],
    (hidden) => [{ pin: hidden }],
    (hidden) => ({ [hidden]: hidden }),
    (hidden) => `\${HIDDEN}${hidden}`,
  );

  it('is in no description and no problem, whether it fits or not, stored, default or from a variable', async () => {
    const root = temporaryFolder();
    await fc.assert(
      fc.asyncProperty(
        secret,
        secretField,
        shape,
        fc.constantFrom('stored', 'default', 'variable'),
        async (hidden, field, wrap, source) => {
          const value = wrap(hidden);
          const schema = {
            ...field,
            ...(source === 'default' ? { default: value } : {}),
            ...(source === 'variable' ? { 'x-env-var': 'HIDDEN' } : {}),
          };
          const config = source === 'stored' ? { key: value } : {};
          const env = { HIDDEN: hidden };
          const skill = await installSkill({ schema: configSchema({ key: schema }, ['key']), config }, root);
          const description = JSON.stringify(await describeConfig(skill, env));
          expect(description).not.toContain(hidden);
          const { problems } = await loadConfig(skill, env);
          expect(JSON.stringify(problems)).not.toContain(hidden);
          const attempt = await saveConfig(skill, { key: value }, env);
          if (!attempt.saved) expect(JSON.stringify(attempt)).not.toContain(hidden);
        },
      ),
      { numRuns: 250 },
    );
  });

  it('looks the same masked, however long it is', () => {
    const schema = configSchema({ key: { type: 'string', format: 'password' } }) as ConfigSchema;
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 300 }), (hidden) => {
        expect(maskConfig(schema, { key: hidden })).toEqual({ key: MASK });
      }),
    );
  });
});
