import { expect, it } from 'vitest';
import { afterMoment, afterRest, nextPart } from '../../src/engine/clock.ts';
import { untilSomethingHappens } from '../../src/engine/passing.ts';
import type { Settlement } from '../../src/engine/settlement.ts';
import type { World } from '../../src/engine/world.ts';
import { smallCampaign, worldOf } from './support/small-world.ts';

/** A deed of which nothing comes, whenever it is. */
const quiet = (world: World, act: string) =>
  ({
    world,
    ...{ deed: { act, target: null, topic: null, reveals: null }, beat: null, ending: null },
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
  ['wait', 'noon', 'night', 1],
  ['wait', 'dusk', 'night', 1],
  ['wait', 'night', 'morning', 2],
  ['wait', 'morning', 'night', 1],
  ['rest', 'evening', 'morning', 2],
  ['look', 'morning', 'night', 1],
  ['look', 'night', 'morning', 2],
] as const)('to %s from %s on ends by %s of day %i', async (act, part, until, untilDay) => {
  const times: string[] = [];
  const before = { ...worldOf(smallCampaign()), part, day: 1, tick: 0 };
  const after = { wait: nextPart, rest: afterRest, look: afterMoment }[act](before);
  await untilSomethingHappens(
    { ...before, ...after },
    async (world) => {
      times.push(`${world.part} ${world.day}`);
      return quiet(world, act);
    },
    { before },
  );
  expect(times.at(-1)).toBe(`${until} ${untilDay}`);
});
