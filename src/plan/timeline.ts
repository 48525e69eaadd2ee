import type { Attempt, ExecutionResult, ToolResult } from '../contracts/execution-result.ts';

const BAR_WIDTH = 40;

/** A result as a readable timeline: one bar for each tool on a common axis, then what went wrong. */
export function renderTimeline(result: ExecutionResult): string {
  const start = Date.parse(result.startedAt);
  const total = Math.max(1, result.executionTimeMs);
  const nameWidth = Math.max(4, ...result.toolResults.map(({ toolId }) => toolId.length));
  const lines = result.toolResults.map(
    (tool) => `${tool.toolId.padEnd(nameWidth)} ${bar(tool, start, total)} ${describe(tool)}`,
  );
  const axis = `${' '.repeat(nameWidth)} 0${formatMs(total).padStart(BAR_WIDTH - 1)}`;
  return [axis, ...lines, ...troubles(result)].join('\n');
}

export function formatMs(ms: number): string {
  return ms < 10_000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}

function bar(tool: ToolResult, start: number, total: number): string {
  const cells = new Array<string>(BAR_WIDTH).fill('·');
  for (const attempt of tool.attempts) {
    const from = cellOf(Date.parse(attempt.startedAt) - start, total);
    const to = cellOf(Date.parse(attempt.startedAt) - start + attempt.executionTimeMs, total);
    cells.fill(attempt.state === 'success' ? '█' : '▒', from, Math.max(to, from + 1));
  }
  return cells.join('');
}

function cellOf(ms: number, total: number): number {
  return Math.min(BAR_WIDTH - 1, Math.max(0, Math.round((ms / total) * BAR_WIDTH)));
}

function describe(tool: ToolResult): string {
  if (tool.state === 'skipped') return 'skipped';
  const retries =
    tool.retryCount === 0 ? '' : `, ${tool.retryCount} ${tool.retryCount === 1 ? 'retry' : 'retries'}`;
  return `${tool.state} in ${formatMs(tool.executionTimeMs)}${retries}`;
}

function troubles(result: ExecutionResult): string[] {
  return result.toolResults.flatMap((tool) => [
    ...tool.attempts
      .filter((attempt) => attempt.error !== undefined)
      .map((attempt) => attemptTrouble(tool, attempt)),
    ...(tool.state === 'skipped' ? [`${tool.toolId}: ${tool.error?.message ?? 'skipped'}`] : []),
    ...tool.warnings.map((warning) => `${tool.toolId}: ${warning}`),
  ]);
}

function attemptTrouble(tool: ToolResult, { number, error }: Attempt): string {
  const which = tool.attempts.length === 1 ? '' : `, attempt ${number}`;
  return `${tool.toolId}${which}: ${error?.message} [${error?.category}: ${error?.code}]`;
}
