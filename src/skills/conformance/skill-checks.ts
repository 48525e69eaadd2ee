import { globSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../base/package-root.ts';
import { loadConfig, loadConfigSchema } from '../config/index.ts';
import { insideFolder, readSkillFile } from '../folder.ts';
import { loadSkill } from '../load.ts';
import { doubleNames } from '../manifest-remarks.ts';
import type { Skill, SkillProblem } from '../skill.ts';
import type { CheckSheet } from './checks.ts';

/** Checks what a skill says about itself. Null when it is not even a skill. */
export async function checkSkill(folder: string, sheet: CheckSheet): Promise<Skill | null> {
  const { skill, problems } = await loadSkill(folder, { origin: isShipped(folder) ? 'shipped' : 'named' });
  const shown = (problem: SkillProblem) => placed(folder, problem);
  if (skill === null) {
    sheet.settle('manifest', problems.length === 0 ? [noManifest(folder)] : problems.map(shown));
    return null;
  }
  const mistakes = doubleNames(skill.manifest).map(({ message }) => message);
  const elsewhere = filesOfOtherChecks(skill);
  const remarks = problems
    .filter(({ message }) => !mistakes.includes(message))
    .filter(({ message }) => !elsewhere.some((file) => message.includes(file)));
  sheet.settle('manifest', mistakes, remarks.length === 0 ? undefined : remarks.map(shown).join(' '));
  await checkPrompt(skill, sheet);
  await checkConfig(skill, sheet, shown);
  return skill;
}

/** A skill of the package is not confined in play, so it is not in a test. */
function isShipped(folder: string): boolean {
  return insideFolder(path.join(packageRoot(), 'skills'), folder) !== null;
}

/** Scripts that the manifest lists and that are not there. */
export function missingScripts({ manifest, folder }: Skill): { name: string; path: string }[] {
  return (manifest.scripts ?? []).filter(
    (entry) => (insideFolder(folder, entry.path) ?? insideFolder(folder, 'scripts', entry.path)) === null,
  );
}

/** Files of whose lack other checks tell. */
function filesOfOtherChecks(skill: Skill): string[] {
  const { prompt, scripts = [] } = skill.manifest;
  const schemas = scripts.map(({ inputSchema }) => inputSchema);
  return [...missingScripts(skill).map(({ path: file }) => file), prompt, ...schemas].filter(
    (file) => file !== undefined,
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
