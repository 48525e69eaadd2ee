import type { Campaign, Person } from '../campaign/campaign.ts';
import { ageGroupOf, speechOf, statsOf, tastesOf, tempersOf } from '../campaign/character.ts';
import { slug } from '../campaign/names.ts';
import { goalAsDeed } from '../campaign/profile.ts';
import { readRelation } from '../campaign/relations.ts';
import type { Brief, PersonBrief, Relation } from '../contracts/brief.ts';
import type { NpcProfile } from '../contracts/npc-profile.ts';
import type { Persona } from './persona.ts';

export const PRIORITIES = ['primary', 'secondary', 'tertiary'];

type ProfileBrief = Pick<
  PersonBrief,
  | 'role'
  | 'importance'
  | 'age'
  | 'ageGroup'
  | 'temper'
  | 'traits'
  | 'flaws'
  | 'virtues'
  | 'likes'
  | 'dislikes'
  | 'speech'
  | 'lines'
  | 'catchphrases'
  | 'goals'
  | 'relations'
  | 'stats'
>;

/** What the author's profile says of somebody, for whoever words a scene; it stays the same all through the story. */
export function profileBrief({ id, profile }: Person, campaign: Pick<Campaign, 'people'>): ProfileBrief {
  const { personality, speech_patterns: speech = {} } = profile;
  return {
    role: profile.role,
    importance: profile.metadata?.importance ?? 'supporting',
    age: profile.age ?? '',
    ageGroup: ageGroupOf(profile),
    temper: tempersOf(profile).map(({ temper }) => temper),
    traits: personality.traits,
    flaws: personality.flaws ?? [],
    virtues: personality.virtues ?? [],
    ...tastesOf(profile),
    speech: speechOf(profile),
    lines: speech.examples ?? [],
    catchphrases: speech.catchphrases ?? [],
    goals: (profile.goals ?? []).map(({ description, priority = 'secondary', status = 'active' }) => ({
      text: description,
      priority,
      status,
    })),
    relations: relationsOf(profile.relationships ?? {}, campaign).filter((relation) => relation.id !== id),
    stats: statsOf(profile),
  };
}

/** A want that is a goal has the goal's priority. */
export function priorityOf(
  want: string,
  { goals = [] }: NpcProfile,
): PersonBrief['wants'][number]['priority'] {
  return goals.find((goal) => goalAsDeed(goal) === want)?.priority ?? 'secondary';
}

type You = Pick<
  Brief['you'],
  | 'name'
  | 'race'
  | 'calling'
  | 'background'
  | 'calledFor'
  | 'answers'
  | 'era'
  | 'relations'
  | 'traits'
  | 'stats'
  | 'statMax'
>;

/** Who the player is, with what the author's template says of it. */
export function personaBrief(persona: Persona, campaign: Pick<Campaign, 'people' | 'template'>): You {
  const { name, race, calling, background, traits, stats, relationships = {}, answers = [] } = persona;
  const { template } = campaign;
  const said = (
    options: readonly { name: string; description?: string }[] | undefined,
    chosen: string | null,
  ) => options?.find((option) => option.name === chosen)?.description ?? '';
  const described = [
    said(template?.allowed_classes, calling),
    said(template?.allowed_races, race),
    said(template?.allowed_backgrounds, background),
  ];
  const highest = (template?.starting_stats?.attributes ?? []).flatMap(({ max }) => max ?? []);
  return {
    name,
    race: race ?? null,
    calling,
    background,
    calledFor: described.filter((text) => text !== '').join(' '),
    answers,
    era: template?.constraints?.era_locked ?? '',
    relations: relationsOf(relationships, campaign),
    traits,
    stats,
    statMax: highest.length === 0 ? null : Math.max(...highest),
  };
}

/** What relationships say, as far as it can be read. */
export function relationsOf(
  relationships: Readonly<Record<string, string>>,
  { people }: Pick<Campaign, 'people'>,
): Relation[] {
  return Object.entries(relationships).map(([key, text]) => {
    const wanted = slug(key);
    const other = people.find(
      (person) =>
        person.id === `person:${wanted}` || slug(person.name) === wanted || slug(person.shortName) === wanted,
    );
    return { id: other?.id ?? null, name: other?.shortName ?? key, ...readRelation(text), text };
  });
}
