import type { Socket } from 'node:net';
import { NarratoriaError } from '../base/errors.ts';
import { toApiError } from './answer-error.ts';
import { SAFE_HEADERS } from './security/guard.ts';

/** What Node calls the mistakes that have a status of their own. */
const KNOWN: Record<string, { status: string; error: NarratoriaError }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    error: new NarratoriaError('request_too_large', 'The request headers are too large.'),
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    error: new NarratoriaError('request_timeout', 'The request took too long.'),
  },
};
const NOT_HTTP = {
  status: '400 Bad Request',
  error: new NarratoriaError('request_invalid', 'This is not a valid HTTP request.'),
};

/** Answers what never becomes a request, because it breaks the rules of HTTP, as any other request is refused. */
export function answerClientError({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code !== 'ECONNRESET' && socket.writable) {
    const { status, error } = KNOWN[code] ?? NOT_HTTP;
    const body = JSON.stringify(toApiError(error));
    const headers = {
      ...SAFE_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  }
  socket.destroy();
}
