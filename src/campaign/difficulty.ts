import { DAY_PARTS, type DayPart } from './campaign.ts';
import { slug, withoutArticle } from './names.ts';

/** Where and when something is tried. */
export interface Setting {
  /** The name of the place. */
  place: string;
  part: DayPart;
}

/** Words of a difficulty that name an hour. */
const HOURS: Record<DayPart, RegExp> = {
  dawn: /\b(?:dawn|daybreak)\b/i,
  morning: /\b(?:mornings?|daylight|by day)\b/i,
  noon: /\b(?:noon|midday|daylight|by day)\b/i,
  afternoon: /\b(?:afternoons?|daylight|by day)\b/i,
  dusk: /\b(?:dusk|twilight)\b/i,
  evening: /\b(?:evenings?|after dark|in the dark)\b/i,
  night: /\b(?:nights?|midnight|after dark|in the dark)\b/i,
};

/** “After midnight”, “in the hall”: whether that is now, or here. */
export function isSetIn(difficulty: string, { place, part }: Setting): boolean {
  const here = slug(withoutArticle(place));
  return HOURS[part].test(difficulty) || (here !== '' && `-${slug(difficulty)}-`.includes(`-${here}-`));
}

export function namesAnHour(difficulty: string): boolean {
  return DAY_PARTS.some((part) => HOURS[part].test(difficulty));
}
