import { getOwn } from '../base/json.ts';
import type { Campaign, Person } from '../campaign/campaign.ts';
import type { Deed } from '../narrator/context.ts';
import type { Intent } from '../plan/generator.ts';
import { type Check, checkFor, HURT, settingOf } from './check.ts';
import { afterDeed, afterRest, nextPart } from './clock.ts';
import { deedFrom, secretsOf, wantId } from './deed.ts';
import { episodeFor } from './episodes.ts';
import type { Persona } from './persona.ts';
import type { Outcome, StoryRules } from './rules.ts';
import type { World } from './world.ts';

/** What a deed does to the regard of the one it is done to, and of those who look on. */
interface RegardChange {
  target: number;
  onlookers: number;
}
const REGARD: Record<string, RegardChange> = {
  talk: { target: 4, onlookers: 0 },
  help: { target: 14, onlookers: 2 },
  give: { target: 10, onlookers: 1 },
  take: { target: 0, onlookers: -4 },
};
/** The same for deeds that are decided by a roll: a price for what half succeeds, and more for what fails. */
const REGARD_BY_OUTCOME: Record<string, Record<Outcome, RegardChange>> = {
  persuade: {
    success: { target: 0, onlookers: 0 },
    partial: { target: -4, onlookers: 0 },
    failure: { target: -10, onlookers: -2 },
  },
  threaten: {
    success: { target: -22, onlookers: -8 },
    partial: { target: -28, onlookers: -12 },
    failure: { target: -34, onlookers: -12 },
  },
  fight: {
    success: { target: -45, onlookers: -15 },
    partial: { target: -45, onlookers: -18 },
    failure: { target: -30, onlookers: -10 },
  },
  sneak: {
    success: { target: 0, onlookers: 0 },
    partial: { target: -6, onlookers: 0 },
    failure: { target: -12, onlookers: -10 },
  },
};

/** Deeds that people remember, and that show later. */
const REMEMBERED = new Set(['help', 'give', 'threaten', 'fight']);

/** Regard it takes before the first secret comes out, and more for each further one. */
const FIRST_CONFIDENCE = 6;
const FURTHER_CONFIDENCE = 15;
/** Asking outright is worth this much regard. */
const ASKING_HELPS = 10;

const RECENT = 8;

export interface Circumstances {
  campaign: Campaign;
  persona: Persona;
  rules: StoryRules;
  scene: number;
}

/** Something the player sets out to do, before it is known how it ends. */
export interface Attempt {
  deed: Deed;
  person: Person | null;
  /** What decides it; null when nothing has to. */
  check: Check | null;
}

export interface Resolution {
  world: World;
  deed: Deed;
}

/** What a choice sets out to do. */
export function attempt(world: World, intent: Intent, circumstances: Circumstances): Attempt {
  const { campaign, persona, rules } = circumstances;
  const deed = deedFrom(intent, campaign, world);
  const person = livingHere(world, campaign).find(({ id }) => id === deed.target?.id) ?? null;
  const episode = episodeFor(world, deed.verb, deed.target?.id ?? null);
  const regard = world.regard[person?.id ?? ''] ?? 0;
  const also = world.hurt === null ? null : HURT;
  const setting = settingOf(world, campaign);
  const check = checkFor({ rules, persona, verb: deed.verb, person, regard, episode, also, setting });
  return { deed, person, check };
}

/** Does to the world what was set out to do. Nothing here depends on how it will be told. */
export function settle(
  world: World,
  { deed: intended, person }: Attempt,
  result: Outcome | null,
  { campaign, scene }: Circumstances,
): Resolution {
  const here = livingHere(world, campaign);
  const regard = regardAfter(world, { ...intended, result }, person, here);
  const settled: Deed = { ...intended, result, ...(person && { regard: regard[person.id] ?? 0 }) };
  const deed = person === null ? settled : withConfidence(settled, person, { ...world, regard }, campaign);

  const changed: World = {
    ...world,
    ...timeAfter(world, deed),
    ...placeAfter(world, deed, campaign),
    ...itemsAfter(world, deed, person, scene),
    ...bodyAfter(deed, scene),
    ...(person !== null && lifeAfter(world, deed, person, scene)),
    regard,
    recent: [{ verb: deed.verb, target: deed.target?.id ?? null, result }, ...world.recent].slice(0, RECENT),
  };
  return { world: changed, deed };
}

