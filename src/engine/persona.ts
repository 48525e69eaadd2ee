import type { PlayerTemplate } from '../contracts/player-template.ts';

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

/** A person out of what was decided; the first that the template names for what was not. */
export function personaFrom(template: PlayerTemplate | null, chosen: PersonaChoices): Persona {
  const race = named(template?.allowed_races, chosen.race);
  const calling = named(template?.allowed_classes, chosen.calling);
  const fixed = template?.constraints?.fixed_background;
  const background = named(template?.allowed_backgrounds, chosen.background ?? fixed);
  const traits = [...(race?.traits ?? []), ...(calling?.abilities ?? []), ...(chosen.traits ?? [])];
  return {
    name: chosen.name?.trim() || 'You',
    race: race?.name ?? chosen.race ?? null,
    calling: calling?.name ?? chosen.calling ?? null,
    background: background?.name ?? fixed ?? chosen.background ?? null,
    traits: [...new Set(traits)],
    stats: { ...startingStats(template), ...chosen.stats },
    items: [...new Set([...(template?.starting_items ?? []), ...(background?.starting_items ?? [])])],
    relationships: { ...background?.starting_relationships },
    answers: [...(chosen.answers ?? [])],
  };
}

function named<Option extends { name: string }>(
  options: readonly Option[] | undefined,
  name: string | undefined,
): Option | undefined {
  return options?.find((option) => option.name.toLowerCase() === name?.toLowerCase()) ?? options?.[0];
}

/** The default of each attribute, or the middle of its range. */
export function startingStats(template: PlayerTemplate | null): Record<string, number> {
  const attributes = template?.starting_stats?.attributes ?? [];
  return Object.fromEntries(
    attributes.map(({ name, min = 0, max = min, default: value }) => [
      name,
      value ?? Math.round((min + max) / 2),
    ]),
  );
}

/** What is wrong with a person by the template, in sentences; nothing when they may be played. */
export function personaProblems(template: PlayerTemplate | null, persona: Persona): string[] {
  const problems: string[] = [];
  const mustBeOneOf = (what: string, value: string | null, options?: readonly { name: string }[]) => {
    if (options === undefined || options.length === 0 || value === null) return;
    const names = options.map(({ name }) => name);
    if (!names.includes(value)) problems.push(`${what} must be one of ${names.join(', ')}, not ${value}.`);
  };
  mustBeOneOf('The people', persona.race, template?.allowed_races);
  mustBeOneOf('The calling', persona.calling, template?.allowed_classes);
  mustBeOneOf('The past', persona.background, template?.allowed_backgrounds);
  if (template?.constraints?.must_be_human && persona.race !== null && !/human/i.test(persona.race))
    problems.push('Only humans can be played here.');
  problems.push(...statProblems(template, persona.stats));
  return problems;
}

function statProblems(template: PlayerTemplate | null, stats: Readonly<Record<string, number>>): string[] {
  const rules = template?.starting_stats;
  const attributes = rules?.attributes ?? [];
  const problems: string[] = [];
  for (const { name, min, max } of attributes) {
    const value = stats[name];
    if (value === undefined) problems.push(`${name} needs a value.`);
    else if (min !== undefined && value < min)
      problems.push(`${name} is ${value}; it cannot be below ${min}.`);
    else if (max !== undefined && value > max)
      problems.push(`${name} is ${value}; it cannot be above ${max}.`);
  }
  const spent = attributes.reduce((sum, { name, min = 0 }) => sum + (stats[name] ?? min) - min, 0);
  if (rules?.point_pool !== undefined && spent > rules.point_pool)
    problems.push(`There are ${rules.point_pool} points to share out, and ${spent} were spent.`);
  return problems;
}
