import path from 'node:path';
import { isJsonObject, type Json, type JsonObject } from '../../../src/base/json.ts';
import { silentLog } from '../../../src/base/log.ts';
import type { ExecutionResult } from '../../../src/contracts/execution-result.ts';
import { HostServer } from '../../../src/host/server.ts';
import { type OpenEmbedder, openEmbedder } from '../../../src/models/embedder.ts';
import { modelHostMethods } from '../../../src/models/host-methods.ts';
import { openLanguageModel } from '../../../src/models/language/open.ts';
import { executePlan } from '../../../src/plan/executor.ts';
import { SkillHealth } from '../../../src/skills/health.ts';
import { SkillLibrary } from '../../../src/skills/library.ts';
import { ProcessRunner } from '../../../src/skills/process/runner.ts';
import {
  type PlaythroughStore,
  SqliteStore,
  type Store,
  storeHostMethods,
} from '../../../src/store/index.ts';
import { ROOT } from '../../support/program.ts';

export interface Step {
  /** `reputation/update-reputation` */
  script: string;
  input: JsonObject;
  config?: JsonObject;
}

interface When {
  scene?: number;
  inGameTime?: string;
}

/** A home with the real store, the real host services and the shipped skills, each script a process as in a story. */
export interface World {
  home: string;
  store: Store;
  story: PlaythroughStore;
  playthroughId: string;
  embedder: OpenEmbedder;
  skills: SkillLibrary;
  /** Runs scripts side by side, as one plan. */
  plan(steps: readonly Step[], when?: When): Promise<ExecutionResult>;
  /** Runs one script; gives what it put into the state and how long it took. Fails when the script does. */
  call(script: string, input: JsonObject, more?: When & { config?: JsonObject }): Promise<Called>;
  close(): Promise<void>;
}

export interface Called {
  output: JsonObject;
  /** What it wants to be shown, by the name of the event. */
  shown: Record<string, Json>;
  /** Paths of the files it has shown. */
  files: string[];
  ms: number;
}

let plans = 0;

export async function openWorld(home: string, known?: string): Promise<World> {
  const log = silentLog();
  const store = await SqliteStore.open({ home, log, backUp: false, keepQueries: false });
  const embedder = openEmbedder({ home, log });
  store.setEmbedder(embedder);
  const model = openLanguageModel({ home, log });
  const host = new HostServer({ log });
  const methods = {
    ...storeHostMethods((scope) => store.playthrough(scope.playthroughId)),
    ...modelHostMethods({ model, embedder }),
  };
  for (const [name, method] of Object.entries(methods)) host.register(name, method);
  const playthroughId =
    known ?? (await store.createPlaythrough({ campaignId: 'test', title: 'Test', seed: '1' })).playthroughId;
  const dataFolder = path.join(home, 'skills');
  const skills = await SkillLibrary.open({
    roots: [{ folder: path.join(ROOT, 'skills'), dataFolder, origin: 'shipped' }],
  });
  const runner = new ProcessRunner();
  const health = new SkillHealth();

  const plan: World['plan'] = (steps, { scene = 1, inGameTime = '2001-01-01T08:00:00.000Z' } = {}) => {
    const configs = new Map(steps.map(({ script, config = {} }) => [script.split('/')[0] ?? '', config]));
    return executePlan(planOf(steps), {
      skills,
      runner,
      health,
      grantHost: (scope) => host.grant(scope),
      configOf: (skill) => configs.get(skill) ?? {},
      session: { playthroughId, sessionId: 'session-1', scene, inGameTime, state: {} },
      prewarmNext: true,
    });
  };

  return {
    home,
    store,
    story: store.playthrough(playthroughId),
    playthroughId,
    embedder,
    skills,
    plan,
    async call(script, input, { config = {}, ...when } = {}) {
      const { toolResults, aggregatedAssets } = await plan([{ script, input, config }], when);
      const [result] = toolResults;
      if (result?.state !== 'success')
        throw new Error(`${script} failed: ${JSON.stringify(result?.error ?? result)}`);
      const events = result.events.flatMap((event) =>
        event.type === 'ui_event' ? [[event.event, event.payload]] : [],
      );
      const files = aggregatedAssets.map((asset) => asset.path);
      return {
        output: result.output,
        shown: Object.fromEntries(events),
        files,
        ms: result.executionTimeMs,
      };
    },
    async close() {
      await runner.close(0);
      await host.close();
      await store.close();
      await Promise.all([embedder.close(), model.close()]);
    },
  };
}

function planOf(steps: readonly Step[]): JsonObject {
  plans += 1;
  return {
    requestId: `00000000-0000-4000-8000-${String(plans).padStart(12, '0')}`,
    narrative: '',
    parallel: true,
    tools: steps.map(({ script, input }, index) => ({
      toolId: `step-${index}`,
      toolPath: `skills/${script.replace('/', '/scripts/')}.mjs`,
      input,
      dependencies: [],
      required: false,
      async: true,
    })),
  };
}

/** What lies at this path of keys, or null. */
export function at(value: Json | undefined, ...keys: string[]): Json {
  let here: Json = value ?? null;
  for (const key of keys) here = isJsonObject(here) ? (here[key] ?? null) : null;
  return here;
}
