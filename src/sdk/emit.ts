import type { JsonObject } from '../base/json.ts';
import { currentCall } from './surroundings.ts';

type Level = 'debug' | 'info' | 'warn' | 'error';

interface Asset {
  assetId: string;
  kind: string;
  mediaType: string;
  /** Absolute path of a file that is already written. */
  path: string;
  metadata?: JsonObject;
}

/** Events of this invocation. Each is one line on stdout, written at once; after `done` they are dropped. */
export const emit = {
  log(level: Level, message: string, fields?: JsonObject): void {
    write({ type: 'log', level, message, ...(fields && { fields }) });
  },
  /** A merge patch into the session state; all patches together are this tool's output. */
  patch(patch: JsonObject): void {
    write({ type: 'state_patch', patch });
  },
  asset(asset: Asset): void {
    write({ type: 'asset', ...asset });
  },
  ui(event: string, payload: JsonObject): void {
    write({ type: 'ui_event', event, payload });
  },
  error(errorCode: string, errorMessage: string, details?: JsonObject): void {
    write({ type: 'error', errorCode, errorMessage, ...(details && { details }) });
  },
};

/** The last event; resolves when everything written so far has left the script. */
export function finish(ok: boolean, summary?: string): Promise<void> {
  const call = currentCall();
  if (call.isDone) return Promise.resolve();
  const line = encode({ type: 'done', ok, ...(summary !== undefined && { summary }) });
  call.isDone = true;
  return new Promise((resolve) => call.surroundings.write(line, resolve));
}

function write(event: JsonObject): void {
  const { isDone, surroundings } = currentCall();
  if (!isDone) surroundings.write(encode(event));
}

function encode(event: JsonObject): string {
  return `${JSON.stringify({ version: '0', ...event })}\n`;
}
