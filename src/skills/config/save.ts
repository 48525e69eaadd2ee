import { rm } from 'node:fs/promises';
import { getOwn, type Json, type JsonObject, setOwn } from '../../base/json.ts';
import { nearest } from '../../contracts/nearest.ts';
import type { Skill } from '../skill.ts';
import { nestsTooDeeply } from './depth.ts';
import { inTurn } from './in-turn.ts';
import { keptSecrets } from './kept-secrets.ts';
import { configFile, configOf, type LoadedConfig, schemaProblems } from './load.ts';
import { isMask, MASK } from './mask.ts';
import { MAX_OBJECT_BYTES, readObjectFile, toText, writeObjectFile } from './object-file.ts';
import { type ConfigProblem, resolve } from './resolve.ts';
import { loadConfigSchema, type SkillConfigSchema } from './schema.ts';
import { type Environment, referencesIn } from './substitute.ts';

/** Either everything was saved, or nothing was. */
export type SaveResult =
  | { saved: true; config: LoadedConfig }
  | { saved: false; problems: readonly ConfigProblem[] };

/**
 * Changes settings of a skill: a value is stored as typed, null takes the setting back to its default, what is not
 * mentioned stays. A secret that comes back masked is left alone, unless it would go to a new address. It throws only when
 * the disk refuses.
 */
export function saveConfig(
  skill: Skill,
  changes: JsonObject,
  env: Environment = process.env,
): Promise<SaveResult> {
  const file = configFile(skill);
  return inTurn(file, async () => {
    const schema = await loadConfigSchema(skill);
    const before = await readObjectFile(file);
    const wanted = withoutMasks(schema, changes);
    const refusals = refuse(schema, wanted);
    if (refusals.length > 0) return { saved: false, problems: refusals };
    const stored = merge(before.value, wanted);
    const given = new Set(wanted.map(([name]) => name));
    const problems = [
      ...misfits(schema, stored, wanted, env, skill),
      ...keptSecrets(schema, { before: before.value, after: stored, given }),
      ...oversize(stored),
    ];
    if (problems.length > 0) return { saved: false, problems };
    await writeObjectFile(file, stored, before);
    return { saved: true, config: configOf(schema, stored, env, skill.environment) };
  });
}

/** Variables that a user names by changing settings; what is stored already was perhaps not typed by them. */
export async function newVariablesIn(skill: Skill, changes: JsonObject): Promise<string[]> {
  const { value: stored } = await readObjectFile(configFile(skill));
  const changed = Object.entries(changes).filter(
    ([name, value]) => JSON.stringify(getOwn(stored, name)) !== JSON.stringify(value),
  );
  return [...new Set(changed.flatMap(([, value]) => referencesIn(value)))];
}

/** Takes all settings of a skill back to their defaults. */
export function resetConfig(skill: Skill): Promise<void> {
  const file = configFile(skill);
  return inTurn(file, () => rm(file, { force: true }));
}

function withoutMasks({ settings }: SkillConfigSchema, changes: JsonObject): [string, Json][] {
  return Object.entries(changes).filter(
    ([name, value]) => value !== undefined && !(settings.get(name)?.isSensitive && isMask(value)),
  );
}

/** What cannot be stored, whatever the schema says about values. */
function refuse(schema: SkillConfigSchema, wanted: readonly [string, Json][]): ConfigProblem[] {
  if (schema.document === null && schema.problems.length > 0) return schemaProblems(schema);
  return wanted.flatMap(([name, value]): ConfigProblem[] => {
    const setting = schema.settings.get(name);
    if (value === null) return [];
    if (setting === undefined) return [unknownSetting(name, schema)];
    if (nestsTooDeeply(value)) return [{ field: name, message: `"${name}" is nested too deeply.` }];
    if (setting.isSensitive && JSON.stringify(value).includes(MASK)) {
      return [{ field: name, message: `"${name}" still has the mask in it; enter the whole value again.` }];
    }
    return [];
  });
}

function unknownSetting(name: string, { settings }: SkillConfigSchema): ConfigProblem {
  const meant = nearest(name, settings.keys());
  const advice = meant === undefined ? '' : ` Did you mean "${meant}"?`;
  return { field: name, message: `"${name}" is not a setting of this skill.${advice}` };
}

function merge(stored: JsonObject, wanted: readonly [string, Json][]): JsonObject {
  const merged = { ...stored };
  for (const [name, value] of wanted) {
    if (value === null) delete merged[name];
    else setOwn(merged, name, value);
  }
  return merged;
}

/**
 * What speaks against saving: a new value that does not fit, or a required setting without any. Not an old value that no
 * longer fits, and not a variable that may be set tomorrow.
 */
function misfits(
  { settings }: SkillConfigSchema,
  stored: JsonObject,
  wanted: readonly [string, Json][],
  env: Environment,
  { environment }: Skill,
): ConfigProblem[] {
  const changed = new Set(wanted.map(([name]) => name).filter((name) => getOwn(stored, name) !== undefined));
  return resolve(settings.values(), stored, env, environment)
    .findings.filter(({ kind, field }) => kind === 'missing' || (kind === 'misfit' && changed.has(field)))
    .map(({ field, message }) => ({ field, message }));
}

function oversize(stored: JsonObject): ConfigProblem[] {
  if (Buffer.byteLength(toText(stored)) <= MAX_OBJECT_BYTES) return [];
  return [
    { field: '', message: 'These settings take more than 1 MiB, which is the most there is room for.' },
  ];
}
