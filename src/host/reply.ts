import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JsonObject } from '../base/json.ts';
import { drain } from './body.ts';
import type { Refusal } from './gate.ts';
import type { RpcId } from './message.ts';
import type { RpcError } from './rpc-error.ts';

/** How much of a refused body is still read, so that its sender sees the refusal and not a broken pipe. */
const LINGER = { bytes: 8 * 1024 * 1024, ms: 1000 };

const LINES = 'application/x-ndjson';
const JSON_HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

export function errorReply(error: RpcError): string {
  return JSON.stringify({ jsonrpc: '2.0', id: null, error });
}

/** Answers a request that was read to its end; null says that there is nothing to answer. */
export function reply(response: ServerResponse, body: string | null): void {
  if (body === null) {
    response.writeHead(204).end();
    return;
  }
  response.writeHead(200, { ...JSON_HEADERS, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

/** How a call is getting on, as a line. */
export function progressLine(id: RpcId, progress: JsonObject): string {
  return `${JSON.stringify({ jsonrpc: '2.0', method: 'progress', params: { ...progress, id } })}\n`;
}

/** The answer to a request that wants to hear how it is getting on: a line each, the last of them the answer itself. */
export class LineReply {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
    response.writeHead(200, { ...JSON_HEADERS, 'content-type': LINES });
    response.flushHeaders();
  }

  progress(id: RpcId | undefined, progress: JsonObject): void {
    if (id === undefined || !this.#response.writable) return;
    this.#response.write(progressLine(id, progress));
  }

  end(body: string | null): void {
    this.#response.end(body === null ? '' : `${body}\n`);
  }
}

/** Whether the caller asks for lines, and not for one JSON document. */
export function wantsLines({ headers }: IncomingMessage): boolean {
  return (headers.accept ?? '').split(',').some((type) => type.split(';')[0]?.trim().toLowerCase() === LINES);
}

/** Turns a request away, whether its body has come or not, and ends the connection. */
export async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, error, headers }: Refusal,
): Promise<void> {
  const body = errorReply(error);
  response.writeHead(status, {
    ...JSON_HEADERS,
    ...headers,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  // Complete for the reader, but the connection stays until what is on its way has come in.
  response.write(body);
  await drain(request, LINGER);
  response.end();
}

/** A refusal for what never became a request, as the bytes that go over the wire. */
export function rawRefusal(statusLine: string, error: RpcError): string {
  const body = errorReply(error);
  const headers = { ...JSON_HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${statusLine}`, ...lines, '', body].join('\r\n');
}
