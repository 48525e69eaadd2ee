import { type Runtime, withRuntime } from '../../../src/engine/play/runtime.ts';
import { openStories } from '../../../src/engine/play/stories.ts';
import { serve } from '../../../src/server/serve.ts';
import { playedStory } from '../../../test/page/support/api.ts';
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
  const { story, scenes } = await playedStory(served, { campaignId: 'low-water', seed: 'fuzz' }, 0);
  const [{ choices: [choice] = [] } = {}] = scenes;
  if (choice === undefined) throw new Error('The first scene has no choices.');
  const token = new URL(served.url).hash.replace('#token=', '');
  return { port: served.port, token, storyId: story.id, choiceId: choice.id, close };
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
