import type { Campaign, Fact, Person } from '../campaign/campaign.ts';
import type { Deed, Named } from '../narrator/context.ts';
import type { Intent } from '../plan/generator.ts';
import { afterDeed, afterRest, nextPart } from './clock.ts';
import { itemCalled, type World } from './world.ts';

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
const FURTHER_CONFIDENCE = 12;
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
  const deed = deedFrom(intent, campaign, world);
  const here = campaign.people.filter(({ id }) => world.here.includes(id));
  const person = here.find(({ id }) => id === deed.target?.id) ?? null;

  let next = withRegard(world, deed, person, here);
  if (person !== null) next = withPerson(next, deed, person, campaign, scene);
  next = withPlace(next, deed, campaign);
  next = withItems(next, deed, campaign);
  const time = deed.verb === 'rest' ? afterRest(world) : deed.verb === 'wait' ? nextPart(world) : afterDeed(world);
  const recent = [{ verb: deed.verb, target: intent.target ?? null }, ...world.recent].slice(0, RECENT);
  return { world: { ...next, ...time, recent }, deed };
}

function deedFrom(intent: Intent, campaign: Campaign, world: World): Deed {
  const tag = (kind: string) => intent.tags?.find((entry) => entry.startsWith(`${kind}:`));
  const wantId = tag('want');
  return {
    verb: intent.verb,
    text: intent.text,
    target: namedIn(campaign, world, intent.target),
    topic: namedIn(campaign, world, tag('topic') ?? tag('person')),
    item: namedIn(campaign, world, tag('item')),
    want: wantId === undefined ? null : wantWith(campaign, wantId),
    outcome: 'done',
    reveals: null,
    degree: 'hint',
  };
}

/** What an id stands for, as it is spoken of. */
export function namedIn(campaign: Campaign, world: World, id: string | undefined): Named | null {
  if (id === undefined) return null;
  const person = campaign.people.find((entry) => entry.id === id);
  if (person !== undefined) return { id, name: person.shortName };
  const things = campaign.places.flatMap((place) => place.things);
  return [...campaign.places, ...things, ...campaign.topics, ...world.items].find((entry) => entry.id === id) ?? null;
}

/** Wants have no id of their own: `want:iz/1` is the second motivation of Iz. */
function wantWith(campaign: Campaign, wantId: string): string | null {
  const [owner = '', index = ''] = wantId.slice('want:'.length).split('/');
  const person = campaign.people.find(({ id }) => id === `person:${owner}`);
  return person?.profile.motivations?.[Number(index)] ?? null;
}

function withRegard(world: World, deed: Deed, person: Person | null, here: readonly Person[]): World {
  const change = REGARD[deed.verb];
  if (change === undefined) return world;
  const regard = { ...world.regard };
  const move = (id: string, by: number) => {
    regard[id] = Math.max(-100, Math.min(100, (regard[id] ?? 0) + by));
  };
  for (const onlooker of here) {
    if (onlooker.id !== person?.id && change.onlookers !== 0) move(onlooker.id, change.onlookers);
  }
  if (person !== null) move(person.id, isRepeated(world, deed, person) ? 0 : change.target);
  return { ...world, regard };
}

/** The same question twice makes nobody friendlier. */
function isRepeated(world: World, deed: Deed, person: Person): boolean {
  return deed.verb === 'talk' && deed.topic !== null && world.asked[askedKey(person.id, deed.topic.id)] !== undefined;
}

/** What the deed means to the one it is done to; a secret may come out, which is written into the deed. */
function withPerson(world: World, deed: Deed, person: Person, campaign: Campaign, scene: number): World {
  const { id } = person;
  const next: World = { ...world, known: { [id]: scene, ...world.known } };
  if (deed.topic !== null) next.asked = { ...world.asked, [askedKey(id, deed.topic.id)]: scene };
  if (deed.verb === 'help' && deed.want !== null) {
    const wantId = `want:${id.slice('person:'.length)}/${person.profile.motivations?.indexOf(deed.want) ?? 0}`;
    next.threads = { ...world.threads, [wantId]: (world.threads[wantId] ?? 0) + 1 };
  }
  if (REMEMBERED.has(deed.verb)) {
    next.deeds = { ...world.deeds, [id]: { verb: deed.verb, scene, ...(deed.item && { item: deed.item.name }) } };
  }
  if (deed.verb === 'fight') next.away = { ...world.away, [id]: world.day };

  const secrets = secretsOf(campaign, id);
  const out = world.confided[id] ?? 0;
  const secret = secrets[out];
  if (secret === undefined || !opensUp(deed, out, secrets.length, next.regard[id] ?? 0)) {
    if (deed.verb === 'persuade') deed.outcome = 'refused';
    return next;
  }
  deed.reveals = secret.id;
  deed.degree = out < secrets.length / 3 ? 'hint' : out < secrets.length - 1 ? 'half' : 'whole';
  return { ...next, confided: { ...world.confided, [id]: out + 1 } };
}

/** Kindness opens people by and by; fear opens them at once, and not far. */
function opensUp(deed: Deed, out: number, secrets: number, regard: number): boolean {
  const needed = FIRST_CONFIDENCE + FURTHER_CONFIDENCE * out;
  if (deed.verb === 'persuade') return regard + ASKING_HELPS >= needed;
  if (deed.verb === 'help' || deed.verb === 'give') return regard >= needed;
  return deed.verb === 'threaten' && out < Math.floor(secrets / 3);
}

function withPlace(world: World, deed: Deed, campaign: Campaign): World {
  const isMove = deed.verb === 'go' || deed.verb === 'sneak';
  const place = campaign.places.find(({ id }) => id === deed.target?.id);
  if (!isMove || place === undefined) return world;
  return { ...world, place: place.id, visits: { ...world.visits, [place.id]: (world.visits[place.id] ?? 0) + 1 } };
}

function withItems(world: World, deed: Deed, campaign: Campaign): World {
  if (deed.verb === 'give' && deed.item !== null) {
    return { ...world, items: world.items.filter(({ id }) => id !== deed.item?.id) };
  }
  const thing = campaign.places.flatMap(({ things }) => things).find(({ id }) => id === deed.target?.id);
  if (deed.verb !== 'take' || thing === undefined) return world;
  const item = itemCalled(thing.name);
  deed.item = item;
  return world.items.some(({ id }) => id === item.id) ? world : { ...world, items: [...world.items, item] };
}

export function secretsOf(campaign: Campaign, personId: string): Fact[] {
  return campaign.facts.filter(({ about, kind }) => about === personId && kind === 'secret');
}

export function askedKey(personId: string, topicId: string): string {
  return `${personId}|${topicId}`;
}
