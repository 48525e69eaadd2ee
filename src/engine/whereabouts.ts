import type { Random } from '../base/random.ts';
import type { Campaign, Person } from '../campaign/campaign.ts';
import type { Intent } from '../contracts/intent.ts';
import type { Absence, World } from './world.ts';

/** Those who stand out from the usual place, out of a hundred. */
const STRAY_CHANCE = 0.2;

/** Who is at the place where the story is. It depends on seed, day and hour only, so people do not flicker. */
export function peopleHere(campaign: Campaign, world: World, random: Random): Person[] {
  return campaign.people.filter((person) => {
    if (!canCome(person.id, world) || hasLeft(person.id, world)) return false;
    return world.place === null
      ? person.isUnplaced !== true
      : whereIs(person, campaign, world, random) === world.place;
  });
}

/** Whether somebody is alive and may be met today. */
export function canCome(id: string, { plot, absent, day }: Pick<World, 'plot' | 'absent' | 'day'>): boolean {
  return plot.dead[id] === undefined && !isAway(absent[id], day);
}

/** Whether somebody keeps away from everywhere. */
export function isAway(absence: Absence | undefined, day: number): boolean {
  return absence !== undefined && absence.from === null && absence.day >= day;
}

type Hour = Pick<World, 'absent' | 'place' | 'day' | 'part'>;

/** Whether somebody has gone from here; they may be back in an hour. */
export function hasLeft(id: string, { absent, place, day, part }: Hour): boolean {
  const { day: on, from = null } = absent[id] ?? {};
  return on === day && from !== null && from.place === place && from.part === part;
}

/** Somebody goes from here for as long as it is this hour. Who keeps away all day does not come back for it. */
export function afterLeaving(ids: readonly string[], { absent, place, day, part }: Hour): World['absent'] {
  const going = ids.filter((id) => !isAway(absent[id], day));
  return { ...absent, ...Object.fromEntries(going.map((id) => [id, { day, from: { place, part } }])) };
}

/** Ids of those whom the player has just left: within the hour they are where they were, unless they go along. */
export function leftBehind(
  { people }: Pick<Campaign, 'people'>,
  before: World | null,
  after: World,
  along: readonly string[] = [],
): string[] {
  const { place, day, part } = after;
  if (before === null || before.place === place || before.day !== day || before.part !== part) return [];
  const going = new Set(people.filter((person) => isAlong(person, after)).map(({ id }) => id));
  return before.here.filter((id) => !going.has(id) && !along.includes(id));
}

/** Ids of those who go to another place with the player, as the choice says. */
export function goingAlong(intent: Pick<Intent, 'along'> | null, before: World, after: World): string[] {
  if (before.place === after.place) return [];
  return (intent?.along ?? []).filter((id) => before.here.includes(id) && canCome(id, after));
}

/** Whether the author says of this hour that somebody is somewhere else. */
export function isExpectedElsewhere({ haunts }: Person, { part, place }: World): boolean {
  const timed = haunts.filter(({ when }) => when?.includes(part));
  return timed.length > 0 && timed.every((haunt) => haunt.place !== place);
}

/** Whether somebody is wherever the player is. */
export function isAlong({ id, goesAlong }: Person, { posts }: Pick<World, 'posts'>): boolean {
  return goesAlong === true || posts[id] === null;
}

/** Where somebody is at this hour; null for those who have no place. Who goes along is where the story is. */
export function whereIs(person: Person, campaign: Campaign, world: World, random: Random): string | null {
  if (isAlong(person, world)) return world.place;
  const post = world.posts[person.id];
  if (typeof post === 'string') return post;
  const timed = person.haunts.find(({ when }) => when?.includes(world.part));
  if (timed !== undefined) return timed.place;
  if (person.isUnplaced === true) return null;
  const usual = person.haunts.filter(({ when }) => when === undefined).map(({ place }) => place);
  const [home, ...others] = usual.length > 0 ? usual : homes(person, campaign, random);
  if (home === undefined) return null;
  // The one whom the story is about is where it begins, for as long as it is new.
  const isNew = world.day === 1 && person.profile.metadata?.importance === 'protagonist';
  if (others.length === 0 || isNew) return home;
  const draw = random.fork(`whereabouts/${person.id}/${world.day}/${world.part}`);
  return draw.next() < STRAY_CHANCE ? draw.pick(others) : home;
}

/** Someone the author put nowhere has a place all the same, and one more to go to. */
function homes(person: Person, { places, people }: Campaign, random: Random): string[] {
  // Where the one whom the story is about is met, that one is met first.
  const taken = people
    .filter((other) => other !== person && other.profile.metadata?.importance === 'protagonist')
    .flatMap(({ haunts }) => haunts.map(({ place }) => place));
  const free = places.map(({ id }) => id).filter((id) => !taken.includes(id));
  return random
    .fork(`home/${person.id}`)
    .shuffle(free.length > 0 ? free : taken)
    .slice(0, 2);
}
