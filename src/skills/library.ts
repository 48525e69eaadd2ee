import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ScriptNotFoundError, SkillNotAvailableError } from '../base/errors.ts';
import type { SkillPermissions } from '../contracts/skill-manifest.ts';
import { SCENE_CAPABILITIES } from './capabilities.ts';
import { insideFolder } from './folder.ts';
import { loadSkill } from './load.ts';
import { DEFAULT_TIMEOUT_MS, type Skill, type SkillOrigin, type SkillProblem } from './skill.ts';

/** A folder that holds skill folders. */
export interface SkillRoot {
  folder: string;
  /** Where skills of this root keep `data/` and `config.json`; by default in their own folder. */
  dataFolder?: string;
  /** By default it was named by the user. */
  origin?: SkillOrigin;
}

/** A script of a plan, found: what to start, where, and for how long. */
export interface ResolvedScript {
  skill: string;
  skillFolder: string;
  origin: SkillOrigin;
  /** What its manifest declares. */
  permissions: SkillPermissions;
  name: string;
  file: string;
  timeoutMs: number;
  /** The skill's private folder; the script runs in it. */
  dataFolder: string;
  /** Whether it may be started ahead of need. */
  prewarm: boolean;
  retryPolicy: { maxRetries?: number; backoffMs?: number } | null;
}

const MAX_FOLDERS_PER_ROOT = 1000;

/** The skills on this machine, in the order of their roots: the first of a name wins. */
export class SkillLibrary {
  readonly skills: readonly Skill[];
  readonly problems: readonly SkillProblem[];
  readonly #roots: readonly SkillRoot[];
  readonly #byName: ReadonlyMap<string, Skill>;

  private constructor(
    roots: readonly SkillRoot[],
    skills: readonly Skill[],
    problems: readonly SkillProblem[],
  ) {
    this.#roots = roots;
    this.skills = skills;
    this.problems = problems;
    this.#byName = new Map(skills.map((skill) => [skill.name, skill]));
  }

  /** Folders in `notYet` are left alone: they are still being copied. */
  static async open({
    roots,
    notYet = new Set(),
  }: {
    roots: readonly (SkillRoot | string)[];
    notYet?: ReadonlySet<string>;
  }): Promise<SkillLibrary> {
    const known = roots.map((root) => (typeof root === 'string' ? { folder: root } : root));
    const skills = new Map<string, Skill>();
    const problems: SkillProblem[] = [];
    for (const root of known) {
      const { folders, problems: odd } = await listFolders(root.folder);
      problems.push(...odd);
      const ready = folders.filter((folder) => !notYet.has(folder));
      const loaded = await Promise.all(ready.map((folder) => loadQuietly(folder, root)));
      for (const { skill, problems: found } of loaded) {
        problems.push(...found);
        if (skill === null) continue;
        const first = skills.get(skill.name);
        if (first === undefined) skills.set(skill.name, skill);
        else
          problems.push(about(skill, `"${skill.name}" is already provided by ${first.folder}, which wins.`));
      }
    }
    const found = [...skills.values()];
    return new SkillLibrary(known, found, [...problems, ...missingDependencies(found), ...circles(found)]);
  }

  get(name: string): Skill | undefined {
    return this.#byName.get(name);
  }

  /** Names of skills that this one needs and that are not here. */
  missingDependenciesOf(name: string): string[] {
    return (this.#byName.get(name)?.manifest.dependencies ?? []).filter(
      (needed) => !this.#byName.has(needed),
    );
  }

  /**
   * Finds the script a tool path means: `skills/<skill>/<path or script name>`, or an absolute path whose real
   * place is inside a skill root. Anything else is refused.
   */
  resolve(toolPath: string): ResolvedScript {
    return path.isAbsolute(toolPath) ? this.#resolveAbsolute(toolPath) : this.#resolveByName(toolPath);
  }

  #resolveByName(toolPath: string): ResolvedScript {
    const [prefix, name, ...rest] = toolPath.split('/');
    if (
      prefix !== 'skills' ||
      !name ||
      rest.length === 0 ||
      rest.some((part) => part === '' || part === '..' || part === '.')
    ) {
      throw new ScriptNotFoundError(
        `The tool path ${JSON.stringify(toolPath)} does not read skills/<skill name>/<path in that skill>.`,
        { toolPath },
      );
    }
    const skill = this.#byName.get(name);
    if (skill === undefined) throw this.#unknownSkill(name);
    const wanted = rest.join('/');
    const script = skill.scripts.find((entry) => entry.path === wanted || entry.name === wanted);
    const file = script?.file ?? insideFolder(skill.folder, ...rest);
    if (file === null) {
      const offered = skill.scripts.map((entry) => entry.path).join(', ') || 'none';
      throw new ScriptNotFoundError(`The skill "${name}" has no script ${wanted} (it has: ${offered}).`, {
        toolPath,
        skill: name,
      });
    }
    return resolved(skill, file);
  }

  #resolveAbsolute(toolPath: string): ResolvedScript {
    for (const skill of this.skills) {
      const file = insideFolder(skill.folder, toolPath);
      if (file !== null) return resolved(skill, file);
    }
    throw new ScriptNotFoundError(`The tool path ${toolPath} names no file inside a skill folder.`, {
      toolPath,
    });
  }

  #unknownSkill(name: string): Error {
    const problem = this.problems.find((entry) => path.basename(path.dirname(entry.file)) === name);
    if (problem !== undefined)
      return new SkillNotAvailableError(name, `${problem.file}:${problem.line}: ${problem.message}`);
    const where = this.#roots.map((root) => root.folder).join(', ');
    return new SkillNotAvailableError(name, `no skill of that name is in ${where}`);
  }
}

