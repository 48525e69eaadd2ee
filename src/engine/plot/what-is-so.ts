import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import { fingerprint } from '../../base/random.ts';
import type { Campaign } from '../../campaign/campaign.ts';
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
  return [...flat(skillState, '', DEEPEST), ...Object.entries(world.plot.flags)];
}

function flat(values: JsonObject, before: string, depth: number): [string, Json][] {
  return Object.entries(values).flatMap(([key, value]): [string, Json][] => {
    const name = before === '' ? key : `${before}_${key}`;
    if (Array.isArray(value) || value === null) return [];
    if (!isJsonObject(value)) return [[name, value]];
    return depth === 1 ? [] : [...flat(value, name, depth - 1)];
  });
}

/** Whether the player carries it: `has.brass_lamp`, `has.lamp` for the only lamp there is. */
export function hasItem(name: string, { items }: Pick<World, 'items'>): boolean {
  const wanted = variable(name);
  const keys = items.map(({ id }) => variable(id.replace(/^item:/, '')));
  return keys.includes(wanted) || keys.some((key) => key.endsWith(`_${wanted}`));
}

/** Whether the player has learned it: by a scene or a beat that says so, or because it was told. */
export function isLearned(name: string, { plot, told, known }: World, { facts, topics }: Campaign): boolean {
  const wanted = variable(name);
  const isWanted = (other: string) => variable(other) === wanted;
  if (Object.keys(plot.learned ?? {}).some(isWanted) || plot.gained.some(isWanted)) return true;
  const topic = topics.find(({ id }) => isWanted(id.replace(/^topic:/, '')));
  if (topic !== undefined && known[topic.id] !== undefined)
    return facts.some(({ id, about }) => about === topic.id && told[fingerprint(id)] !== undefined);
  return facts.some(({ id }) => isWanted(id) && told[fingerprint(id)] !== undefined);
}
