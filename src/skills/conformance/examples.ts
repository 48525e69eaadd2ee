import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Static, Type } from 'typebox';
import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { locate, parseJsonDocument } from '../../base/json-document.ts';
import { ToolChoiceSchema } from '../../contracts/tool-input.ts';
import { validator } from '../../contracts/validate.ts';
import { insideFolder, readSkillFile } from '../folder.ts';
import type { InputSchema } from './input-schema.ts';

/** An input to try a script with. */
export interface Example {
  /** How messages call it. */
  label: string;
  input: JsonObject;
  /** Null when nobody has said what should come of it. */
  expect: 'success' | 'failure' | null;
  config?: JsonObject;
  dependencies?: Record<string, JsonObject | null>;
  state?: JsonObject;
  choice?: PracticeChoice;
}

const PracticeChoiceSchema = Type.Partial(ToolChoiceSchema);
/** The choice that led to the scene; what is left out is as for a choice of the skill's own. */
export type PracticeChoice = Static<typeof PracticeChoiceSchema>;

interface Examples {
  examples: Example[];
  problems: string[];
}

/** Reads the examples of a script: a JSON file with one input or a list of them, or a folder of such files. */
export async function loadExamples(
  folder: string,
  name: string,
  schema: InputSchema | null,
): Promise<Examples> {
  const place = insideFolder(folder, name);
  if (place === null) {
    return {
      examples: [],
      problems: [`The manifest names ${name} as examples, but that is not in the skill folder.`],
    };
  }
  const files = (await stat(place)).isDirectory() ? await jsonFilesIn(place, name) : [name];
  if (files.length === 0) {
    return { examples: [], problems: [`The folder ${name} has no .json file, so there are no examples.`] };
  }
  const read = await Promise.all(files.map((file) => readExampleFile(folder, file, schema)));
  return {
    examples: read.flatMap(({ examples }) => examples),
    problems: read.flatMap(({ problems }) => problems),
  };
}

async function jsonFilesIn(place: string, name: string): Promise<string[]> {
  const names = await readdir(place);
  return names
    .filter((entry) => entry.endsWith('.json'))
    .sort()
    .map((entry) => path.posix.join(name, entry));
}

async function readExampleFile(folder: string, file: string, schema: InputSchema | null): Promise<Examples> {
  const { text } = await readSkillFile(folder, file);
  if (text === null) return { examples: [], problems: [`${file} cannot be read, or is over 1 MiB.`] };
  const document = parseJsonDocument(text);
  if (document.error !== null) {
    return { examples: [], problems: [`${file}:${document.error.line}: ${document.error.message}`] };
  }
  const isList = Array.isArray(document.value);
  const entries = (isList ? document.value : [document.value]) as Json[];
  const examples: Example[] = [];
  const problems: string[] = [];
  for (const [index, entry] of entries.entries()) {
    const pointer = isList ? `/${index}` : '';
    const complain = (at: string, message: string) =>
      problems.push(`${file}:${locate(document, `${pointer}${at}`).line}: ${message}`);
    const label = isList && entries.length > 1 ? `example ${index + 1} of ${file}` : `the example ${file}`;
    const example = toExample(entry, label, complain);
    if (example === null) continue;
    if (example.expect !== 'failure') checkInput(example, entry, schema, complain);
    examples.push(example);
  }
  return { examples, problems };
}

/** `{"expect": …, "input": …}` says what should come of it; any other object is an input that should work. */
function toExample(
  entry: Json,
  label: string,
  complain: (at: string, message: string) => void,
): Example | null {
  if (!isJsonObject(entry)) {
    complain('', 'An example must be an object: the input of the script.');
    return null;
  }
  const { expect, input } = entry;
  if (expect === undefined || !isJsonObject(input)) return { label, input: entry, expect: 'success' };
  if (expect !== 'success' && expect !== 'failure') {
    complain('/expect', `"expect" must be "success" or "failure", but is ${JSON.stringify(expect)}.`);
    return null;
  }
  const { config, dependencies, state, choice } = entry;
  const checkChoice = validator(PracticeChoiceSchema);
  for (const { pointer, message } of choice === undefined ? [] : checkChoice(choice))
    complain(`/choice${pointer}`, message);
  return {
    label,
    input,
    expect,
    ...(isJsonObject(config) ? { config } : {}),
    ...(isJsonObject(dependencies)
      ? { dependencies: dependencies as Record<string, JsonObject | null> }
      : {}),
    ...(isJsonObject(state) ? { state } : {}),
    ...(checkChoice.accepts(choice) ? { choice } : {}),
  };
}

function checkInput(
  { input }: Example,
  entry: Json,
  schema: InputSchema | null,
  complain: (at: string, message: string) => void,
): void {
  const at = entry === input ? '' : '/input';
  for (const { pointer, message } of schema?.check(input) ?? []) {
    complain(
      `${at}${pointer}`,
      `${message} Correct the example or the inputSchema, or mark it {"input": …, "expect": "failure"}.`,
    );
  }
}
