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

function comes(place: string, flags: Record<string, string | boolean>): string[] {
  const plot = { ...startingPlot(), flags, learned: { boot_prints_are_new: 3 } };
  const started = startingWorld(campaign, anyPersona(campaign.template));
  const world = { ...started, place, plot, here: ['person:orsolya-venn'], part: 'morning' as const };
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
