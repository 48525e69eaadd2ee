import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Served, serve } from '../../src/server/serve.ts';
import { type Runtime, withRuntime } from '../../src/sitting/runtime.ts';
import { Scratch } from './scratch.ts';

export interface OpenServer {
  port: number;
  token: string;
  runtime: Runtime;
  /** A story with a scene, so that there is something to ask about. */
  storyId: string;
  choiceId: string;
  close(): Promise<void>;
}

/** The real server on loopback, with a home of its own, real skills and a real database; one scene is told. */
export async function openServer(): Promise<OpenServer> {
  const scratch = new Scratch('server');
  process.env['NARRATORIA_HOME'] = scratch.fresh();
  process.env['NARRATORIA_OFFLINE'] = '1';
  const ready = Promise.withResolvers<{ served: Served; runtime: Runtime }>();
  const stop = Promise.withResolvers<void>();
  const ended = withRuntime({}, async (runtime) => {
    const served = await serve({ runtime, port: 0, mayMove: false });
    ready.resolve({ served, runtime });
    await stop.promise;
    await served.close();
  });
  ended.catch(ready.reject);
  const { served, runtime } = await ready.promise;
  const [base = '', token = ''] = served.url.split('/#token=');
  return {
    port: served.port,
    token,
    runtime,
    ...(await tellOneScene(base, token)),
    async close() {
      stop.resolve();
      await ended;
      scratch.close();
      rmSync(scratch.root, { recursive: true, force: true });
    },
  };
}

interface Told {
  scenes: { choices: { id: string }[] }[];
  telling: object | null;
}

async function tellOneScene(base: string, token: string): Promise<{ storyId: string; choiceId: string }> {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${base}${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${await response.text()}`);
    return await response.json();
  };
  const { id } = (await ask('/api/stories', { campaignId: 'low-water', seed: 'fuzz' })) as { id: string };
  for (;;) {
    const { scenes, telling } = (await ask(`/api/stories/${id}`)) as Told;
    const choiceId = scenes.at(-1)?.choices[0]?.id;
    if (telling === null && choiceId !== undefined) return { storyId: id, choiceId };
    await sleep(50);
  }
}
