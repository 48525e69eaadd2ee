import { setTimeout as sleep } from 'node:timers/promises';
import type { NarratoriaError } from '../base/errors.ts';
import type { JsonObject } from '../base/json.ts';
import { type Log, silentLog } from '../base/log.ts';
import { type LoadedConfig, loadConfig, loadConfigSchema } from './config/index.ts';
import {
  type Consent,
  changedSince,
  consentIn,
  TRUST_ALL,
  type WaitingSkill,
  whyWaiting,
} from './consent.ts';
import { isUnchanged } from './content.ts';
import { fingerprint, fingerprintFile } from './fingerprint.ts';
import { SkillLibrary, type SkillRoot, sharedCapabilities } from './library.ts';
import type { SkillSettings } from './settings.ts';
import type { SkillProblem } from './skill.ts';

const POLL_MS = 500;
/** Polling may take at most this share of the time, however many skills there are. */
const POLL_SHARE = 1 / 20;
/** How long before a scene a changed folder is given to hold still. */
const SETTLE_MS = 100;

interface CatalogOptions {
  roots: readonly (SkillRoot | string)[];
  settings: SkillSettings;
  env?: NodeJS.ProcessEnv;
  log?: Log;
  /** Use whatever lies in the home folder without asking, for authors at work. */
  trustSkills?: boolean;
}

/** The skills at one moment: what is installed, switched on and configured. It never changes. */
export class SkillEdition {
  readonly library: SkillLibrary;
  readonly problems: readonly SkillProblem[];
  readonly #configs: ReadonlyMap<string, LoadedConfig>;
  readonly #isEnabled: (skill: string) => boolean;

  constructor(
    library: SkillLibrary,
    configs: ReadonlyMap<string, LoadedConfig>,
    problems: readonly SkillProblem[],
    isEnabled: (skill: string) => boolean,
  ) {
    this.library = library;
    this.problems = problems;
    this.#configs = configs;
    this.#isEnabled = isEnabled;
  }

  /** Skills that are not used until the user has reviewed them. */
  get waiting(): readonly WaitingSkill[] {
    return this.library.waiting;
  }

  /**
   * Why a skill must not be started now; null when its folder holds what the user allowed. Between two looks at the disk
   * a file may have changed, so this is asked before every start.
   */
  async whyNotStarted(skill: string): Promise<NarratoriaError | null> {
    const found = this.library.get(skill);
    if (found === undefined || found.content === null) return null;
    return (await isUnchanged(found.folder, found.content)) ? null : changedSince(skill);
  }

  /** A skill's settings as its scripts get them. */
  configOf(skill: string): JsonObject {
    return this.#configs.get(skill)?.forScripts ?? {};
  }

  /** Texts among them that must not be shown anywhere. */
  secretsOf(skill: string): readonly string[] {
    return this.#configs.get(skill)?.secrets ?? [];
  }

  /** What is no fault, but worth knowing: which of the skills that can be used is preferred to which. */
  get notes(): readonly SkillProblem[] {
    return sharedCapabilities(this.library.skills.filter(({ name }) => this.whyUnavailable(name) === null));
  }

  /** What is wrong with a skill's settings, field by field. */
  configProblemsOf(skill: string): LoadedConfig['problems'] {
    return this.#configs.get(skill)?.problems ?? [];
  }

  /** Why a skill must not be planned with, as a clause; null when it may. Its health is not asked here. */
  whyUnavailable(skill: string, asked: ReadonlySet<string> = new Set()): string | null {
    const waiting = this.waiting.find((one) => one.skill.name === skill);
    if (waiting !== undefined && this.library.get(skill) === undefined) return whyWaiting(waiting);
    if (!this.#isEnabled(skill)) return 'it is switched off';
    const missing = this.library.missingDependenciesOf(skill);
    if (missing.length > 0) return `it needs the skill ${missing.map((name) => `"${name}"`).join(', ')}`;
    const config = this.#configs.get(skill);
    if (config === undefined || !config.isComplete) {
      return `its settings are not complete: ${this.configProblemsOf(skill)
        .map(({ message }) => message)
        .join(' ')}`;
    }
    for (const needed of this.library.get(skill)?.manifest.dependencies ?? []) {
      const reason = asked.has(needed) ? null : this.whyUnavailable(needed, new Set([...asked, skill]));
      if (reason !== null) return `it needs the skill "${needed}", and ${reason}`;
    }
    return null;
  }
}

/**
 * The skills as they are now. A change on disk becomes visible with the next edition, never inside one, so a plan that
 * is running keeps the skills and settings it began with.
 */
export class SkillCatalog {
  #edition: SkillEdition;
  readonly #options: CatalogOptions;
  readonly #log: Log;
  readonly #told = new Set<string>();
  #loaded: ReadonlyMap<string, string>;
  #lastSeen: ReadonlyMap<string, string>;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;
  #onChange: (() => void) | null = null;
  /** Looks at the disk, one after the other. */
  #looks: Promise<unknown> = Promise.resolve();

