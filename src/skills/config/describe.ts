import { type JsonObject, setOwn } from '../../base/json.ts';
import type { ConfigField, ConfigSchema } from '../../contracts/config-schema.ts';
import type { Skill } from '../skill.ts';
import { loadConfig } from './load.ts';
import { maskConfig } from './mask.ts';
import type { ConfigProblem } from './resolve.ts';
import { loadConfigSchema } from './schema.ts';
import type { Setting } from './setting.ts';
import { type Environment, isAgreed, variable } from './substitute.ts';

/** Settings under one heading. */
interface ConfigCategory {
  /** Null for settings that name none. */
  name: string | null;
  fields: string[];
}

/** All that a settings form needs, with no secret in it and nothing from the environment. */
export interface ConfigDescription {
  /** Null when the skill has no settings, or its schema cannot be used. */
  schema: ConfigSchema | null;
  /** What is stored, secrets masked. */
  values: JsonObject;
  /** What holds for a setting that is left empty, secrets masked. */
  defaults: JsonObject;
  /** Settings that a variable supplies when they are left empty, if it is set and the user has agreed to it. */
  variables: Record<string, { name: string; isSet: boolean }>;
  /** In the order in which the schema first mentions them. */
  categories: ConfigCategory[];
  problems: ConfigProblem[];
  isComplete: boolean;
}

export async function describeConfig(
  skill: Skill,
  env: Environment = process.env,
): Promise<ConfigDescription> {
  const { document, settings } = await loadConfigSchema(skill);
  const { stored, problems, isComplete } = await loadConfig(skill, env);
  return {
    schema: document === null ? null : withoutSecretDefaults(document, settings),
    values: document === null ? {} : maskConfig(document, stored),
    defaults: document === null ? {} : maskConfig(document, defaultsOf(settings.values())),
    variables: variablesOf(settings.values(), env, skill),
    categories: categoriesOf(settings.values()),
    problems,
    isComplete,
  };
}

function defaultsOf(settings: Iterable<Setting>): JsonObject {
  const defaults: JsonObject = {};
  for (const { name, defaultValue } of settings) {
    if (defaultValue !== undefined) setOwn(defaults, name, structuredClone(defaultValue));
  }
  return defaults;
}

function variablesOf(
  settings: Iterable<Setting>,
  env: Environment,
  { environment }: Skill,
): ConfigDescription['variables'] {
  const isSet = (source: string) => isAgreed(source, environment) && Boolean(variable(env, source));
  return Object.fromEntries(
    [...settings].flatMap(({ name, variable: source }) =>
      source === undefined ? [] : [[name, { name: source, isSet: isSet(source) }]],
    ),
  );
}

function categoriesOf(settings: Iterable<Setting>): ConfigCategory[] {
  const byName = Map.groupBy(settings, ({ schema }) => schema['x-category'] ?? null);
  return [...byName].map(([name, members]) => ({ name, fields: members.map((setting) => setting.name) }));
}

function withoutSecretDefaults(document: ConfigSchema, settings: ReadonlyMap<string, Setting>): ConfigSchema {
  const properties = [...settings.values()].map(({ name, schema, isSensitive }) => {
    const { default: _, ...shown } = schema;
    return [name, isSensitive ? shown : schema] as [string, ConfigField];
  });
  return { ...document, properties: Object.fromEntries(properties) };
}
