import { getOwn } from '../base/json.ts';
import { isAfter } from '../campaign/constraints/eras.ts';
import type { PlayerTemplate } from '../contracts/player-template.ts';
import type { Constraint } from '../rules/constraints/constraint.ts';
import { brokenBy } from '../rules/constraints/judge.ts';

/** Who the player is in a story. */
export interface Persona {
  name: string;
  race: string | null;
  calling: string | null;
  background: string | null;
  /** Words for what they are like and what they can do. */
  traits: string[];
  stats: Record<string, number>;
  items: string[];
  /** What they are to characters from the start, by name. */
  relationships: Record<string, string>;
  /** What they answered to the author's questions. */
  answers: { question: string; answer: string }[];
}

/** Somebody the template allows, for those who do not want to decide. */
export function anyPersona(template: PlayerTemplate | null): Persona {
  return personaFrom(template, {});
}

export interface PersonaChoices {
  name?: string;
  race?: string;
  calling?: string;
  background?: string;
  traits?: readonly string[];
  stats?: Readonly<Record<string, number>>;
  answers?: readonly { question: string; answer: string }[];
}

/** A person out of what was decided; the first that the template allows for what was not. */
export function personaFrom(template: PlayerTemplate | null, chosen: PersonaChoices): Persona {
  const race = pick(racesOf(template), chosen.race);
  const calling = pick(template?.allowed_classes, chosen.calling);
  const fixed = template?.constraints?.fixed_background;
  const background = pick(template?.allowed_backgrounds, fixed ?? chosen.background);
  // A calling without abilities speaks for itself: a knight fights better than a baker.
  const abilities = calling === undefined ? [] : (calling.abilities ?? [calling.name.toLowerCase()]);
  const traits = [...(race?.traits ?? []), ...abilities, ...(chosen.traits ?? [])];
  return {
    name: chosen.name?.trim() || 'You',
    race: race?.name ?? null,
    calling: calling?.name ?? null,
    background: background?.name ?? null,
    traits: [...new Set(traits)],
    stats: { ...startingStats(template), ...chosen.stats },
    items: [...new Set([...(template?.starting_items ?? []), ...(background?.starting_items ?? [])])],
    relationships: { ...background?.starting_relationships },
    answers: [...(chosen.answers ?? [])],
  };
}

/** The peoples one can really belong to. */
export function racesOf(template: PlayerTemplate | null): NonNullable<PlayerTemplate['allowed_races']> {
  const races = template?.allowed_races ?? [];
  return template?.constraints?.must_be_human === true ? races.filter(isHuman) : races;
}

const isHuman = ({ name }: { name: string }) => /human/i.test(name);

/** The option of that name, a bare name where there is none such, or the first where nothing was said. */
function pick<Option extends { name: string }>(
  options: readonly Option[] | undefined,
  wanted: string | undefined,
): (Partial<Option> & { name: string }) | undefined {
  const name = wanted?.trim() ?? '';
  if (name === '') return options?.[0];
  return (
    options?.find((option) => option.name.toLowerCase() === name.toLowerCase()) ??
    ({ name } as Partial<Option> & { name: string })
  );
}

/** The default of each attribute, or the middle of its range; less where the pool does not reach that far. */
export function startingStats(template: PlayerTemplate | null): Record<string, number> {
  const { attributes = [], point_pool: pool = Number.POSITIVE_INFINITY } = template?.starting_stats ?? {};
  const stats = attributes.map(({ name, min = 0, max = min, default: value }) => ({
    name,
    min,
    value: value ?? Math.round((min + max) / 2),
  }));
  const spent = () => stats.reduce((sum, { value, min }) => sum + value - min, 0);
  while (spent() > pool) {
    const [highest] = stats.toSorted((one, other) => other.value - other.min - (one.value - one.min));
    if (highest === undefined || highest.value <= highest.min) break;
    highest.value -= 1;
  }
  return Object.fromEntries(stats.map(({ name, value }) => [name, value]));
}

