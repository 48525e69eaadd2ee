import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const A_YEAR = 31_536_000;
/** A name with a fingerprint in it never means anything else. */
const FINGERPRINTED = /[-.][0-9A-Z]{8}\.\w+(?:\.map)?$/;
const NOT_BUILT = 'The page has not been built. Run `npm run build` in the Narratoria folder, then reload.\n';

/** Gives the page itself. Every address that is no file is a place in it, so it gets the page as well. */
export function servePage(app: FastifyInstance, root: string): void {
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
