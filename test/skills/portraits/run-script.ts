import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '../../../src/base/json.ts';
import { askScript } from '../../support/call-script.ts';

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

/** Calls a script of the skill with a data folder of its own. */
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
  const call = { input, config, host, session: { playthroughId: 'story' } };
  const { events } = await askScript(`${script}-portrait`, call, { folder: realpathSync(folder), scripts });
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
