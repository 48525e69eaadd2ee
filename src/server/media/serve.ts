import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { NarratoriaError } from '../../base/errors.ts';
import type { MediaAddresses } from './addresses.ts';

const A_DAY = 86_400;

/** Gives the files behind sealed addresses, in parts where a player asks for parts. */
export function serveMedia(app: FastifyInstance, addresses: MediaAddresses): void {
  app.get('/media/:sealed', { config: { isOpen: true } }, async (request, reply) => {
    const { sealed } = request.params as { sealed: string };
    const found = addresses.open(sealed);
    if (found === null) throw new NarratoriaError('page_not_found', 'This file no longer exists.');
    reply.header('cache-control', `private, max-age=${A_DAY}`);
    if (found.mediaType === 'image/svg+xml') {
      // As a picture it is harmless; opened by itself it would be a document with scripts of its own.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      reply.header('content-disposition', 'attachment');
    }
    return reply.type(found.mediaType).sendFile(path.basename(found.file), path.dirname(found.file), {
      cacheControl: false,
      dotfiles: 'allow',
    });
  });
}
