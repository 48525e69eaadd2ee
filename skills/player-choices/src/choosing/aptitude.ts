import type { Reason } from './candidate.ts';
import type { ChoicesInput } from './input.ts';

type Persona = Pick<ChoicesInput['persona'], 'stats' | 'statMax' | 'traits'>;

interface Domain {
  /** Deeds as the engine knows them; `force` and `climb` are ways to try something. */
  verbs: readonly string[];
  /** Words in the name of a stat or a trait that speak for them. */
  signs: RegExp;
  /** What somebody who is good at it may be told. */
  praise: string;
}

const DOMAINS: readonly Domain[] = [
  {
    verbs: ['talk', 'persuade'],
    praise: 'You have a way with people.',
    signs: /charis|charm|presence|eloquen|diplom|persua|silver|courte|tongue|empath|address|listen|gossip/i,
  },
  {
    verbs: ['sneak', 'take'],
    praise: 'You know how not to be noticed.',
    signs: /stealth|sneak|nimble|dext|agil|sleight|guile|shadow|thie|light-?foot|quiet|lockpick/i,
  },
  {
    verbs: ['threaten', 'fight'],
    praise: 'You are not easily withstood.',
    signs: /streng|might|brawn|nerve|intimid|combat|fight|fierce|soldier|brawl|imposing/i,
  },
  {
    verbs: ['try'],
    praise: 'You are made for such things.',
    signs: /streng|might|athlet|climb|sailor|handy|tinker|strong|agil|dext/i,
  },
  { verbs: ['force'], praise: 'You are strong enough.', signs: /streng|might|brawn|strong|powerful/i },
  {
    verbs: ['climb'],
    praise: 'You were always a climber.',
    signs: /streng|athlet|climb|sailor|agil|nimble/i,
  },
  {
    verbs: ['look', 'search'],
    praise: 'Little escapes you.',
    signs: /percep|observ|insight|investig|keen|sharp|curious|wits|detective|paper/i,
  },
  {
    verbs: ['remember'],
    praise: 'You have a head for such things.',
    signs: /intel|lore|knowl|wisdom|memory|scholar|learn/i,
  },
  {
    verbs: ['help', 'give'],
    praise: 'You have the patience for it.',
    signs: /kind|generous|healer|gentle|compass|patien/i,
  },
];

/** Shares of the scale: on one up to 20, more than 15 is high and less than 8 is low. */
const HIGH = 0.75;
const LOW = 0.4;
const SCALES = [5, 10, 20, 100];

export interface Aptitude {
  level: 'high' | 'low';
  reason: Reason;
  praise: string;
}

/** Whether this character is made for a deed, or hardly fit for it; null when nothing speaks either way. */
export function aptitudeFor(verb: string, persona: Persona): Aptitude | null {
  const domains = DOMAINS.filter(({ verbs }) => verbs.includes(verb));
  const fits = (name: string) => domains.some(({ signs }) => signs.test(name));
  const praise = domains[0]?.praise ?? '';
  const scale = scaleOf(persona);
  for (const [name, value] of Object.entries(persona.stats)) {
    const level = value > HIGH * scale ? 'high' : value < LOW * scale ? 'low' : null;
    if (fits(name) && level !== null)
      return { level, reason: { kind: 'trait', ref: name, text: `Your ${name} is ${value}` }, praise };
  }
  const trait = persona.traits.find(fits);
  return trait === undefined
    ? null
    : { level: 'high', reason: { kind: 'trait', ref: trait, text: `It is like you: ${trait}` }, praise };
}

/** The scale the stats are on: the caller's word, or the smallest usual one that holds them all. */
function scaleOf({ stats, statMax }: Persona): number {
  if (statMax !== null) return statMax;
  const highest = Math.max(0, ...Object.values(stats));
  return SCALES.find((scale) => highest <= scale) ?? highest;
}
