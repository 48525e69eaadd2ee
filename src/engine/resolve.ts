import type { Campaign, Person } from '../campaign/campaign.ts';
import type { Deed } from '../narrator/context.ts';
import type { Intent } from '../plan/generator.ts';
import { afterDeed, afterRest, nextPart } from './clock.ts';
import { deedFrom, secretsOf, wantId } from './deed.ts';
import type { World } from './world.ts';

/** What a deed does to the regard of the one it is done to, and of those who look on. */
const REGARD: Record<string, { target: number; onlookers: number }> = {
  talk: { target: 4, onlookers: 0 },
  persuade: { target: -2, onlookers: 0 },
  help: { target: 14, onlookers: 2 },
  give: { target: 10, onlookers: 1 },
  threaten: { target: -24, onlookers: -8 },
  fight: { target: -45, onlookers: -15 },
  take: { target: 0, onlookers: -4 },
};

/** Deeds that people remember, and that show later. */
const REMEMBERED = new Set(['help', 'give', 'threaten', 'fight']);

/** Regard it takes before the first secret comes out, and more for each further one. */
const FIRST_CONFIDENCE = 6;
const FURTHER_CONFIDENCE = 15;
/** Asking outright is worth this much regard. */
const ASKING_HELPS = 10;

const RECENT = 8;

export interface Resolution {
  world: World;
  deed: Deed;
}

/** Does what was chosen to the world. Nothing here depends on how it will be told. */
export function resolve(
  world: World,
  intent: Intent,
  { campaign, scene }: { campaign: Campaign; scene: number },
): Resolution {
  const intended = deedFrom(intent, campaign, world);
  const here = campaign.people.filter(({ id }) => world.here.includes(id));
  const person = here.find(({ id }) => id === intended.target?.id) ?? null;
  const regard = regardAfter(world, intended, person, here);
  const deed = person === null ? intended : withConfidence(intended, person, { ...world, regard }, campaign);

  const changed: World = {
    ...world,
    ...timeAfter(world, deed),
    ...placeAfter(world, deed, campaign),
    ...itemsAfter(world, deed, scene),
    ...(person !== null && lifeAfter(world, deed, person, scene)),
    regard,
    recent: [{ verb: deed.verb, target: intent.target ?? null }, ...world.recent].slice(0, RECENT),
  };
  return { world: changed, deed };
}

function regardAfter(
  world: World,
  deed: Deed,
  person: Person | null,
  here: readonly Person[],
): World['regard'] {
  const change = REGARD[deed.verb];
  if (change === undefined) return world.regard;
  const moved = here.map(({ id }): [string, number] => {
    const by = id !== person?.id ? change.onlookers : isRepeated(world, deed, id) ? 0 : change.target;
    return [id, Math.max(-100, Math.min(100, (world.regard[id] ?? 0) + by))];
  });
  return { ...world.regard, ...Object.fromEntries(moved) };
}

/** The same question twice makes nobody friendlier. */
function isRepeated(world: World, { verb, topic }: Deed, personId: string): boolean {
  return verb === 'talk' && topic !== null && world.asked[askedKey(personId, topic.id)] !== undefined;
}

/** The deed with the secret that comes out because of it, if one does. */
function withConfidence(deed: Deed, person: Person, world: World, campaign: Campaign): Deed {
  const secrets = secretsOf(campaign, person.id);
  const out = world.confided[person.id] ?? 0;
  const secret = secrets[out];
  if (secret === undefined || !opensUp(deed, out, secrets.length, world.regard[person.id] ?? 0)) {
    return deed.verb === 'persuade' ? { ...deed, outcome: 'refused' } : deed;
  }
  const degree = out < secrets.length / 3 ? 'hint' : out < secrets.length - 1 ? 'half' : 'whole';
  return { ...deed, reveals: secret.id, degree };
}

/** Kindness opens people by and by; fear opens them at once, and not far. */
function opensUp({ verb }: Deed, out: number, secrets: number, regard: number): boolean {
  const needed = FIRST_CONFIDENCE + FURTHER_CONFIDENCE * out;
  if (verb === 'persuade') return regard + ASKING_HELPS >= needed;
  if (verb === 'help' || verb === 'give') return regard >= needed;
  return verb === 'threaten' && out < Math.floor(secrets / 3);
}

/** What the deed leaves behind between the two of them. */
function lifeAfter(world: World, deed: Deed, person: Person, scene: number): Partial<World> {
  const { id, profile } = person;
  const want = deed.want === null ? null : wantId(id, profile.motivations?.indexOf(deed.want) ?? 0);
  const remembered = { verb: deed.verb, scene, ...(deed.item && { item: deed.item.name }) };
  return {
    known: { [id]: scene, ...world.known },
    ...(deed.topic && { asked: { ...world.asked, [askedKey(id, deed.topic.id)]: scene } }),
    ...(want !== null && { threads: { ...world.threads, [want]: (world.threads[want] ?? 0) + 1 } }),
    ...(REMEMBERED.has(deed.verb) && { deeds: { ...world.deeds, [id]: remembered } }),
    ...(deed.verb === 'fight' && { away: { ...world.away, [id]: world.day } }),
    ...(deed.reveals !== null && {
      confided: { ...world.confided, [id]: (world.confided[id] ?? 0) + 1 },
    }),
  };
}

function timeAfter(world: World, { verb }: Deed): Partial<World> {
  if (verb === 'rest') return afterRest(world);
  return verb === 'wait' ? nextPart(world) : afterDeed(world);
}

function placeAfter(world: World, { verb, target }: Deed, campaign: Campaign): Partial<World> {
  const place = campaign.places.find(({ id }) => id === target?.id);
  if ((verb !== 'go' && verb !== 'sneak') || place === undefined) return {};
  const visits = { ...world.visits, [place.id]: (world.visits[place.id] ?? 0) + 1 };
  return { place: place.id, visits };
}

function itemsAfter(world: World, { verb, target, item }: Deed, scene: number): Partial<World> {
  if (item === null || target === null) return {};
  const others = world.items.filter(({ id }) => id !== item.id);
  if (verb === 'give') return { items: others };
  return verb === 'take' ? { items: [...others, item], taken: { ...world.taken, [target.id]: scene } } : {};
}

function askedKey(personId: string, topicId: string): string {
  return `${personId}|${topicId}`;
}
