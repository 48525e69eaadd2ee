import { realpathSync } from 'node:fs';
import path from 'node:path';
import pc from 'picocolors';
import { type Runtime, withRuntime } from '../../engine/play/runtime.ts';
import { configFile } from '../../skills/config/index.ts';
import { inputSchemaProblems } from '../../skills/conformance/input-schema.ts';
import { type Standing, whyWaiting } from '../../skills/consent.ts';
import type { HealthState, Skill, SkillProblem } from '../../skills/skill.ts';
import { plain } from '../plain.ts';

interface SkillListOptions {
  skills: string[];
  json?: boolean;
}

interface ListedSkill {
  name: string;
  displayName: string;
  version: string;
  description: string;
  path: string;
  enabled: boolean;
  /** Whether it may be used: `new` and `changed` ones have to be allowed first. */
  standing: Standing;
  health: HealthState;
  /** Why plans cannot use it, as a clause; null when they can. */
  unavailable: string | null;
  scripts: { name: string; path: string; description: string; timeoutMs: number; prewarm: boolean }[];
  problems: SkillProblem[];
  /** What is no problem, but worth knowing. */
  notes: string[];
}

interface SkillList {
  skills: ListedSkill[];
  /** Everything that is wrong, also with folders that are no valid skill and so are not in the list. */
  problems: SkillProblem[];
}

export function listSkills(options: SkillListOptions): Promise<void> {
  return withRuntime({ skillFolders: options.skills }, async (runtime) => {
    const list = await collect(runtime);
    process.stdout.write(options.json === true ? `${JSON.stringify(list)}\n` : render(list, runtime.home));
  });
}

async function collect(runtime: Runtime): Promise<SkillList> {
  const { catalog } = runtime;
  const { skills } = catalog.edition.library;
  const known = new Set(
    catalog.edition.problems.map(({ file, line, message }) => `${path.basename(file)}:${line}: ${message}`),
  );
  const ofConfigs = skills.flatMap((skill) =>
    catalog.edition
      .configProblemsOf(skill.name)
      .filter(({ message }) => !known.has(message))
      .map(({ message }) => placed(configFile(skill), message)),
  );
  const all = [...skills, ...catalog.edition.waiting.map(({ skill }) => skill)];
  const ofSchemas = (await Promise.all(all.map(inputSchemaProblems))).flat();
  const problems = [...catalog.edition.problems, ...ofSchemas, ...ofConfigs];
  const { notes, waiting } = catalog.edition;
  const used = skills.map((skill) => listed(skill, problems, notes, runtime));
  const others = waiting.map((one) => ({
    ...listed(one.skill, problems, notes, runtime),
    enabled: false,
    standing: one.standing,
    unavailable: whyWaiting(one),
  }));
  return { skills: [...used, ...others], problems };
}

/** A problem of settings as one of a file; some messages name the place themselves. */
function placed(file: string, message: string): SkillProblem {
  const match = message.startsWith(`${file}:`) ? /^(\d+): (.*)$/s.exec(message.slice(file.length + 1)) : null;
  return { file, line: Number(match?.[1] ?? 1), message: match?.[2] ?? message };
}

function listed(
  skill: Skill,
  problems: readonly SkillProblem[],
  notes: readonly SkillProblem[],
  { catalog, settings, health }: Runtime,
): ListedSkill {
  const { name, displayName, version, description, folder, scripts } = skill;
  return {
    name,
    displayName,
    version,
    description,
    path: folder,
    enabled: settings.isEnabled(name),
    standing: 'allowed',
    health: health.stateOf(name),
    unavailable: catalog.edition.whyUnavailable(name),
    scripts: scripts.map((script) => ({
      name: script.name,
      path: script.path,
      description: script.description,
      timeoutMs: script.timeoutMs,
      prewarm: script.prewarm,
    })),
    problems: problems.filter(({ file }) => file === configFile(skill) || isInside(file, folder)),
    notes: notes.filter(({ file }) => isInside(file, folder)).map(({ message }) => message),
  };
}

function isInside(file: string, folder: string): boolean {
  try {
    return `${realpathSync(path.dirname(file))}${path.sep}`.startsWith(`${folder}${path.sep}`);
  } catch {
    return false; // the folder is gone by now
  }
}

function render({ skills, problems }: SkillList, home: string): string {
  const lines = skills.flatMap(renderSkill);
  const others = problems.filter((problem) => !skills.some((skill) => skill.problems.includes(problem)));
  if (others.length > 0) lines.push(pc.bold('Other problems'), ...others.map(renderProblem), '');
  if (skills.length === 0) {
    lines.push(
      `No skills yet. To create one: narratoria skill new NAME`,
      `It is created in ${path.join(home, 'skills')}.`,
    );
  } else {
    lines.push(tally(skills));
  }
  return `${lines.join('\n')}\n`;
}

function renderSkill(skill: ListedSkill): string[] {
  const { name, version, description, unavailable, enabled, standing, scripts, problems } = skill;
  const mark = unavailable === null ? pc.green('✓') : enabled ? pc.red('✗') : pc.dim('–');
  const remedy = enabled || standing !== 'allowed' ? '' : ` To turn it on: narratoria skill enable ${name}`;
  return [
    `${mark} ${pc.bold(name)} ${version}  ${plain(description)}`,
    ...(unavailable === null ? [] : [`    not in use: ${plain(unavailable).replace(/\.$/, '')}.${remedy}`]),
    `    scripts: ${plain(scripts.map((script) => script.name).join(', ')) || 'none'}`,
    `    ${pc.dim(plain(skill.path))}`,
    ...problems.map(renderProblem),
    ...skill.notes.map((note) => `    ${pc.dim(plain(note))}`),
    '',
  ];
}

function renderProblem({ file, line, message }: SkillProblem): string {
  return `    ${pc.yellow('!')} ${plain(`${file}:${line}: ${message}`)}`;
}

function tally(skills: readonly ListedSkill[]): string {
  const count = `${skills.length} ${skills.length === 1 ? 'skill' : 'skills'}`;
  const unused = skills.filter(({ unavailable }) => unavailable !== null).length;
  const troubled = skills.filter(({ problems }) => problems.length > 0).length;
  if (unused > 0) return `${count}, ${unused} not in use.`;
  return troubled === 0 ? `${count}, all ready.` : `${count}, ${troubled} with problems.`;
}
