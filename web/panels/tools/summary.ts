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

export const isFailure = (state: InvocationView['state']) => state === 'failed' || state === 'timeout';

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

/** One tool in a sentence, for those who hear the graph instead of seeing it. */
export function toolInWords(tool: InvocationView): string {
  const after = tool.dependsOn.length === 0 ? '' : ` After ${tool.dependsOn.join(', ')}.`;
  const attempts = tool.attempts > 1 ? `, ${tool.attempts} attempts` : '';
  const time = tool.executionTimeMs > 0 ? `, ${spanInWords(tool.executionTimeMs)}` : '';
  return `${tool.script}, ${tool.skill}: ${STATE_WORDS[tool.state].toLowerCase()}${time}${attempts}.${after}`;
}
