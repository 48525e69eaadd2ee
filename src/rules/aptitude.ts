/** What in a character speaks for an act: how the words of stats and traits that help with it begin. */

import { type Verb, verbOf } from './acts.ts';

const SOCIAL =
  /\b(?:charis|charm|presence|eloquen|diplom|persua|silver|courte|tongue|empath|address|listen|gossip|leader|rhetor|bard|priest|merchant|envoy|herald|courtier|barkeep|innkeeper|honest|warm|negotiat|kind\b)/i;
const STEALTH =
  /\b(?:stealth|sneak|nimble|dext|agil|sleight|guile|shadow|thie|light-?foot|quiet|lockpick|unseen|rogue|spy|hunter|scout|burglar|poacher)/i;
const FORCE =
  /\b(?:streng|might|brawn|nerve|intimid|combat|fight|fierce|soldier|brawl|imposing|menac|scar|ruthless|loud|command|sword|warrior|duel|archer|tough|strong|knight|guard|squire|mercenar|fencer)/i;
const HANDS =
  /\b(?:streng|might|athlet|climb|sailor|handy|tinker|strong|agil|dext|nimble|lockpick|steady|stubborn|smith|engineer|mechanic|carpenter|mason|miner)/i;
const SENSES =
  /\b(?:percep|observ|insight|investig|keen|sharp|curious|wits|detective|paper|scholar|patient|inspector|journalist|surveyor)/i;
const MIND = /\b(?:intel|lore|knowl|wisdom|memory|scholar|learn|wizard|librarian|historian|professor|monk)/i;
const HEART = /\b(?:kind|generous|healer|gentle|compass|patien|doctor|nurse|midwife|physician)/i;

/** Words for it by verb; a verb that is not here is helped by nothing. */
const SIGNS: Partial<Record<Verb, RegExp>> = {
  talk: SOCIAL,
  persuade: SOCIAL,
  threaten: FORCE,
  fight: FORCE,
  sneak: STEALTH,
  take: STEALTH,
  try: HANDS,
  look: SENSES,
  search: SENSES,
  remember: MIND,
  help: HEART,
  give: HEART,
};
/** Ways to try something that need less than everything. */
const SIGNS_OF_ACTS: Readonly<Record<string, RegExp>> = {
  force: /\b(?:streng|might|brawn|strong|powerful)/i,
  pick_lock: STEALTH,
  climb: /\b(?:streng|athlet|climb|sailor|agil|nimble)/i,
};

/** Shares of the scale: on one up to 20, more than 15 is high and less than 8 is low. */
const HIGH = 0.75;
const LOW = 0.4;
const USUAL_SCALES = [5, 10, 20, 100];

export interface Abilities {
  stats: Readonly<Record<string, number>>;
  /** The most a stat can be; the smallest usual scale that holds them all when it is not known. */
  statMax?: number | null | undefined;
  traits: readonly string[];
}

export interface Aptitude {
  level: 'high' | 'low';
  kind: 'stat' | 'trait';
  /** The stat or the trait. */
  name: string;
  /** Value of the stat; null for a trait. */
  value: number | null;
}

/** Whether this character is made for an act, or hardly fit for it; null when nothing speaks either way. */
export function aptitudeFor(act: string, { stats, statMax, traits }: Abilities): Aptitude | null {
  for (const [name, value] of Object.entries(stats)) {
    const level = levelOf(value, { stats, statMax });
    if (level !== null && speaksFor(act, name)) return { level, kind: 'stat', name, value };
  }
  const trait = traits.find((name) => speaksFor(act, name));
  return trait === undefined ? null : { level: 'high', kind: 'trait', name: trait, value: null };
}

/** What in somebody else stands against an act, by the names of their numbers. */
const RESISTS: Partial<Record<Verb, RegExp>> = {
  persuade: /\b(?:will|resolve|insight|wisdom|wits|intel|composure|stubborn)/i,
  threaten: /\b(?:will|resolve|courage|nerve|streng|might|bravery)/i,
  fight: /\b(?:streng|might|combat|fight|sword|armou?r|agil|dext|tough|stamina|brawn)/i,
  sneak: /\b(?:percep|aware|vigil|insight|alert|watch|wits)/i,
  take: /\b(?:percep|aware|vigil|insight|alert|watch|wits)/i,
};

/** The number of somebody's that makes an act against them harder (−1) or easier (+1); null when none does. */
export function resistanceTo(
  act: string,
  stats: Readonly<Record<string, number>>,
): { name: string; value: -1 | 1 } | null {
  const signs = RESISTS[verbOf(act)];
  const scale = usualScale(stats);
  for (const [name, value] of Object.entries(stats)) {
    if (signs?.test(name) !== true) continue;
    if (value > HIGH * scale) return { name, value: -1 };
    if (value < LOW * scale) return { name, value: 1 };
  }
  return null;
}

/** Whether a stat is high or low on its scale. */
export function levelOf(
  value: number,
  { stats, statMax }: Pick<Abilities, 'stats' | 'statMax'>,
): Aptitude['level'] | null {
  const scale = statMax ?? usualScale(stats);
  return value > HIGH * scale ? 'high' : value < LOW * scale ? 'low' : null;
}

/** Whether the name of a stat or a trait speaks for an act. */
export function speaksFor(act: string, name: string): boolean {
  const signs = Object.hasOwn(SIGNS_OF_ACTS, act) ? SIGNS_OF_ACTS[act] : SIGNS[verbOf(act)];
  return signs?.test(name) ?? false;
}

function usualScale(stats: Abilities['stats']): number {
  const highest = Math.max(0, ...Object.values(stats));
  return USUAL_SCALES.find((scale) => highest <= scale) ?? highest;
}
