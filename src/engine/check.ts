import { getOwn } from '../base/json.ts';
import { regardBonus } from '../base/regard.ts';
import type { Campaign, Person } from '../campaign/campaign.ts';
import { isSetIn, type Setting } from '../campaign/difficulty.ts';
import type { Persona } from './persona.ts';
import { type Band, type Outcome, oddsOf, type StoryRules, statBonus } from './rules.ts';
import type { World } from './world.ts';

export interface Modifier {
  value: number;
  reason: string;
}

/** A deed whose end is open: what is rolled, what counts, and how likely it is to go well. */
export interface Check {
  formula: string;
  modifiers: Modifier[];
  bands: readonly Band[];
  odds: Record<Outcome, number>;
}

/** What a wound costs. */
export const HURT: Modifier = { value: -1, reason: 'You are hurt' };

export interface CheckMatter {
  rules: StoryRules;
  persona: Persona;
  verb: string;
  person: Person | null;
  /** Regard of that person. */
  regard: number;
  /** A triumph or a failure of earlier days that bears on this, in a few words. */
  episode: string | null;
  /** Where and when it is tried. */
  setting?: Setting;
  /** Anything else that counts. */
  also?: Modifier | null;
}

/** What decides this deed; null when nothing has to. */
export function checkFor(matter: CheckMatter): Check | null {
  const { rules, verb } = matter;
  if (!rules.rolls.has(verb)) return null;
  const modifiers = modifiersFor(matter);
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  return { formula: rules.dice, modifiers, bands: rules.bands, odds: oddsOf(rules, sum) };
}

function modifiersFor(matter: CheckMatter): Modifier[] {
  const { rules, persona, verb, person, regard, episode, setting, also } = matter;
  const modifiers: Modifier[] = [];
  const add = (value: number, reason: string) => {
    if (value !== 0) modifiers.push({ value, reason });
  };
  for (const rule of rules.stats.filter(({ verbs }) => verbs.has(verb))) {
    const value = getOwn(persona.stats, rule.name);
    if (value !== undefined) add(statBonus(value, rule), rule.name);
  }
  const trait = persona.traits.find((word) => getOwn(APT, verb)?.test(word) ?? false);
  if (trait !== undefined) add(rules.modifiers.trait, trait);
  if (person !== null && rules.modifiers.sentiment !== 0) {
    const feeling =
      regard > 0 ? `${person.shortName} thinks well of you` : `${person.shortName} distrusts you`;
    add(regardBonus(regard, rules.modifiers.sentiment), feeling);
  }
  if (episode !== null) add(rules.modifiers.episodic, episode);
  if (also) add(also.value, also.reason);
  for (const { name, value } of rules.difficulties)
    if (setting !== undefined && isSetIn(name, setting)) add(value, name);
  return modifiers;
}

export function settingOf({ place, part }: World, { places }: Pick<Campaign, 'places'>): Setting {
  return { place: places.find(({ id }) => id === place)?.name ?? '', part };
}

/** Words of a trait that speak for a kind of deed. */
const APT: Record<string, RegExp> = {
  persuade: /\b(?:persua|charm|silver|eloquen|diploma|leader|rhetor|honest|warm|courte|negotiat|listen)/i,
  threaten: /\b(?:intimidat|fierce|menac|scar|imposing|ruthless|loud|command)/i,
  sneak: /\b(?:stealth|sneak|quiet|light-?foot|thief|thiev|nimble|unseen|shadow)/i,
  fight: /\b(?:fight|sword|soldier|brawl|strong|warrior|duel|archer|tough)/i,
  try: /\b(?:climb|athlet|strong|nimble|handy|lockpick|sailor|steady|stubborn|tinker)/i,
  search: /\b(?:observ|keen|sharp|curious|scholar|patient|detective)/i,
  talk: /\b(?:listen|gossip|kind|courte|charm)/i,
};
