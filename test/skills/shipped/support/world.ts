import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JsonObject } from '../../../../src/base/json.ts';
import { silentLog } from '../../../../src/base/log.ts';
import type { ExecutionResult } from '../../../../src/contracts/execution-result.ts';
import { HostServer } from '../../../../src/host/server.ts';
import { executePlan } from '../../../../src/plan/executor.ts';
import { SkillHealth } from '../../../../src/skills/health.ts';
import { SkillLibrary } from '../../../../src/skills/library.ts';
import {
  type PlaythroughStore,
  SqliteStore,
  type Store,
  storeHostMethods,
} from '../../../../src/store/index.ts';
import { storyRunner } from '../../../support/story-runner.ts';
import { ROOT } from './scripts.ts';

export interface PlannedTool {
  id: string;
  /** `reputation/update-reputation` */
  script: string;
  input: JsonObject;
  after?: string[];
}

/** A home with the real store, the real host services and the shipped skills, in which plans are really executed. */
export interface TestWorld {
  store: Store;
  story: PlaythroughStore;
  playthroughId: string;
  host: HostServer;
  /** What a story session needs to execute plans in this world. */
  execution: () => Omit<Parameters<typeof executePlan>[1], 'session'> & { health: SkillHealth };
  run(tools: readonly PlannedTool[], options?: RunOptions): Promise<ExecutionResult>;
  close(): Promise<void>;
}

export interface RunOptions {
  scene?: number;
  inGameTime?: string;
  state?: JsonObject;
  config?: Record<string, JsonObject>;
}

let plans = 0;

/** A home that was given stays when the world closes, for the next sitting. */
export async function openWorld({
  home: given,
  playthroughId: known,
}: {
  home?: string;
  playthroughId?: string;
} = {}): Promise<TestWorld> {
  const home = given ?? mkdtempSync(path.join(tmpdir(), 'narratoria-world-'));
  const store = await SqliteStore.open({ home, log: silentLog(), readers: 0 });
  const host = new HostServer({ log: silentLog() });
  const methods = storeHostMethods((scope) => store.playthrough(scope.playthroughId));
  for (const [name, method] of Object.entries(methods)) host.register(name, method);
  const playthroughId =
    known ?? (await store.createPlaythrough({ campaignId: 'test', title: 'Test', seed: '1' })).playthroughId;
  const skills = await SkillLibrary.open({
    roots: [{ folder: path.join(ROOT, 'skills'), dataFolder: path.join(home, 'skills'), origin: 'shipped' }],
  });
  const runner = storyRunner();
  const health = new SkillHealth();
  const execution = () => ({
    skills,
    runner,
    health,
    grantHost: (scope: Parameters<HostServer['grant']>[0]) => host.grant(scope),
  });
  return {
    store,
    story: store.playthrough(playthroughId),
    playthroughId,
    host,
    execution,
    run(tools, { scene = 1, inGameTime = '2001-01-01T08:00:00.000Z', state = {}, config = {} } = {}) {
      plans += 1;
      return executePlan(planOf(tools, plans), {
        ...execution(),
        configOf: (skill) => config[skill] ?? {},
        session: { playthroughId, sessionId: 'sitting-1', scene, inGameTime, state },
      });
    },
    async close() {
      await runner.close(0);
      await host.close();
      await store.close();
      if (given === undefined) rmSync(home, { recursive: true, force: true });
    },
  };
}

/** What a tool gave. */
export function outputOf(result: ExecutionResult, toolId: string): JsonObject {
  return result.toolResults.find((tool) => tool.toolId === toolId)?.output ?? {};
}

function planOf(tools: readonly PlannedTool[], number: number): JsonObject {
  return {
    requestId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    narrative: '',
    parallel: true,
    disabledSkills: [],
    metadata: { generationAttempt: 1, parentPlanId: null },
    tools: tools.map(({ id, script, input, after = [] }) => {
      const [skill, name] = script.split('/');
      return {
        toolId: id,
        toolPath: `skills/${skill}/scripts/${name}.mjs`,
        input,
        dependencies: after,
        required: false,
        async: true,
      };
    }),
  };
}
