import { DAY_PARTS, type DayPart } from '../campaign/campaign.ts';
import type { World } from './world.ts';

/** Scenes that one part of the day lasts, if nobody waits or sleeps. */
const TICKS_PER_PART = 3;

type Time = Pick<World, 'day' | 'part' | 'tick'>;

/** Time after an ordinary deed. */
export function afterDeed(time: Time): Time {
  const { day, part, tick } = time;
  return tick + 1 < TICKS_PER_PART ? { day, part, tick: tick + 1 } : nextPart(time);
}

export function nextPart({ day, part }: Time): Time {
  const next = DAY_PARTS[DAY_PARTS.indexOf(part) + 1];
  return next === undefined ? { day: day + 1, part: DAY_PARTS[0], tick: 0 } : { day, part: next, tick: 0 };
}

/** A rest by day lasts a part of it; from dusk on it lasts until the next dawn. */
export function afterRest(time: Time): Time {
  return isLate(time.part) ? { day: time.day + 1, part: 'dawn', tick: 0 } : nextPart(time);
}

function isLate(part: DayPart): boolean {
  return part === 'dusk' || part === 'evening' || part === 'night';
}

/** `Day 2, evening`. */
export function timeInWords({ day, part }: Time): string {
  return `Day ${day}, ${part}`;
}
