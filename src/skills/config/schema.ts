import path from 'node:path';
import type { Json } from '../../base/json.ts';
import { type JsonDocument, locate, parseJsonDocument } from '../../base/json-document.ts';
import { withoutControlsIn } from '../../base/plain-text.ts';
import { type ConfigSchema, ConfigSchemaSchema } from '../../contracts/config-schema.ts';
import { excess } from '../../contracts/untrusted/prepare.ts';
import { validator } from '../../contracts/validate.ts';
import { insideFolder, readSkillFile } from '../folder.ts';
import type { Skill, SkillProblem } from '../skill.ts';
import { type Setting, settingsOf } from './setting.ts';

/** The settings a skill has. */
export interface SkillConfigSchema {
  /** Null when the skill has no settings, or its schema cannot be used. */
  document: ConfigSchema | null;
  settings: ReadonlyMap<string, Setting>;
  problems: readonly SkillProblem[];
}

const NO_SETTINGS: SkillConfigSchema = { document: null, settings: new Map(), problems: [] };
const checkSchema = validator(ConfigSchemaSchema);

/** Compiling takes milliseconds, and schemas hardly ever change. */
const compiled = new Map<string, { text: string; schema: SkillConfigSchema }>();

/** Reads what settings a skill has. A mistake in the schema is a problem with its line, not an error. */
export async function loadConfigSchema(skill: Skill): Promise<SkillConfigSchema> {
  const named = skill.manifest.configSchema;
  const name = named ?? 'config-schema.json';
  const file = path.join(skill.folder, name);
  if (insideFolder(skill.folder, name) === null) {
    if (named === undefined) return NO_SETTINGS;
    const place = skill.placeOf('/configSchema');
    return unusable(place.file, place.line, `The configSchema ${named} is not in the skill folder.`);
  }
  const { text } = await readSkillFile(skill.folder, name);
  if (text === null) return unusable(file, 1, 'This cannot be read, or is larger than 1 MiB.');
  const known = compiled.get(file);
  if (known?.text === text) return known.schema;
  const schema = compile(file, parseJsonDocument(text));
  compiled.set(file, { text, schema });
  return schema;
}

function compile(file: string, json: JsonDocument): SkillConfigSchema {
  if (json.error !== null) return unusable(file, json.error.line, json.error.message);
  const tooMuch = excess(json.value as Json);
  if (tooMuch !== null) return unusable(file, 1, `This ${tooMuch}.`);
  const document = withoutControlsIn(json.value as Json);
  const problems: SkillProblem[] = [];
  const complain = (pointer: string, message: string) => {
    problems.push({ file, line: locate(json, pointer).line, message });
  };
  if (!checkSchema.accepts(document)) {
    for (const { pointer, message } of checkSchema(document)) complain(pointer, message);
    return { ...NO_SETTINGS, problems };
  }
  const settings = settingsOf(document, complain);
  return { document, settings, problems };
}

function unusable(file: string, line: number, message: string): SkillConfigSchema {
  return { ...NO_SETTINGS, problems: [{ file, line, message }] };
}
