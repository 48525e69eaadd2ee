import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NarratoriaError } from '../../base/errors.ts';

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

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered without a token. Every route that does not say so needs one. */
    isOpen?: true;
  }
}

interface GuardOptions {
  accepts(token: string): boolean;
  port(): number;
}

/**
 * Loopback is no boundary: any page in any browser of this machine can reach it. These checks are the boundary. Whether
 * a token is needed is up to the route that the router found, never to how the address is written.
 */
export function guard(app: FastifyInstance, { accepts, port }: GuardOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SAFE_HEADERS).header('cache-control', 'no-store');
    refuseForeignName(request, port());
    refuseForeignSite(request);
    if (request.routeOptions.config?.isOpen !== true) requireToken(request, accepts);
  });
}

/** Refuses a name that another site points at this machine, and a request from a page that has another name. */
function refuseForeignName({ headers, raw: { url = '' } }: FastifyRequest, port: number): void {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  // A request may carry a whole address (`GET http://host/path`), and then the host in it counts too.
  const [, named = ''] = /^http:\/\/([^/?#]*)/i.exec(url) ?? [];
  const host = url.startsWith('/') ? headers.host : named;
  if (![headers.host, host].every((name) => hosts.includes(name ?? '')))
    throw foreign("This address doesn't belong to Narratoria.");
  const { origin } = headers;
  if (origin !== undefined && !hosts.some((name) => origin === `http://${name}`))
    throw foreign('This request comes from another site.');
}

/**
 * Browsers say who makes a request: this page, the user, or another site. Another port of this machine is another site
 * too. A link on another site may lead here; that is all it may do.
 */
function refuseForeignSite({ headers, method }: FastifyRequest): void {
  const { 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode, 'sec-fetch-dest': dest } = headers;
  if (site === 'same-origin' || site === 'none') return;
  if (method === 'GET' && mode === 'navigate' && dest === 'document') return;
  throw foreign('This request comes from another site.');
}

function foreign(message: string): NarratoriaError {
  return new NarratoriaError('page_foreign', message, {
    hint: 'Open the address that `narratoria serve` prints.',
  });
}

function requireToken({ headers }: FastifyRequest, accepts: GuardOptions['accepts']): void {
  const [, given = ''] = /^Bearer ([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (accepts(given)) return;
  throw new NarratoriaError('page_unauthorized', 'This request has no valid token.', {
    hint: 'Run `narratoria serve --open`, or open the link that `narratoria serve` printed.',
  });
}