function resolved(skill: Skill, file: string): ResolvedScript {
  const script = skill.scripts.find((entry) => entry.file === file);
  return {
    skill: skill.name,
    skillFolder: skill.folder,
    origin: skill.origin,
    permissions: skill.manifest.permissions ?? {},
    name: script?.name ?? path.parse(file).name,
    file,
    timeoutMs: script?.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    dataFolder: skill.dataFolder,
    prewarm: script?.prewarm ?? false,
    retryPolicy: skill.manifest.retryPolicy ?? null,
  };
}

/** A folder may vanish while it is read; that is no reason for the others not to load. */
async function loadQuietly(folder: string, root: SkillRoot): ReturnType<typeof loadSkill> {
  try {
    return await loadSkill(folder, root);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      skill: null,
      problems: [{ file: folder, line: 1, message: `The skill cannot be read: ${why}` }],
    };
  }
}

async function listFolders(root: string): Promise<{ folders: string[]; problems: SkillProblem[] }> {
  let entries: Dirent[];
  try {
    entries = await readdir(root, { withFileTypes: true });
  } catch {
    return { folders: [], problems: [] }; // a root that does not exist has no skills
  }
  const candidates = entries
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !entry.name.startsWith('.'))
    .map((entry) => path.join(root, entry.name))
    .sort();
  const problems = candidates
    .filter((folder) => insideFolder(root, folder) === null)
    .map((file) => ({
      file,
      line: 1,
      message: 'This link leads out of the skills folder and is not followed.',
    }));
  if (candidates.length > MAX_FOLDERS_PER_ROOT) {
    problems.push({
      file: root,
      line: 1,
      message: `Only the first ${MAX_FOLDERS_PER_ROOT} folders are looked at.`,
    });
  }
  const folders = candidates
    .filter((folder) => insideFolder(root, folder) !== null)
    .slice(0, MAX_FOLDERS_PER_ROOT);
  return { folders, problems };
}

function missingDependencies(skills: readonly Skill[]): SkillProblem[] {
  const names = new Set(skills.map(({ name }) => name));
  return skills.flatMap((skill) =>
    (skill.manifest.dependencies ?? []).flatMap((needed, index) =>
      names.has(needed)
        ? []
        : [
            about(
              skill,
              `It needs the skill "${needed}", which is not installed, and is not used.`,
              `/dependencies/${index}`,
            ),
          ],
    ),
  );
}

/** Skills that need each other: none of them can run before the others. */
function circles(skills: readonly Skill[]): SkillProblem[] {
  const needs = new Map(skills.map(({ name, manifest }) => [name, manifest.dependencies ?? []]));
  return skills.flatMap((skill) =>
    (skill.manifest.dependencies ?? []).flatMap((needed, index) => {
      const way = wayTo(skill.name, [needed], needs);
      if (way === null) return [];
      const circle = [skill.name, ...way].join(' → ');
      const message = `The skills wait for each other in a circle: ${circle}. Take one of these dependencies away.`;
      return [about(skill, message, `/dependencies/${index}`)];
    }),
  );
}

/** From the last skill on the way to the one that is looked for, by what each needs; null when none leads there. */
function wayTo(
  goal: string,
  way: readonly string[],
  needs: ReadonlyMap<string, readonly string[]>,
  seen: Set<string> = new Set(),
): string[] | null {
  const here = way.at(-1) ?? '';
  if (here === goal) return [...way];
  if (seen.has(here)) return null;
  seen.add(here);
  for (const next of needs.get(here) ?? []) {
    const found = wayTo(goal, [...way, next], needs, seen);
    if (found !== null) return found;
  }
  return null;
}

/** Not a fault, but worth knowing: which of several skills is asked for a thing that only one is asked for. */
export function sharedCapabilities(skills: readonly Skill[]): SkillProblem[] {
  return [...SCENE_CAPABILITIES].flatMap((capability) => {
    const [first, ...others] = byPriority(skills.filter((skill) => skill.capabilities.includes(capability)));
    return others.map((skill) =>
      about(
        skill,
        `"${capability}" is also offered by "${first?.name}", which is preferred.`,
        '/capabilities',
      ),
    );
  });
}

/** The highest priority first; ties by name, so that the choice does not depend on the order of folders. */
function byPriority(skills: readonly Skill[]): Skill[] {
  return skills.toSorted((a, b) => b.priority - a.priority || (a.name < b.name ? -1 : 1));
}

function about(skill: Skill, message: string, pointer = ''): SkillProblem {
  return { ...skill.placeOf(pointer), message };
}
