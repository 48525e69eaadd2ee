import type { FastifyInstance } from 'fastify';
import { NarratoriaError } from '../base/errors.ts';
import type { Log } from '../base/log.ts';
import { API_ROUTES } from '../contracts/api/routes.ts';
import { answerError } from './answer-error.ts';

/** Gives up on a body that comes too slowly, so that it holds no connection. A file has the server's own limit. */
export function limitBodyTime(
  app: FastifyInstance,
  { longestMs, log }: { longestMs: number; log: Log },
): void {
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
