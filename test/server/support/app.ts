import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { type Runtime, withRuntime } from '../../../src/engine/play/runtime.ts';
import { openStories } from '../../../src/engine/play/stories.ts';
import { createApp } from '../../../src/server/app.ts';
import { PageAccess } from '../../../src/server/security/page-access.ts';
import { beginRun } from '../../../src/server/security/page-keys.ts';
import { Services } from '../../../src/server/services.ts';
import { makeTempFolder } from '../../support/skills.ts';

export const PORT = 4711;
export const TOKEN = 'a-token-that-is-as-long-as-a-real-one-would-be';

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  home: string;
  close(): Promise<void>;
}

/** The server without a port, for the many requests that never get far. */
export async function openApp(
  pageFolder: string,
  options: { longestJsonMs?: number } = {},
): Promise<TestApp> {
  const home = makeTempFolder();
  process.env['NARRATORIA_HOME'] = home;
  process.env['NARRATORIA_OFFLINE'] = '1';
  const ready = Promise.withResolvers<Omit<TestApp, 'close' | 'home'>>();
  const stop = Promise.withResolvers<void>();
  const ended = withRuntime({}, async (runtime: Runtime) => {
    const stories = await openStories(runtime);
    if (stories === null) throw new Error('the home is in use');
    const services = new Services({ runtime, stories, mediaKey: Buffer.alloc(32, 7) });
    const port = () => PORT;
    const access = new PageAccess({ token: TOKEN, keys: await beginRun(home), port });
    const app = await createApp({ services, access, port, pageFolder, ...options });
    ready.resolve({ app, services });
    await stop.promise;
    await app.close();
    await services.close();
  });
  ended.catch(ready.reject);
  const opened = await ready.promise;
  return {
    ...opened,
    home,
    async close() {
      stop.resolve();
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
