import type { IncomingMessage, ServerResponse } from 'node:http';
import { drain } from './body.ts';
import type { Refusal } from './gate.ts';
import type { RpcError } from './rpc-error.ts';

/** How much of a refused body is still read, so that its sender sees the refusal and not a broken pipe. */
const LINGER = { bytes: 8 * 1024 * 1024, ms: 1000 };

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
