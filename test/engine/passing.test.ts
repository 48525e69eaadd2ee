import { expect, it } from 'vitest';
import { untilSomethingHappens } from '../../src/engine/passing.ts';
import type { Settlement } from '../../src/engine/settlement.ts';
import type { World } from '../../src/engine/world.ts';
import { smallCampaign, worldOf } from './support/small-world.ts';

/** A wait of which nothing comes, whenever it is. */
const quiet = (world: World) =>
  ({
    world,
    ...{ deed: { act: 'wait', target: null, topic: null, reveals: null }, beat: null, ending: null },
    effects: [],
    brief: {
      authored: null,
      time: { held: false },
      question: { next: null },
      plot: { decisions: [], knocks: [] },
      facts: [],
    },
  }) as unknown as Settlement;

it.each([
  ['noon', 1, 'night', 1],
  ['dusk', 1, 'night', 1],
  ['night', 1, 'morning', 2],
  ['morning', 1, 'night', 1],
] as const)('a wait from %s of day %i ends by %s of day %i', async (part, day, until, untilDay) => {
  const times: string[] = [];
  await untilSomethingHappens({ ...worldOf(smallCampaign()), part, day, tick: 0 }, async (world) => {
    times.push(`${world.part} ${world.day}`);
    return quiet(world);
  });
  expect(times.at(-1)).toBe(`${until} ${untilDay}`);
});
