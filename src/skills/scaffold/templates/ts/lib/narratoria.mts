/** What a script needs to speak with Narratoria: read the call, check it, emit events, end in order. */

import { request } from 'node:http';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** The line that comes in on stdin. What a caller leaves out is empty here. */
export interface Call {
  requestId: string;
  input: JsonObject;
  /** The settings of the skill. They may hold secrets: do not log them. */
  config: JsonObject;
  /** The output of each tool this one waited for, by its id; null where it failed. */
  dependencies: JsonObject;
  session: { scene: number; inGameTime: string; state: JsonObject };
  /** How to call Narratoria back; null when nobody can be asked. */
  host: Host | null;
}

export interface Host {
  url: string;
  token: string;
  /** A confined skill reaches Narratoria by this socket alone. */
  socketPath?: string;
}

/** Throw it when you cannot do your work: it becomes an `error` event and `done` with `ok: false`. */
export class ScriptError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export const emit = {
  log: (level: 'debug' | 'info' | 'warn' | 'error', message: string) =>
    write({ type: 'log', level, message }),
  /** A change of the session state; all of them together are the output of this script. */
  patch: (patch: JsonObject) => write({ type: 'state_patch', patch }),
  /** A file that is already written. A relative path counts from the working folder. */
  asset: (asset: { assetId: string; kind: string; mediaType: string; path: string }) =>
    write({ type: 'asset', ...asset }),
  ui: (event: string, payload: JsonObject) => write({ type: 'ui_event', event, payload }),
};

/** Waits for the call, does the work, says `done` with the summary that comes back. Ends in order when the work throws, too. */
export function runScript(work: (call: Call) => string | undefined | Promise<string | undefined>): void {
  readCall()
    .then(work)
    .then(
      (summary) => write({ type: 'done', ok: true, ...(summary === undefined ? {} : { summary }) }),
      (error: unknown) => {
        const isRefusal = error instanceof ScriptError;
        if (!isRefusal) console.error(error);
        const errorMessage = (error instanceof Error && error.message) || String(error);
        write({ type: 'error', errorCode: isRefusal ? error.code : 'script_failed', errorMessage });
        write({ type: 'done', ok: false });
      },
    );
}

/** Calls a host service, such as `semanticSearch`; name it under `permissions.host` in skill.json. */
export function ask(host: Host | null, method: string, params: JsonObject = {}): Promise<Json> {
  if (host === null) throw new ScriptError('no_host', 'There are no host services to call.');
  const { url, token, socketPath } = host;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const options = { method: 'POST', headers, timeout: 15_000, ...(socketPath && { socketPath }) };
  return new Promise((resolve, reject) => {
    const call = request(url, options, async (response) => {
      let answer = '';
      for await (const chunk of response.setEncoding('utf8')) answer += chunk;
      const { result, error } = JSON.parse(answer);
      if (error) reject(new ScriptError(error.data?.code ?? 'host_failed', error.message));
      else resolve(result);
    });
    call.on('timeout', () => call.destroy(new Error('The host services do not answer.')));
    call.on('error', reject);
    call.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
  });
}

/** Reads a value from JSON and refuses what is of another kind. */
type Reader<Value> = (value: Json | undefined, name: string) => Value;

export const text: Reader<string> = (value, name) =>
  typeof value === 'string' && value !== '' ? value : refuse(name, 'a text that is not empty');

export const integer =
  (from: number, to: number): Reader<number> =>
  (value, name) =>
    typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to
      ? value
      : refuse(name, `a whole number from ${from} to ${to}`);

export const listOf =
  <Value,>(item: Reader<Value>): Reader<Value[]> =>
  (value, name) =>
    Array.isArray(value) ? value.map((entry) => item(entry, name)) : refuse(name, 'a list');

export const optional =
  <Value,>(reader: Reader<Value>, fallback: Value): Reader<Value> =>
  (value, name) =>
    value === undefined ? fallback : reader(value, name);

function refuse(name: string, expected: string): never {
  throw new ScriptError('invalid_input', `"${name}" must be ${expected}.`);
}

async function readCall(): Promise<Call> {
  let line = '';
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) line += chunk;
  const call = parse(line);
  const session = objectIn(call, 'session');
  return {
    requestId: String(call['requestId'] ?? ''),
    input: objectIn(call, 'input'),
    config: objectIn(call, 'config'),
    dependencies: objectIn(call, 'dependencies'),
    session: {
      scene: Number(session['scene'] ?? 0),
      inGameTime: String(session['inGameTime'] ?? ''),
      state: objectIn(session, 'state'),
    },
    host: call['host'] ? (objectIn(call, 'host') as unknown as Host) : null,
  };
}

function parse(line: string): JsonObject {
  let value: Json;
  try {
    value = JSON.parse(line);
  } catch {
    throw new ScriptError('invalid_input', 'What came on stdin is not JSON.');
  }
  return objectIn({ call: value }, 'call');
}

function objectIn(parent: JsonObject, name: string): JsonObject {
  const value = parent[name] ?? {};
  return typeof value === 'object' && !Array.isArray(value) ? value : refuse(name, 'an object');
}

function write(event: JsonObject): void {
  process.stdout.write(`${JSON.stringify({ version: '0', ...event })}\n`);
}
