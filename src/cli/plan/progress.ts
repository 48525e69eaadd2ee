import pc from 'picocolors';
import { plainText } from '../../base/plain-text.ts';
import type { Progress, ProgressListener } from '../../plan/progress.ts';
import { formatMs } from '../../plan/timeline.ts';

const MAX_LINE = 500;
/** So many lines of a script's own are shown; of a flood the rest is counted. */
const LINES_OF_A_TOOL = 20;

/** Tells a person what a plan is doing, a line at a time. */
export function liveProgress(stream: { write(text: string): unknown }): ProgressListener {
  const spoken = new Map<string, number>();
  return (progress) => {
    if (progress.type === 'tool_finished') {
      const hidden = (spoken.get(progress.toolId) ?? 0) - LINES_OF_A_TOOL;
      if (hidden > 0)
        stream.write(
          pc.dim(`  ${progress.toolId} … and ${hidden} more ${hidden === 1 ? 'line' : 'lines'}\n`),
        );
    }
    const line = describe(progress);
    if (line === null) return;
    if (progress.type === 'event') {
      const count = (spoken.get(progress.toolId) ?? 0) + 1;
      spoken.set(progress.toolId, count);
      if (count > LINES_OF_A_TOOL) return;
    }
    stream.write(`${line}\n`);
    if (progress.type !== 'tool_finished' || progress.state === 'skipped') return;
    for (const warning of progress.warnings)
      stream.write(`${pc.yellow('!')} ${progress.toolId} ${plainText(warning, MAX_LINE)}\n`);
  };
}

function describe(progress: Progress): string | null {
  switch (progress.type) {
    case 'plan_started': {
      const count = progress.tools.length;
      return pc.dim(`Plan ${progress.planId}: ${count} ${count === 1 ? 'tool' : 'tools'}`);
    }
    case 'tool_started':
      return progress.attempt === 1 ? `${pc.cyan('▸')} ${progress.toolId} ${pc.dim(progress.skill)}` : null;
    case 'event':
      return describeEvent(progress);
    case 'retry':
      return `${pc.yellow('↻')} ${progress.toolId} again in ${formatMs(progress.delayMs)}: ${progress.error.message}`;
    case 'tool_finished':
      return `${mark(progress.state)} ${progress.toolId} ${progress.error?.message ?? formatMs(progress.executionTimeMs)}`;
    case 'plan_finished':
      return null;
  }
}

function describeEvent({ toolId, event }: Extract<Progress, { type: 'event' }>): string | null {
  if (event.type === 'log')
    return pc.dim(`  ${toolId} ${event.level}: ${plainText(event.message, MAX_LINE)}`);
  if (event.type === 'error')
    return `  ${toolId} ${pc.red('error')}: ${plainText(event.errorMessage, MAX_LINE)}`;
  return null;
}

function mark(state: Extract<Progress, { type: 'tool_finished' }>['state']): string {
  if (state === 'success') return pc.green('✓');
  return state === 'skipped' ? pc.dim('–') : pc.red('✗');
}
