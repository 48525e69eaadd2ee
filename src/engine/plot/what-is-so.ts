import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { fingerprint } from '../../base/random.ts';
import type { Campaign, Fact, Person } from '../../campaign/campaign.ts';
import { factIndex } from '../../campaign/fact-index.ts';
import type { World } from '../world.ts';
import { variable } from './plot-state.ts';

/** Deeper values of a skill's state are its own business. */
const DEEPEST = 3;

/**
 * Everything that conditions can ask for by name: what skills wrote (`weather.sky` also as `weather_sky`), and over it
 * what beats and scenes have set.
 */
export function flagsOf({
  world,
  skillState = {},
}: {
  world: World;
  skillState?: JsonObject;
}): [string, Json][] {
  return [...skillFlags(skillState), ...Object.entries(world.plot.flags)];
}

/** What skills wrote, by the names that conditions use. */
export function skillFlags(state: JsonObject): [string, Json][] {
  return flat(state, '', DEEPEST);
}

function flat(values: JsonObject, before: string, depth: number): [string, Json][] {
  return Object.entries(values).flatMap(([key, value]): [string, Json][] => {
    const name = before === '' ? key : `${before}_${key}`;
    if (Array.isArray(value) || value === null) return [];
    if (!isJsonObject(value)) return [[name, value]];
    return depth === 1 ? [] : [...flat(value, name, depth - 1)];
  });
}

/** By the flags of a world, which is never changed: many conditions are looked at in the same scene. */
const flagsByName = new WeakMap<object, ReadonlyMap<string, Json>>();

/** One of them by its name, without going through all of what a skill may have written. */
export function flagNamed(
  name: string,
  { world, skillState = {} }: Parameters<typeof flagsOf>[0],
): Json | undefined {
  const { flags } = world.plot;
  const set =
    flagsByName.get(flags) ?? new Map(Object.entries(flags).map(([key, value]) => [variable(key), value]));
  flagsByName.set(flags, set);
  const wanted = variable(name);
  return set.has(wanted) ? set.get(wanted) : valueNamed(wanted, skillState, DEEPEST);
}

function valueNamed(wanted: string, values: JsonObject, depth: number): Json | undefined {
  let found: Json | undefined;
  for (const [key, value] of Object.entries(values)) {
    if (Array.isArray(value) || value === null) continue;
    const name = variable(key);
    if (!isJsonObject(value)) found = name === wanted ? value : found;
    else if (depth > 1 && wanted.startsWith(`${name}_`))
      found = valueNamed(wanted.slice(name.length + 1), value, depth - 1) ?? found;
  }
  return found;
}

/** Whether the player carries it: `has.brass_lamp`, `has.lamp` for the only lamp there is. */
export function hasItem(name: string, { items }: Pick<World, 'items'>): boolean {
  const wanted = variable(name);
  const keys = items.map(({ id }) => variable(id.replace(/^item:/, '')));
  return keys.includes(wanted) || keys.some((key) => key.endsWith(`_${wanted}`));
}

/** Whether the player has met somebody: `met.iz`. */
export function isMet(
  name: string,
  { known }: Pick<World, 'known'>,
  campaign: Pick<Campaign, 'people'>,
): boolean {
  return (
    peopleByName(campaign)
      .get(name)
      ?.some((id) => known[id] !== undefined) === true
  );
}

const peopleNamed = new WeakMap<readonly Person[], ReadonlyMap<string, readonly string[]>>();

/** Ids of people by the name that conditions use. */
export function peopleByName({ people }: Pick<Campaign, 'people'>): ReadonlyMap<string, readonly string[]> {
  const known =
    peopleNamed.get(people) ??
    Map.groupBy(
      people.map(({ id }) => id),
      (id) => variable(id.slice('person:'.length)),
    );
  peopleNamed.set(people, known);
  return known;
}

/** Whether the player has learned it: by a scene or a beat that says so, or because it was told. */
export function isLearned(name: string, { plot, told, known }: World, campaign: Campaign): boolean {
  const wanted = variable(name);
  const isWanted = (other: string) => variable(other) === wanted;
  if (Object.keys(plot.learned ?? {}).some(isWanted) || plot.gained.some(isWanted)) return true;
  const { topics, named } = namesIn(campaign);
  const { about } = factIndex(campaign);
  const topic = topics.get(wanted);
  const facts = topic !== undefined && known[topic] !== undefined ? about.get(topic) : named.get(wanted);
  return (facts ?? []).some(({ id }) => told[fingerprint(id)] !== undefined);
}

interface NamesOfCampaign {
  /** Ids of topics by the name that conditions use. */
  topics: ReadonlyMap<string, string>;
  /** Facts by their own name. */
  named: ReadonlyMap<string, readonly Fact[]>;
}

const indexes = new WeakMap<Campaign, NamesOfCampaign>();

function namesIn(campaign: Campaign): NamesOfCampaign {
  const before = indexes.get(campaign);
  if (before !== undefined) return before;
  const topics = campaign.topics.map(({ id }): [string, string] => [variable(id.replace(/^topic:/, '')), id]);
  const names = {
    topics: new Map(topics.toReversed()), // of two by the same name the first is meant
    named: Map.groupBy(campaign.facts, ({ id }) => variable(id)),
  };
  indexes.set(campaign, names);
  return names;
}
