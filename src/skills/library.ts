import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ScriptNotFoundError, SkillNotAvailableError } from '../base/errors.ts';
import type { SkillPermissions } from '../contracts/skill-manifest.ts';
import { SCENE_CAPABILITIES } from './capabilities.ts';
import { ASK_FIRST, type Consent, type WaitingSkill, whyWaiting } from './consent.ts';
import { circles, missingDependencies } from './dependencies.ts';
import { insideFolder } from './folder.ts';
import { loadSkill, ownFile } from './load.ts';
import { problemOf, type Skill, type SkillOrigin, type SkillProblem } from './skill.ts';

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
  /** Null when nobody has said how long it may take. */
  timeoutMs: number | null;
  /** The skill's private folder; the script runs in it. */
  dataFolder: string;
  /** Whether it may be started ahead of need. */
  prewarm: boolean;
  retryPolicy: { maxRetries?: number; backoffMs?: number } | null;
}

const MAX_FOLDERS_PER_ROOT = 1000;

/** The skills on this machine, in the order of their roots: the first of a name that may be used wins. */
export class SkillLibrary {
  readonly skills: readonly Skill[];
  /** Those that the user has yet to allow. Nothing of them is planned with or run. */
  readonly waiting: readonly WaitingSkill[];
  readonly problems: readonly SkillProblem[];
  /** Where it looked. */
  readonly roots: readonly SkillRoot[];
  readonly #byName: ReadonlyMap<string, Skill>;

  private constructor(
    roots: readonly SkillRoot[],
    skills: readonly Skill[],
    waiting: readonly WaitingSkill[],
    problems: readonly SkillProblem[],
  ) {
    this.roots = roots;
    this.skills = skills;
    this.waiting = waiting;
    this.problems = problems;
    this.#byName = new Map(skills.map((skill) => [skill.name, skill]));
  }

  /** Folders in `notYet` are left alone: they are still being copied. */
  static async open({
    roots,
    notYet = new Set(),
    consent = ASK_FIRST,
  }: {
    roots: readonly (SkillRoot | string)[];
    notYet?: ReadonlySet<string>;
    consent?: Consent;
  }): Promise<SkillLibrary> {
    const known = roots.map((root) => (typeof root === 'string' ? { folder: root } : root));
    const found: Skill[] = [];
    const problems: SkillProblem[] = [];
    for (const root of known) {
      const { folders, problems: odd } = await listFolders(root.folder);
      problems.push(...odd);
      const ready = folders.filter((folder) => !notYet.has(folder));
      for (const loaded of await Promise.all(ready.map((folder) => loadQuietly(folder, root)))) {
        problems.push(...loaded.problems);
        if (loaded.skill !== null) found.push(loaded.skill);
      }
    }
    const { skills, waiting, doubles } = sortOut(found, consent);
    return new SkillLibrary(known, skills, waiting, [
      ...problems,
      ...doubles,
      ...missingDependencies(skills, waiting),
      ...circles(skills),
    ]);
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
    const file = script?.file ?? ownFile(skill.folder, ...rest);
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
      const file = ownFile(skill.folder, toolPath);
      if (file !== null) return resolved(skill, file);
    }
    throw new ScriptNotFoundError(`The tool path ${toolPath} names no file inside a skill folder.`, {
      toolPath,
    });
  }

  #unknownSkill(name: string): Error {
    const waiting = this.waiting.find(({ skill }) => skill.name === name);
    if (waiting !== undefined) return new SkillNotAvailableError(name, whyWaiting(waiting));
    const problem = this.problems.find((entry) => path.basename(path.dirname(entry.file)) === name);
    if (problem !== undefined)
      return new SkillNotAvailableError(name, `${problem.file}:${problem.line}: ${problem.message}`);
    const where = this.roots.map((root) => root.folder).join(', ');
    return new SkillNotAvailableError(name, `no skill of that name is in ${where}`);
  }
}

/** Which of all skills are used, which wait for the user, and which are in the way of each other. */
function sortOut(
  found: readonly Skill[],
  consent: Consent,
): { skills: Skill[]; waiting: WaitingSkill[]; doubles: SkillProblem[] } {
  const shipped = new Set(found.filter(({ origin }) => origin === 'shipped').map(({ name }) => name));
  const used = new Map<string, Skill>();
  const waiting: WaitingSkill[] = [];
  const doubles: SkillProblem[] = [];
  for (const skill of found) {
    const isForeign = skill.origin === 'home';
    const replaces = isForeign && shipped.has(skill.name);
    const standing = isForeign ? consent.standingOf(skill, replaces) : 'allowed';
    const first = used.get(skill.name);
    if (standing !== 'allowed') waiting.push({ skill, standing, replaces });
    else if (first === undefined) used.set(skill.name, isForeign ? consent.granted(skill) : skill);
    else
      doubles.push(problemOf(skill, `"${skill.name}" is already provided by ${first.folder}, which wins.`));
  }
  return { skills: [...used.values()], waiting, doubles };
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
    timeoutMs: script?.hasOwnTimeout === true ? script.timeoutMs : null,
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

/** Not a fault, but worth knowing: which of several skills is asked for a thing that only one is asked for. */
export function sharedCapabilities(skills: readonly Skill[]): SkillProblem[] {
  return [...SCENE_CAPABILITIES].flatMap((capability) => {
    const [first, ...others] = byPriority(skills.filter((skill) => skill.capabilities.includes(capability)));
    return others.map((skill) =>
      problemOf(
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
