import { plainText } from '../base/plain-text.ts';
import type { ToolError } from '../contracts/execution-result.ts';
import type { ReplanOutcome } from '../plan/replan.ts';
import { TOOL_IDS } from '../planner/tool-ids.ts';
import { isTransient } from '../skills/health.ts';
import type { Scene, SceneFailure, SceneFault } from './scene.ts';
import { toldBy } from './telling-of.ts';

const MAX_DETAIL = 400;

/** What the player should know of how a scene came about: nothing, when all went well. */
export interface Trouble {
  notices: string[];
  faults?: SceneFault[];
  failure?: SceneFailure;
}

interface TroubleOptions {
  hasChoices: boolean;
  nameOf: (skill: string) => string;
  /** Whether the player was told of this in an earlier scene. */
  isKnown: (fault: SceneFault) => boolean;
}

export function troubleOf(outcome: ReplanOutcome, { hasChoices, nameOf, isKnown }: TroubleOptions): Trouble {
  const faults = faultsIn(outcome).map((fault): SceneFault => {
    if (isKnown(fault)) return { ...fault, isKnown: true as const };
    return fault.kind === 'protocol' ? fault : { ...fault, notice: noticeOf(fault, nameOf(fault.skill)) };
  });
  const failure = failureOf(outcome);
  const stopgaps = failure === null ? stopgapsIn(outcome, hasChoices) : [failure.message];
  return {
    notices: [...stopgaps, ...faults.flatMap(({ notice }) => notice ?? [])],
    ...(faults.length > 0 && { faults }),
    ...(failure !== null && { failure }),
  };
}

function stopgapsIn(outcome: ReplanOutcome, hasChoices: boolean): string[] {
  const notices: string[] = [];
  if (toldBy(outcome) === null)
    notices.push('The storyteller failed in this scene, so the text is short. The story goes on.');
  if (!hasChoices) notices.push('The choices could not be made in this scene. These are simple ones.');
  return notices;
}

function failureOf({ state, error, attempts }: ReplanOutcome): SceneFailure | null {
  if (state !== 'FALLBACK' || error === null) return null;
  return {
    attempts: attempts.length,
    error: error.code,
    message: `This scene failed after ${attempts.length} attempts.`,
    details: attempts.map(({ attempt, failure }) =>
      plainText(`Attempt ${attempt}: ${failure?.message ?? 'it was left.'}`, MAX_DETAIL),
    ),
  };
}

/** Each skill once, as it failed first. */
function faultsIn({ attempts }: ReplanOutcome): SceneFault[] {
  const bySkill = new Map<string, SceneFault>();
  for (const { attempt, faults } of attempts) {
    for (const { toolId, skill, error, isRecovered } of faults) {
      if (bySkill.has(skill) || error.code === 'plan_cancelled') continue;
      const detail = plainText(error.message, MAX_DETAIL);
      const kind = isRecovered === true ? 'network' : kindOf(error);
      bySkill.set(skill, {
        ...{ toolId, skill, kind, attempt, code: error.code, detail },
        ...(isRecovered === true && { isRecovered }),
      });
    }
  }
  return [...bySkill.values()];
}

function kindOf(error: ToolError): SceneFault['kind'] {
  if (error.category === 'invalid_json' || error.code === 'missing_done') return 'protocol';
  return error.category !== 'timeout' && isTransient(error) ? 'network' : 'skill';
}

function noticeOf({ kind, isRecovered, detail, toolId }: SceneFault, name: string): string {
  if (isRecovered === true) {
    const isWriter = toolId === TOOL_IDS.narrate;
    return `${name}: ${detail} ${isWriter ? 'The built-in writer continues the story.' : 'The story goes on.'}`;
  }
  return kind === 'network'
    ? `${name} could not reach what it needs; the story continues without it. Check the connection, and try again.`
    : `${name} failed; the story continues without it.`;
}

/** What the player has been told of servers and connections, so that each cause is told once while it lasts. */
export class ToldFaults {
  readonly #scenes = new Map<string, number>();

  /** Whether an earlier scene has told it. */
  isKnown({ kind, skill, code }: SceneFault, scene: number): boolean {
    if (kind !== 'network') return false;
    const key = `${skill}/${code}`;
    const first = this.#scenes.get(key) ?? scene;
    this.#scenes.set(key, first);
    return first < scene;
  }

  /** Forgets causes that did not come up in this scene, although their skill ran. */
  forgetOver({ plan, faults = [] }: Pick<Scene, 'plan' | 'faults'>): void {
    for (const key of this.#scenes.keys()) {
      const hasRun = plan.tools.some(
        ({ skill, state }) => state === 'success' && key.startsWith(`${skill}/`),
      );
      const isThere = faults.some(({ skill, code }) => key === `${skill}/${code}`);
      if (hasRun && !isThere) this.#scenes.delete(key);
    }
  }
}
