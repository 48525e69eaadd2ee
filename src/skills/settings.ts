import path from 'node:path';
import { NarratoriaError } from '../base/errors.ts';
import { getOwn, isJsonObject, type Json, type JsonObject, setOwn } from '../base/json.ts';
import { inTurn } from './config/in-turn.ts';
import { type ObjectFile, readObjectFile, writeObjectFile } from './config/object-file.ts';
import type { Skill, SkillProblem } from './skill.ts';

/** What the user agreed to for one skill. It holds for this content of the folder and no other. */
export interface Allowance {
  /** Hash of the content that was allowed. */
  hash: string;
  /** The folder it was in. */
  folder: string;
  /** When, as an ISO time. */
  at: string;
  /** Environment variables it may be given. */
  environment: readonly string[];
  /** Its settings that were secret then: they are forgotten when other content is allowed. */
  secrets: readonly string[];
  /** Whether it may take the place of a skill that came with Narratoria. */
  replaces: boolean;
}

/** Where a skill was installed from, and what exactly came. */
export interface InstalledFrom {
  /** As the user wrote it. */
  from: string;
  kind: string;
  /** A commit, a version with its checksum, or the checksum of an archive. */
  pin: string;
  /** Hash of the content of the folder. */
  checksum: string;
  /** When, as an ISO time. */
  at: string;
}

/** Which skills the user has switched off, and which of their own they have allowed; kept in the home folder. */
export class SkillSettings {
  readonly file: string;
  #off: ReadonlySet<string> = new Set();
  #allowed: ReadonlyMap<string, Allowance> = new Map();
  #sources: ReadonlyMap<string, InstalledFrom> = new Map();
  #problems: readonly SkillProblem[] = [];

  private constructor(file: string) {
    this.file = file;
  }

  static async open(home: string): Promise<SkillSettings> {
    const settings = new SkillSettings(path.join(home, 'skill-settings.json'));
    await settings.reload();
    return settings;
  }

  /** What is wrong with the file. What cannot be read counts as neither switched off nor allowed. */
  get problems(): readonly SkillProblem[] {
    return this.#problems;
  }

  isEnabled(name: string): boolean {
    return !this.#off.has(name);
  }

  /** What the user last allowed under this name; whether the folder still holds that is for the caller to check. */
  allowanceOf(name: string): Allowance | null {
    return this.#allowed.get(name) ?? null;
  }

  /** Where the skill of this name was installed from; null when it was put there by hand. */
  sourceOf(name: string): InstalledFrom | null {
    return this.#sources.get(name) ?? null;
  }

  async setSource(name: string, source: InstalledFrom): Promise<void> {
    await this.#change(name, (entry) => ({ ...entry, source: { ...source } }));
  }

  /** Forgets all about a skill that is gone. */
  async forget(name: string): Promise<void> {
    await this.#change(name, () => null);
  }

  /** What was allowed under this name or in this folder, with another content. */
  othersThan({ name, folder, content }: Skill): Allowance[] {
    return [...this.#allowed]
      .filter(([other, allowance]) => other === name || allowance.folder === folder)
      .map(([, allowance]) => allowance)
      .filter(({ hash }) => hash !== content?.hash);
  }

  /** Remembers it on disk. Other skills' entries and unknown keys stay, even those another process wrote meanwhile. */
  async setEnabled(name: string, isEnabled: boolean): Promise<void> {
    await this.#change(name, (entry) => ({ ...entry, enabled: isEnabled }));
  }

  /** Remembers what the user agreed to, and switches the skill on. */
  async allow(name: string, allowance: Allowance): Promise<void> {
    const { environment, secrets, ...others } = allowance;
    const allowed = { ...others, environment: [...environment], secrets: [...secrets] };
    await this.#change(name, (entry) => ({ ...entry, enabled: true, allowed }));
  }

  /** Remembers variables that the user has named in the skill's settings, in addition to those agreed to before. */
  async allowVariables({ name, content }: Skill, variables: readonly string[]): Promise<void> {
    const known = this.allowanceOf(name);
    // A skill that came with Narratoria, and one of another content, may have the same name.
    if (known === null || known.hash !== content?.hash) return;
    if (variables.every((variable) => known.environment.includes(variable))) return;
    await this.allow(name, {
      ...known,
      environment: [...new Set([...known.environment, ...variables])].sort(),
    });
  }

  /** Reads the file again, for when another process may have changed it. */
  async reload(): Promise<void> {
    try {
      this.#take(await readSettings(this.file));
    } catch (error) {
      if (!(error instanceof NarratoriaError)) throw error;
      this.#off = new Set();
      this.#allowed = new Map();
      this.#problems = [{ file: this.file, line: 1, message: `${error.message} ${AS_IF_NEW}` }];
    }
  }

  async #change(name: string, change: (entry: JsonObject) => JsonObject | null): Promise<void> {
    await inTurn(this.file, async () => {
      const before = await readSettings(this.file);
      const entry = getOwn(entriesOf(before.value), name);
      const skills = { ...entriesOf(before.value) };
      const changed = change(isJsonObject(entry) ? entry : {});
      if (changed === null) delete skills[name];
      else setOwn(skills, name, changed);
      const value = { ...before.value, skills };
      await writeObjectFile(this.file, value, before);
      this.#take({ value, damage: null });
    });
  }

