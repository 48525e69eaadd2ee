import { createRequire } from 'node:module';
import { getOwn, isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { locate, parseJsonDocument } from '../../base/json-document.ts';
import { UnusableSchema } from '../../contracts/untrusted/allowance.ts';
import { excess, prepareSchema } from '../../contracts/untrusted/prepare.ts';
import { untrustedValidator } from '../../contracts/untrusted/validator.ts';
import type { Validator } from '../../contracts/validate.ts';
import { insideFolder, readSkillFile } from '../folder.ts';
import type { Skill, SkillProblem } from '../skill.ts';

const require = createRequire(import.meta.url);

/** The JSON Schema of a script's `input`, ready to check with. */
export interface InputSchema {
  document: JsonObject;
  check: Validator<unknown>;
  /** What of it is not checked, as `file:line: sentence`. */
  remarks: string[];
}

/** Reads an input schema. Gives what is wrong with it as a string. */
export async function loadInputSchema(folder: string, name: string): Promise<InputSchema | string> {
  const { text } = await readSkillFile(folder, name);
  if (text === null) {
    return `The manifest names ${name} as inputSchema, but there is no such file in the skill folder. Write it there, relative to the folder of skill.json, or correct the path.`;
  }
  const source = parseJsonDocument(text);
  if (source.error !== null) return `${name}:${source.error.line}: ${source.error.message}`;
  if (!isJsonObject(source.value)) {
    return `${name}:1: This must be an object, the JSON Schema of the script's input.`;
  }
  const document = source.value;
  const tooMuch = excess(document);
  if (tooMuch !== null) return `${name}:1: This ${tooMuch}.`;
  const problem = schemaProblem(document);
  if (problem !== null) {
    const { line } = locate(source, problem.pointer);
    return `${name}:${line}: This is not a JSON Schema: ${problem.message}.`;
  }
  const type = document['type'];
  if (type !== undefined && type !== 'object') {
    return `${name}:${locate(source, '/type').line}: A script's input is always an object, so "type" must be "object".`;
  }
  return compile(document, (pointer) => `${name}:${locate(source, pointer).line}`);
}

/** What is wrong with the input schemas of a skill that are there, each at the place where the manifest names it. */
export async function inputSchemaProblems({ folder, manifest, placeOf }: Skill): Promise<SkillProblem[]> {
  const found = await Promise.all(
    (manifest.scripts ?? []).map(async ({ inputSchema: name }, index) => {
      if (name === undefined || insideFolder(folder, name) === null) return [];
      const schema = await loadInputSchema(folder, name);
      const messages = typeof schema === 'string' ? [schema] : schema.remarks;
      return messages.map((message) => ({ ...placeOf(`/scripts/${index}/inputSchema`), message }));
    }),
  );
  return found.flat();
}

/** The schema a reference inside the document leads to; the schema itself when it is none. */
export function dereference(root: JsonObject, schema: Json | undefined, hops = 8): JsonObject {
  if (!isJsonObject(schema)) return {};
  const reference = schema['$ref'];
  if (typeof reference !== 'string' || hops === 0) return schema;
  let target: Json | undefined = root;
  for (const part of reference.split('/').slice(1)) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    target = isJsonObject(target) ? getOwn(target, key) : undefined;
  }
  return dereference(root, target, hops - 1);
}

function schemaProblem(document: JsonObject): { pointer: string; message: string } | null {
  const isDraft7 = /draft-0[67]/.test(String(document['$schema'] ?? ''));
  const { Ajv2020 } = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const { Ajv } = require('ajv') as typeof import('ajv');
  const ajv = isDraft7 ? new Ajv({ logger: false }) : new Ajv2020({ logger: false });
  const { $schema: _, ...keywords } = document;
  if (ajv.validateSchema(keywords)) return null;
  const [error] = ajv.errors ?? [];
  return { pointer: error?.instancePath ?? '', message: `${where(error?.instancePath)}${error?.message}` };
}

function where(pointer = ''): string {
  return pointer === '' ? 'it ' : `"${pointer.slice(1).replaceAll('/', '.')}" `;
}

function compile(document: JsonObject, placeOf: (pointer: string) => string): InputSchema | string {
  try {
    const prepared = prepareSchema(document);
    const check = untrustedValidator(prepared);
    const remarks = prepared.remarks.map(({ pointer, message }) => `${placeOf(pointer)}: ${message}`);
    return { document, check, remarks };
  } catch (error) {
    const pointer = error instanceof UnusableSchema ? error.pointer : '';
    return `${placeOf(pointer)}: This schema cannot be used: ${(error as Error).message}.`;
  }
}
