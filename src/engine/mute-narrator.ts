import type { ExecutionResult } from '../contracts/execution-result.ts';
import type { Plan } from '../contracts/plan.ts';
import type { ToolFault } from '../plan/replan.ts';
import type { SkillLibrary } from '../skills/library.ts';
import { hasTold } from './telling-of.ts';

/** The narrator that a plan counted on and that told nothing, so that another one is asked; null when all is well. */
export function muteNarratorIn(
  { tools }: Plan,
  { toolResults }: ExecutionResult,
  { skills }: SkillLibrary,
): ToolFault | null {
  const narrators = new Set(
    skills.filter(({ capabilities }) => capabilities.includes('narration')).map(({ name }) => name),
  );
  const needed = new Set(tools.filter(({ required = true }) => required).map(({ toolId }) => toolId));
  const asked = toolResults.filter(({ toolId, skill }) => needed.has(toolId) && narrators.has(skill));
  const [mute] = asked;
  if (mute === undefined || asked.some(hasTold)) return null;
  const message = 'It said that it was done and told nothing.';
  const error = { code: 'nothing_told', category: 'tool_failure' as const, message };
  return { toolId: mute.toolId, skill: mute.skill, error };
}
