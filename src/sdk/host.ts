import { request } from 'node:http';
import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import type { ToolInput } from '../contracts/tool-input.ts';
import { ScriptError } from './error.ts';

const TIMEOUT_MS = 15_000;

/** Asks the runtime for something. Without a host, or when it refuses, it throws a `ScriptError` that says why. */
export async function callHost(
  host: ToolInput['host'],
  method: string,
  params: JsonObject = {},
): Promise<Json> {
  if (host === null)
    throw new ScriptError('no_host', 'There is nobody to ask: this script was started by itself.');
  const answer = parsed(await post(host, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })));
  const { error, result } = answer;
  if (!isJsonObject(error)) return result ?? null;
  const data = isJsonObject(error['data']) ? error['data'] : {};
  throw new ScriptError(
    typeof data['code'] === 'string' ? data['code'] : 'host_refused',
    `${method}: ${String(error['message'])}`,
    data,
  );
}

/** Not `fetch`: loading it costs a fresh process more than all the rest of the call. */
function post({ url, token }: NonNullable<ToolInput['host']>, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        timeout: TIMEOUT_MS,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve(text));
        response.on('error', reject);
      },
    );
    call.on('timeout', () => call.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)));
    call.on('error', (cause) => {
      reject(new ScriptError('host_unavailable', `The host services cannot be reached: ${cause.message}`));
    });
    call.end(body);
  });
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
