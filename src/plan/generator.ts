import type { JsonObject } from '../base/json.ts';
import type { Plan } from '../contracts/plan.ts';
import type { Skill } from '../skills/skill.ts';

/** What the player chose to do, in a form the engine can resolve without reading prose. */
export interface Intent {
  /** A verb the planner knows, such as `talk`, `look`, `go`, `search`, `wait`. */
  verb: string;
  /** Id of the person, place or thing it is about. */
  target?: string;
  /** The choice as the player read it. */
  text: string;
  /** What is at stake, in a few words. */
  stakes?: string;
  tags?: readonly string[];
}

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
  /** What the planner may know of the story: place, people, facts, state. */
  context: JsonObject;
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
