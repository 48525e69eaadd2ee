import type { JsonObject } from '../../base/json.ts';
import type { Log } from '../../base/log.ts';
import type { ToolInvocation } from '../../contracts/plan.ts';
import type { Skill, SkillScript } from '../../skills/skill.ts';
import { fillInput } from './fill-input.ts';
import type { KnownValues } from './known-values.ts';
import { inputSchemaOf, isInputFor } from './schemas.ts';

interface Placement {
  /** Tools to wait for; what nobody does is not waited for. */
  after?: readonly (string | null)[];
  required?: boolean;
}

/** Collects the tools of a plan; each goes to the best skill that offers what is needed and takes what there is. */
export class Tools {
  readonly list: ToolInvocation[] = [];
  readonly #skills: readonly Skill[];
  readonly #values: KnownValues;
  readonly #log: Log;

  constructor(skills: readonly Skill[], values: KnownValues, log: Log) {
    this.#skills = skills;
    this.#values = values;
    this.#log = log;
  }

  /** Adds what a capability does. The id of the tool; null when nobody can do it. */
  add(
    toolId: string,
    capability: string,
    script: string,
    input: JsonObject,
    placement: Placement = {},
  ): string | null {
    for (const skill of bestFirst(this.#skills, capability)) {
      const entry = scriptOf(skill, capability, script);
      if (entry === undefined) continue;
      if (this.#place(toolId, skill, entry, this.inputFor(skill, entry, input), placement)) return toolId;
    }
    return null;
  }

  /**
   * Adds a script of somebody else, for which no input is meant: it gets whatever the scene has of what its schema
   * names, required or not. False when its input cannot be made.
   */
  addScript(
    toolId: string,
    skill: Skill,
    script: SkillScript,
    given: JsonObject,
    placement: Placement = {},
  ): boolean {
    const schema = inputSchemaOf(script);
    const filled = typeof schema === 'string' ? null : fillInput(schema, given, this.#values);
    return this.#place(toolId, skill, script, filled ?? this.inputFor(skill, script, given), placement);
  }

  #place(
    toolId: string,
    skill: Skill,
    script: SkillScript,
    input: JsonObject | null,
    { after = [], required = false }: Placement,
  ): boolean {
    if (input === null) return false;
    this.list.push({
      toolId,
      toolPath: `skills/${skill.name}/${script.path}`,
      input,
      dependencies: [...new Set(after.filter((id) => id !== null))],
      required,
      async: true,
    });
    return true;
  }

  /** The input that was meant for it, as it is where it fits; null when none can be made. */
  inputFor(skill: Skill, script: SkillScript, given: JsonObject): JsonObject | null {
    const schema = inputSchemaOf(script);
    if (schema === 'any') return given;
    if (isInputFor(script, given)) return given;
    const input = schema === 'broken' ? null : fillInput(schema, given, this.#values);
    if (input === null) {
      const why = 'its input cannot be made from this scene';
      this.#log.info({ skill: skill.name, script: script.name, why }, 'a skill is left out of the plan');
    }
    return input;
  }
}

/** What a capability is there for, so that the only script of a skill that has it must be that. */
const MAIN: Readonly<Record<string, string>> = {
  narration: 'narrate',
  choices: 'generate-choices',
  dice: 'roll-dice',
  portraits: 'lookup-portrait',
};

/** Scripts of these capabilities that do something beside it, and are known by their names. */
const BESIDES: ReadonlySet<string> = new Set(['evaluate-choice', 'generate-portrait', 'update-portrait']);

/** By priority, then by name. */
function bestFirst(skills: readonly Skill[], capability: string): Skill[] {
  return skills
    .filter(({ capabilities }) => capabilities.includes(capability))
    .sort((a, b) => b.priority - a.priority || a.name.localeCompare(b.name, 'en'));
}

/** The script of that name. For the main work of a capability, the only script of a skill will do, whatever it is called. */
function scriptOf({ scripts }: Skill, capability: string, script: string): SkillScript | undefined {
  const named = scripts.find(({ name }) => name === script);
  const [first, ...more] = scripts;
  if (named !== undefined || first === undefined || more.length > 0) return named;
  return MAIN[capability] === script && !BESIDES.has(first.name) ? first : undefined;
}
