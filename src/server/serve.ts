import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { NarratoriaError } from '../base/errors.ts';
import { keepMemoryLow } from '../base/memory.ts';
import type { Runtime } from '../engine/play/runtime.ts';
import { openStories } from '../engine/play/stories.ts';
import { createApp } from './app.ts';
import { PageAccess } from './security/page-access.ts';
import { beginRun, newSecret } from './security/page-keys.ts';
import { Services } from './services.ts';

export const DEFAULT_PORT = 4711;
/** How many ports are tried after the wanted one. */
const MOST_TRIES = 20;

export interface ServeOptions {
  runtime: Runtime;
  /** The wanted port, and whether another will do. 0 takes any that is free. */
  port: number;
  mayMove: boolean;
  pageFolder?: string;
}

export interface Served {
  port: number;
  /** With the token of this run, for the browser. */
  url: string;
  close(): Promise<void>;
}

/** Opens the stories and serves the page to this machine. */
export async function serve(options: ServeOptions): Promise<Served> {
  const { runtime, pageFolder } = options;
  const stories = await openStories(runtime);
  const keys = await beginRun(runtime.home).catch(async (error: unknown) => {
    await stories.close();
    throw error;
  });
  const token = newSecret();
  const services = new Services({ runtime, stories, mediaKey: Buffer.from(keys.media, 'base64url') });
  try {
    let port = 0;
    const portOf = () => port;
    const access = new PageAccess({ token, keys, port: portOf });
    const app = await createApp({ services, access, port: portOf, ...(pageFolder && { pageFolder }) });
    port = await listen(app, options);
    const endOfKeeping = keepMemoryLow();
    return {
      port,
      url: `http://127.0.0.1:${port}/#token=${token}`,
      close: async () => {
        endOfKeeping();
        // Scenes in the making first: they end soon, and whoever watches is still told.
        await services.openStories.close();
        services.feed.close();
        await app.close();
        await services.close();
      },
    };
  } catch (error) {
    await services.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { port: wanted, mayMove }: ServeOptions): Promise<number> {
  const last = wanted === 0 || !mayMove ? wanted : wanted + MOST_TRIES;
  for (let port = wanted; port <= last; port += 1) {
    try {
      await app.listen({ host: '127.0.0.1', port });
      return (app.server.address() as AddressInfo).port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new NarratoriaError('invalid_usage', `Port ${wanted} is used by another program.`, {
    hint: 'Choose another port with --port.',
    details: { port: wanted },
  });
}