  private constructor(options: CatalogOptions, edition: SkillEdition, seen: ReadonlyMap<string, string>) {
    this.#options = options;
    this.#log = options.log ?? silentLog();
    this.#edition = edition;
    this.#loaded = seen;
    this.#lastSeen = seen;
    this.#tellProblems();
  }

  static async open(options: CatalogOptions): Promise<SkillCatalog> {
    const seen = await look(options);
    return new SkillCatalog(options, await readEdition(options), seen);
  }

  /** The skills at this moment; keep it for as long as a plan runs. */
  get edition(): SkillEdition {
    return this.#edition;
  }

  /** Reads everything again now. */
  async reload(): Promise<void> {
    await this.#reload(await look(this.#options), new Set());
  }

  /** Looks for changes from now on. A folder that is still being copied is left alone until it holds still. */
  watch(onChange: () => void): void {
    this.#onChange = onChange;
    const schedule = (ms: number) => {
      if (this.#isClosed) return;
      this.#timer = setTimeout(async () => {
        const start = performance.now();
        try {
          await this.#takeUp();
        } catch (error) {
          this.#log.error({ err: error }, 'changed skills could not be read');
        }
        schedule(Math.max(POLL_MS, (performance.now() - start) / POLL_SHARE));
      }, ms).unref();
    };
    schedule(POLL_MS);
  }

  /** Takes up, between two looks, what has changed by now: to be asked before a scene is planned. */
  async catchUp(): Promise<void> {
    if (this.#onChange === null || this.#isClosed) return;
    try {
      if ((await this.#takeUp()) !== 'unsettled') return;
      await sleep(SETTLE_MS);
      await this.#takeUp();
    } catch (error) {
      this.#log.error({ err: error }, 'changed skills could not be read');
    }
  }

  #takeUp(): Promise<'changed' | 'unsettled' | 'same'> {
    const look = this.#looks.then(() => this.#takeUpChanges());
    this.#looks = look.catch(() => {}); // whoever asked is told
    return look.then((came) => {
      if (came === 'changed') this.#onChange?.();
      return came;
    });
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  async #takeUpChanges(): Promise<'changed' | 'unsettled' | 'same'> {
    const seen = await look(this.#options);
    const before = this.#lastSeen;
    this.#lastSeen = seen;
    const changed = differing(this.#loaded, seen);
    // What is gone changes no more.
    const unsettled = new Set(differing(before, seen).filter((folder) => seen.has(folder)));
    if (!changed.some((folder) => !unsettled.has(folder))) return changed.length > 0 ? 'unsettled' : 'same';
    await this.#reload(seen, new Set([...unsettled].filter((folder) => !this.#loaded.has(folder))));
    return 'changed';
  }

  async #reload(seen: ReadonlyMap<string, string>, notYet: ReadonlySet<string>): Promise<void> {
    await this.#options.settings.reload();
    this.#edition = await readEdition(this.#options, notYet);
    this.#loaded = new Map([...seen].filter(([folder]) => !notYet.has(folder)));
    this.#tellProblems();
  }

  /** Each once, however often the skills are read again. */
  #tellProblems(): void {
    const isNews = ({ file, line, message }: SkillProblem) => {
      const key = `${file}:${line}: ${message}`;
      return !this.#told.has(key) && this.#told.add(key);
    };
    for (const problem of this.#edition.problems.filter(isNews)) this.#log.warn(problem, 'skill problem');
    for (const note of this.#edition.notes.filter(isNews))
      this.#log.info(note, 'several skills for one task');
  }
}

async function readEdition(
  options: CatalogOptions,
  notYet: ReadonlySet<string> = new Set(),
): Promise<SkillEdition> {
  const { roots, settings, env = process.env, trustSkills = false } = options;
  const consent: Consent = trustSkills ? TRUST_ALL : consentIn(settings);
  const library = await SkillLibrary.open({ roots, notYet, consent });
  const configs = await Promise.all(
    library.skills.map(async (skill) => [skill.name, await loadConfig(skill, env)] as const),
  );
  const schemas = await Promise.all(library.skills.map((skill) => loadConfigSchema(skill)));
  const problems = [
    ...library.problems,
    ...schemas.flatMap((schema) => schema.problems),
    ...settings.problems,
  ];
  return new SkillEdition(library, new Map(configs), problems, (skill) => settings.isEnabled(skill));
}

/** What the skill folders, and the list of skills that are switched off, look like. */
async function look({ roots, settings }: CatalogOptions): Promise<Map<string, string>> {
  const seen = await fingerprint(
    roots.flatMap((root) => {
      if (typeof root === 'string') return [root];
      return root.dataFolder === undefined ? [root.folder] : [root.folder, root.dataFolder];
    }),
  );
  return seen.set(settings.file, await fingerprintFile(settings.file));
}

function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}
