import type { Brief } from '../contracts/brief.ts';

/** The day with its name, where it has one, and the hour. */
export function whenIn({ time }: Pick<Brief, 'time'>): string {
  return `${time.weekday === null ? `Day ${time.day}` : `${time.weekday}, day ${time.day}`}, ${time.part}`;
}

/** How long has gone by since the last scene, where it is more than an hour. */
export function nightsIn({ time }: Pick<Brief, 'time'>): string {
  if (time.again)
    return ' The story only plays at these hours, and it is the next time that it does: say so in a sentence, tell nothing of the hours between, and let whatever was going on be over or go on from here.';
  if (time.nights === 0)
    return time.passed > 1 ? ' Hours have gone by since the last scene: say so in passing.' : '';
  if (time.passed === 1)
    return ' The night is nearly over: it is getting light, and no more time than that has gone by.';
  return time.nights === 1
    ? ' A night has gone by since the last scene: say so in passing.'
    : ` ${time.nights} nights have gone by since the last scene: say so, and in a clause what the reader did with the days.`;
}
