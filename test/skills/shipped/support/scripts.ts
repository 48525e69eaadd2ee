import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import type { JsonObject } from '../../../../src/base/json.ts';
import { askScript, scriptsOf } from '../../../support/call-script.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** A folder of its own for the tests of a file. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'narratoria-skills-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface ScriptEnd {
  ok: boolean;
  summary: string;
  /** All patches laid over each other, one level deep. */
  output: JsonObject;
  ui: JsonObject | null;
  error: { errorCode: string; errorMessage: string } | null;
  logs: string[];
}

/** Calls a shipped script with this for its input. */
export async function callScript(
  script: `${string}/${string}`,
  call: JsonObject,
  { cwd }: { cwd: string },
): Promise<ScriptEnd> {
  const [skill = '', name = ''] = script.split('/');
  const { events } = await askScript(name, call, { folder: cwd, scripts: scriptsOf(skill) });
  const of = (type: string) => events.filter((event) => event.type === type);
  const done = of('done')[0];
  return {
    ok: done?.['ok'] === true,
    summary: String(done?.['summary'] ?? ''),
    output: Object.assign({}, ...of('state_patch').map(({ patch }) => patch)) as JsonObject,
    ui: (of('ui_event')[0]?.['payload'] as JsonObject | undefined) ?? null,
    error: (of('error')[0] as ScriptEnd['error'] | undefined) ?? null,
    logs: of('log').map(({ message }) => String(message)),
  };
}
