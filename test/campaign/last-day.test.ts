import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadCampaign } from '../../src/campaign/load.ts';
import { standingOf } from '../../src/engine/plot/conditions.ts';
import { plotInput, worldOf } from '../engine/support/small-world.ts';

const LATE = 60;

/** The decision that ends the story, and the day of which its scene speaks. */
it.each([
  ['low-water', 'beat_005', 4],
  ['the-extra-sleeper', 'beat_018', 6],
])('the end of %s comes on its day, however late it is', async (name, last, day) => {
  const campaign = loadCampaign(join(import.meta.dirname, '../../campaigns', name));
  const { conditions } = campaign.beats.find(({ id }) => id === last) ?? {};
  const start = worldOf(campaign);
  const happened = Object.fromEntries(campaign.beats.map(({ id }) => [id, { scene: 20 }]));
  delete happened[last];
  const on = (today: number) => {
    const world = { ...start, day: today, plot: { ...start.plot, happened } };
    return standingOf(last, conditions, plotInput(campaign, world, LATE));
  };
  expect(await on(day - 1)).toBe('no');
  expect(await on(day)).toBe('yes');
});
