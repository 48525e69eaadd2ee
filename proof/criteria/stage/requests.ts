import type { PlanRequest } from '../../../src/plan/generator.ts';
import { briefFrom } from '../../../src/planner/brief-from.ts';
import type { SkillLibrary } from '../../../src/skills/library.ts';

const GENERATION_MS = 5000;

/** What a planner is asked for a text in the middle of a story of which it knows nothing. */
export function requestFor(
  { skills }: Pick<SkillLibrary, 'skills'>,
  playerInput: string,
  more: Partial<PlanRequest> = {},
): PlanRequest {
  return {
    playerInput,
    intent: null,
    brief: briefFrom({ seed: 'criteria', scene: 3 }),
    isRisky: false,
    availableSkills: skills,
    disabledSkills: [],
    parentPlanId: null,
    generationAttempt: 1,
    failures: [],
    deadline: Date.now() + GENERATION_MS,
    signal: new AbortController().signal,
    ...more,
  };
}
