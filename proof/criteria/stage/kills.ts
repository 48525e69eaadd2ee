import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../../src/base/json.ts';
import { createRandom, type Random } from '../../../src/base/random.ts';
import type { Scene } from '../../../src/engine/scene.ts';
import { standingOf } from '../../../test/play/support/saved.ts';
import { runProgram, startProgram } from '../../support/program.ts';
import { withStore } from '../../support/store.ts';
import type { Stage } from './stage.ts';

/** The program is killed after one to so many scenes, in the middle of the next. */
const MOST_SCENES = 3;

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
    const killed = await keptIn(home);
    const auto = ['--auto', String((killed['scenes']?.length ?? 0) - 1), '--json'];
    await runProgram(['play', ...start, ...auto], { home: peaceful });
    const straight = await keptIn(peaceful);
    return {
      kills,
      recovered,
      scenes: killed['scenes']?.length ?? 0,
      kept: Object.entries(killed).map(([type, records]) => ({
        type,
        records: records.length,
        isSame: isDeepStrictEqual(records, straight[type]),
      })),
      isIntact: await isIntact(home),
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

/** Every record of the story in a home, and its scenes, without what the clock on the wall has to do with. */
async function keptIn(home: string): Promise<Record<string, Json[]>> {
  const { scenes, records } = await standingOf(home);
  return { ...records, scenes };
}

/** A full check of the database in a home. */
async function isIntact(home: string): Promise<boolean> {
  return await withStore(home, async (store) => {
    return (await store.checkIntegrity('full')).ok;
  });
}
