#!/usr/bin/env node
import { emit, integer, listOf, optional, runScript, text } from '../lib/narratoria.mts';

const PHASES = [
  'new moon',
  'waxing crescent',
  'first quarter',
  'waxing gibbous',
  'full moon',
  'waning gibbous',
  'last quarter',
  'waning crescent',
];
const PICTURES = ['🌑', '🌒', '🌓', '🌔', '🌕', '🌖', '🌗', '🌘'];
const DAYS_PER_MONTH = 29.530588853;
/** Days from 1 January 1970 to the new moon of 6 January 2000. */
const A_NEW_MOON = 10962.7597;

runScript(({ input, config, session }) => {
  const place = text(input['place'], 'place');
  const nights = optional(integer(0, 365), 0)(input['nights'], 'nights');
  const omens = optional(listOf(text), [])(config['omens'], 'omens');
  const day = dayOf(session) + nights;

  const age = (((day - A_NEW_MOON) % DAYS_PER_MONTH) + DAYS_PER_MONTH) % DAYS_PER_MONTH;
  const step = Math.floor((age / DAYS_PER_MONTH) * 8 + 0.5) % 8;
  const phase = PHASES[step] as string;
  const picture = PICTURES[config['hemisphere'] === 'south' ? (8 - step) % 8 : step] as string;
  const litPercent = Math.round(50 * (1 - Math.cos((2 * Math.PI * age) / DAYS_PER_MONTH)));
  const omen = omens[Math.abs(Math.floor(day)) % Math.max(1, omens.length)] ?? null;

  emit.log('info', `The moon is ${age.toFixed(1)} days old.`);
  emit.patch({ moon: { place, phase, picture, litPercent }, omen });
  const when = nights === 0 ? 'Tonight' : `In ${nights} nights`;
  return `${when} over ${place}: ${picture} ${phase}, ${litPercent} % lit.`;
});

/** The day of the story, from 1970 on. A clock that is no calendar moves a night with each scene. */
function dayOf({ inGameTime, scene }: { inGameTime: string; scene: number }): number {
  const time = /^\d{4}-\d\d-\d\d/.test(inGameTime) ? Date.parse(inGameTime) : Number.NaN;
  return Number.isNaN(time) ? scene : time / 86_400_000;
}
