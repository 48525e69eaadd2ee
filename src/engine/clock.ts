import { DAY_PARTS, type DayPart } from '../campaign/campaign.ts';
import { WEEKDAYS } from '../contracts/brief.ts';
import type { World } from './world.ts';

type Time = Pick<World, 'day' | 'part' | 'tick' | 'hours'>;

const TICK_MINUTES = 20;
const TICKS_PER_HOUR = 60 / TICK_MINUTES;
/** Deeds that one part of the day lasts, if nobody waits or sleeps. */
const DEEDS_PER_PART = 3;
/** No deed takes longer: a night is more than three of them. */
const LONGEST_DEED = 4;

/** Time after a deed that takes a while. */
export function afterDeed(time: Time): Time {
  return afterTicks(time, Math.min(LONGEST_DEED, ticksOf(time.part) / DEEDS_PER_PART));
}

/** Time after what takes only minutes: a walk. */
export function afterMoment(time: Time): Time {
  return afterTicks(time, 1);
}

/** Time after a scene that a model tells of a generated story: an evening is five of them, a night nine. */
export function afterToldScene(time: Time): Time {
  return afterTicks(time, 2);
}

function afterTicks(time: Time, ticks: number): Time {
  const { day, part, tick } = time;
  return tick + ticks < ticksOf(part) ? at(time, { day, part, tick: tick + ticks }) : nextPart(time);
}

/** Another moment of the same story, and nothing else of its world. */
function at({ hours }: Time, moment: Pick<World, 'day' | 'part' | 'tick'>): Time {
  return { ...moment, ...(hours !== undefined && { hours }) };
}

/** How long a part of the day is. */
function ticksOf(part: DayPart): number {
  const next = DAY_PARTS[DAY_PARTS.indexOf(part) + 1];
  const end = next === undefined ? HOURS[DAY_PARTS[0]] + 24 : HOURS[next];
  return (end - HOURS[part]) * TICKS_PER_HOUR;
}

/** The next part of the day that the story plays in; once its only stretch is over, the clock stands. */
export function nextPart(time: Time): Time {
  const { hours, day, part, tick } = time;
  let next = partAfter(time);
  if (hours === undefined) return next;
  while (!hours.parts.includes(next.part)) {
    if (hours.once || next.part === part) return at(time, { day, part, tick });
    next = partAfter(next);
  }
  return hours.once && next.day > day ? at(time, { day, part, tick }) : next;
}

function partAfter(time: Time): Time {
  const { day, part } = time;
  const next = DAY_PARTS[DAY_PARTS.indexOf(part) + 1];
  return at(
    time,
    next === undefined ? { day: day + 1, part: DAY_PARTS[0], tick: 0 } : { day, part: next, tick: 0 },
  );
}

/** Whether the hours between two moments, in which the story does not play, were passed over. */
export function isNextStretch(from: Pick<World, 'day'>, to: Pick<World, 'day' | 'hours'>): boolean {
  return to.hours !== undefined && to.day > from.day;
}

/** How many parts of a day lie between two moments of a story. */
export function partsBetween(from: Time, to: Time): number {
  return (to.day - from.day) * DAY_PARTS.length + DAY_PARTS.indexOf(to.part) - DAY_PARTS.indexOf(from.part);
}

type Weekday = (typeof WEEKDAYS)[number];

/** The day of the week on a day of the story; null where the author does not say on which one it begins. */
export function weekdayOn(day: number, first: Weekday | undefined): Weekday | null {
  return first === undefined
    ? null
    : (WEEKDAYS[(WEEKDAYS.indexOf(first) + day - 1) % WEEKDAYS.length] ?? null);
}

/** A rest by day lasts a part of it; from dusk on it lasts until the next dawn, or until the story goes on. */
export function afterRest(time: Time): Time {
  let after = nextPart(time);
  // Where the clock stands, the next part is the same.
  for (let next = nextPart(after); isNight(time, after) && isLater(next, after); next = nextPart(after))
    after = next;
  return after;
}

function isNight(from: Time, to: Time): boolean {
  return isLate(from.part) && to.day === from.day;
}

function isLater(time: Time, than: Time): boolean {
  return partsBetween(than, time) > 0;
}

function isLate(part: DayPart): boolean {
  return part === 'dusk' || part === 'evening' || part === 'night';
}

/** When a story begins, for the calendar of records: only what passes since then counts. */
const FIRST_DAY = Date.UTC(2001, 0, 1);
const DAY_MS = 86_400_000;
const HOURS: Record<DayPart, number> = {
  dawn: 5,
  morning: 8,
  noon: 12,
  afternoon: 14,
  dusk: 18,
  evening: 20,
  night: 23,
};

/** The moment of the story as a date and time, for scripts and records. */
export function storyMoment({ day, part, tick }: Time): string {
  const minutes = HOURS[part] * 60 + tick * TICK_MINUTES;
  return new Date(FIRST_DAY + (day - 1) * DAY_MS + minutes * 60_000).toISOString();
}

/** `Day 2, evening`, or `Day 2 (Wednesday), evening` where the author says on which day of the week the story begins. */
export function timeInWords({ day, part, firstDay }: Time & Pick<World, 'firstDay'>): string {
  const weekday = weekdayOn(day, firstDay);
  return `Day ${day}${weekday === null ? '' : ` (${weekday})`}, ${part}`;
}
