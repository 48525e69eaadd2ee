import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { NarratoriaError, SkillNotAvailableError } from '../../base/errors.ts';
import { getOwn, type Json, type JsonObject } from '../../base/json.ts';
import { type Runtime, withRuntime } from '../../engine/play/runtime.ts';
import { coerce } from '../../skills/config/coerce.ts';
import { describeConfig, loadConfigSchema, newVariablesIn, saveConfig } from '../../skills/config/index.ts';
import { whyWaiting } from '../../skills/consent.ts';
import type { Skill } from '../../skills/skill.ts';

interface SkillConfigOptions {
  skills: string[];
  json?: boolean;
}

/** Shows a skill's settings, or changes some of them first. */
export function configureSkill(
  name: string,
  changes: readonly string[],
  options: SkillConfigOptions,
): Promise<void> {
  const json = options.json === true;
  return withRuntime({ skillFolders: options.skills }, async (runtime) => {
    const skill = installed(name, runtime);
    if (changes.length > 0) await change(skill, changes, runtime);
    const description = await describeConfig(installed(name, runtime));
    process.stdout.write(json ? `${JSON.stringify(description)}\n` : render(description));
  });
}

/** The skill itself. One that waits to be allowed has no settings yet: whoever it is from must not find any. */
function installed(name: string, { catalog }: Runtime): Skill {
  const skill = catalog.edition.library.get(name);
  if (skill !== undefined) return skill;
  const waiting = catalog.edition.waiting.find((one) => one.skill.name === name);
  throw new SkillNotAvailableError(
    name,
    waiting === undefined ? 'no skill with this name is installed' : whyWaiting(waiting),
  );
}

async function change(skill: Skill, changes: readonly string[], runtime: Runtime): Promise<void> {
  const typed = Object.fromEntries(changes.map(parseChange)) as JsonObject;
  const wanted = { ...typed, ...(await fromStandardInput(skill, changes)) };
  const variables = await newVariablesIn(skill, wanted);
  const result = await saveConfig(skill, wanted);
  if (result.saved) {
    await runtime.settings.allowVariables(skill, variables);
    await runtime.catalog.reload();
    return;
  }
  const reasons = result.problems.map(({ message }) => message).join(' ');
  throw new NarratoriaError('invalid_usage', `Not saved. ${reasons}`, {
    details: { problems: result.problems },
  });
}

/** The value of a setting that is given as `key=-`: a command line can be read by others, and is kept in a history. */
async function fromStandardInput(skill: Skill, changes: readonly string[]): Promise<JsonObject> {
  const [key, ...others] = changes
    .filter((change) => change.endsWith('=-'))
    .map((change) => change.slice(0, -2));
  if (key === undefined) return {};
  if (others.length > 0)
    throw new NarratoriaError('invalid_usage', 'Only one setting can be read from standard input.');
  const value = process.stdin.isTTY
    ? await typedUnseen(key)
    : (await text(process.stdin)).replace(/\r?\n$/, '');
  if (value === '') throw new NarratoriaError('invalid_usage', `Standard input has no value for "${key}".`);
  const { settings } = await loadConfigSchema(skill);
  return { [key]: coerce(value, settings.get(key)?.schema ?? {}) };
}

/** A line from the terminal that does not show what is typed; empty when the player thinks better of it. */
async function typedUnseen(key: string): Promise<string> {
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const asking = createInterface({ input: process.stdin, output, terminal: true });
  const given = new Promise<string>((resolve) => {
    asking.once('line', resolve);
    asking.once('close', () => resolve(''));
  });
  process.stderr.write(`Value of ${key} (hidden): `);
  try {
    return await given;
  } finally {
    asking.close();
    process.stderr.write('\n');
  }
}

/** `key=value`: JSON where it is JSON, else text; nothing after the sign takes the value away. */
function parseChange(change: string): [string, Json] {
  const sign = change.indexOf('=');
  if (sign < 1) throw new NarratoriaError('invalid_usage', `${JSON.stringify(change)} is not KEY=VALUE.`);
  const value = change.slice(sign + 1);
  if (value === '') return [change.slice(0, sign), null];
  try {
    return [change.slice(0, sign), JSON.parse(value) as Json];
  } catch {
    return [change.slice(0, sign), value];
  }
}

type Description = Awaited<ReturnType<typeof describeConfig>>;

function render(description: Description): string {
  const fields = Object.entries(description.schema?.properties ?? {});
  if (fields.length === 0) return 'This skill has no settings.\n';
  const lines = fields.map(([field, { description: help }]) => {
    const value = getOwn(description.values, field);
    const shown = value === undefined ? whatHolds(field, description) : JSON.stringify(value);
    return `${field} = ${shown}${help === undefined ? '' : `\n    ${help}`}`;
  });
  return `${[...lines, ...description.problems.map(({ message }) => `! ${message}`)].join('\n')}\n`;
}

/** What holds for a setting that nobody has set: the variable's value, the default, or nothing. */
function whatHolds(field: string, { schema, defaults, variables }: Description): string {
  const variable = getOwn(variables, field);
  if (variable?.isSet === true) return `not set (taken from ${variable.name})`;
  const standard = getOwn(defaults, field);
  if (standard !== undefined) return `${JSON.stringify(standard)} (default)`;
  return schema?.required?.includes(field) ? 'not set (required)' : 'not set';
}
