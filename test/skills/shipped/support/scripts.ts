import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import type { JsonObject } from '../../../../src/base/json.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** A folder of its own for the tests of a file. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'narratoria-skills-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface ScriptEnd {
  code: number | null;
  ok: boolean;
  summary: string;
  /** All patches laid over each other, one level deep. */
  output: JsonObject;
  ui: JsonObject | null;
  error: { errorCode: string; errorMessage: string } | null;
  logs: string[];
}

/** Runs a shipped script as a process of its own, with this on stdin, as a shell would. */
export async function callScript(
  script: `${string}/${string}`,
  call: JsonObject,
  { cwd }: { cwd: string },
): Promise<ScriptEnd> {
  const [skill = '', name = ''] = script.split('/');
  const child = spawn(process.execPath, [path.join(ROOT, 'skills', skill, 'scripts', `${name}.mjs`)], {
    cwd,
  });
  child.stdin.end(`${JSON.stringify(call)}\n`);
  const [stdout, code] = await Promise.all([
    text(child.stdout),
    new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve)),
    text(child.stderr),
  ]);
  const events = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as JsonObject & { type: string });
  const of = (type: string) => events.filter((event) => event.type === type);
  const done = of('done')[0];
  return {
    code,
    ok: done?.['ok'] === true,
    summary: String(done?.['summary'] ?? ''),
    output: Object.assign({}, ...of('state_patch').map(({ patch }) => patch)) as JsonObject,
    ui: (of('ui_event')[0]?.['payload'] as JsonObject | undefined) ?? null,
    error: (of('error')[0] as ScriptEnd['error'] | undefined) ?? null,
    logs: of('log').map(({ message }) => String(message)),
  };
}
