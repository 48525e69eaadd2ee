import { NarratoriaError, SkillNotAvailableError } from '../../base/errors.ts';
import type { Json, JsonObject } from '../../base/json.ts';
import { withRuntime } from '../../sitting/runtime.ts';
import { describeConfig, saveConfig } from '../../skills/config/index.ts';
import type { Skill } from '../../skills/skill.ts';
import { guarded } from './guarded.ts';
import type { SkillConfigOptions } from './options.ts';

/** Shows a skill's settings, or changes some of them first. Returns the exit code. */
export function configureSkill(
  name: string,
  changes: readonly string[],
  options: SkillConfigOptions,
): Promise<number> {
  const json = options.json === true;
  return guarded({ json }, () =>
    withRuntime({ skillFolders: options.skills }, async ({ catalog }) => {
      const skill = catalog.edition.library.get(name);
      if (skill === undefined) throw new SkillNotAvailableError(name, 'no skill of that name is installed');
      if (changes.length > 0) await change(skill, changes);
      const description = await describeConfig(skill);
      process.stdout.write(json ? `${JSON.stringify(description)}\n` : page(description));
      return 0;
    }),
  );
}

async function change(skill: Skill, changes: readonly string[]): Promise<void> {
  const result = await saveConfig(skill, Object.fromEntries(changes.map(parseChange)) as JsonObject);
  if (result.saved) return;
  const reasons = result.problems.map(({ message }) => message).join(' ');
  throw new NarratoriaError('invalid_usage', `Nothing was saved. ${reasons}`, {
    details: { problems: result.problems },
  });
}

/** `key=value`: JSON where it is JSON, else text; nothing after the sign takes the value away. */
function parseChange(text: string): [string, Json] {
  const sign = text.indexOf('=');
  if (sign < 1)
    throw new NarratoriaError('invalid_usage', `${JSON.stringify(text)} does not read KEY=VALUE.`);
  const value = text.slice(sign + 1);
  if (value === '') return [text.slice(0, sign), null];
  try {
    return [text.slice(0, sign), JSON.parse(value) as Json];
  } catch {
    return [text.slice(0, sign), value];
  }
}

function page({ schema, values, defaults, problems }: Awaited<ReturnType<typeof describeConfig>>): string {
  const fields = Object.entries(schema?.properties ?? {});
  if (fields.length === 0) return 'This skill has no settings.\n';
  const lines = fields.map(([field, { description }]) => {
    const value =
      values[field] === undefined
        ? `${JSON.stringify(defaults[field]) ?? 'not set'} (default)`
        : JSON.stringify(values[field]);
    return `${field} = ${value}${description === undefined ? '' : `\n    ${description}`}`;
  });
  return `${[...lines, ...problems.map(({ message }) => `! ${message}`)].join('\n')}\n`;
}
