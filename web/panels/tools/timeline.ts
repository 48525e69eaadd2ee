import type { InvocationView } from '../../../src/contracts/api/events.ts';

export interface TimelineRow {
  toolId: string;
  /** Where its bar begins and how long it is, as shares of the whole; null before it has begun. */
  bar: { start: number; length: number } | null;
}

export interface Timeline {
  /** What the right edge stands for. */
  endMs: number;
  ticks: { atMs: number; share: number }[];
  rows: TimelineRow[];
}

/** Who ran when. `elapsedMs` is how long the plan has been going; what still runs reaches up to it. */
export function timelineOf(tools: readonly InvocationView[], elapsedMs: number): Timeline {
  const latest = Math.max(0, ...tools.map((tool) => endOf(tool, elapsedMs)));
  const step = niceStep(Math.max(latest, 1) / 4);
  const endMs = Math.max(step, Math.ceil(Math.max(latest, 1) / step) * step);
  const ticks = Array.from({ length: Math.round(endMs / step) + 1 }, (_, index) => ({
    atMs: index * step,
    share: (index * step) / endMs,
  }));
  return { endMs, ticks, rows: tools.map((tool) => rowOf(tool, elapsedMs, endMs)) };
}

function rowOf(tool: InvocationView, elapsedMs: number, endMs: number): TimelineRow {
  if (tool.startedAtMs === null) return { toolId: tool.toolId, bar: null };
  const start = tool.startedAtMs / endMs;
  return { toolId: tool.toolId, bar: { start, length: endOf(tool, elapsedMs) / endMs - start } };
}

function endOf(tool: InvocationView, elapsedMs: number): number {
  if (tool.startedAtMs === null) return 0;
  const end = tool.startedAtMs + tool.executionTimeMs;
  return tool.state === 'running' ? Math.max(end, elapsedMs, tool.startedAtMs) : end;
}

/** 1, 2 or 5 times a power of ten: the least that is no smaller than `rough`. */
export function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * (1 - 1e-9)) ?? 10;
  return factor * power;
}
