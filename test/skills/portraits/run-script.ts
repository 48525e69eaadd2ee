import { spawn } from 'node:child_process';
import path from 'node:path';
import type { JsonObject } from '../../../src/base/json.ts';

const SCRIPTS = path.join(import.meta.dirname, '../../../skills/character-portraits/scripts');

export interface Outcome {
  events: JsonObject[];
  asset: (JsonObject & { path: string; metadata: JsonObject }) | null;
  /** The picture as the page is told of it. */
  portrait: JsonObject | null;
  warnings: JsonObject[];
  error: JsonObject | null;
  ok: boolean;
}

/** Runs a script of the skill as the runtime does: in its data folder, one line in, lines out. */
export async function runPortrait(
  script: 'lookup' | 'generate' | 'update',
  folder: string,
  input: JsonObject,
  {
    config = {},
    host = null,
    scripts = SCRIPTS,
  }: { config?: JsonObject; host?: JsonObject | null; scripts?: string } = {},
): Promise<Outcome> {
  const child = spawn(process.execPath, [path.join(scripts, `${script}-portrait.mjs`)], { cwd: folder });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  child.stdin.end(`${JSON.stringify({ input, config, host, session: { playthroughId: 'story' } })}\n`);
  await new Promise((resolve) => child.on('close', resolve));
  const events = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JsonObject);
  const of = (type: string) => events.find((event) => event['type'] === type) ?? null;
  return {
    events,
    asset: of('asset') as Outcome['asset'],
    portrait: (of('ui_event')?.['payload'] as JsonObject | undefined) ?? null,
    warnings: events.filter(({ type, level }) => type === 'log' && level === 'warn'),
    error: of('error'),
    ok: events.at(-1)?.['ok'] === true,
  };
}
