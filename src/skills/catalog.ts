import type { JsonObject } from '../base/json.ts';
import { type Log, silentLog } from '../base/log.ts';
import { type LoadedConfig, loadConfig, loadConfigSchema } from './config/index.ts';
import { fingerprint } from './fingerprint.ts';
import { SkillLibrary, type SkillRoot } from './library.ts';
import type { SkillSettings } from './settings.ts';
import type { SkillProblem } from './skill.ts';

const POLL_MS = 500;
/** Polling may take at most this share of the time, however many skills there are. */
const POLL_SHARE = 1 / 20;

interface CatalogOptions {
  roots: readonly (SkillRoot | string)[];
  settings: SkillSettings;
  env?: NodeJS.ProcessEnv;
  log?: Log;
}

/**
 * The skills as they are now: what is installed, switched on and configured. A change on disk becomes visible with the
 * next library, never inside one, so a plan that is running keeps the skills it began with.
 */
export class SkillCatalog {
  #library: SkillLibrary;
  #configs = new Map<string, LoadedConfig>();
  #schemaProblems: readonly SkillProblem[] = [];
  readonly #options: CatalogOptions;
  readonly #log: Log;
  #loaded: string;
  #lastSeen: string;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  private constructor(options: CatalogOptions, library: SkillLibrary, seen: string) {
    this.#options = options;
    this.#log = options.log ?? silentLog();
    this.#library = library;
    this.#loaded = seen;
    this.#lastSeen = seen;
  }

  static async open(options: CatalogOptions): Promise<SkillCatalog> {
    const seen = await fingerprint(foldersOf(options));
    const library = await SkillLibrary.open({ roots: options.roots });
    const catalog = new SkillCatalog(options, library, seen);
    await catalog.#loadConfigs();
    catalog.#tellProblems();
    return catalog;
  }

  get library(): SkillLibrary {
    return this.#library;
  }

  /** What the owners of skill folders should know. */
  get problems(): readonly SkillProblem[] {
    return [...this.#library.problems, ...this.#schemaProblems, ...this.#options.settings.problems];
  }

  /** A skill's settings as its scripts get them. */
  configOf(skill: string): JsonObject {
    return this.#configs.get(skill)?.resolved ?? {};
  }

  /** What is wrong with a skill's settings, field by field. */
  configProblemsOf(skill: string): LoadedConfig['problems'] {
    return this.#configs.get(skill)?.problems ?? [];
  }

  /** Why a skill must not be planned with, as a clause; null when it may. Its health is not asked here. */
  whyUnavailable(skill: string): string | null {
    if (!this.#options.settings.isEnabled(skill)) return 'it is switched off';
    const missing = this.#library.missingDependenciesOf(skill);
    if (missing.length > 0) return `it needs the skill ${missing.map((name) => `"${name}"`).join(', ')}`;
    const config = this.#configs.get(skill);
    if (config !== undefined && !config.isComplete) {
      return `its settings are not complete: ${config.problems.map(({ message }) => message).join(' ')}`;
    }
    return null;
  }

  /** Reads everything again now. */
  async reload(): Promise<void> {
    this.#loaded = await fingerprint(foldersOf(this.#options));
    this.#lastSeen = this.#loaded;
    this.#library = await SkillLibrary.open({ roots: this.#options.roots });
    await this.#loadConfigs();
    this.#tellProblems();
  }

  /** Looks for changes from now on. A folder that is still being copied is left alone until it holds still. */
  watch(onChange: () => void): void {
    const schedule = (ms: number) => {
      if (this.#isClosed) return;
      this.#timer = setTimeout(async () => {
        const start = performance.now();
        if (await this.#hasSettledChange()) {
          await this.reload();
          onChange();
        }
        schedule(Math.max(POLL_MS, (performance.now() - start) / POLL_SHARE));
      }, ms).unref();
    };
    schedule(POLL_MS);
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  async #hasSettledChange(): Promise<boolean> {
    const seen = await fingerprint(foldersOf(this.#options));
    const isSettled = seen === this.#lastSeen;
    this.#lastSeen = seen;
    return isSettled && seen !== this.#loaded;
  }

  async #loadConfigs(): Promise<void> {
    const { env = process.env } = this.#options;
    const { skills } = this.#library;
    const configs = await Promise.all(
      skills.map(async (skill) => [skill.name, await loadConfig(skill, env)] as const),
    );
    const schemas = await Promise.all(skills.map((skill) => loadConfigSchema(skill)));
    this.#configs = new Map(configs);
    this.#schemaProblems = schemas.flatMap(({ problems }) => problems);
  }

  #tellProblems(): void {
    for (const problem of this.problems) this.#log.warn(problem, 'skill problem');
  }
}

function foldersOf(options: CatalogOptions): string[] {
  return options.roots.map((root) => (typeof root === 'string' ? root : root.folder));
}
