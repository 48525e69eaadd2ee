import type { Random } from '../base/random.ts';
import type { Campaign, Person } from '../campaign/campaign.ts';
import type { World } from './world.ts';

/** Those who stand out from the usual place, out of a hundred. */
const STRAY_CHANCE = 0.2;

/** Who is at the place where the story is. It depends on seed, day and hour only, so people do not flicker. */
export function peopleHere(campaign: Campaign, world: World, random: Random): Person[] {
  return campaign.people.filter((person) => {
    if ((world.away[person.id] ?? 0) >= world.day || world.plot.dead[person.id] !== undefined) return false;
    if (hasLeft(person.id, world)) return false;
    return world.place === null || whereIs(person, campaign, world, random) === world.place;
  });
}

/** Whether a telling has sent somebody away from here; they may be back in an hour. */
export function hasLeft(id: string, world: Pick<World, 'left' | 'place' | 'day' | 'part'>): boolean {
  return world.left[id] === hourAt(world);
}

/** Ids of those whom the player has just left: within the hour they are where they were, unless they go along. */
export function leftBehind(
  { people }: Pick<Campaign, 'people'>,
  before: World | null,
  { place, day, part }: World,
): string[] {
  if (before === null || before.place === place || before.day !== day || before.part !== part) return [];
  return before.here.filter((id) => people.find((person) => person.id === id)?.goesAlong !== true);
}

/** The place and the hour, as `left` names them. */
export function hourAt({ place, day, part }: Pick<World, 'place' | 'day' | 'part'>): string {
  return [place, day, part].join('|');
}

/** Where somebody is at this hour; null for those who have no place. Who goes along is where the story is. */
export function whereIs(person: Person, campaign: Campaign, world: World, random: Random): string | null {
  if (person.goesAlong === true) return world.place;
  const timed = person.haunts.find(({ when }) => when?.includes(world.part));
  if (timed !== undefined) return timed.place;
  const usual = person.haunts.filter(({ when }) => when === undefined).map(({ place }) => place);
  const [home, ...others] = usual.length > 0 ? usual : homes(person, campaign, random);
  if (home === undefined) return null;
  if (others.length === 0) return home;
  const draw = random.fork(`whereabouts/${person.id}/${world.day}/${world.part}`);
  return draw.next() < STRAY_CHANCE ? draw.pick(others) : home;
}

/** Someone the author put nowhere has a place all the same, and one more to go to. */
function homes(person: Person, { places }: Campaign, random: Random): string[] {
  return random
    .fork(`home/${person.id}`)
    .shuffle(places.map(({ id }) => id))
    .slice(0, 2);
}
