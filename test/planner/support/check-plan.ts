import { readFileSync } from 'node:fs';
import type { TSchema } from 'typebox';
import type { Plan } from '../../../src/contracts/plan.ts';
import { validator } from '../../../src/contracts/validate.ts';
import { preparePlan } from '../../../src/plan/prepare.ts';
import type { SkillLibrary } from '../../../src/skills/library.ts';

const schemas = new Map<string, TSchema>();

/** Skills that have something to do in every scene. */
const ALWAYS_BUSY = ['narration', 'choices'];

/**
 * Everything a plan must be: valid by its contract, acyclic, only skills that are allowed, inputs by their schemas. It
 * may run nothing only when nobody is there who tells or offers choices.
 */
export function problemsOf(plan: Plan, skills: SkillLibrary, allowed: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  try {
    const mayRunNothing = !skills.skills.some(
      ({ name, capabilities }) => allowed.has(name) && capabilities.some((one) => ALWAYS_BUSY.includes(one)),
    );
    preparePlan(JSON.parse(JSON.stringify(plan)), { skills, mayRunNothing });
  } catch (error) {
    problems.push(String(error));
  }
  for (const { toolId, toolPath, input = {} } of plan.tools) {
    const [, name = '', ...rest] = toolPath.split('/');
    if (!allowed.has(name)) problems.push(`${toolId} uses ${name}`);
    const script = skills.get(name)?.scripts.find(({ path }) => path === rest.join('/'));
    if (script === undefined) problems.push(`${toolPath} is no script of a skill`);
    if (script?.inputSchema) {
      const schema =
        schemas.get(script.inputSchema) ?? (JSON.parse(readFileSync(script.inputSchema, 'utf8')) as TSchema);
      schemas.set(script.inputSchema, schema);
      for (const { message } of validator(schema)(input)) problems.push(`${toolId}: ${message}`);
    }
  }
  return problems;
}
