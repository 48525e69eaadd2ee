import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import { getOwn, type Json, type JsonObject } from '../../base/json.ts';
import type { Skill } from '../skill.ts';
import { type ObjectFile, readObjectFile } from './object-file.ts';
import { type ConfigProblem, type Resolution, resolve } from './resolve.ts';
import { loadConfigSchema, type SkillConfigSchema } from './schema.ts';
import { type Agreed, type Environment, variable } from './substitute.ts';

/** A skill's settings. `resolved` and `stored` hold secrets: mask them before they leave the process. */
export interface LoadedConfig {
  /** As they are in config.json, `${NAME}` not filled in, unknown keys included. */
  stored: JsonObject;
  /** Every setting that has a value. */
  resolved: JsonObject;
  /** Those of them that scripts get. */
  forScripts: JsonObject;
  problems: ConfigProblem[];
  /** Whether every required setting has a value. */
  isComplete: boolean;
  /** The secret texts in `resolved`, which must not be shown anywhere. */
  secrets: string[];
}

export function configFile(skill: Skill): string {
  return path.join(path.dirname(skill.dataFolder), 'config.json');
}

/** Reads a skill's settings. Whatever is wrong with them is in `problems`, and the default stands in. */
export async function loadConfig(skill: Skill, env: Environment = process.env): Promise<LoadedConfig> {
  const schema = await loadConfigSchema(skill);
  const file = configFile(skill);
  try {
    const content = await readObjectFile(file);
    return configOf(schema, content.value, env, skill.environment, damageOf(file, content));
  } catch (error) {
    if (!(error instanceof NarratoriaError)) throw error;
    return configOf(schema, {}, env, skill.environment, [
      { field: '', message: `${error.message} The defaults are used.` },
    ]);
  }
}

/** The settings that follow from what is stored. */
export function configOf(
  schema: SkillConfigSchema,
  stored: JsonObject,
  env: Environment,
  agreed: Agreed,
  fileProblems: readonly ConfigProblem[] = [],
): LoadedConfig {
  const resolution = resolve(schema.settings.values(), stored, env, agreed);
  const { resolved, findings, isComplete } = resolution;
  const problems = [
    ...(schema.document === null ? schemaProblems(schema) : []),
    ...fileProblems,
    ...findings.map(({ field, message }) => ({ field, message })),
  ];
  const forScripts = Object.fromEntries(
    Object.entries(resolved).filter(([name]) => schema.settings.get(name)?.isForHost !== true),
  );
  return { stored, resolved, forScripts, problems, isComplete, secrets: secretsIn(schema, resolution, env) };
}

/** What comes from the environment is a secret whatever the schema says: a skill could name any variable. */
function secretsIn(
  { settings }: SkillConfigSchema,
  { resolved, fromEnvironment, variables }: Resolution,
  env: Environment,
): string[] {
  const ofSettings = [...settings.values()]
    .filter(({ name, isSensitive }) => isSensitive || fromEnvironment.has(name))
    .flatMap(({ name }) => textsIn(getOwn(resolved, name)));
  const ofVariables = [...variables].map((name) => variable(env, name) ?? '');
  return [...new Set([...ofSettings, ...ofVariables])].filter((secret) => secret !== '');
}

function textsIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Why a schema cannot be used. Lesser slips in it concern its author and not the user, so they are not shown here. */
export function schemaProblems(schema: SkillConfigSchema): ConfigProblem[] {
  return schema.problems.map(({ file, line, message }) => ({
    field: '',
    message: `${path.basename(file)}:${line}: ${message}`,
  }));
}

function damageOf(file: string, { damage }: ObjectFile): ConfigProblem[] {
  if (damage === null) return [];
  const message =
    `${file}:${damage.line}: The settings are damaged and the defaults are used. ${damage.message} ` +
    'When you save, the damaged file is kept under another name.';
  return [{ field: '', message }];
}
