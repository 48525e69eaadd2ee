import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NarratoriaError } from '../../base/errors.ts';
import { isSame } from './token.ts';

const CONTENT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // The page's styles are made in the browser; style alone cannot run anything.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What every answer carries. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Loopback is no boundary: any page in any browser of this machine can reach it. These are the boundary. */
export function guard(app: FastifyInstance, token: string, portOf: () => number): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SAFE_HEADERS);
    refuseForeign(request, portOf());
    if (isApi(request.url)) requireToken(request, reply, token);
  });
}

export const isApi = (url: string): boolean => /^\/api(?:[/?#]|$)/i.test(url);

/** A name that another site points at this machine is refused, and so is a request that another site makes. */
function refuseForeign({ headers }: FastifyRequest, port: number): void {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(headers.host ?? '')) throw foreign('This address is not one of this page.');
  const { origin } = headers;
  if (origin !== undefined && !hosts.some((host) => origin === `http://${host}`))
    throw foreign('This request comes from another site.');
}

function foreign(message: string): NarratoriaError {
  return new NarratoriaError('page_foreign', message, {
    hint: 'Open the address that `narratoria serve` prints.',
  });
}

function requireToken({ headers }: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.header('cache-control', 'no-store');
  const [, given = ''] = /^Bearer ([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (isSame(given, token)) return;
  throw new NarratoriaError('page_unauthorized', 'This page has no leave to read your stories.', {
    hint: 'Run `narratoria serve --open`, which opens it with its token.',
  });
}
