import type { Brief } from '../contracts/brief.ts';
import type { World } from './world.ts';

/** The flag that says what the weather is like, in a sentence. */
export const WEATHER = 'weather';

type Weather = NonNullable<Brief['time']['weather']>;
type Sky = Weather['sky'];

/** Words of skills and authors, the worst weather first. */
const SKIES: readonly [Sky, RegExp][] = [
  ['storm', /\b(?:thunder|blizzard|hurricane|tempest|gale|squall)|storm/iu],
  ['snow', /\b(?:snow|sleet|hail)/iu],
  ['rain', /\b(?:rain|drizzl|downpour|pouring|cloudburst)/iu],
  ['fog', /\b(?:fog|mist|haze|hazy)/iu],
  ['wind', /\b(?:wind|gust)/iu],
  ['heat', /\b(?:heat|hot|scorch|swelter)/iu],
];
const OVER =
  /\b(?:stops|stopped|over|ends|ended|gone|passed|lifts|lifted|clears|cleared|clear|no (?:more|longer)|blown (?:itself )?out)\b/iu;

/** What the weather is like and what kind that is; null when nobody has said anything of it. */
export function weatherIn({ plot }: World, before: World | null): Weather | null {
  const text = plot.flags[WEATHER];
  if (typeof text !== 'string' || text === '') return null;
  const sky = OVER.test(text) ? 'clear' : (SKIES.find(([, words]) => words.test(text))?.[0] ?? 'other');
  return { text, sky, turned: before?.plot.flags[WEATHER] !== text };
}
