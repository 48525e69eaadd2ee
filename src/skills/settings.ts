import path from 'node:path';
import { NarratoriaError } from '../base/errors.ts';
import { getOwn, isJsonObject, type JsonObject, setOwn } from '../base/json.ts';
import { inTurn } from './config/in-turn.ts';
import { type ObjectFile, readObjectFile, writeObjectFile } from './config/object-file.ts';
import type { SkillProblem } from './skill.ts';

/** Which skills the user has switched off, kept in the home folder. A skill nobody has spoken of is on. */
export class SkillSettings {
  readonly file: string;
  #off: ReadonlySet<string> = new Set();
  #problems: readonly SkillProblem[] = [];

  private constructor(file: string) {
    this.file = file;
  }

  static async open(home: string): Promise<SkillSettings> {
    const settings = new SkillSettings(path.join(home, 'skill-settings.json'));
    await settings.reload();
    return settings;
  }

  /** What is wrong with the file; what cannot be read counts as switched on. */
  get problems(): readonly SkillProblem[] {
    return this.#problems;
  }

  isEnabled(name: string): boolean {
    return !this.#off.has(name);
  }

  /** Remembers it on disk. Other skills' entries and unknown keys stay, even those another process wrote meanwhile. */
  async setEnabled(name: string, isEnabled: boolean): Promise<void> {
    await inTurn(this.file, async () => {
      const before = await readSettings(this.file);
      const entry = getOwn(entriesOf(before.value), name);
      const skills = { ...entriesOf(before.value) };
      setOwn(skills, name, { ...(isJsonObject(entry) ? entry : {}), enabled: isEnabled });
      const value = { ...before.value, skills };
      await writeObjectFile(this.file, value, before);
      this.#take({ value, damage: null });
    });
  }

  /** Reads the file again, for when another process may have changed it. */
  async reload(): Promise<void> {
    try {
      this.#take(await readSettings(this.file));
    } catch (error) {
      if (!(error instanceof NarratoriaError)) throw error;
      this.#off = new Set();
      this.#problems = [{ file: this.file, line: 1, message: `${error.message} Every skill is on.` }];
    }
  }

  #take({ value, damage }: ObjectFile): void {
    const entries = Object.entries(entriesOf(value));
    const flags = entries.map(
      ([name, entry]) => [name, isJsonObject(entry) ? entry['enabled'] : null] as const,
    );
    this.#off = new Set(flags.filter(([, flag]) => flag === false).map(([name]) => name));
    const odd = flags.filter(([, flag]) => flag !== undefined && typeof flag !== 'boolean');
    this.#problems = [
      ...(damage === null ? [] : [{ line: damage.line, message: `${DAMAGED} ${damage.message}` }]),
      ...odd.map(([name]) => ({
        line: 1,
        message: `"skills.${name}.enabled" is not true or false; it is on.`,
      })),
    ].map((problem) => ({ file: this.file, ...problem }));
  }
}

const DAMAGED = 'The list of skills that are switched off is damaged, so every skill is on.';

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