/** What is wrong with a person by the template, in sentences; nothing when they may be played. */
export function personaProblems(
  template: PlayerTemplate | null,
  persona: Persona,
  limits: readonly Constraint[] = [],
): string[] {
  const problems: string[] = [...limitProblems(limits, persona), ...eraProblems(template, persona)];
  const mustBeOneOf = (what: string, value: string | null, options?: readonly { name: string }[]) => {
    if (options === undefined || options.length === 0 || value === null) return;
    const names = options.map(({ name }) => name);
    if (!names.includes(value)) problems.push(`${what} must be one of ${names.join(', ')}, not ${value}.`);
  };
  mustBeOneOf('The people', persona.race, template?.allowed_races);
  mustBeOneOf('The calling', persona.calling, template?.allowed_classes);
  if (template?.constraints?.fixed_background === undefined)
    mustBeOneOf('The past', persona.background, template?.allowed_backgrounds);
  problems.push(...constraintProblems(template ?? {}, persona));
  problems.push(...statProblems(template, persona.stats));
  return problems;
}

/** What the player says of themselves, in their own words or the author's. */
function ownWords({ race, calling, background, traits, answers }: Persona): string[] {
  return [race ?? '', calling ?? '', background ?? '', ...traits, ...answers.map(({ answer }) => answer)];
}

function limitProblems(limits: readonly Constraint[], persona: Persona): string[] {
  const broken = ownWords(persona).flatMap((words) => {
    const limit = brokenBy(
      limits.filter(({ kind }) => kind === 'not_exist'),
      words,
    );
    return limit === null ? [] : [`“${words}” does not go with this world: ${limit.text}`];
  });
  return [...new Set(broken)];
}

function eraProblems(template: PlayerTemplate | null, persona: Persona): string[] {
  const era = template?.constraints?.era_locked;
  if (era === undefined) return [];
  const strangers = ownWords(persona).filter((words) => isAfter(era, words));
  return strangers.map((words) => `“${words}” does not belong to the time of this story: ${era}.`);
}

/** Words of those who do magic. */
const MAGIC = /\b(?:magic|wizard|sorcer|witch|warlock|mage|spell|enchant|necromanc|conjur)/i;

function constraintProblems({ constraints = {} }: PlayerTemplate, persona: Persona): string[] {
  const problems: string[] = [];
  const { race, calling, background, traits, answers } = persona;
  if (constraints.must_be_human && race !== null && !isHuman({ name: race }))
    problems.push('Only humans can be played here.');
  const { fixed_background: fixed } = constraints;
  if (fixed !== undefined && background?.toLowerCase() !== fixed.toLowerCase())
    problems.push(`The past is settled here: ${fixed}.`);
  const own = [race, calling, background, ...traits, ...answers.map(({ answer }) => answer)];
  if (constraints.no_magic && own.some((text) => text !== null && MAGIC.test(text)))
    problems.push('There is no magic here.');
  return problems;
}

function statProblems(template: PlayerTemplate | null, stats: Readonly<Record<string, number>>): string[] {
  const rules = template?.starting_stats;
  const attributes = rules?.attributes ?? [];
  const known = new Set(attributes.map(({ name }) => name));
  const problems = Object.keys(stats)
    .filter((name) => attributes.length > 0 && !known.has(name))
    .map((name) => `There is no ${name} here; there are ${[...known].join(', ')}.`);
  for (const { name, min, max } of attributes) {
    const value = getOwn(stats, name);
    if (value === undefined) problems.push(`${name} needs a value.`);
    else if (!Number.isInteger(value)) problems.push(`${name} must be a whole number.`);
    else if (min !== undefined && value < min)
      problems.push(`${name} is ${value}; it cannot be below ${min}.`);
    else if (max !== undefined && value > max)
      problems.push(`${name} is ${value}; it cannot be above ${max}.`);
  }
  const spent = attributes.reduce((sum, { name, min = 0 }) => sum + (getOwn(stats, name) ?? min) - min, 0);
  if (rules?.point_pool !== undefined && spent > rules.point_pool)
    problems.push(`There are ${rules.point_pool} points to share out, and ${spent} were spent.`);
  return problems;
}
