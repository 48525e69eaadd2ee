import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { isJsonObject, type Json } from '../../src/base/json.ts';
import { silentLog } from '../../src/base/log.ts';
import { createRandom, type Random } from '../../src/base/random.ts';
import type { Scene } from '../../src/engine/scene.ts';
import { Store } from '../../src/store/index.ts';
import { runProgram, startProgram } from './program.ts';
import type { Stage } from './stage.ts';

/** The program is killed after one to so many scenes, in the middle of the next. */
const MOST_SCENES = 3;
const TYPES = ['memory', 'perception', 'reputation', 'portrait'] as const;

export interface Killed {
  kills: number;
  /** Starts after which the story stood at the last scene that had been told, or the one being told. */
  recovered: number;
  scenes: number;
  /** What is kept, type by type, after the kills and after the same story told in peace; and whether it is the same. */
  kept: { type: string; records: number; isSame: boolean }[];
  isIntact: boolean;
}

/** A story whose program is killed again and again with SIGKILL, against the same story told in peace. */
export function killedStory(stage: Stage): Promise<Killed> {
  return stage.once('killed story', async () => {
    const random = createRandom(`${stage.seed}/kills`);
    const [home, peaceful] = [stage.folder(), stage.folder()];
    const start = ['part-heard', '--seed', stage.seed];
    const kills = stage.isQuick ? 2 : 8;
    let [recovered, last] = [0, 0];
    for (let round = 1; round <= kills; round += 1) {
      const scenes = await playAndKill(home, round === 1 ? start : ['--resume'], random);
      const first = scenes[0]?.scene ?? 0;
      if (round === 1 ? first === 1 : first === last || first === last + 1) recovered += 1;
      last = scenes.at(-1)?.scene ?? last;
    }
    await runProgram(['play', '--resume', '--auto', '1', '--json'], { home });
    const killed = await standing(home);
    const auto = ['--auto', String(killed.headScene - 1), '--json'];
    await runProgram(['play', ...start, ...auto], { home: peaceful });
    const straight = await standing(peaceful);
    return {
      kills,
      recovered,
      scenes: killed.headScene,
      kept: [...TYPES, 'scenes'].map((type) => ({
        type,
        records: killed.records[type]?.length ?? 0,
        isSame: JSON.stringify(killed.records[type]) === JSON.stringify(straight.records[type]),
      })),
      isIntact: killed.isIntact,
    };
  });
}

async function playAndKill(home: string, args: readonly string[], random: Random): Promise<Scene[]> {
  const last = 1 + random.below(MOST_SCENES);
  const share = random.next();
  const child = startProgram(['play', ...args, '--auto', '500', '--json'], { home });
  const gone = new Promise((resolve) => child.on('close', resolve));
  const scenes: Scene[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    try {
      scenes.push(JSON.parse(line) as Scene);
    } catch {
      continue; // the line that the kill cut through
    }
    // Anywhere in the time that the last scene took, so that every phase of one is hit.
    const { totalMs = 1000 } = scenes.at(-1)?.timings ?? {};
    if (scenes.length === last) void sleep(share * totalMs).then(() => child.kill('SIGKILL'));
  }
  await gone;
  return scenes;
}

async function standing(home: string) {
  const store = await Store.open({ home, log: silentLog(), backUp: false, keepQueries: false });
  try {
    const [{ playthroughId = '', headScene = 0 } = {}] = await store.playthroughs();
    const story = store.playthrough(playthroughId);
    const records: Record<string, Json[]> = {};
    for (const type of TYPES)
      records[type] = (await story.exactMatch(type, {})).map((record) => timeless(record as unknown as Json));
    records['scenes'] = [];
    for (let scene = 1; scene <= headScene; scene += 1) {
      const { choice, state, sceneObject, patches } = await story.scene(scene);
      // Where pictures lie depends on the home.
      const kept = JSON.stringify({ choice, state, sceneObject, patches }).replaceAll(home, 'HOME');
      records['scenes'].push(timeless(JSON.parse(kept)));
    }
    const { ok } = await store.checkIntegrity('full');
    return { headScene, records, isIntact: ok };
  } finally {
    await store.close();
  }
}

const OF_THE_CLOCK =
  /^(?:timestamp|createdAt|lastInteraction|sessionId|updatedAt|lastUpdated|generatedAt|timings|relevance|executionTimeMs|playthroughId)$/;

/** Without what the clock on the wall and chance ids have to do with. */
function timeless(value: Json): Json {
  if (Array.isArray(value)) return value.map(timeless);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !OF_THE_CLOCK.test(key))
      .map(([key, inner]) => [key, timeless(inner as Json)]),
  );
}
