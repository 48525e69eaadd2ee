import { expect, it } from 'vitest';
import { loadCampaign } from '../../src/campaign/load.ts';
import { weekdayOn } from '../../src/engine/clock.ts';
import { afterTime } from '../../src/engine/ink/time.ts';
import { anyPersona } from '../../src/engine/persona.ts';
import { startingWorld } from '../../src/engine/world.ts';
import { goodCampaign } from '../campaign/gallery/good.ts';
import { campaignFolder } from '../campaign/support/folder.ts';

const at = (day: number, part: 'dawn' | 'noon' | 'night') => ({ day, part, tick: 1 });

it('a scene can wait for a day of the week, and waits for nothing when it is that day and hour', () => {
  expect(weekdayOn(4, 'Tuesday')).toBe('Friday');
  const friday = { day: 4, part: 'noon', tick: 0 };
  expect(afterTime(at(1, 'night'), 'until Friday noon', 'Tuesday')).toEqual(friday);
  expect(afterTime(at(4, 'dawn'), 'until Friday noon', 'Tuesday')).toEqual(friday);
  expect(afterTime(at(4, 'noon'), 'until Friday noon', 'Tuesday')).toEqual(at(4, 'noon'));
  expect(afterTime(at(4, 'night'), 'until Friday noon', 'Tuesday')).toEqual({ ...friday, day: 11 });
  expect(afterTime(at(1, 'noon'), 'till Thursday', 'Tuesday')).toEqual({ day: 3, part: 'morning', tick: 0 });
});

it('a scene can wait for a day of the story, and not for one that is past', () => {
  expect(afterTime(at(2, 'noon'), 'until day 6 dusk')).toEqual({ day: 6, part: 'dusk', tick: 0 });
  expect(afterTime(at(2, 'noon'), 'until day 3')).toEqual({ day: 3, part: 'morning', tick: 0 });
  expect(afterTime(at(6, 'night'), 'until day 6 dusk')).toEqual(at(6, 'night'));
});

it('where nobody says on which day the story begins, no day of the week can be waited for', () => {
  expect(weekdayOn(4, undefined)).toBeNull();
  expect(afterTime(at(1, 'noon'), 'until Friday noon')).toBeNull();
});

it('a story of night work begins in the evening, unless its author says when', () => {
  const startOf = (premise: string) => {
    const files = { ...goodCampaign(), 'plot/premise.md': premise };
    const campaign = loadCampaign(campaignFolder(files));
    return startingWorld(campaign, anyPersona(campaign.template)).part;
  };
  expect(startOf('You drive the last night bus of the number 9 line.')).toBe('evening');
  expect(startOf('You drive the night bus. It is noon, and you are awake.')).toBe('noon');
  expect(startOf('You drive the bus.')).toBe('morning');
});
