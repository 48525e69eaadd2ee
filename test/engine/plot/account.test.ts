import { expect, it } from 'vitest';
import type { Campaign } from '../../../src/campaign/campaign.ts';
import { accountOf } from '../../../src/engine/plot/account.ts';
import { startingPlot } from '../../../src/engine/plot/plot-state.ts';
import { smallCampaign, worldOf } from '../support/small-world.ts';

const last = {
  ...{ id: 'last', title: 'The last of it', description: 'It is put to you.' },
  outcomes: [{ description: 'You let the lamp burn.' }, { description: 'You put the lamp out.' }],
};
const campaign: Campaign = {
  ...smallCampaign(),
  beats: [last] as unknown as Campaign['beats'],
  endings: [
    { paragraphs: [], frontMatter: { conditions: { requires_beat: 'last' } } },
  ] as unknown as Campaign['endings'],
};
const plot = {
  ...startingPlot(),
  learned: { lamp_was_never_lit: 3 },
  dead: { 'person:ansa': 5 },
};
const world = worldOf(campaign, {
  plot,
  knows: { 'person:iz': ['lamp_was_never_lit'] },
  known: { 'person:iz': 1 },
  opinions: { 'person:iz': 70 },
});

it('says what came of the play where the last decision is put, and nothing before', () => {
  expect(accountOf({ campaign, world, plot: null })).toEqual([]);
  const account = accountOf({
    campaign,
    world: { ...world, plot: { ...plot, deciding: 'last' } },
    plot: null,
  });
  expect(account).toContain('The reader knows: lamp was never lit.');
  expect(account).toContain('Iz knows from the reader: lamp was never lit.');
  expect(account).toContain('Ansa is dead.');
  expect(account.some((line) => /^Iz is \w+ towards the reader by now\.$/u.test(line))).toBe(true);
});

it('says what was decided', () => {
  const happened = { last: { scene: 9, outcome: 1 } };
  const ended = { ...world, plot: { ...plot, happened, deciding: 'last' } };
  expect(accountOf({ campaign, world: ended, plot: null })).toContain('You put the lamp out.');
});
