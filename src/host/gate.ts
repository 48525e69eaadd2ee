import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { NarratoriaError } from '../base/errors.ts';
import { rateLimited, tokenOver, unauthorized } from './failures.ts';
import type { Grant, Grants } from './grants.ts';
import { fromOurs, invalidRequest, type RpcError } from './rpc-error.ts';

/** The one path of the server. */
export const RPC_PATH = '/rpc';

/** Why a request is turned away before its body is looked at. */
export interface Refusal {
  status: number;
  error: RpcError;
  headers?: Record<string, string>;
}

interface Guard {
  port: number;
  grants: Grants;
  bodyBytes: number;
  now: number;
}

/** Whose request it is, or why it is refused. Decided by the head of the request alone. */
export function admit(request: IncomingMessage, guard: Guard): { grant: Grant } | { refusal: Refusal } {
  const refusal = refuseByHeaders(request.headers, guard.port) ?? refuseByTarget(request);
  if (refusal !== null) return { refusal };
  const grant = bearer(request.headers, guard.grants);
  if (grant === null) {
    return { refusal: { ...ours(401, tokenOver()), headers: { 'www-authenticate': 'Bearer' } } };
  }
  const refused = refuseByContent(request.headers, guard.bodyBytes) ?? refuseByRate(grant, guard.now);
  return refused === null ? { grant } : { refusal: refused };
}

export function tooLarge(bodyBytes: number): Refusal {
  return {
    status: 413,
    error: invalidRequest(
      `The body is larger than ${bodyBytes} bytes.`,
      'Split it into several requests, or pass large data in a file.',
    ),
  };
}

/** A name that was made to point at us, or a page in a browser: neither is a script of ours. */
function refuseByHeaders(headers: IncomingHttpHeaders, port: number): Refusal | null {
  const host = headers.host?.toLowerCase();
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`) {
    return ours(403, unauthorized('The Host header does not name this server.', 'Use `host.url` as it is.'));
  }
  if (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined) {
    return ours(
      403,
      unauthorized(
        'Web pages may not call the host services.',
        'Call from the script itself, without the headers Origin and Sec-Fetch-Site.',
      ),
    );
  }
  return null;
}

function refuseByTarget({ url, method }: IncomingMessage): Refusal | null {
  if (url !== RPC_PATH) {
    return {
      status: 404,
      error: invalidRequest('There is nothing at this path.', 'Use `host.url` as it is.'),
    };
  }
  if (method !== 'POST') {
    const error = invalidRequest('Only POST is answered here.', 'Send the JSON-RPC request with POST.');
    return { status: 405, error, headers: { allow: 'POST' } };
  }
  return null;
}

function refuseByContent(headers: IncomingHttpHeaders, bodyBytes: number): Refusal | null {
  const mediaType = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const encoding = headers['content-encoding'];
  if (mediaType !== 'application/json' || (encoding !== undefined && encoding !== 'identity')) {
    const hint = 'Send it with Content-Type: application/json and without Content-Encoding.';
    return { status: 415, error: invalidRequest('The body must be plain JSON.', hint) };
  }
  return Number(headers['content-length'] ?? 0) > bodyBytes ? tooLarge(bodyBytes) : null;
}

/** Every request costs one call; a batch pays for the others when it is read. */
export function refuseByRate(grant: Grant, now: number): Refusal | null {
  if (grant.rate.take(now)) return null;
  const waitMs = grant.rate.waitMs();
  return {
    ...ours(429, rateLimited('Too many calls in a short time.', waitMs)),
    headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
  };
}

function bearer(headers: IncomingHttpHeaders, grants: Grants): Grant | null {
  const token = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
  return token === undefined ? null : grants.find(token);
}

function ours(status: number, error: NarratoriaError): Refusal {
  return { status, error: fromOurs(error) };
}
