import { CyclicDependencyError, InvalidPlanError, NarratoriaError, type Problem } from '../base/errors.ts';
import type { JsonObject } from '../base/json.ts';
import { isDeeperThan } from '../base/json-harm.ts';
import { type Plan, PlanSchema, type ToolInvocation } from '../contracts/plan.ts';
import { validator } from '../contracts/validate.ts';
import type { ResolvedScript, SkillLibrary } from '../skills/library.ts';
import type { Skill } from '../skills/skill.ts';
import { findCycle, topologicalOrder } from './graph.ts';
import { DEFAULT_RETRY_POLICY, PLAN_LIMITS } from './limits.ts';

/** One step of a plan with every default filled in and its script found. */
export interface PreparedTool {
  id: string;
  script: ResolvedScript;
  input: JsonObject;
  dependencies: readonly string[];
  required: boolean;
  async: boolean;
  maxRetries: number;
  backoffMs: number;
  /** Time for one attempt; null when neither plan nor manifest says. */
  timeoutMs: number | null;
}

/** A plan that may run: valid, acyclic, every script in its place. */
export interface PreparedPlan {
  plan: Plan;
  /** As the plan lists them. */
  tools: readonly PreparedTool[];
  /** Dependencies first, ties by place in the plan. */
  order: readonly PreparedTool[];
}

interface PrepareOptions {
  skills: SkillLibrary;
  /** Why a skill must not be used, or null when it may. */
  whyUnavailable?: (skill: string) => string | null;
  /** Whether it may run nothing although there are skills: none of them has anything to do now. */
  mayRunNothing?: boolean;
}

const checkPlan = validator(PlanSchema);

/** Checks everything that can be known before anything runs. Throws an InvalidPlanError that lists all it found. */
export function preparePlan(
  document: unknown,
  { skills, whyUnavailable = () => null, mayRunNothing = false }: PrepareOptions,
): PreparedPlan {
  const plan = checkDocument(document);
  const scripts = new Map<number, ResolvedScript>();
  const problems = [
    ...(mayRunNothing ? [] : checkPresence(plan, skills, whyUnavailable)),
    ...checkSizes(plan),
    ...checkIds(plan),
    ...checkDependencies(plan),
    ...checkScripts(plan, skills, whyUnavailable, scripts),
  ];
  if (problems.length > 0) throw new InvalidPlanError(problems, problems[0]?.code);
  const tools = plan.tools.map((tool, index) => prepareTool(tool, scripts.get(index) as ResolvedScript));
  const order = topologicalOrder(tools);
  if (order.length < tools.length) throw cyclic(plan);
  return { plan, tools, order };
}

/** A document as a plan, if it matches the contract. */
export function checkDocument(document: unknown): Plan {
  if (isDeeperThan(document, PLAN_LIMITS.depth)) {
    const message = `The plan nests deeper than ${PLAN_LIMITS.depth} levels.`;
    throw new InvalidPlanError([{ code: 'plan_too_large', pointer: '', message }], 'plan_too_large');
  }
  const findings = checkPlan(document);
  if (findings.length > 0) {
    throw new InvalidPlanError(
      findings.map(({ pointer, message }) => ({ code: 'invalid_plan', pointer, message })),
    );
  }
  return document as Plan;
}

/** A plan that runs nothing is a mistake, unless there is nothing that it could run. */
function checkPresence(
  { tools, disabledSkills = [] }: Plan,
  { skills }: SkillLibrary,
  whyUnavailable: (skill: string) => string | null,
): Problem[] {
  const isUsable = ({ name, scripts }: Skill) =>
    scripts.length > 0 && !disabledSkills.includes(name) && whyUnavailable(name) === null;
  if (tools.length > 0 || !skills.some(isUsable)) return [];
  const message = 'The plan has no tools. It needs at least one.';
  return [{ code: 'invalid_plan', pointer: '/tools', message }];
}

