import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { NarratoriaError } from '../base/errors.ts';
import type { Log } from '../base/log.ts';
import { packageRoot } from '../base/package-root.ts';
import { API_ROUTES, type ApiName } from '../contracts/api/routes.ts';
import { answerError } from './answer-error.ts';
import { answerClientError } from './client-error.ts';
import { serveMedia } from './media/serve.ts';
import { registerRoutes } from './route.ts';
import { appHandlers } from './routes/app.ts';
import { eventHandlers } from './routes/events.ts';
import { importHandlers } from './routes/import.ts';
import { libraryHandlers } from './routes/library.ts';
import { lookHandlers } from './routes/look.ts';
import { modelHandlers } from './routes/models.ts';
import { sessionHandlers } from './routes/session.ts';
import { skillHandlers } from './routes/skills.ts';
import { storyHandlers } from './routes/stories.ts';
import { guard, SAFE_HEADERS } from './security/guard.ts';
import type { PageAccess } from './security/page-access.ts';
import type { Services } from './services.ts';

const A_YEAR = 31_536_000;
/** A name with a fingerprint in it never means anything else. */
const FINGERPRINTED = /[-.][0-9A-Z]{8}\.\w+(?:\.map)?$/;
const NOT_BUILT = 'The page has not been built. Run `npm run build` in the Narratoria folder, then reload.\n';

/** Gives the page itself. Every address that is no file is a place in it, so it gets the page as well. */
function servePage(app: FastifyInstance, root: string): void {
  app.get('/*', { exposeHeadRoute: true, config: { isOpen: true } }, async (request, reply) => {
    const { '*': wanted = '' } = request.params as { '*'?: string };
    const file = isFileIn(root, wanted) ? wanted : 'index.html';
    if (!existsSync(path.join(root, file)))
      return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const isForever = FINGERPRINTED.test(file);
    reply.header('cache-control', isForever ? `public, max-age=${A_YEAR}, immutable` : 'no-cache');
    return reply.sendFile(file, root, { cacheControl: false });
  });
}

function isFileIn(root: string, wanted: string): boolean {
  const file = path.resolve(root, wanted);
  if (wanted === '' || wanted.includes('\0') || !file.startsWith(`${root}${path.sep}`)) return false;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** How long a request may take to arrive: a whole campaign, and the JSON of every other call. */
const LONGEST_REQUEST_MS = 5 * 60_000;
const LONGEST_JSON_MS = 30_000;
/** Settings of a skill may take 1 MiB; nothing else comes near. */
const MOST_JSON = 1.25 * 1024 * 1024;

/** Calls that close the stories, or that take long and do not need them. */
const WITHOUT_STORIES: ReadonlySet<ApiName> = new Set([
  'restore',
  'importCampaign',
  'session',
  'proveServer',
]);

export interface AppOptions {
  services: Services;
  access: PageAccess;
  /** The port it is reached at, once it is known. */
  port(): number;
  /** Where the built page lies. */
  pageFolder?: string;
  /** How long the JSON of a call may take to arrive; half a minute unless told. */
  longestJsonMs?: number;
}

/** The server, ready to listen. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, access, port } = options;
  const { log } = services.runtime;
  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    requestTimeout: LONGEST_REQUEST_MS,
    clientErrorHandler: answerClientError,
    bodyLimit: MOST_JSON,
    // An address that cannot be read is refused before any hook runs, and carries what every answer does.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(SAFE_HEADERS), log),
    // Ids are checked by whoever looks them up; a path in one is no file name anywhere.
    routerOptions: { maxParamLength: 4096, ignoreTrailingSlash: false },
  });
  app.setErrorHandler((error: Error, request, reply) => answerError(error, request, reply, log));
  app.setNotFoundHandler(nothingHere);
  guard(app, { accepts: (given) => access.accepts(given), port });
  acceptBodies(app);
  limitBodyTime(app, { longestMs: options.longestJsonMs ?? LONGEST_JSON_MS, log });
  await app.register(fastifyStatic, { serve: false });
  const handlers = {
    ...libraryHandlers(services),
    ...importHandlers(services),
    ...storyHandlers(services),
    ...lookHandlers(services),
    ...skillHandlers(services),
    ...modelHandlers(services),
    ...appHandlers(services),
    ...eventHandlers(services),
    ...sessionHandlers(access),
  };
  registerRoutes(app, handlers, (name, work) =>
    WITHOUT_STORIES.has(name) ? Promise.resolve(work()) : services.withStoriesOpen(work),
  );
  serveMedia(app, services.media);
  // What is none of the calls and none of the media is no place in the page either.
  for (const url of ['/api', '/api/*', '/media', '/media/*']) app.all(url, nothingHere);
  servePage(app, options.pageFolder ?? path.join(packageRoot(), 'dist', 'web'));
  return app;
}

function nothingHere(): never {
  throw new NarratoriaError('page_not_found', 'Not found.');
}

/** Gives up on a body that comes too slowly, so that it holds no connection. A file has the server's own limit. */
function limitBodyTime(app: FastifyInstance, { longestMs, log }: { longestMs: number; log: Log }): void {
  app.addHook('preParsing', async (request, reply) => {
    const { raw, headers, routeOptions } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || routeOptions.url === API_ROUTES.importCampaign.url) return;
    const timer = setTimeout(() => {
      if (raw.complete) return;
      if (reply.sent) raw.destroy();
      else answerError(tooSlow(), request, reply.header('connection', 'close'), log);
    }, longestMs);
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
  });
}

function tooSlow(): NarratoriaError {
  return new NarratoriaError('request_timeout', 'The request took too long.');
}

/** JSON and nothing else: a form on another site can send forms, but not JSON. */
function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else parse(request, text as string, done);
  });
  // A file, for the one call that takes one; it is read as it comes.
  app.addContentTypeParser('application/octet-stream', (request, stream, done) => {
    if (request.routeOptions.url === API_ROUTES.importCampaign.url) done(null, stream);
    else done(Object.assign(new Error('Only JSON is accepted here'), { statusCode: 415 }), undefined);
  });
}
