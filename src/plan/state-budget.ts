import type { Json, JsonObject } from '../base/json.ts';
import type { ToolError } from '../contracts/execution-result.ts';
import { mergeObjects } from '../skills/protocol/merge-patch.ts';
import type { PreparedTool } from './prepare.ts';
import type { ToolRun } from './tool-run.ts';

/** How large the state of one story may get: it is saved with every scene and sent to every script. */
export const STATE_LIMITS = {
  /** Bytes of the whole state as JSON. */
  storyBytes: 2 * 1024 * 1024,
  /** Bytes that one skill may add to it while a story is open. */
  skillBytes: 1024 * 1024,
} as const;

/** How many bytes each skill has added to the state of a story since it was opened. */
export type StateShares = Map<string, number>;

interface Budgeted {
  runs: ReadonlyMap<string, ToolRun>;
  /** The tools whose patches found no room. */
  refused: readonly PreparedTool[];
  shares: StateShares;
  /** With all patches that found room. */
  state: JsonObject;
}

/**
 * Applies the patches of all tools, and fails every tool whose patches would make the state too large. Tools are looked
 * at in topological order, so the outcome does not depend on which of them ended first.
 */
export function keepToStateBudget(
  order: readonly PreparedTool[],
  runs: ReadonlyMap<string, ToolRun>,
  initialState: JsonObject,
  sharesBefore: ReadonlyMap<string, number>,
): Budgeted {
  const kept = new Map(runs);
  const shares: StateShares = new Map(sharesBefore);
  const refused: PreparedTool[] = [];
  let state = initialState;
  let bytes: number | null = null;
  for (const tool of order) {
    const run = runs.get(tool.id) as ToolRun;
    if (run.result.state !== 'success' || run.patches.length === 0) continue;
    const { skill } = tool.script;
    bytes ??= bytesOf(state);
    const after = run.patches.reduce(mergeObjects, state);
    const bytesAfter = bytesOf(after);
    const share = (shares.get(skill) ?? 0) + bytesAfter - bytes;
    const why = bytesAfter > bytes ? whyRefused(skill, bytesAfter, share) : null;
    if (why === null) {
      shares.set(skill, share);
      [state, bytes] = [after, bytesAfter];
    } else {
      kept.set(tool.id, failed(run, why));
      refused.push(tool);
    }
  }
  return { runs: kept, refused, shares, state };
}

/** Bytes of the state as JSON. Most of it is the same from tool to tool, so each part is counted once. */
function bytesOf(state: JsonObject): number {
  const entries = Object.entries(state);
  const parts = entries.map(([key, value]) => textBytes(key) + partBytes(value));
  // With a colon in each entry, commas between them and braces around them.
  return parts.reduce((sum, part) => sum + part, 2 * entries.length + 1) + (entries.length === 0 ? 1 : 0);
}

const known = new WeakMap<object, number>();

function partBytes(value: Json): number {
  if (typeof value !== 'object' || value === null) return textBytes(value);
  const bytes = known.get(value) ?? textBytes(value);
  known.set(value, bytes);
  return bytes;
}

function textBytes(value: Json): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function whyRefused(skill: string, bytes: number, share: number): ToolError | null {
  if (share > STATE_LIMITS.skillBytes) {
    const message = `The skill "${skill}" may add ${STATE_LIMITS.skillBytes} bytes to the state of a story, and this would make it ${share}.`;
    return overLimit(message, { skill, limit: STATE_LIMITS.skillBytes, bytes: share });
  }
  if (bytes > STATE_LIMITS.storyBytes) {
    const message = `The state of a story may have ${STATE_LIMITS.storyBytes} bytes, and the skill "${skill}" would make it ${bytes}.`;
    return overLimit(message, { skill, limit: STATE_LIMITS.storyBytes, bytes });
  }
  return null;
}

function overLimit(message: string, details: JsonObject): ToolError {
  return { code: 'state_limit', category: 'invalid_json', message, details };
}

function failed({ result }: ToolRun, error: ToolError): ToolRun {
  return { result: { ...result, state: 'failed', output: {}, error }, patches: [], assets: [] };
}
