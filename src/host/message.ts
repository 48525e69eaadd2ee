import { getOwn, isJsonObject, type Json } from '../base/json.ts';
import { findHarm } from '../base/json-harm.ts';
import { invalidRequest, parseError, type RpcError } from './rpc-error.ts';

export type RpcId = string | number | null;

/** One call of a script. Without an id it is a notification, and nobody waits for the answer. */
export interface RpcCall {
  id?: RpcId;
  method: string;
  params: Json;
}

/** What could not be read as a call, and the id to answer it with. */
export interface Unreadable {
  id: RpcId;
  error: RpcError;
}

const SHAPE_HINT = 'A request reads {"jsonrpc": "2.0", "id": 1, "method": "describe", "params": {}}.';

/** The JSON of a body, unless reading or using it would do harm. */
export function parseBody(bytes: Buffer, maxDepth: number): { document: Json } | { error: RpcError } {
  let document: Json;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    document = JSON.parse(text) as Json;
  } catch (cause) {
    const what = cause instanceof SyntaxError ? 'JSON' : 'UTF-8';
    return { error: parseError(`The body is not ${what}.`) };
  }
  const harm = findHarm(document, maxDepth);
  return harm === null ? { document } : { error: parseError(`The body ${harm}.`) };
}

/** Reads one member of a batch, or a request that is alone. */
export function readCall(value: Json): RpcCall | Unreadable {
  if (!isJsonObject(value)) return unreadable(null, 'A request must be an object.');
  const id = getOwn(value, 'id');
  const method = getOwn(value, 'method');
  const params = getOwn(value, 'params') ?? {};
  if (id !== undefined && !isId(id)) return unreadable(null, '"id" must be a string, a number or null.');
  const answerTo = id ?? null;
  if (getOwn(value, 'jsonrpc') !== '2.0') return unreadable(answerTo, '"jsonrpc" must be "2.0".');
  if (typeof method !== 'string') return unreadable(answerTo, '"method" must be a string.');
  if (typeof params !== 'object') return unreadable(answerTo, '"params" must be an object.');
  return { method, params, ...(id === undefined ? {} : { id }) };
}

function unreadable(id: RpcId, message: string): Unreadable {
  return { id, error: invalidRequest(message, SHAPE_HINT) };
}

function isId(value: Json): value is RpcId {
  return value === null || typeof value === 'string' || typeof value === 'number';
}
