import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '../../../src/base/json.ts';
import { silentLog } from '../../../src/base/log.ts';
import type { Campaign } from '../../../src/campaign/campaign.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import type { OfferedChoice, Scene } from '../../../src/engine/scene.ts';
import { SqliteStore } from '../../../src/store/index.ts';
import { ROOT, scratchFolder } from '../../play/support/story.ts';
import { cli } from '../../support/cli.ts';
import type { PlayedScene } from '../coherence.ts';
import { wholeWorld } from './whole-world.ts';

export interface Played {
  scenes: PlayedScene[];
  exitCode: number | null;
  stderr: string;
  /** The session state after each scene. */
  states: JsonObject[];
  /** The campaign as it was played: a sparse one is filled out in a copy. */
  campaign: Campaign;
}

/** Plays by chance in a home of its own, here or with the real program, and reads what it printed and what it kept. */
export async function playAuto(
  campaign: string,
  choices: number,
  seed: string,
  { inProcess = true }: { inProcess?: boolean } = {},
): Promise<Played> {
  const home = scratchFolder();
  try {
    const args = ['play', campaign, '--auto', String(choices), '--seed', seed, '--json'];
    const { exitCode, stdout, stderr } = await (inProcess ? cli(args, { home }) : run(args, home));
    const shown = stdout
      .replaceAll(home, 'the home')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Scene);
    const store = await SqliteStore.open({ home, log: silentLog(), readers: 0 });
    const [{ playthroughId = '', details } = {}] = await store.playthroughs();
    const played = loadCampaign(String(details?.['campaignFolder'] ?? campaign));
    const playthrough = store.playthrough(playthroughId);
    const kept = await Promise.all(shown.map(({ scene }) => playthrough.scene(scene)));
    await store.close();
    const scenes = shown.map((scene, index) => ({
      shown: scene,
      choice: (kept[index]?.choice ?? null) as OfferedChoice | null,
      world: wholeWorld((kept[index] as (typeof kept)[number]).state),
    }));
    const states = kept.map(({ state }) => state);
    return { scenes, exitCode, stderr, states, campaign: played };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** The story itself: without timings and ids, and without when and where its pictures were drawn. */
export function storyOf({ scenes }: Pick<Played, 'scenes'>): unknown[] {
  return withoutPlanIds(
    scenes.map(({ shown: { timings: _, plan, assets, ...scene } }) => ({
      ...scene,
      assets: assets.map(({ assetId }) => assetId),
      tools: plan.tools.map(({ toolId, state }) => `${toolId} ${state}`),
    })),
  );
}

/** Memories are named after the plan they were made by, and each plan has an id of its own. */
export function withoutPlanIds<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}(?=\/)/g, 'plan'));
}

function run(
  args: string[],
  home: string,
): Promise<{ exitCode: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [path.join(ROOT, 'dist/narratoria.mjs'), ...args], {
    env: {
      PATH: process.env['PATH'],
      NARRATORIA_VECTORS: process.env['NARRATORIA_VECTORS'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NARRATORIA_HOME: home,
      NARRATORIA_OFFLINE: '1',
    },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return new Promise((resolve) => child.on('close', (exitCode) => resolve({ exitCode, stdout, stderr })));
}
