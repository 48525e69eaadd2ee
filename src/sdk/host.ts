import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import type { ToolInput } from '../contracts/tool-input.ts';
import { ScriptError } from './error.ts';
import { currentCall, type Surroundings } from './surroundings.ts';

const TIMEOUT_MS = 15_000;

export interface HostCallOptions {
  /** Ends the wait; the host stops its work too. */
  signal?: AbortSignal;
  /** Hears how it is getting on, for methods that have something to tell before they are done. */
  onProgress?: (progress: JsonObject) => void;
}

/** Asks the runtime for something. Without a host, or when it refuses, it throws a `ScriptError` that says why. */
export async function callHost(
  host: ToolInput['host'],
  method: string,
  params: JsonObject = {},
  options: HostCallOptions = {},
): Promise<Json> {
  if (host === null)
    throw new ScriptError('no_host', 'There is nobody to ask: this script was started by itself.');
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const { askHost } = currentCall().surroundings;
  const { error, result } =
    askHost === null ? await post(host, body, options) : await askDirectly(askHost, body, options);
  if (!isJsonObject(error)) return result ?? null;
  const data = isJsonObject(error['data']) ? error['data'] : {};
  throw new ScriptError(
    typeof data['code'] === 'string' ? data['code'] : 'host_refused',
    `${method}: ${String(error['message'])}`,
    data,
  );
}

/** Asks the runtime that this script runs in, without a connection. */
async function askDirectly(
  askHost: NonNullable<Surroundings['askHost']>,
  body: string,
  { signal, onProgress }: HostCallOptions,
): Promise<JsonObject> {
  const text = await askHost(body, {
    ...(signal && { signal }),
    ...(onProgress && { onProgress: (line: string) => void withoutProgress(line, onProgress) }),
  }).catch((cause: Error) => {
    throw unreachable(cause);
  });
  return parsed(text);
}

function unreachable(cause: Error): ScriptError {
  return new ScriptError('host_unavailable', `The host services cannot be reached: ${cause.message}`);
}

/** What asking takes. Loaded when it is needed, or while a script waits: it costs more than the rest of the start. */
export function loadHttp(): Promise<typeof import('node:http')> {
  return import('node:http');
}

/** Not `fetch`: loading it costs a fresh process more than all the rest of the call. */
async function post(
  { url, token, socketPath }: NonNullable<ToolInput['host']>,
  body: string,
  { signal, onProgress }: HostCallOptions,
): Promise<JsonObject> {
  const { request } = await loadHttp();
  return new Promise((resolve, reject) => {
    const accept = onProgress === undefined ? 'application/json' : 'application/x-ndjson';
    const call = request(
      url,
      {
        method: 'POST',
        agent: false,
        ...(socketPath === undefined ? {} : { socketPath }),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, accept },
        // With a signal the caller has a limit of its own, and a model may think for long before its first word.
        ...(signal === undefined ? { timeout: TIMEOUT_MS } : { signal }),
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
          if (onProgress !== undefined) text = withoutProgress(text, onProgress);
        });
        response.on('end', () => {
          try {
            resolve(parsed(text));
          } catch (error) {
            reject(error);
          }
        });
        response.on('error', reject);
      },
    );
    call.on('timeout', () => call.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)));
    call.on('error', (cause) => reject(unreachable(cause)));
    call.end(body);
  });
}

/** Hands on the lines that say how it is getting on, and gives back the rest: at the end that is the answer. */
function withoutProgress(text: string, onProgress: (progress: JsonObject) => void): string {
  const lines = text.split('\n');
  const rest = lines.pop() ?? '';
  const kept = lines.filter((line) => {
    if (line.trim() === '') return false;
    const { method, params } = parsed(line);
    if (method !== 'progress') return true;
    if (isJsonObject(params)) onProgress(params);
    return false;
  });
  return [...kept, rest].join('\n');
}

function parsed(text: string): JsonObject {
  try {
    const value: unknown = JSON.parse(text);
    if (isJsonObject(value)) return value;
  } catch {
    // Said below, as for any other answer that is not one.
  }
  throw new ScriptError('host_unavailable', 'The host services gave an answer that is not JSON.');
}