function livingHere({ here, plot }: World, { people }: Campaign): Person[] {
  return people.filter(({ id }) => here.includes(id) && plot.dead[id] === undefined);
}

function regardAfter(
  world: World,
  deed: Deed,
  person: Person | null,
  here: readonly Person[],
): World['regard'] {
  // A campaign may roll for anything; what fails earns nobody's thanks.
  const plain = deed.result === 'failure' ? undefined : getOwn(REGARD, deed.verb);
  const change =
    deed.result === null ? plain : (getOwn(REGARD_BY_OUTCOME, deed.verb)?.[deed.result] ?? plain);
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
function opensUp({ verb, result }: Deed, out: number, secrets: number, regard: number): boolean {
  if (result === 'failure') return false;
  const needed = FIRST_CONFIDENCE + FURTHER_CONFIDENCE * out;
  if (verb === 'persuade') return result === 'success' || regard + ASKING_HELPS >= needed;
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
    ...(want !== null &&
      deed.result !== 'failure' && { threads: { ...world.threads, [want]: (world.threads[want] ?? 0) + 1 } }),
    ...(REMEMBERED.has(deed.verb) && !isVain(deed) && { deeds: { ...world.deeds, [id]: remembered } }),
    ...(deed.verb === 'fight' && deed.result !== 'failure' && { away: { ...world.away, [id]: world.day } }),
    ...(deed.reveals !== null && {
      confided: { ...world.confided, [id]: (world.confided[id] ?? 0) + 1 },
    }),
  };
}

/** Kindness that did not come off is not remembered; a blow is, even one that missed. */
function isVain({ verb, result }: Deed): boolean {
  return result === 'failure' && (verb === 'help' || verb === 'give');
}

function timeAfter(world: World, { verb }: Deed): Partial<World> {
  if (verb === 'rest') return afterRest(world);
  return verb === 'wait' ? nextPart(world) : afterDeed(world);
}

function placeAfter(world: World, { verb, target, result }: Deed, campaign: Campaign): Partial<World> {
  const place = campaign.places.find(({ id }) => id === target?.id);
  // Who is seen sneaking is there all the same; a way that is not found leads nowhere.
  const hasGone = verb === 'sneak' || (verb === 'go' && result !== 'failure');
  if (!hasGone || place === undefined || place.id === world.place) return {};
  const visits = { ...world.visits, [place.id]: (world.visits[place.id] ?? 0) + 1 };
  return { place: place.id, visits };
}

/** A fight that is not won leaves a mark, and so may a foolhardy try; sleep mends it. */
function bodyAfter({ verb, result }: Deed, scene: number): Partial<World> {
  const isHurt = (verb === 'fight' && result !== 'success') || (verb === 'try' && result === 'failure');
  if (isHurt) return { hurt: scene };
  return verb === 'rest' ? { hurt: null } : {};
}

/** What is given is gone, to somebody who is here; what is taken was there to be taken. */
function itemsAfter(
  world: World,
  { verb, target, item, result }: Deed,
  person: Person | null,
  scene: number,
): Partial<World> {
  if (item === null || target === null || result === 'failure') return {};
  const others = world.items.filter(({ id }) => id !== item.id);
  if (verb === 'give') return person === null ? {} : { items: others };
  if (verb !== 'take' || world.taken[target.id] !== undefined) return {};
  return { items: [...others, item], taken: { ...world.taken, [target.id]: scene } };
}

function askedKey(personId: string, topicId: string): string {
  return `${personId}|${topicId}`;
}
