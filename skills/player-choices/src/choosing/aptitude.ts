import type { Reason } from './candidate.ts';
import type { ChoicesInput } from './input.ts';

type Persona = Pick<ChoicesInput['persona'], 'stats' | 'statMax' | 'traits'>;

/** Which words in the name of a stat or a trait speak for which deeds. */
const DOMAINS: readonly { verbs: readonly string[]; signs: RegExp }[] = [
  {
    verbs: ['talk', 'persuade'],
    signs: /charis|charm|presence|eloquen|diplom|persua|silver|courte|tongue|empath|address|listen|gossip/i,
  },
  {
    verbs: ['sneak', 'take'],
    signs: /stealth|sneak|nimble|dext|agil|sleight|guile|shadow|thie|light-?foot|quiet|lockpick/i,
  },
  {
    verbs: ['threaten', 'fight'],
    signs: /streng|might|brawn|nerve|intimid|combat|fight|fierce|soldier|brawl|imposing/i,
  },
  { verbs: ['try'], signs: /streng|might|athlet|climb|sailor|handy|tinker|strong|agil|dext/i },
  {
    verbs: ['look', 'search'],
    signs: /percep|observ|insight|investig|keen|sharp|curious|wits|detective|paper/i,
  },
  { verbs: ['remember'], signs: /intel|lore|knowl|wisdom|memory|scholar|learn/i },
  { verbs: ['help', 'give'], signs: /kind|generous|healer|gentle|compass|patien/i },
];

/** Shares of the scale: on one up to 20, more than 15 is high and less than 8 is low. */
const HIGH = 0.75;
const LOW = 0.4;
const SCALES = [5, 10, 20, 100];

export interface Aptitude {
  level: 'high' | 'low';
  reason: Reason;
}

/** Whether this character is made for a deed, or hardly fit for it; null when nothing speaks either way. */
export function aptitudeFor(verb: string, persona: Persona): Aptitude | null {
  const signs = DOMAINS.filter(({ verbs }) => verbs.includes(verb)).map((domain) => domain.signs);
  const fits = (name: string) => signs.some((sign) => sign.test(name));
  const scale = scaleOf(persona);
  for (const [name, value] of Object.entries(persona.stats)) {
    const level = value > HIGH * scale ? 'high' : value < LOW * scale ? 'low' : null;
    if (fits(name) && level !== null)
      return { level, reason: { kind: 'trait', ref: name, text: `Your ${name} is ${value}` } };
  }
  const trait = persona.traits.find(fits);
  return trait === undefined
    ? null
    : { level: 'high', reason: { kind: 'trait', ref: trait, text: `It is like you: ${trait}` } };
}

/** The scale the stats are on: the caller's word, or the smallest usual one that holds them all. */
function scaleOf({ stats, statMax }: Persona): number {
  if (statMax !== null) return statMax;
  const highest = Math.max(0, ...Object.values(stats));
  return SCALES.find((scale) => highest <= scale) ?? highest;
}