  #take({ value, damage }: ObjectFile): void {
    const entries = Object.entries(entriesOf(value));
    const flags = entries.map(
      ([name, entry]) => [name, isJsonObject(entry) ? entry['enabled'] : null] as const,
    );
    this.#off = new Set(flags.filter(([, flag]) => flag === false).map(([name]) => name));
    this.#allowed = new Map(
      entries.flatMap(([name, entry]) => {
        const allowance = allowanceIn(entry);
        return allowance === null ? [] : [[name, allowance] as const];
      }),
    );
    this.#sources = new Map(
      entries.flatMap(([name, entry]) => {
        const source = sourceIn(entry);
        return source === null ? [] : [[name, source] as const];
      }),
    );
    const odd = flags.filter(([, flag]) => flag !== undefined && typeof flag !== 'boolean');
    this.#problems = [
      ...(damage === null
        ? []
        : [
            {
              line: damage.line,
              message: `The settings of skills are damaged. ${AS_IF_NEW} ${damage.message}`,
            },
          ]),
      ...odd.map(([name]) => ({
        line: 1,
        message: `"skills.${name}.enabled" is not true or false; it is on.`,
      })),
    ].map((problem) => ({ file: this.file, ...problem }));
  }
}

const AS_IF_NEW = 'Every built-in skill is on, and every other skill has to be allowed again.';

/** Null when anything about it is not as we write it: then the user is asked again. */
function allowanceIn(entry: Json): Allowance | null {
  const allowed = isJsonObject(entry) ? entry['allowed'] : null;
  if (!isJsonObject(allowed)) return null;
  const { hash, folder, at, environment, secrets, replaces } = allowed;
  if (typeof hash !== 'string' || typeof folder !== 'string' || typeof at !== 'string') return null;
  if (typeof replaces !== 'boolean') return null;
  if (!isWords(environment) || !isWords(secrets)) return null;
  return { hash, folder, at, environment, secrets, replaces };
}

function sourceIn(entry: Json): InstalledFrom | null {
  const source = isJsonObject(entry) ? entry['source'] : null;
  if (!isJsonObject(source)) return null;
  const { from, kind, pin, checksum, at } = source;
  if (typeof from !== 'string' || typeof kind !== 'string' || typeof pin !== 'string') return null;
  if (typeof checksum !== 'string' || typeof at !== 'string') return null;
  return { from, kind, pin, checksum, at };
}

function isWords(value: Json | undefined): value is string[] {
  return Array.isArray(value) && value.every((word) => typeof word === 'string');
}

async function readSettings(file: string): Promise<ObjectFile> {
  const content = await readObjectFile(file);
  const skills = getOwn(content.value, 'skills');
  if (skills === undefined || isJsonObject(skills)) return content;
  return { value: {}, damage: { line: 1, message: '"skills" is not an object.' } };
}

function entriesOf(value: JsonObject): JsonObject {
  const skills = getOwn(value, 'skills');
  return isJsonObject(skills) ? skills : {};
}
