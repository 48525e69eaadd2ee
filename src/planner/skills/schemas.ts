import { readFile, stat } from 'node:fs/promises';
import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { Log } from '../../base/log.ts';
import { type UntrustedCheck, UntrustedCompiler } from '../../contracts/untrusted/compile.ts';
import { prepareSchema } from '../../contracts/untrusted/prepare.ts';
import type { Skill, SkillScript } from '../../skills/skill.ts';

/** The schema of a script's input, ready to check with. */
export interface InputRules {
  document: JsonObject;
  accepts(input: JsonObject): boolean;
  /** Whether a value can be the property of this name, whatever the others are. */
  fits(name: string, value: Json): boolean;
}

/** What a script says about its input: nothing, a schema, or a schema that cannot be read. */
export type InputSchema = InputRules | 'any' | 'broken';

const MOST_BYTES = 1024 * 1024;

/** A script that is described anew is another object, so what was read once holds. */
const known = new WeakMap<SkillScript, InputSchema>();

/** Rules by the text they were made from: the skills are read anew for each story, and compiling is what takes long. */
const compiled = new Map<string, InputRules>();

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
    if ((await stat(file)).size > MOST_BYTES) throw new TypeError('it is larger than 1 MiB');
    const text = await readFile(file, 'utf8');
    const rules = compiled.get(text) ?? inputRules(JSON.parse(text));
    compiled.set(text, rules);
    return rules;
  } catch (error) {
    log.warn({ err: error, file, script: name }, 'an input schema cannot be used; the script is left out');
    return 'broken';
  }
}

/** Throws when the schema cannot be used. */
function inputRules(document: unknown): InputRules {
  if (!isJsonObject(document)) throw new TypeError('it is not an object');
  const compiler = new UntrustedCompiler(['uuid', 'date-time', 'uri']);
  const check = compiler.compile(prepareSchema(document));
  const properties = new Map<string, UntrustedCheck>();
  return {
    document,
    accepts: (input) => check(input) === null,
    fits(name, value) {
      const property = properties.get(name) ?? propertyCheck(document, name, compiler);
      properties.set(name, property);
      return property(value) === null;
    },
  };
}

/** A property is judged with the definitions of the whole, to which it may refer. */
function propertyCheck(document: JsonObject, name: string, compiler: UntrustedCompiler): UntrustedCheck {
  const { properties, $defs, definitions } = document;
  const rules = isJsonObject(properties) && isJsonObject(properties[name]) ? properties[name] : {};
  const alone = {
    ...rules,
    ...($defs !== undefined && { $defs }),
    ...(definitions !== undefined && { definitions }),
  };
  try {
    return compiler.compile(prepareSchema(alone));
  } catch {
    return () => []; // it refers to something outside of its definitions, so nothing is known to fit
  }
}

/** Whether an input may go to a script. */
export function isInputFor(script: SkillScript, input: JsonObject): boolean {
  const schema = inputSchemaOf(script);
  return schema === 'any' || (schema !== 'broken' && schema.accepts(input));
}
