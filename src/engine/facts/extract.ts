import { randomUUID } from 'node:crypto';
import { isJsonObject, type JsonObject } from '../../base/json.ts';
import type { ToolSession } from '../../contracts/tool-input.ts';
import { type ExecuteOptions, executePlan } from '../../plan/executor.ts';
import { type FactsAnswer, type Listed, readFacts } from '../../prompts/tasks/facts.ts';
import { SkillHealth } from '../../skills/health.ts';
import type { FactsScene } from './background.ts';

const SCRIPT = 'extract-facts';
const TOOL = 'facts';

/**
 * Has the memory skill note down what a scene has added to the story. Null when nobody can or the model does not answer;
 * that costs the skill nothing, since the player is not waiting.
 */
export async function extractFacts(
  scene: Pick<
    FactsScene,
    'prose' | 'known' | 'open' | 'sharable' | 'ahead' | 'found' | 'situation' | 'unanswered'
  >,
  session: ToolSession,
  execution: Omit<ExecuteOptions, 'session'>,
): Promise<FactsAnswer | null> {
  const skill = execution.skills.skills.find(
    ({ capabilities, scripts }) =>
      capabilities.includes('memory') && scripts.some(({ name }) => name === SCRIPT),
  );
  const script = skill?.scripts.find(({ name }) => name === SCRIPT);
  if (skill === undefined || script === undefined) return null;
  const tool = {
    toolId: TOOL,
    toolPath: `skills/${skill.name}/${script.path}`,
    input: {
      ...{ prose: [...scene.prose], known: [...scene.known] },
      ...{ open: listed(scene.open), sharable: listed(scene.sharable), ahead: listed(scene.ahead) },
      ...{ found: listed(scene.found ?? []), situation: [...(scene.situation ?? [])] },
      unanswered: [...(scene.unanswered ?? [])],
    },
    required: false,
  };
  const plan = { requestId: randomUUID(), narrative: '', tools: [tool] };
  const result = await executePlan(plan, { ...execution, session, health: new SkillHealth() });
  const found = result.toolResults.find(({ toolId }) => toolId === TOOL)?.output[TOOL];
  return isJsonObject(found) ? readFacts(found) : null;
}

function listed(entries: readonly Listed[]): JsonObject[] {
  return entries.map(({ id, text }) => ({ id, text }));
}
