import type { DayPart } from '../../campaign.ts';

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const CLOCK = new RegExp(
  `\\b(\\d{1,2}|${NUMBERS.join('|')})(?:[:.]\\d\\d)?(?: o['’]clock)?\\s*(a\\.?m\\b|p\\.?m\\b|in the morning|in the afternoon|in the evening|at night)`,
  'iu',
);
const PART =
  /(?<!\b(?:until|till|before|after|every|each|since|last|next|by|no) (?:the )?)\b(dawn|sunrise|morning|noon|midday|afternoon|dusk|sunset|evening|tonight|night|midnight)\b/iu;
const SAME: Record<string, DayPart> = {
  sunrise: 'dawn',
  midday: 'noon',
  sunset: 'dusk',
  tonight: 'night',
  midnight: 'night',
};

/** The part of the day that a sentence begins at: “it is 2 am”, “three in the morning”, “at dusk”; null where none is said. */
export function hourSaid(text: string): DayPart | null {
  const [, number = '', half = ''] = CLOCK.exec(text) ?? [];
  if (number !== '') {
    const said = NUMBERS.indexOf(number.toLowerCase()) + 1 || Number(number);
    const isLate = /^p|afternoon|evening/i.test(half) || (/night/i.test(half) && said > 5 && said < 12);
    return partAt((said % 12) + (isLate ? 12 : 0));
  }
  const [, part = ''] = PART.exec(text) ?? [];
  return part === '' ? null : (SAME[part.toLowerCase()] ?? (part.toLowerCase() as DayPart));
}

function partAt(hour: number): DayPart {
  if (hour < 4 || hour > 21) return 'night';
  if (hour < 6) return 'dawn';
  if (hour < 11) return 'morning';
  if (hour < 14) return 'noon';
  if (hour < 17) return 'afternoon';
  return hour < 19 ? 'dusk' : 'evening';
}
