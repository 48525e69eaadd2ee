import type { Random } from '../base/random.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { Deed } from '../contracts/brief.ts';
import { ruleOf } from '../rules/acts.ts';
import { canCome, hasLeft, peopleHere, whereIs } from './whereabouts.ts';
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

/** Who is there with something open between them and the player. */
const OWED: ReadonlySet<string> = new Set(['promise', 'word', 'wait']);

/**
 * Those whom the player goes to see: who was there when they set out, and is the one they go for or has something open with
 * them, waits. A way that a writer made up has been told, and whom it leads to with it.
 */
export function soughtHere(
  before: World,
  world: World,
  { act, topic, isOwn }: Pick<Deed, 'act' | 'topic'> & { isOwn: boolean },
  { campaign, random }: { campaign: Campaign; random: Random },
): string[] {
  const { place } = world;
  if (place === null || before.place === place || ruleOf(act).moves !== true) return [];
  const there = new Set(peopleHere(campaign, { ...before, place }, random).map(({ id }) => id));
  const isFree = (id: string) => canCome(id, world) && !hasLeft(id, world) && isPostedHere(id, world);
  const isOwed = (id: string) => world.due.some(({ kind, person }) => person === id && OWED.has(kind));
  return campaign.people
    .map(({ id }) => id)
    .filter(
      (id) => isFree(id) && (there.has(id) ? id === topic?.id || isOwed(id) : isOwn && id === topic?.id),
    );
}

/** Where the author has put somebody they stay. */
function isPostedHere(id: string, { posts, place }: World): boolean {
  const post = posts[id];
  return typeof post !== 'string' || post === place;
}
