import { realpathSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ScriptNotFoundError, SkillNotAvailableError } from '../base/errors.ts';
import { loadSkill, type SkillProblem } from './load.ts';
import { DEFAULT_TIMEOUT_MS, type Skill } from './skill.ts';

/** A folder that holds skill folders. */
export interface SkillRoot {
  folder: string;
  /** Where skills of this root keep `data/` and `config.json`; by default in their own folder. */
  dataFolder?: string;
}

/** A script of a plan, found: what to start, where, and for how long. */
export interface ResolvedScript {
  skill: string;
  skillFolder: string;
  name: string;
  file: string;
  timeoutMs: number;
  /** The skill's private folder; the script runs in it. */
  dataFolder: string;
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

  static async open({ roots }: { roots: readonly (SkillRoot | string)[] }): Promise<SkillLibrary> {
    const known = roots.map((root) => (typeof root === 'string' ? { folder: root } : root));
    const skills = new Map<string, Skill>();
    const problems: SkillProblem[] = [];
    for (const root of known) {
      for (const folder of await listFolders(root.folder)) {
        const loaded = await loadSkill(folder, root.dataFolder);
        problems.push(...loaded.problems);
        if (loaded.skill === null) continue;
        const first = skills.get(loaded.skill.name);
        if (first === undefined) skills.set(loaded.skill.name, loaded.skill);
        else
          problems.push({
            file: folder,
            line: 1,
            message: `"${first.name}" is already provided by ${first.folder}, which wins.`,
          });
      }
    }
    return new SkillLibrary(known, [...skills.values()], problems);
  }

  get(name: string): Skill | undefined {
    return this.#byName.get(name);
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
    const file = script?.file ?? insideFolder(skill.folder, path.join(skill.folder, ...rest));
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
    name: script?.name ?? path.parse(file).name,
    file,
    timeoutMs: script?.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    dataFolder: skill.dataFolder,
    retryPolicy: skill.manifest.retryPolicy ?? null,
  };
}

/** The real path when it is a file inside the folder, else null. */
function insideFolder(folder: string, candidate: string): string | null {
  try {
    const real = realpathSync(candidate);
    return real.startsWith(realpathSync(folder) + path.sep) ? real : null;
  } catch {
    return null;
  }
}

async function listFolders(root: string): Promise<string[]> {
  let entries: import('node:fs').Dirent[];
  try {
    entries = await readdir(root, { withFileTypes: true });
  } catch {
    return []; // a root that does not exist has no skills
  }
  return entries
    .filter((entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !entry.name.startsWith('.'))
    .map((entry) => path.join(root, entry.name))
    .sort()
    .slice(0, MAX_FOLDERS_PER_ROOT);
}
