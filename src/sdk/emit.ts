import type { JsonObject } from '../base/json.ts';

type Level = 'debug' | 'info' | 'warn' | 'error';

interface Asset {
  assetId: string;
  kind: string;
  mediaType: string;
  /** Absolute path of a file that is already written. */
  path: string;
  metadata?: JsonObject;
}

let closed = false;

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

/** The last event; resolves when everything written so far has left the process. */
export function finish(ok: boolean, summary?: string): Promise<void> {
  if (closed) return Promise.resolve();
  const line = encode({ type: 'done', ok, ...(summary !== undefined && { summary }) });
  closed = true;
  return new Promise((resolve) => {
    process.stdout.write(line, () => resolve());
  });
}

function write(event: JsonObject): void {
  if (!closed) process.stdout.write(encode(event));
}

function encode(event: JsonObject): string {
  return `${JSON.stringify({ version: '0', ...event })}\n`;
}
