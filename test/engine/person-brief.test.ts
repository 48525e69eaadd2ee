import { expect, it } from 'vitest';
import { createRandom } from '../../src/base/random.ts';
import type { Campaign } from '../../src/campaign/campaign.ts';
import { presentIn } from '../../src/engine/person-brief.ts';
import { startingPlot } from '../../src/engine/plot/plot-state.ts';
import { beat, smallCampaign, worldOf } from './support/small-world.ts';

it('has those there whom the player decides about face to face, and not those who are only spoken of', () => {
  const outcomes = [{ description: 'You give Iz the name of Ansa.' }, { description: 'You say nothing.' }];
  const small = smallCampaign();
  const campaign: Campaign = {
    ...small,
    beats: [beat(1, { outcomes })],
    people: small.people.map((person) => ({ ...person, haunts: [] })),
  };
  const plot = { ...startingPlot(), deciding: 'beat_001', happened: { beat_001: { scene: 3 } } };
  const world = worldOf(campaign, { plot, here: [] });
  const moment = {
    campaign,
    world,
    before: world,
    deed: null,
    random: createRandom('here'),
    plot: null,
    scene: 4,
  };
  const here = presentIn(moment as unknown as Parameters<typeof presentIn>[0], true);
  expect(here.map(({ id }) => id)).toEqual(['person:iz']);
});
