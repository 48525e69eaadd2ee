import { plainText } from '../base/plain-text.ts';
import type { ToolError } from '../contracts/execution-result.ts';
import type { ReplanOutcome, ToolFault } from '../plan/replan.ts';
import { isTransient } from '../skills/health.ts';
import { isNarrated, type SceneFailure, type SceneFault } from './scene.ts';

const MAX_DETAIL = 400;

/** What the player should know of how a scene came about: nothing, when all went well. */
export interface Trouble {
  notices: string[];
  faults?: SceneFault[];
  failure?: SceneFailure;
}

export function troubleOf(
  outcome: ReplanOutcome,
  { hasChoices, nameOf }: { hasChoices: boolean; nameOf: (skill: string) => string },
): Trouble {
  const faults = faultsIn(outcome);
  const failure = failureOf(outcome);
  const stopgaps = failure === null ? stopgapsIn(outcome, hasChoices) : [failure.message];
  return {
    notices: [...stopgaps, ...faultNotices(faults, nameOf)],
    ...(faults.length > 0 && { faults }),
    ...(failure !== null && { failure }),
  };
}

function stopgapsIn(outcome: ReplanOutcome, hasChoices: boolean): string[] {
  const notices: string[] = [];
  if (!isNarrated(outcome))
    notices.push('The narrator has lost the thread for a moment; the story goes on without it.');
  if (!hasChoices)
    notices.push('These are the plainest ways to go on; better ones could not be found this time.');
  return notices;
}

function failureOf({ state, error, attempts }: ReplanOutcome): SceneFailure | null {
  if (state !== 'FALLBACK' || error === null) return null;
  return {
    attempts: attempts.length,
    error: error.code,
    message: `The narrator has lost the thread: this scene could not be told after ${attempts.length} attempts.`,
    details: attempts.map(({ attempt, failure }) =>
      plainText(`Attempt ${attempt}: ${failure?.message ?? 'it was left.'}`, MAX_DETAIL),
    ),
  };
}

/** Each skill once, as it failed first. */
function faultsIn({ attempts }: ReplanOutcome): SceneFault[] {
  const bySkill = new Map<string, ToolFault>();
  for (const fault of attempts.flatMap(({ faults }) => faults)) {
    const isKnown = bySkill.has(fault.skill) || fault.error.code === 'plan_cancelled';
    if (!isKnown) bySkill.set(fault.skill, fault);
  }
  return [...bySkill.values()].map(({ toolId, skill, error }) => ({
    toolId,
    skill,
    kind: kindOf(error),
    code: error.code,
    detail: plainText(error.message, MAX_DETAIL),
  }));
}

function kindOf(error: ToolError): SceneFault['kind'] {
  if (error.category === 'invalid_json' || error.code === 'missing_done') return 'protocol';
  return error.category !== 'timeout' && isTransient(error) ? 'network' : 'skill';
}

function faultNotices(faults: readonly SceneFault[], nameOf: (skill: string) => string): string[] {
  return faults
    .filter(({ kind }) => kind !== 'protocol')
    .map(({ skill, kind }) =>
      kind === 'network'
        ? `${nameOf(skill)} could not reach what it needs; the story goes on without it. Check the connection, and try again.`
        : `${nameOf(skill)} failed; the story goes on without it.`,
    );
}
