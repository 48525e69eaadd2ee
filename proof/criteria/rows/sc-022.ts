import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { percent } from '../../support/numbers.ts';
import type { Criterion } from '../criterion.ts';
import { FACES } from '../stage/faces.ts';
import { lookUp } from '../stage/portraits.ts';
import type { World } from '../stage/world.ts';

const SESSIONS = 3;

export const criterion: Criterion = {
  id: 'SC-022',
  what: 'Portrait cross-session',
  target: 'pictures belong to the right people across sessions',
  method:
    'Ten people are drawn; the store, the host services and all processes are closed and opened again twice, and each must get the very picture they had, and nobody else’s.',
  async measure(stage) {
    const home = stage.folder();
    const people = FACES.slice(0, stage.isQuick ? 3 : 10).map((description, index) => ({
      characterId: `npc:${index}`,
      name: `Somebody ${index}`,
      description,
    }));
    let world = await stage.world(home);
    const { playthroughId } = world;
    const first = await pictures(world, people);
    let [right, all] = [0, 0];
    for (let session = 2; session <= SESSIONS; session += 1) {
      await world.close();
      world = await stage.world(home, playthroughId);
      for (const [index, picture] of (await pictures(world, people)).entries()) {
        all += 1;
        if (picture === first[index]) right += 1;
      }
    }
    await world.close();
    const different = new Set(first).size === people.length;
    return {
      measured: `${percent(right, all)}; ${new Set(first).size} different pictures`,
      passed: right === all && different,
    };
  },
};

/** Hashes of the pictures they are shown with. */
async function pictures(world: World, people: readonly Somebody[]): Promise<string[]> {
  const found: string[] = [];
  for (const { characterId, name, description } of people) {
    const { file } = await lookUp(world, characterId, name, description);
    found.push(createHash('sha256').update(readFileSync(file)).digest('hex'));
  }
  return found;
}

interface Somebody {
  characterId: string;
  name: string;
  description: string;
}
