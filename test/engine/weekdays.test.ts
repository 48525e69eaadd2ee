import { expect, it } from 'vitest';
import { weekdayOn } from '../../src/engine/clock.ts';
import { afterTime } from '../../src/engine/ink/time.ts';

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

it('where nobody says on which day the story begins, no day of the week can be waited for', () => {
  expect(weekdayOn(4, undefined)).toBeNull();
  expect(afterTime(at(1, 'noon'), 'until Friday noon')).toBeNull();
});
