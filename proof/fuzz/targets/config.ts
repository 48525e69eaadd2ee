import { getOwn, isJsonObject, type Json, type JsonObject } from '../../../src/base/json.ts';
import type { Random } from '../../../src/base/random.ts';
import { describeConfig } from '../../../src/skills/config/describe.ts';
import { loadConfig } from '../../../src/skills/config/load.ts';
import { saveConfig } from '../../../src/skills/config/save.ts';
import { loadSkill } from '../../../src/skills/load.ts';
import type { Skill } from '../../../src/skills/skill.ts';
import { jsonCorpus } from '../kit/corpus.ts';
import { mustBe, mustKeepSecret, SECRET } from '../kit/judge.ts';
import { jsonText, mutateJson } from '../kit/mutate-json.ts';
import { nastyText, nastyValue } from '../kit/nasty.ts';
import { Scratch, writeFiles } from '../kit/scratch.ts';
import { target } from '../target.ts';

const MANIFEST =
  '{"name": "a-skill", "displayName": "A", "version": "1.0.0", "description": "For trying out."}';
/** One of every kind of setting, with all that a schema may say about it. */
const KINDS: Json = {
  type: 'object',
  required: ['key', 'level'],
  properties: {
    key: { type: 'string', title: 'Key', 'x-sensitive': true, 'x-env-var': 'FUZZ_KEY', minLength: 2 },
    level: { type: 'integer', minimum: 0, maximum: 10, default: 3, 'x-category': 'A' },
    share: { type: 'number', exclusiveMinimum: 0, multipleOf: 0.5 },
    on: { type: 'boolean', default: true, 'x-env-var': 'FUZZ_ON' },
    words: {
      type: 'array',
      items: { type: 'string', pattern: '^[a-z]+$' },
      maxItems: 5,
      uniqueItems: true,
      default: ['a'],
    },
    mode: { type: 'string', enum: ['one', 'two'], default: 'one' },
    url: { type: 'string', format: 'uri' },
    slow: { type: 'string', pattern: '^(a+)+$', default: `${'a'.repeat(60)}!` },
    ahead: { type: 'string', pattern: '^(?!b)(?:a|a?)+$', default: 'a'.repeat(60) },
    twice: {
      type: 'array',
      items: { anyOf: [{ $ref: '#' }, { $ref: '#' }, { type: 'null' }] },
      default: [[[[[[[[[[[[[[[[[[[[[[[['x']]]]]]]]]]]]]]]]]]]]]]]],
    },
    more: {
      type: 'object',
      properties: { inner: { type: 'string', default: 'x' } },
      additionalProperties: false,
    },
  },
};

interface Settings {
  schema: Buffer;
  config: Buffer;
  changes: JsonObject;
  env: Record<string, string>;
}

function make(random: Random, schemas: readonly Json[]): Settings {
  const schema = random.pick(schemas);
  const shape = isJsonObject(schema) && isJsonObject(schema['properties']) ? schema['properties'] : {};
  const value = (name: string): Json => {
    const field = shape[name];
    const kept = isJsonObject(field) ? (field['default'] ?? 'x') : 'x';
    return random.below(2) === 0
      ? kept
      : random.pick([nastyValue(random), `$${'{'}FUZZ_KEY}`, `a$${'{'}FUZZ_NONE}b`, '••••••••']);
  };
  const names = [...Object.keys(shape), nastyText(random)].filter(() => random.below(3) === 0);
  const entries = () => Object.fromEntries(names.map((name) => [name, value(name)])) as JsonObject;
  return {
    schema: jsonText(random.below(3) === 0 ? schema : mutateJson(schema, random), random),
    config: jsonText(random.below(4) === 0 ? mutateJson(entries(), random) : entries(), random),
    changes: entries(),
    env: {
      FUZZ_KEY: random.pick([SECRET, '', nastyText(random).replaceAll('\0', '')]),
      FUZZ_ON: nastyText(random),
    },
  };
}

/** What was said to be saved is there when it is read again. */
async function saveAndRead(skill: Skill, { changes, env }: Settings): Promise<boolean> {
  const result = await saveConfig(skill, changes, env);
  if (!result.saved) {
    for (const { message } of result.problems) mustBe(message !== '', 'a refusal says why');
    return false;
  }
  const { stored } = await loadConfig(skill, env);
  mustBe(JSON.stringify(stored) === JSON.stringify(result.config.stored), 'what was saved is what is read');
  return true;
}

export default target<Settings>({
  name: 'config',
  what: 'config-schema.json, config.json and variables of a skill, read, described and saved',
  inputs: 2000,
  quick: 30,
  limitMs: 3000,
  async open() {
    const scratch = new Scratch('config');
    const schemas = [KINDS, KINDS, ...jsonCorpus('skills/*/config-schema.json')];
    return {
      make: (random) => make(random, schemas),
      async read(settings) {
        const folder = scratch.fresh();
        writeFiles(folder, {
          'skill.json': MANIFEST,
          'config-schema.json': settings.schema,
          'config.json': settings.config,
        });
        const { skill } = await loadSkill(folder);
        if (skill === null) throw new Error('The skill itself is sound.');
        const { resolved, isComplete } = await loadConfig(skill, settings.env);
        JSON.stringify(resolved);
        const described = await describeConfig(skill, settings.env);
        const secret =
          described.schema === null ? undefined : getOwn(described.schema.properties as JsonObject, 'key');
        if (isJsonObject(secret) && secret['x-sensitive'] === true) mustKeepSecret(described);
        const isSaved = await saveAndRead(skill, settings);
        return described.schema !== null && isComplete && isSaved ? 'accepted' : 'refused';
      },
      show: ({ schema, config, changes, env }) =>
        JSON.stringify({
          schema: schema.toString('latin1'),
          config: config.toString('latin1'),
          changes,
          env,
        }),
      close: () => scratch.close(),
    };
  },
});
