import type { JsonObject } from '../../base/json.ts';
import { campaignRoots, findCampaign } from '../../campaign/list.ts';
import { loadCampaign } from '../../campaign/load.ts';

/** What a planner may know of a campaign in which nothing has happened yet: who and what has a name in it. */
export function contextOfCampaign(wanted: string | undefined): JsonObject {
  if (wanted === undefined) return {};
  const { manifest, people, places, topics, factions } = loadCampaign(findCampaign(wanted, campaignRoots()));
  const [start] = places;
  return {
    title: manifest.title,
    tone: manifest.tone ?? '',
    genre: manifest.genre ?? '',
    place: start === undefined ? null : { id: start.id, name: start.name },
    people: people.map(({ id, name, shortName, profile }) => ({
      id,
      name,
      shortName,
      role: profile.role,
      description: [profile.appearance, profile.age, profile.role]
        .filter((part) => part !== undefined)
        .join('; '),
      ...(profile.portrait !== undefined && { portrait: profile.portrait }),
      factions: factions.filter(({ members }) => members.includes(id)).map((faction) => faction.id),
    })),
    exits: places.slice(1).map(({ id, name }) => ({ id, name })),
    things: places.flatMap(({ things }) => things.map(({ id, name }) => ({ id, name }))),
    topics: topics.map(({ id, name }) => ({ id, name })),
    factions: factions.map(({ id, name, standing }) => ({ id, name, standing })),
  };
}
