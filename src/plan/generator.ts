import { randomUUID } from 'node:crypto';
import type { Brief } from '../contracts/brief.ts';
import type { Intent } from '../contracts/intent.ts';
import type { Plan } from '../contracts/plan.ts';
import type { Skill } from '../skills/skill.ts';

/** Why an earlier attempt at the same choice came to nothing. */
export interface AttemptFailure {
  attempt: number;
  planId: string | null;
  /** `generation_failed`, `generation_timeout`, `invalid_plan`, `tool_failure`, `timeout`, … */
  reason: string;
  message: string;
  failedTools: readonly string[];
}

export interface PlanRequest {
  playerInput: string;
  intent: Intent | null;
  /** What the planner may know of the story. With a deed in it, an engine has read the intent. */
  brief: Brief;
  /** Whether dice decide the deed and have not fallen yet. */
  isRisky: boolean;
  /** Skills that are on, healthy enough and not disabled for this choice. */
  availableSkills: readonly Skill[];
  disabledSkills: readonly string[];
  parentPlanId: string | null;
  generationAttempt: number;
  failures: readonly AttemptFailure[];
  /** Milliseconds since the epoch at which the answer is too late. */
  deadline: number;
  signal: AbortSignal;
}

/** Turns what the player did into a plan. It never touches the network. */
export interface PlanGenerator {
  readonly name: string;
  generatePlan(request: PlanRequest): Promise<Plan>;
}

/** A plan as it is about to run: a planner that replays a seed names its plans alike, and each run has an id of its own. */
export function stamped(plan: Plan, generator: string): Plan {
  const generatedAt = new Date().toISOString();
  return { ...plan, requestId: randomUUID(), metadata: { ...plan.metadata, generator, generatedAt } };
}
