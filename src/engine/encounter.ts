import type { Random } from '../base/random.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { canCome, peopleHere, whereIs } from './whereabouts.ts';
import type { World } from './world.ts';

/** How often somebody is met where nobody is expected. */
const CHANCE = 0.4;

/** Whom the player meets on the way to a place where nobody is: now and then somebody from next door. */
export function metOnTheWay(
  { place: from, here }: World,
  world: World,
  { campaign, random, scene }: { campaign: Campaign; random: Random; scene: number },
): string[] {
  if (world.place === null || from === world.place || peopleHere(campaign, world, random).length > 0)
    return [];
  const draw = random.fork(`encounter/${scene}`);
  if (draw.next() >= CHANCE) return [];
  const exits = campaign.places.find(({ id }) => id === world.place)?.exits ?? [];
  const near = new Set([from, ...exits]);
  const about = campaign.people.filter(
    (person) =>
      !here.includes(person.id) &&
      canCome(person.id, world) &&
      near.has(whereIs(person, campaign, world, random)),
  );
  return about.length === 0 ? [] : [draw.pick(about).id];
}
