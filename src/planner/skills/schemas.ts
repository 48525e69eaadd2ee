import { readFile } from 'node:fs/promises';
import type { TSchema } from 'typebox';
import { isJsonObject, type JsonObject } from '../../base/json.ts';
import type { Log } from '../../base/log.ts';
import { validator } from '../../contracts/validate.ts';
import type { Skill, SkillScript } from '../../skills/skill.ts';

/** What a script says about its input: nothing, a schema, or a schema that cannot be read. */
export type InputSchema = JsonObject | 'any' | 'broken';

/** A script that is described anew is another object, so what was read once holds. */
const known = new WeakMap<SkillScript, InputSchema>();

/** Reads the input schemas of all scripts of these skills, each once. */
export async function readInputSchemas(skills: readonly Skill[], log: Log): Promise<void> {
  const fresh = skills.flatMap(({ scripts }) => scripts).filter((script) => !known.has(script));
  await Promise.all(fresh.map(async (script) => known.set(script, await read(script, log))));
}

/** The schema of a script's input, once it was read. */
export function inputSchemaOf(script: SkillScript): InputSchema {
  return known.get(script) ?? 'any';
}

async function read({ inputSchema: file, name }: SkillScript, log: Log): Promise<InputSchema> {
  if (file === null || file === undefined) return 'any';
  try {
    const schema: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (!isJsonObject(schema)) throw new TypeError('it is not an object');
    validator(schema as TSchema).accepts({}); // a schema that does not compile throws here
    return schema;
  } catch (error) {
    log.warn({ err: error, file, script: name }, 'an input schema cannot be used; the script is left out');
    return 'broken';
  }
}

/** Whether an input may go to a script. */
export function isInputFor(script: SkillScript, input: JsonObject): boolean {
  const schema = inputSchemaOf(script);
  if (schema === 'any') return true;
  return schema !== 'broken' && validator(schema as TSchema).accepts(input);
}