function checkSizes(plan: Plan): Problem[] {
  if (plan.tools.length > PLAN_LIMITS.tools) {
    const message = `The plan has ${plan.tools.length} tools; ${PLAN_LIMITS.tools} is the limit.`;
    return [{ code: 'plan_too_large', pointer: '/tools', message }];
  }
  return plan.tools.flatMap((tool, index): Problem[] => {
    const bytes = tool.input === undefined ? 0 : Buffer.byteLength(JSON.stringify(tool.input));
    if (bytes <= PLAN_LIMITS.inputBytes) return [];
    const message = `The input of "${tool.toolId}" has ${bytes} bytes; ${PLAN_LIMITS.inputBytes} is the limit.`;
    return [{ code: 'plan_too_large', pointer: `/tools/${index}/input`, message }];
  });
}

function checkIds(plan: Plan): Problem[] {
  const seen = new Set<string>();
  return plan.tools.flatMap(({ toolId }, index): Problem[] => {
    const pointer = `/tools/${index}/toolId`;
    if (toolId === '') return [{ code: 'invalid_plan', pointer, message: 'A toolId must not be empty.' }];
    if (seen.has(toolId)) {
      return [{ code: 'invalid_plan', pointer, message: `The toolId "${toolId}" is used twice.` }];
    }
    seen.add(toolId);
    return [];
  });
}

function checkDependencies(plan: Plan): Problem[] {
  const ids = new Set(plan.tools.map(({ toolId }) => toolId));
  return plan.tools.flatMap((tool, index) =>
    (tool.dependencies ?? []).flatMap((id, position): Problem[] =>
      ids.has(id)
        ? []
        : [
            {
              code: 'invalid_plan',
              pointer: `/tools/${index}/dependencies/${position}`,
              message: `"${tool.toolId}" depends on "${id}", and no tool of the plan has that id.`,
            },
          ],
    ),
  );
}

function checkScripts(
  plan: Plan,
  skills: SkillLibrary,
  whyUnavailable: (skill: string) => string | null,
  scripts: Map<number, ResolvedScript>,
): Problem[] {
  const disabled = new Set(plan.disabledSkills ?? []);
  return plan.tools.flatMap((tool, index): Problem[] => {
    const pointer = `/tools/${index}/toolPath`;
    try {
      const script = skills.resolve(tool.toolPath);
      scripts.set(index, script);
      const reason = disabled.has(script.skill)
        ? 'the plan itself lists it in disabledSkills'
        : whyUnavailable(script.skill);
      if (reason === null) return [];
      const message = `"${tool.toolId}" uses the skill "${script.skill}", which is not available: ${reason}.`;
      return [{ code: 'skill_not_available', pointer, message }];
    } catch (error) {
      if (!(error instanceof NarratoriaError)) throw error;
      return [{ code: error.code, pointer, message: error.message }];
    }
  });
}

function prepareTool(tool: ToolInvocation, script: ResolvedScript): PreparedTool {
  return {
    id: tool.toolId,
    script,
    input: tool.input ?? {},
    dependencies: [...new Set(tool.dependencies ?? [])],
    required: tool.required ?? true,
    async: tool.async ?? false,
    timeoutMs: tool.timeout ?? script.timeoutMs,
    maxRetries:
      tool.retryPolicy?.maxRetries ?? script.retryPolicy?.maxRetries ?? DEFAULT_RETRY_POLICY.maxRetries,
    backoffMs: tool.retryPolicy?.backoffMs ?? script.retryPolicy?.backoffMs ?? DEFAULT_RETRY_POLICY.backoffMs,
  };
}

function cyclic(plan: Plan): CyclicDependencyError {
  const nodes = plan.tools.map(({ toolId, dependencies }) => ({
    id: toolId,
    dependencies: dependencies ?? [],
  }));
  const cycle = findCycle(nodes) ?? [];
  const index = plan.tools.findIndex(({ toolId }) => toolId === cycle[0]);
  const message = `The tools wait for each other in a circle: ${cycle.join(' → ')}.`;
  return new CyclicDependencyError(
    { code: 'cyclic_dependency', pointer: `/tools/${index}/dependencies`, message },
    cycle,
  );
}
