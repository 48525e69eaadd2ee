import { readFile, stat } from 'node:fs/promises';
import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { Log } from '../../base/log.ts';
import { type UntrustedCheck, UntrustedCompiler } from '../../contracts/untrusted/compile.ts';
import { prepareSchema } from '../../contracts/untrusted/prepare.ts';
import type { Skill, SkillScript } from '../../skills/skill.ts';

/** The schema of a script's input, ready to check with. */
export interface InputRules {
  document: JsonObject;
  /** Whether it comes with the program, which makes the input by the same declaration. */
  isShipped: boolean;
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
  await Promise.all(
    skills.flatMap(({ scripts, origin }) =>
      scripts
        .filter((script) => !known.has(script))
        .map(async (script) => known.set(script, await read(script, origin === 'shipped', log))),
    ),
  );
}

/** The schema of a script's input, once it was read. */
export function inputSchemaOf(script: SkillScript): InputSchema {
  return known.get(script) ?? 'any';
}

async function read(
  { inputSchema: file, name }: SkillScript,
  isShipped: boolean,
  log: Log,
): Promise<InputSchema> {
  if (file === null || file === undefined) return 'any';
  try {
    if ((await stat(file)).size > MOST_BYTES) throw new TypeError('it is larger than 1 MiB');
    const text = await readFile(file, 'utf8');
    const key = `${isShipped} ${text}`;
    const rules = compiled.get(key) ?? inputRules(JSON.parse(text), isShipped);
    compiled.set(key, rules);
    return rules;
  } catch (error) {
    log.warn({ err: error, file, script: name }, 'an input schema cannot be used; the script is left out');
    return 'broken';
  }
}

/** Throws when the schema cannot be used. One of ours is compiled only when it is asked: that takes longer than a scene. */
function inputRules(document: unknown, isShipped: boolean): InputRules {
  if (!isJsonObject(document)) throw new TypeError('it is not an object');
  let compiler: UntrustedCompiler | null = null;
  const compile = (schema: JsonObject): UntrustedCheck => {
    compiler ??= new UntrustedCompiler(['uuid', 'date-time', 'uri']);
    return compiler.compile(prepareSchema(schema));
  };
  let check = isShipped ? null : compile(document);
  const properties = new Map<string, UntrustedCheck>();
  return {
    document,
    isShipped,
    accepts(input) {
      check ??= compile(document);
      return check(input) === null;
    },
    fits(name, value) {
      const property = properties.get(name) ?? propertyCheck(document, name, compile);
      properties.set(name, property);
      return property(value) === null;
    },
  };
}

/** A property is judged with the definitions of the whole, to which it may refer. */
function propertyCheck(
  document: JsonObject,
  name: string,
  compile: (schema: JsonObject) => UntrustedCheck,
): UntrustedCheck {
  const { properties, $defs, definitions } = document;
  const rules = isJsonObject(properties) && isJsonObject(properties[name]) ? properties[name] : {};
  const alone = {
    ...rules,
    ...($defs !== undefined && { $defs }),
    ...(definitions !== undefined && { definitions }),
  };
  try {
    return compile(alone);
  } catch {
    return () => []; // it refers to something outside of its definitions, so nothing is known to fit
  }
}

/** Whether an input of the engine may go to a script. */
export function isInputFor(script: SkillScript, input: JsonObject): boolean {
  const schema = inputSchemaOf(script);
  return schema === 'any' || (schema !== 'broken' && (schema.isShipped || schema.accepts(input)));
}
