import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '../../../src/server/serve.ts';
import { type Runtime, withRuntime } from '../../../src/sitting/runtime.ts';
import { openStories } from '../../../src/sitting/stories.ts';
import { Scratch } from './scratch.ts';

export interface OpenServer {
  port: number;
  token: string;
  /** A story with a scene, so that there is something to ask about. */
  storyId: string;
  choiceId: string;
  close(): Promise<void>;
}

export interface OpenHost {
  runtime: Runtime;
  playthroughId: string;
  close(): Promise<void>;
}

/** The real server on loopback, with a home of its own, real skills and a real database; one scene is told. */
export async function openServer(): Promise<OpenServer> {
  const { opened: served, close } = await inNewHome(async (runtime) => {
    const server = await serve({ runtime, port: 0, mayMove: false });
    return { opened: server, close: () => server.close() };
  });
  const [base = '', token = ''] = served.url.split('/#token=');
  return { port: served.port, token, ...(await tellOneScene(base, token)), close };
}

/** The services for scripts alone, with a story that has no scene yet. */
export async function openHost(): Promise<OpenHost> {
  const { opened, close } = await inNewHome(async (runtime) => {
    const stories = await openStories(runtime);
    if (stories === null) throw new Error('A new home is not in use.');
    const { playthroughId } = await stories.store.createPlaythrough({
      campaignId: 'c',
      title: 't',
      seed: 's',
    });
    return { opened: { runtime, playthroughId }, close: () => stories.close() };
  });
  return { ...opened, close };
}

type Opened<Thing> = { opened: Thing; close(): Promise<void> };

/** Opens something in a home of its own, and closes it again with all that belongs to it. */
async function inNewHome<Thing>(open: (runtime: Runtime) => Promise<Opened<Thing>>): Promise<Opened<Thing>> {
  const scratch = new Scratch('home');
  process.env['NARRATORIA_HOME'] = scratch.fresh();
  process.env['NARRATORIA_OFFLINE'] = '1';
  const ready = Promise.withResolvers<Thing>();
  const stop = Promise.withResolvers<void>();
  const ended = withRuntime({}, async (runtime) => {
    const { opened, close } = await open(runtime);
    ready.resolve(opened);
    await stop.promise;
    await close();
  });
  ended.catch(ready.reject);
  return {
    opened: await ready.promise,
    async close() {
      stop.resolve();
      await ended;
      scratch.close();
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
