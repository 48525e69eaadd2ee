import type { InvocationView, PlanView } from '../../../src/contracts/api/events.ts';
import { counted, spanInWords } from '../parts/words.ts';

export const STATE_WORDS: Readonly<Record<InvocationView['state'], string>> = {
  waiting: 'Waiting',
  running: 'Running',
  success: 'Done',
  failed: 'Failed',
  timeout: 'Took too long',
  skipped: 'Skipped',
};

const isFailure = (state: InvocationView['state']) => state === 'failed' || state === 'timeout';

/** A plan in a sentence: the first thing a person wants to know of it. */
export function planInWords(plan: Pick<PlanView, 'state' | 'tools' | 'totalMs'>): string {
  const { tools } = plan;
  const done = tools.filter(({ state }) => state === 'success').length;
  const failed = tools.filter(({ state }) => isFailure(state)).length;
  const skipped = tools.filter(({ state }) => state === 'skipped').length;
  const parts =
    done === tools.length && tools.length > 0
      ? [`${counted(done, 'tool')}, all done`]
      : [
          `${done} of ${counted(tools.length, 'tool')} done`,
          ...(failed > 0 ? [`${failed} failed`] : []),
          ...(skipped > 0 ? [`${skipped} skipped`] : []),
        ];
  return `${parts.join(', ')}${plan.state === 'running' ? '' : ` in ${spanInWords(plan.totalMs)}`}`;
}

/** What the drawing of a tool says by where it stands, for those who hear it instead. */
export function restInWords({ skill, attempts, dependsOn }: InvocationView): string {
  const tried = attempts > 1 ? `, ${attempts} attempts` : '';
  const after = dependsOn.length === 0 ? '' : `, after ${dependsOn.join(', ')}`;
  return `, ${skill}${tried}${after}`;
}
