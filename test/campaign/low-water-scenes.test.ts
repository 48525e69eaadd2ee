import { expect, it } from 'vitest';
import { createRandom } from '../../src/base/random.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { storyletsNow } from '../../src/engine/authored/storylets.ts';
import { anyPersona } from '../../src/engine/persona.ts';
import { startingPlot } from '../../src/engine/plot/plot-state.ts';
import { createTextMatch } from '../../src/engine/text-match/text-match.ts';
import { startingWorld } from '../../src/engine/world.ts';
import { LOW_WATER } from '../play/support/story.ts';

const campaign = loadCampaign(LOW_WATER);

const TUESDAY_MORNING = { day: 1, part: 'morning' as const };

function comes(
  place: string,
  flags: Record<string, string | boolean>,
  time: { day: number; part: 'morning' | 'evening' } = TUESDAY_MORNING,
): string[] {
  const plot = { ...startingPlot(), flags, learned: { boot_prints_are_new: 3 } };
  const started = startingWorld(campaign, anyPersona(campaign.template));
  const world = { ...started, ...time, place, plot, here: ['person:orsolya-venn'] };
  const random = createRandom('seed');
  const input = { campaign, world, scene: 25, random, textMatch: createTextMatch(null) };
  return storyletsNow(input as unknown as Parameters<typeof storyletsNow>[0]).map(({ id }) => id);
}

it('asks whether there is somebody only as long as nobody has answered', () => {
  expect(comes('place:the-light', {})).toContain('the_price_of_hope');
  expect(comes('place:the-light', { supper_signalled: true })).not.toContain('the_price_of_hope');
});

it('has the driver come where his cart can', () => {
  expect(comes('place:the-quay', { sea: 'seen' })).toContain('not_yet_friday');
  for (const place of ['place:the-light', 'place:the-pan'])
    expect(comes(place, { sea: 'seen' })).not.toContain('not_yet_friday');
});

it('has the driver wait for whoever has an errand to do', () => {
  expect(comes('place:the-quay', { sea: 'seen', sent_for_orsolya: true })).not.toContain('not_yet_friday');
  const asked = { sea: 'seen', sent_for_orsolya: true, cabin_one_asked: true };
  expect(comes('place:the-quay', asked)).toContain('not_yet_friday');
});

it('signals for supper by the sun only by day, and by the lamp when it is lit', () => {
  const timeOf = (knot: string) => campaign.storylets.find(({ id }) => id === knot)?.time;
  expect(timeOf('supper_is_signalled')).toEqual(['dawn', 'morning', 'noon', 'afternoon']);
  expect(timeOf('supper_by_lamplight')).toEqual(['dusk', 'evening', 'night']);
});

it('has the driver speak of one night on Thursday evening, and of days before it', () => {
  const thursday = { day: 3, part: 'evening' as const };
  expect(comes('place:the-quay', { sea: 'seen' }, thursday)).toContain('friday_tomorrow');
  expect(comes('place:the-quay', { sea: 'seen' }, thursday)).not.toContain('not_yet_friday');
  expect(comes('place:the-quay', { sea: 'seen' })).not.toContain('friday_tomorrow');
});

it('leaves the lamp alone only by day', () => {
  const paraffin = campaign.storylets.find(({ id }) => id === 'a_winters_paraffin');
  expect(paraffin?.time).toEqual(['dawn', 'morning', 'noon', 'afternoon']);
});

it('has Ansa ask what came of her list, unless Orsolya came herself', () => {
  const ids = (flags: Record<string, boolean>) =>
    comes('place:the-patience', { cabin_one_asked: true, ...flags });
  expect(ids({})).toContain('the_sixtieth_tick');
  expect(ids({ orsolya_ticked: true })).not.toContain('the_sixtieth_tick');
  expect(ids({ list_closed: true })).not.toContain('the_sixtieth_tick');
});
