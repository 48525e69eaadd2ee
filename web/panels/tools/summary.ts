import type { InvocationView, PlanView } from '../../../src/contracts/api/events.ts';
import { toolWords } from '../../words/tools.ts';

const isFailure = (state: InvocationView['state']) => state === 'failed' || state === 'timeout';

/** A plan in a sentence: the first thing a person wants to know of it. */
export function planInWords(plan: Pick<PlanView, 'state' | 'tools' | 'totalMs'>): string {
  const { tools } = plan;
  const done = tools.filter(({ state }) => state === 'success').length;
  const failed = tools.filter(({ state }) => isFailure(state)).length;
  const skipped = tools.filter(({ state }) => state === 'skipped').length;
  const parts =
    done === tools.length && tools.length > 0
      ? [toolWords.allDone(done)]
      : [
          toolWords.someDone(done, tools.length),
          ...(failed > 0 ? [toolWords.failedCount(failed)] : []),
          ...(skipped > 0 ? [toolWords.skippedCount(skipped)] : []),
        ];
  return `${parts.join(', ')}${plan.state === 'running' ? '' : toolWords.took(plan.totalMs)}`;
}

/** What the drawing of a tool says by where it stands, for those who hear it instead. */
export function restInWords({ skill, attempts, dependsOn }: InvocationView): string {
  const tried = attempts > 1 ? toolWords.attemptCount(attempts) : '';
  const after = dependsOn.length === 0 ? '' : toolWords.afterTools(dependsOn);
  return `, ${skill}${tried}${after}`;
}
