import { DAY_PARTS } from '../../campaign/campaign.ts';
import { dayPart } from '../../campaign/ink/storylets.ts';
import { WEEKDAYS } from '../../contracts/brief.ts';
import { afterDeed, afterMoment, nextPart, partsBetween, weekdayOn } from '../clock.ts';
import type { World } from '../world.ts';

type Time = Pick<World, 'day' | 'part' | 'tick'>;

const MOST_DAYS = 365;
const MOST_HOURS = 24;
const WEEKDAY = new RegExp(`^(?:until |till )?(${WEEKDAYS.join('|')})(?: (?:at )?(\\p{L}+))?$`, 'iu');
const STORY_DAY = /^(?:until |till )?day (\d{1,3})(?: (?:at )?(\p{L}+))?$/u;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * The time after what an author calls it: `an hour`, `three hours`, `half a day`, `two days`, `until night`, `overnight`,
 * `until day 6 dusk`, which is no time when it is past, and `until Friday noon` where it is known on which day of the week
 * the story began. Null when the words mean no time. On a clock that the author keeps, minutes are less than it shows.
 */
export function afterTime(
  time: Time,
  words: string,
  firstDay?: (typeof WEEKDAYS)[number],
  isHeld = false,
): Time | null {
  const text = words.trim().toLowerCase();
  if (/^(?:a |one )?(?:moment|minute|few minutes|while|little while)$|minutes$/.test(text))
    return isHeld ? time : afterMoment(time);
  if (/^(?:over ?night|until (?:tomorrow|the next day)|the night)$/.test(text))
    return { day: time.day + 1, part: 'dawn', tick: 0 };
  const [, weekday = '', hour = ''] = WEEKDAY.exec(text) ?? [];
  if (weekday !== '') return untilDay(time, { weekday, hour, firstDay });
  const [, day = '', at = ''] = STORY_DAY.exec(text) ?? [];
  if (day !== '') return untilStoryDay(time, Number(day), at);
  const part = dayPart(text.replace(/^(?:until |till )?(?:the )?/, ''));
  if (part !== null) return until(time, part);
  if (/^half a day$/.test(text)) return times(4, nextPart, time);
  const [, amount = '', unit = 'hour'] = /^(.+?)(?:\s+(hour|day|week|part)s?)?$/.exec(text) ?? [];
  const count = numberIn(amount);
  if (count === null) return null;
  if (unit === 'hour') return times(Math.min(count, MOST_HOURS), afterDeed, time);
  if (unit === 'part') return times(Math.min(count, MOST_HOURS), nextPart, time);
  return { ...time, day: time.day + Math.min(count * (unit === 'week' ? 7 : 1), MOST_DAYS), tick: 0 };
}

/** The next such day, and today where its hour is not past. Without an hour it is the morning. */
function untilDay(
  time: Time,
  {
    weekday,
    hour,
    firstDay,
  }: { weekday: string; hour: string; firstDay: (typeof WEEKDAYS)[number] | undefined },
): Time | null {
  const part = hour === '' ? 'morning' : dayPart(hour);
  if (firstDay === undefined || part === null) return null;
  const isDay = (day: number) => weekdayOn(day, firstDay)?.toLowerCase() === weekday;
  const isPast = DAY_PARTS.indexOf(part) < DAY_PARTS.indexOf(time.part);
  if (isDay(time.day) && part === time.part) return time;
  let day = time.day + (isPast ? 1 : 0);
  while (!isDay(day)) day += 1;
  return { day, part, tick: 0 };
}

/** That hour of a day of the story; the time as it is where it is past. Without an hour it is the morning. */
function untilStoryDay(time: Time, day: number, hour: string): Time | null {
  const part = hour === '' ? 'morning' : dayPart(hour);
  if (part === null) return null;
  const then = { day, part, tick: 0 };
  return partsBetween(time, then) > 0 ? then : time;
}

function until(time: Time, part: (typeof DAY_PARTS)[number]): Time {
  const isLater = DAY_PARTS.indexOf(part) > DAY_PARTS.indexOf(time.part);
  return { day: isLater ? time.day : time.day + 1, part, tick: 0 };
}

function times(count: number, step: (time: Time) => Time, time: Time): Time {
  let after = time;
  for (let done = 0; done < count; done += 1) after = step(after);
  return after;
}

function numberIn(words: string): number | null {
  if (/^an?$/.test(words)) return 1;
  if (/^\d{1,4}$/.test(words)) return Number(words);
  const index = NUMBERS.indexOf(words);
  return index === -1 ? null : index;
}
