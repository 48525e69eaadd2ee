import { expect, it } from 'vitest';
import { hoursSaid, type PlayedHours } from '../../src/campaign/hours.ts';
import { loadCampaign } from '../../src/campaign/load.ts';
import { afterDeed, afterRest, nextPart } from '../../src/engine/clock.ts';
import { anyPersona } from '../../src/engine/persona.ts';
import { startingWorld, type World } from '../../src/engine/world.ts';
import { campaignFolder } from '../campaign/support/folder.ts';
import { settled } from './support/small-world.ts';

const NIGHTS: PlayedHours = { parts: ['evening', 'night'], once: false };

it.each([
  ['You drive the last night bus of the line.', 'evening night', false],
  ['You teach an evening class in bookbinding.', 'dusk evening', false],
  ['You ride with the dawn patrol along the dyke.', 'dawn morning', false],
  ['It is market day in Thornley.', 'morning noon afternoon dusk', true],
  ['Over one evening, the class of 1994 meets again.', 'evening night', true],
])('“%s” says the hours of the story', (text, parts, once) => {
  expect(hoursSaid(text)).toEqual({ parts: parts.split(' '), once });
});

it.each([
  'You keep an inn. Your father drove the night bus.',
  'You keep the egg stall on every market day.',
  'She missed the night train and came to you.',
])('“%s” says none', (text) => {
  expect(hoursSaid(text)).toBeNull();
});

it('the night is followed by the next one, and an only stretch by nothing', () => {
  const night = { day: 1, part: 'night', tick: 17 } as const;
  const next = { day: 2, part: 'evening', tick: 0, hours: NIGHTS };
  for (const after of [nextPart, afterDeed, afterRest])
    expect(after({ ...night, hours: NIGHTS })).toEqual(next);
  const only = { ...night, hours: { ...NIGHTS, once: true } };
  for (const after of [nextPart, afterDeed, afterRest]) expect(after(only)).toEqual(only);
  expect(afterRest({ ...only, part: 'evening' })).toMatchObject({ day: 1, part: 'night' });
});

it('the story begins in its hours, and says where it goes on with the next', async () => {
  const campaign = loadCampaign(
    campaignFolder({
      'manifest.json': '{ "title": "Hours", "version": "1.0.0" }',
      'plot/premise.md': 'You keep the lamp.\n',
      'lore/locations/hall.md': '# The Hall\n\nA **bench**.\n',
      'characters/player/template.json': JSON.stringify({ hours: NIGHTS }),
    }),
  );
  const world = startingWorld(campaign, anyPersona(campaign.template));
  expect(world).toMatchObject({ part: 'evening', hours: NIGHTS });
  const at = (one: Partial<World>) => settled(campaign, { ...world, ...one }, { act: 'wait', text: 'Wait' });
  expect((await at({ part: 'evening' })).brief.time).toMatchObject({ day: 1, part: 'night', again: false });
  const night = await at({ part: 'night' });
  expect(night.brief.time).toMatchObject({ day: 2, part: 'evening', again: true });
  expect(night.brief.options.map(({ intent }) => intent.act)).not.toContain('rest');
});
