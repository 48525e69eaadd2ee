import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whyNoEmbeddings } from '../../support/embedding-model.ts';
import { SHIPPED, type Told, tell } from './stories.ts';
import { openWorld, type World } from './world.ts';

export interface StageOptions {
  seed: string;
  /** Smaller figures, for the tests. */
  isQuick: boolean;
  /** Real language models may be fetched and run. */
  withModels: boolean;
  /** How long the session of SC-020 lasts. */
  sessionMinutes: number;
}

/** What measurements share: folders that go at the end, worlds that are closed, stories that are played once for all. */
export interface Stage extends StageOptions {
  /** Why nothing can be found by meaning here, or null. */
  whyNoMeanings: string | null;
  folder(): string;
  world(home?: string, playthroughId?: string): Promise<World>;
  /** The three shipped campaigns, played by chance; everybody who asks gets the same stories. */
  stories(): Promise<Told[]>;
  /** Does some work once, however many ask for it. */
  once<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const CHOICES = { whole: 45, quick: 6 };

export async function openStage(options: StageOptions): Promise<Stage> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'narratoria-criteria-'));
  const worlds = new Set<World>();
  const done = new Map<string, Promise<unknown>>();
  const whyNoMeanings = await whyNoEmbeddings();

  const folder = () => mkdtempSync(path.join(scratch, 'in-'));
  const once = <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const known = done.get(name) ?? work();
    done.set(name, known);
    return known as Promise<Result>;
  };
  return {
    ...options,
    whyNoMeanings,
    folder,
    once,
    async world(home = folder(), playthroughId) {
      const world = await openWorld(home, playthroughId);
      worlds.add(world);
      const close = async () => {
        if (worlds.delete(world)) await world.close();
      };
      return { ...world, close };
    },
    stories: () =>
      once('stories', async () => {
        const told: Told[] = [];
        const choices = options.isQuick ? CHOICES.quick : CHOICES.whole;
        for (const name of options.isQuick ? SHIPPED.slice(0, 1) : SHIPPED)
          told.push(await tell(name, { choices, seed: options.seed, home: folder() }));
        return told;
      }),
    async close() {
      for (const world of worlds) await world.close();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}
