import { globSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '../../contracts/nearest.ts';
import { SkillManifestSchema, SkillScriptEntrySchema } from '../../contracts/skill-manifest.ts';
import { loadConfig, loadConfigSchema } from '../config/index.ts';
import { insideFolder, readSkillFile } from '../folder.ts';
import { loadSkill } from '../load.ts';
import type { Skill, SkillProblem } from '../skill.ts';
import type { CheckSheet } from './checks.ts';

/** Checks what a skill says about itself. Null when it is not even a skill. */
export async function checkSkill(folder: string, sheet: CheckSheet): Promise<Skill | null> {
  const { skill, problems } = await loadSkill(folder);
  const shown = (problem: SkillProblem) => placed(folder, problem);
  if (skill === null) {
    sheet.settle('manifest', problems.length === 0 ? [noManifest(folder)] : problems.map(shown));
    return null;
  }
  const missing = missingScripts(skill);
  const remarks = [
    ...problems.filter(({ message }) => !missing.some(({ path: file }) => message.includes(file))).map(shown),
    ...unknownFields(skill),
  ];
  sheet.settle('manifest', doubleNames(skill), remarks.length === 0 ? undefined : remarks.join(' '));
  await checkPrompt(skill, sheet);
  await checkConfig(skill, sheet, shown);
  return skill;
}

/** Scripts that the manifest lists and that are not there. */
export function missingScripts({ manifest, folder }: Skill): { name: string; path: string }[] {
  return (manifest.scripts ?? []).filter(
    (entry) => (insideFolder(folder, entry.path) ?? insideFolder(folder, 'scripts', entry.path)) === null,
  );
}

async function checkPrompt({ manifest, folder, prompt }: Skill, sheet: CheckSheet): Promise<void> {
  const name = manifest.prompt ?? 'prompt.md';
  const isNamed = manifest.prompt !== undefined;
  const isThere = insideFolder(folder, name) !== null;
  const { text } = await readSkillFile(folder, name);
  const complaints: string[] = [];
  if (isNamed && !isThere) {
    complaints.push(`The manifest names ${name} as prompt, but there is no such file in the skill folder.`);
  } else if (isThere && text === null) {
    complaints.push(`${name} cannot be read, or is larger than 1 MiB.`);
  } else if (text?.includes('\uFFFD')) {
    complaints.push(`${name} is not UTF-8. Save it in that encoding.`);
  } else if (text !== null && text.trim() === '') {
    complaints.push(`${name} is empty. Say in it when a planner should call which script.`);
  }
  sheet.settle(
    'prompt',
    complaints,
    prompt === null ? 'no prompt, so planners know it by its description only' : undefined,
  );
}

async function checkConfig(
  skill: Skill,
  sheet: CheckSheet,
  shown: (problem: SkillProblem) => string,
): Promise<void> {
  const { problems } = await loadConfigSchema(skill);
  const { problems: unset, isComplete } = await loadConfig(skill);
  const wanting = unset.map(({ message }) => message).join(' ');
  const remark = isComplete ? undefined : `tried without settings that are required: ${wanting}`;
  sheet.settle('config-schema', problems.map(shown), remark);
}

function doubleNames({ manifest }: Skill): string[] {
  const names = (manifest.scripts ?? []).map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [...new Set(twice)].map((name) => `Two scripts are called "${name}". Give each a name of its own.`);
}

/** Not a mistake, since later versions may know more; but mostly a slip of the pen. */
function unknownFields({ manifest }: Skill): string[] {
  const ofSkill = Object.keys(SkillManifestSchema.properties);
  const ofScript = Object.keys(SkillScriptEntrySchema.properties);
  return [
    ...slips(Object.keys(manifest), ofSkill),
    ...(manifest.scripts ?? []).flatMap((entry) => slips(Object.keys(entry), ofScript)),
  ];
}

function slips(fields: readonly string[], known: readonly string[]): string[] {
  return fields.flatMap((field) => {
    const meant = known.includes(field) ? undefined : nearest(field, known);
    return meant === undefined ? [] : [`The manifest has "${field}"; did you mean "${meant}"?`];
  });
}

function noManifest(folder: string): string {
  const [inside] = globSync('*/{skill.json,SKILL.md}', { cwd: folder });
  const advice =
    inside === undefined
      ? 'Make a skill with: narratoria skill new NAME'
      : `It holds skills; test one of them, such as ${path.join(folder, path.dirname(inside))}.`;
  return `${folder} has neither a skill.json nor a SKILL.md. ${advice}`;
}

function placed(folder: string, { file, line, message }: SkillProblem): string {
  return `${path.relative(folder, file)}:${line}: ${message}`;
}
