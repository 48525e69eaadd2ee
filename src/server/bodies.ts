import type { FastifyInstance } from 'fastify';
import { API_ROUTES } from '../contracts/api/routes.ts';

/** JSON and nothing else: a form on another site can send forms, but not JSON. */
export function acceptBodies(app: FastifyInstance): void {
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
