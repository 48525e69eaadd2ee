import { campaignRoots, findCampaign } from '../../campaign/list.ts';
import { readCampaign } from '../../campaign/reader/read-campaign.ts';
import type { Brief } from '../../contracts/brief.ts';
import { briefFrom } from '../../planner/brief-from.ts';

/** What a planner may know of a campaign in which nothing has happened yet: who and what has a name in it. */
export async function briefForText(wanted: string | undefined): Promise<Brief> {
  const scene = { seed: 'plan-make', scene: 1 };
  if (wanted === undefined) return briefFrom(scene);
  const { manifest, people, places, topics, factions } = await readCampaign(
    findCampaign(wanted, campaignRoots()),
  );
  const [start] = places;
  return briefFrom({
    ...scene,
    campaign: { title: manifest.title, tone: manifest.tone ?? '', genre: manifest.genre ?? '' },
    place:
      start === undefined
        ? null
        : {
            id: start.id,
            name: start.name,
            exits: places.slice(1).map(({ id, name }) => ({ id, name })),
            things: places.flatMap(({ things }) => things.map(({ id, name }) => ({ id, name }))),
          },
    people: people.map(({ id, name, shortName, profile }) => ({
      id,
      name,
      shortName,
      role: profile.role,
      description: [profile.appearance, profile.age, profile.role]
        .filter((part) => part !== undefined)
        .join('; '),
      portrait: profile.portrait ?? null,
      factions: factions.filter(({ members }) => members.includes(id)).map((faction) => faction.id),
    })),
    topics: topics.map(({ id, name }) => ({ id, name })),
    threads: { factions: factions.map(({ id, name, standing }) => ({ id, name, reputation: standing })) },
  });
}
