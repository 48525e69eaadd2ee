import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../../src/base/random.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import type { Plan } from '../../src/contracts/plan.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { StorySession } from '../../src/engine/session.ts';
import { BuiltInPlanner } from '../../src/planner/built-in-planner.ts';
import { SkillHealth } from '../../src/skills/health.ts';
import { SkillLibrary } from '../../src/skills/library.ts';
import { ProcessRunner } from '../../src/skills/process/runner.ts';
import { median, quantile } from '../support/numbers.ts';
import { ROOT } from '../support/program.ts';
import { scratchFolder } from '../support/scratch.ts';
import { type Budget, type Row, rowOf } from './support/measure.ts';

const SCENES = 40;
/** What a player needs to read, cut very short; scripts are prewarmed meanwhile. */
const READING_MS = 1000;
const MOST_MS = 400;
const CHAIN: Budget = { kind: 'at most', ratio: 2 };
const WHOLE: Budget = { kind: 'at most', ratio: 1 };
const INVOCATIONS = 8;

interface Measured {
  totalMs: number;
  planMs: number;
  executeMs: number;
  chainMs: number;
  tools: number;
}

/** Scenes with the built-in narrator and the shipped skills, against the longest chain of their processes. */
export async function benchScenes(): Promise<Row[]> {
  const measured = await playScenes();
  const full = measured.filter(({ tools }) => tools >= INVOCATIONS);
  const scenes = full.length >= 10 ? full : measured;
  const said = `${scenes.length} scenes of ${Math.min(...scenes.map(({ tools }) => tools))}–${Math.max(...scenes.map(({ tools }) => tools))} invocations`;
  const p95 = quantile(
    scenes.map(({ totalMs }) => totalMs),
    0.95,
  );
  const row = (name: string, ours: number, limit: number, limitIs: string, part: Partial<Row> = {}): Row =>
    rowOf({ name, ours, limit, limitIs, rounds: scenes.length, ...part });
  const total = median(scenes.map(({ totalMs }) => totalMs));
  return [
    row(
      'scene, median',
      total,
      median(scenes.map(({ chainMs }) => chainMs)),
      `the longest chain of its processes, ${said}`,
      { ratio: median(scenes.map(({ totalMs, chainMs }) => totalMs / chainMs)), budget: CHAIN },
    ),
    row('scene, p95', p95, MOST_MS, 'the most a scene may take', { budget: WHOLE }),
    row('of it, planning', median(scenes.map(({ planMs }) => planMs)), total, 'the whole scene'),
    row('of it, executing', median(scenes.map(({ executeMs }) => executeMs)), total, 'the whole scene'),
  ];
}

async function playScenes(): Promise<Measured[]> {
  using scratch = scratchFolder('bench');
  const data = scratch.path;
  const skills = await SkillLibrary.open({
    roots: [{ folder: path.join(ROOT, 'skills'), dataFolder: data, origin: 'shipped' }],
  });
  const runner = new ProcessRunner();
  const health = new SkillHealth();
  const planner = new BuiltInPlanner({ random: createRandom('bench') });
  let plan: Plan | null = null;
  const generator = {
    name: planner.name,
    generatePlan: async (request: Parameters<typeof planner.generatePlan>[0]) => {
      plan = await planner.generatePlan(request);
      return plan;
    },
  };
  const campaign = { ...loadCampaign(path.join(ROOT, 'campaigns/part-heard')), endings: [] };
  const session = new StorySession({
    campaign,
    seed: 'bench',
    sessionId: 'bench',
    generator,
    execution: () => ({ skills, runner, health }),
  });
  const measured: Measured[] = [];
  try {
    let scene: Scene = await session.open();
    for (let turn = 1; turn <= SCENES; turn += 1) {
      await sleep(READING_MS);
      // Deeds that are rolled for take the most invocations.
      const open = scene.choices.filter(({ needs }) => needs === undefined);
      const risky = open.find(({ difficulty }) => difficulty !== undefined);
      const picked = risky ?? createRandom(`bench/${turn}`).pick(open);
      scene = await session.choose(picked.id);
      measured.push({ ...scene.timings, chainMs: chainOf(plan, scene), tools: scene.plan.tools.length });
    }
  } finally {
    await runner.close();
  }
  return measured;
}

/** The time of the tools that had to wait for one another, along the longest way. */
function chainOf(plan: Plan | null, { plan: { tools } }: Scene): number {
  const took = new Map(tools.map(({ toolId, executionTimeMs }) => [toolId, executionTimeMs]));
  const ends = new Map<string, number>();
  const end = (toolId: string): number => {
    const known = ends.get(toolId);
    if (known !== undefined) return known;
    const needs = plan?.tools.find((tool) => tool.toolId === toolId)?.dependencies ?? [];
    const at = Math.max(0, ...needs.map(end)) + (took.get(toolId) ?? 0);
    ends.set(toolId, at);
    return at;
  };
  return Math.max(1, ...tools.map(({ toolId }) => end(toolId)));
}
