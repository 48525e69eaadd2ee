import type { JsonObject } from '../../../src/base/json.ts';
import { createRandom } from '../../../src/base/random.ts';
import type { GivenOf } from '../../../src/store/index.ts';
import { DEEDS, PEOPLE, PLACES, THINGS, WHEN } from '../../../test/store/support/made-up-words.ts';
import type { Stage } from './stage.ts';
import type { World } from './world.ts';

export interface MadeUp extends JsonObject {
  summary: string;
  characters: string[];
  location: string;
  significance: 'low' | 'medium' | 'high';
  tags: string[];
}

/** So many events, no two with the same sentence. */
export function madeUpMemories(count: number, seed: string): MadeUp[] {
  const random = createRandom(seed);
  const seen = new Set<string>();
  const made: MadeUp[] = [];
  while (made.length < count) {
    const [who, place] = [random.pick(PEOPLE), random.pick(PLACES)];
    const summary = `${who} ${random.pick(DEEDS)} ${random.pick(THINGS)} at the ${place} ${random.pick(WHEN)}, on day ${1 + random.below(400)}.`;
    if (seen.has(summary)) continue;
    seen.add(summary);
    made.push({
      summary,
      characters: ['player', `person:${who.toLowerCase()}`],
      location: `place:${place}`,
      significance: random.pick(['low', 'medium', 'high'] as const),
      tags: [place],
    });
  }
  return made;
}

/** The event as the store has it. */
export function recordOf({ summary, characters, location, significance, tags }: MadeUp): GivenOf<'memory'> {
  const inGameTime = '2001-01-01T08:00:00.000Z';
  return { summary, characterIds: characters, location, significance, semanticTags: tags, inGameTime };
}

/** Questions about such events, in other words than theirs. */
export const QUESTIONS = [
  'Who repaired something for the smith?',
  'What was taken without leave?',
  'songs about a boat',
  'something put into the ground',
  'What did Mira trade?',
  'Ysolde and the chapel',
  'lights in bad weather',
  'the war',
  'a marriage feast',
  'keys',
];

/** A world that remembers more than a thousand events, all of them read by the model of meanings. */
export function worldOfMemories(stage: Stage): Promise<{ world: World; memories: MadeUp[] }> {
  return stage.once('memories', async () => {
    const world = await stage.world();
    const memories = madeUpMemories(stage.isQuick ? 60 : 1200, stage.seed);
    for (const memory of memories) await world.story.store('memory', recordOf(memory));
    await world.store.caughtUp();
    return { world, memories };
  });
}
