import { getOwn } from '../base/json.ts';
import type { Campaign, Person } from '../campaign/campaign.ts';
import { statsOf, tempersOf } from '../campaign/character.ts';
import { isSetIn, type Setting } from '../campaign/difficulty.ts';
import type { AuthoredMark } from '../contracts/intent.ts';
import { verbOf } from '../rules/acts.ts';
import { aptitudeFor, levelOf, resistanceTo, speaksFor } from '../rules/aptitude.ts';
import { opinionBonus } from '../rules/opinion.ts';
import { type Band, type Modifier, type Odds, oddsOf, sumOf } from '../rules/roll.ts';
import { temperInRoll } from '../rules/temper.ts';
import type { Persona } from './persona.ts';
import { type StoryRules, statBonus } from './rules.ts';
import type { World } from './world.ts';

/** An act whose end is open: what is rolled, what counts, and how likely it is to go well. */
export interface Check {
  formula: string;
  modifiers: Modifier[];
  bands: readonly Band[];
  odds: Odds;
  /** What differs from what the player was shown with the choice. */
  changed?: Modifier[];
}

/**
 * A check by what counts: what the player was shown with the choice, when it was offered with a roll; or what the skill
 * that weighs choices says, when one has. What that changes of what was shown, the player is told with the roll.
 */
export function asCounted(check: Check, shown: Modifier[] | null, evaluation: Modifier[] | null): Check {
  if (evaluation === null) return shown === null ? check : withModifiers(check, shown);
  const changed = shown === null ? [] : changesOf(shown, evaluation);
  return { ...withModifiers(check, evaluation), ...(changed.length > 0 && { changed }) };
}

function changesOf(before: readonly Modifier[], after: readonly Modifier[]): Modifier[] {
  const worth = (all: readonly Modifier[], reason: string) =>
    sumOf(all.filter((entry) => entry.reason === reason));
  return [...new Set([...before, ...after].map(({ reason }) => reason))]
    .map((reason) => ({ value: worth(after, reason) - worth(before, reason), reason }))
    .filter(({ value }) => value !== 0);
}

function withModifiers(check: Check, modifiers: Modifier[]): Check {
  return { ...check, modifiers, odds: oddsOf(check.formula, check.bands, sumOf(modifiers)) };
}

/** What a wound costs. */
export const HURT: Modifier = { value: -1, reason: 'You are hurt' };

export interface CheckInput {
  rules: StoryRules;
  persona: Persona;
  act: string;
  person: Person | null;
  /** What that person thinks of the player. */
  opinion: number;
  /** What that is worth in a roll, where a skill has said so. */
  opinionModifier?: number | null;
  /** A triumph or a failure of earlier days that bears on this, in a few words. */
  episode: string | null;
  /** Where and when it is tried. */
  setting?: Setting;
  /** Anything else that counts. */
  also?: Modifier | null;
  /** The stat that a choice names; it counts where the rules name none for the act. */
  stat?: string | undefined;
}

/** What decides this act; null when nothing has to. */
export function checkFor(input: CheckInput): Check | null {
  const { rules, act } = input;
  if (!rules.rolls.has(verbOf(act))) return null;
  const modifiers = modifiersFor(input);
  return {
    formula: rules.dice,
    modifiers,
    bands: rules.bands,
    odds: oddsOf(rules.dice, rules.bands, sumOf(modifiers)),
  };
}

/** What decides a choice that an author says is rolled: the stat that is named, if any, and what the author adds. */
export function authoredCheck(
  { stat = '', modifier }: AuthoredMark,
  { rules, persona, also }: Pick<CheckInput, 'rules' | 'persona' | 'also'>,
): Check | null {
  if (modifier === undefined) return null;
  const value = getOwn(persona.stats, stat);
  const rule = rules.stats.find(({ name }) => name === stat);
  const bonus = value === undefined ? 0 : rule ? statBonus(value, rule) : levelBonus(value, persona, rules);
  const modifiers = [
    { value: bonus, reason: stat },
    { value: modifier, reason: modifier < 0 ? 'It is hard' : 'It is easy' },
    ...(also ? [also] : []),
  ].filter((entry) => entry.value !== 0);
  const odds = oddsOf(rules.dice, rules.bands, sumOf(modifiers));
  return { formula: rules.dice, modifiers, bands: rules.bands, odds };
}

function levelBonus(value: number, { stats }: Persona, { statMax }: StoryRules): number {
  const level = levelOf(value, { stats, statMax });
  return level === 'high' ? 1 : level === 'low' ? -1 : 0;
}

function modifiersFor(input: CheckInput): Modifier[] {
  const { rules, persona, act, person, opinion, opinionModifier, episode, setting, also, stat = '' } = input;
  const modifiers: Modifier[] = [];
  const add = (value: number, reason: string) => {
    if (value !== 0) modifiers.push({ value, reason });
  };
  const named = rules.stats.filter(({ verbs }) => verbs.has(verbOf(act)));
  for (const rule of named) {
    const value = getOwn(persona.stats, rule.name);
    if (value !== undefined) add(statBonus(value, rule), rule.name);
  }
  const own = named.length === 0 ? getOwn(persona.stats, stat) : undefined;
  if (own !== undefined) add(levelBonus(own, persona, rules), stat);
  // Where the author says nothing of stats, one that is high or low for such a deed counts a little.
  const gift =
    rules.stats.length > 0 || own !== undefined
      ? null
      : aptitudeFor(act, { ...persona, statMax: rules.statMax, traits: [] });
  if (gift !== null) add(gift.level === 'high' ? 1 : -1, gift.name);
  const { calling, background } = persona;
  const described = [...persona.traits, calling, background].filter((name) => name !== null);
  const trait = described.find((name) => speaksFor(act, name));
  if (trait !== undefined) add(rules.modifiers.trait, trait);
  if (person !== null && rules.modifiers.sentiment !== 0) {
    const reason =
      opinion > 0 ? `${person.shortName} thinks well of you` : `${person.shortName} distrusts you`;
    const worth =
      opinionModifier === undefined || opinionModifier === null
        ? opinionBonus(opinion, rules.modifiers.sentiment)
        : Math.round(opinionModifier * rules.modifiers.sentiment) || 0;
    add(worth, reason);
  }
  const resistance = person === null ? null : resistanceTo(act, statsOf(person.profile));
  if (person !== null && resistance !== null) {
    const level = resistance.value < 0 ? 'high' : 'low';
    add(resistance.value, `${person.shortName}’s ${resistance.name} is ${level}`);
  }
  const temper = person === null ? null : temperInRoll(act, tempersOf(person.profile));
  if (person !== null && temper !== null) add(temper.value, `${person.shortName}: ${temper.said}`);
  if (episode !== null) add(rules.modifiers.episodic, episode);
  if (also) add(also.value, also.reason);
  for (const { name, value } of rules.difficulties)
    if (setting !== undefined && isSetIn(name, setting)) add(value, name);
  return modifiers;
}

export function settingOf({ place, part }: World, { places }: Pick<Campaign, 'places'>): Setting {
  return { place: places.find(({ id }) => id === place)?.name ?? '', part };
}
