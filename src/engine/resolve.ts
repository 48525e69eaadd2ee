import type { Campaign, Person } from '../campaign/campaign.ts';
import { tempersOf } from '../campaign/character.ts';
import { isClockHeld } from '../campaign/clock.ts';
import type { Deed } from '../contracts/brief.ts';
import type { Intent } from '../contracts/intent.ts';
import { ruleOf, verbOf } from '../rules/acts.ts';
import { clampScore } from '../rules/opinion.ts';
import type { Outcome } from '../rules/roll.ts';
import { temperInOpinion } from '../rules/temper.ts';
import { authoredCheck, type Check, checkFor, HURT, settingOf } from './check.ts';
import { afterDeed, afterMoment, afterRest, afterToldScene, nextPart } from './clock.ts';
import { allSecretsOf, deedFrom, secretsOf, wantId } from './deed.ts';
import { episodeFor } from './episodes.ts';
import { givenWord, promisedBy, withWordsKept } from './given-word.ts';
import { withDue, withKnown, withShared, withTold } from './knowledge.ts';
import type { Persona } from './persona.ts';
import { WORK_ON_A_WANT } from './promises.ts';
import type { StoryRules } from './rules.ts';
import { belonging, carriedBy, type Due, itemCalled, type RecentDeed, type World } from './world.ts';

/** Opinion it takes before the first secret comes out, and more for each further one. */
const FIRST_CONFIDENCE = 6;
const FURTHER_CONFIDENCE = 15;
/** Asking outright is worth this much. */
const ASKING_HELPS = 10;
/** Below this nobody trades anything. */
const UNWILLING = -30;

const RECENT = 8;
const GRATEFUL = 'in your debt';
/** How much more a weighty deed tells, and the scenes in which what was done says one point less. */
const WEIGHTY = 6;
const FADES = 2;

/** Scenes for which somebody lets themselves be put off, and for which a lie holds. */
const PATIENCE = 4;
const LIES_HOLD = 6;
const PUT_OFF = 'give an answer';
const LIED = 'you did not tell the truth';

export interface Circumstances {
  campaign: Campaign;
  persona: Persona;
  rules: StoryRules;
  scene: number;
  /** What an opinion is worth in a roll, where a skill has said so. */
  opinionModifiers?: Readonly<Record<string, number>>;
  /** Whether a language model tells what no author wrote: in its scenes an hour passes only with what takes one. */
  byModel?: boolean;
}

/** Something the player sets out to do, before it is known how it ends. */
export interface Attempt {
  deed: Deed;
  person: Person | null;
  /** What decides it; null when nothing has to. */
  check: Check | null;
  /** The author says what comes of it; the rules only let time go by. */
  isAuthored?: true;
  /** A writer made the choice up: only its words say what is promised. */
  isOwn: boolean;
}

export interface Resolution {
  world: World;
  deed: Deed;
}

/** What a choice sets out to do. */
export function attempt(world: World, intent: Intent, circumstances: Circumstances): Attempt {
  const { campaign, persona, rules, opinionModifiers } = circumstances;
  const deed = deedFrom(intent, campaign, world);
  const person = livingHere(world, campaign).find(({ id }) => id === deed.target?.id) ?? null;
  const episode = episodeFor(world, deed.act, deed.target?.id ?? null);
  const opinion = world.opinions[person?.id ?? ''] ?? 0;
  const opinionModifier = opinionModifiers?.[person?.id ?? ''] ?? null;
  const also = world.hurt === null ? null : HURT;
  const setting = settingOf(world, campaign);
  const isOwn = intent.own === true;
  if (intent.authored !== undefined)
    return {
      deed,
      person,
      check: authoredCheck(intent.authored, { rules, persona, also }),
      isAuthored: true,
      isOwn,
    };
  // Nobody sees what is hidden where nobody is.
  const isUnseen = deed.act === 'hide' && livingHere(world, campaign).length === 0;
  const act = isObstacle(intent, world) ? OBSTACLE : deed.act;
  const check = isUnseen
    ? null
    : checkFor({
        ...{ rules, persona, act, person, opinion, opinionModifier, episode, also, setting },
        stat: intent.stat,
      });
  return { deed, person, check, isOwn };
}

/** What stands in the way of a want is tried like anything else that may fail. */
const OBSTACLE = 'try';

/** A want is taken up, then something stands in its way, then it is done. */
function isObstacle({ act, want }: Intent, { threads }: World): boolean {
  return act === 'help' && want !== undefined && threads[want] === 1;
}

/** Does to the world what was set out to do. Nothing here depends on how it will be told. */
export function settle(
  world: World,
  { deed: intended, person, isAuthored, isOwn }: Attempt,
  result: Outcome | null,
  { campaign, scene, byModel = false }: Circumstances,
): Resolution {
  if (isAuthored) {
    const deed = { ...intended, result };
    const recent = [recentDeed(deed), ...world.recent].slice(0, RECENT);
    const deeds = person === null ? world.deeds : deedsAfter(world, deed, person.id, scene);
    const what = deed.fact?.id ?? deed.item?.id;
    const known = person === null || what === undefined ? world : withKnown(world, person.id, what);
    const later = isClockHeld(campaign) ? {} : afterScene(world, campaign, byModel);
    return { world: withWordsKept({ ...known, ...later, recent, deeds }, deed, scene), deed };
  }
  const here = livingHere(world, campaign);
  const opinions = opinionsAfter(world, { ...intended, result }, person, here);
  const settled: Deed = { ...intended, result, ...(person && { opinion: opinions[person.id] ?? 0 }) };
  const deed = person === null ? settled : withConfidence(settled, person, { ...world, opinions }, campaign);

  const changed: World = {
    ...world,
    ...timeAfter(world, deed, campaign, byModel),
    ...placeAfter(world, deed, campaign),
    ...itemsAfter(world, deed, person, scene),
    ...bodyAfter(deed, scene),
    ...(person !== null && lifeAfter(world, deed, person, scene)),
    opinions,
    recent: [recentDeed(deed), ...world.recent].slice(0, RECENT),
  };
  const { world: said, deed: done } = withWords(changed, deed, person, { campaign, scene, isOwn });
  return { world: withWordsKept(sharedBy(said, done, person), done, scene), deed: done };
}

/** What was told, shown or given is so for the author's scenes as well. */
function sharedBy(world: World, { act, fact, item, result }: Deed, person: Person | null): World {
  const what = fact?.id ?? item?.id;
  const isGiven = verbOf(act) === 'give' && act !== 'show' && item !== null;
  if (person === null || what === undefined || result === 'failure') return world;
  if (!isGiven && !ruleOf(act).tells) return world;
  return withShared(world, { person: person.id, what, ...(isGiven && { isGiven }) });
}

/** What words leave behind: what somebody knows now, and what they will come back to. */
function withWords(
  world: World,
  deed: Deed,
  person: Person | null,
  { campaign, scene, isOwn }: Pick<Circumstances, 'campaign' | 'scene'> & Pick<Attempt, 'isOwn'>,
): Resolution {
  if (person === null) return { world, deed };
  const { act, result } = deed;
  const fact = ruleOf(act).tells ? campaign.facts.find(({ id }) => id === deed.fact?.id) : undefined;
  if (fact !== undefined) {
    const told = withTold(world, fact, person, campaign, scene);
    const opinion = told.world.opinions[person.id] ?? 0;
    return { world: told.world, deed: { ...deed, bearing: told.bearing, opinion } };
  }
  // What was promised of a want is owed with it.
  if (act === 'promise' && deed.want !== null) return { world, deed };
  const about = deed.topic?.id ?? deed.item?.id ?? null;
  const base = { person: person.id, about };
  if (act === 'promise')
    return {
      world: comingBack(
        world,
        givenWord(person.id, promisedBy(isOwn ? { ...deed, item: null } : deed), scene),
      ),
      deed,
    };
  if (act === 'put_off')
    return {
      world: comingBack(world, {
        ...{ ...base, kind: 'promise', text: PUT_OFF, from: scene + PATIENCE },
        // The telling may say what the player undertakes to do first.
        ...{ given: scene, isSaid: true },
      }),
      deed,
    };
  if (act === 'deceive' && result !== 'failure')
    return { world: comingBack(world, { ...base, kind: 'lie', text: LIED, from: scene + LIES_HOLD }), deed };
  return { world, deed };
}

function comingBack(world: World, due: Due): World {
  return { ...world, due: withDue(world.due, due) };
}

function livingHere({ here, plot }: World, { people }: Campaign): Person[] {
  return people.filter(({ id }) => here.includes(id) && plot.dead[id] === undefined);
}

function recentDeed({ act, target, topic, result }: Deed): RecentDeed {
  return { act, target: target?.id ?? null, result, topic: topic?.id ?? null };
}

function opinionsAfter(
  world: World,
  deed: Deed,
  person: Person | null,
  here: readonly Person[],
): World['opinions'] {
  const rule = ruleOf(deed.act);
  // A campaign may roll for anything; what fails earns nobody's thanks.
  const plain = deed.result === 'failure' ? undefined : rule.opinion;
  const change = deed.result === null ? plain : (rule.opinionAfter?.[deed.result] ?? plain);
  if (change === undefined) return world.opinions;
  const tempers = person === null ? [] : tempersOf(person.profile);
  const felt = (by: number) => Math.round(by * temperInOpinion(deed.act, tempers));
  const moved = here.map(({ id }): [string, number] => {
    const by = id !== person?.id ? change.onlookers : isRepeated(world, deed, id) ? 0 : felt(change.target);
    return [id, clampScore((world.opinions[id] ?? 0) + by)];
  });
  return { ...world.opinions, ...Object.fromEntries(moved) };
}

/** The same question twice makes nobody friendlier. */
function isRepeated(world: World, { act, topic }: Deed, personId: string): boolean {
  return verbOf(act) === 'talk' && topic !== null && world.asked[askedKey(personId, topic.id)] !== undefined;
}

/** The deed with the secret that comes out because of it, if one does. */
function withConfidence(deed: Deed, person: Person, world: World, campaign: Campaign): Deed {
  // A lie that is believed is all that it wins.
  if (deed.act === 'deceive' || isBargained(deed, world)) return deed;
  const secrets = secretsOf(campaign, person.id);
  const out = world.confided[person.id] ?? 0;
  const secret = secrets[out];
  const opinion = world.opinions[person.id] ?? 0;
  // What comes after something that the author has yet to tell is as far off as it stands in the file.
  const depth = secret === undefined ? 0 : allSecretsOf(campaign, person.id).indexOf(secret);
  const isPassed = depth === out || opinion >= FIRST_CONFIDENCE + FURTHER_CONFIDENCE * depth;
  if (secret === undefined || !isPassed || !opensUp(deed, out, secrets.length, opinion)) {
    return verbOf(deed.act) === 'persuade' ? { ...deed, outcome: 'refused' } : deed;
  }
  const degree = out < secrets.length / 3 ? 'hint' : out < secrets.length - 1 ? 'half' : 'whole';
  return { ...deed, reveals: secret.id, degree };
}

/** Whether something that a telling brought in is got by bargaining: no author has said whose it has to stay. */
function isBargained({ act, topic, result }: Deed, { canon, taken }: World): boolean {
  const thing = canon.find(({ id, kind }) => id === topic?.id && kind === 'thing');
  return act === 'bargain' && result === 'success' && thing !== undefined && taken[thing.id] === undefined;
}

/** Kindness opens people by and by; fear opens them at once, and not far. */
function opensUp({ act, result, fact }: Deed, out: number, secrets: number, opinion: number): boolean {
  const verb = verbOf(act);
  if (result === 'failure') return false;
  // One piece of knowledge for another; and who is held by what is known of them has no choice.
  if (act === 'trade' && fact !== null) return opinion > UNWILLING;
  if (verb === 'threaten' && fact !== null) return true;
  const needed = FIRST_CONFIDENCE + FURTHER_CONFIDENCE * out;
  if (verb === 'persuade') return result === 'success' || opinion + ASKING_HELPS >= needed;
  if (verb === 'help' || verb === 'give') return opinion >= needed;
  return verb === 'threaten' && out < Math.floor(secrets / 3);
}

/** What the deed leaves behind between the two of them. */
function lifeAfter(world: World, deed: Deed, person: Person, scene: number): Partial<World> {
  const { id, profile } = person;
  const want = deed.want === null ? null : wantId(id, profile.motivations?.indexOf(deed.want) ?? 0);
  return {
    known: { [id]: scene, ...world.known },
    ...(deed.topic && { asked: { ...world.asked, [askedKey(id, deed.topic.id)]: scene } }),
    ...(want !== null &&
      deed.result !== 'failure' && { threads: { ...world.threads, [want]: (world.threads[want] ?? 0) + 1 } }),
    deeds: deedsAfter(world, deed, id, scene),
    ...(want !== null && (world.threads[want] ?? 0) === WORK_ON_A_WANT - 1 && deed.result !== 'failure'
      ? { plot: withGratitude(world.plot, id) }
      : {}),
    ...(verbOf(deed.act) === 'fight' &&
      deed.result !== 'failure' && { absent: { ...world.absent, [id]: { day: world.day, from: null } } }),
    ...(deed.reveals !== null && {
      confided: { ...world.confided, [id]: (world.confided[id] ?? 0) + 1 },
    }),
  };
}

/** Whose want was seen through shows it, unless the author has said what became of them. */
function withGratitude(plot: World['plot'], id: string): World['plot'] {
  return plot.states[id] === undefined ? { ...plot, states: { ...plot.states, [id]: GRATEFUL } } : plot;
}

/** What people remember: the most telling of what was done to them, until something as telling is done. */
function deedsAfter({ deeds }: World, deed: Deed, id: string, scene: number): World['deeds'] {
  if (ruleOf(deed.act).remembered !== true || isVain(deed)) return deeds;
  const before = deeds[id];
  if (
    before !== undefined &&
    tellingness(before.act) - (scene - before.scene) / FADES > tellingness(deed.act)
  )
    return deeds;
  return { ...deeds, [id]: { act: deed.act, scene, ...(deed.item && { item: deed.item.name }) } };
}

/** A confession, a betrayal or a gift says more of somebody than a yes or a no. */
function tellingness(act: string): number {
  const { opinion, opinionAfter, weighty } = ruleOf(act);
  const worth = opinion?.target ?? opinionAfter?.success.target ?? 0;
  return Math.abs(worth) + (weighty === true ? WEIGHTY : 0);
}

/** Kindness that did not come off is not remembered; a blow is, even one that missed. */
function isVain({ act, result }: Deed): boolean {
  return result === 'failure' && (ruleOf(act).opinion?.target ?? 0) > 0;
}

/** Waiting takes time, and help that comes off only in part twice as long; a way takes minutes. Nothing passes where the author keeps the clock. */
export function timeAfter(
  world: World,
  { act, result, want }: Deed,
  campaign: Campaign,
  byModel: boolean,
): Partial<World> {
  if (isClockHeld(campaign)) return {};
  const [verb, rule] = [verbOf(act), ruleOf(act)];
  if (verb === 'rest') return afterRest(world);
  if (verb === 'wait') return nextPart(world);
  if (want !== null && result === 'partial') return afterDeed({ ...world, ...afterDeed(world) });
  if (rule.moves === true) return afterMoment(world);
  return rule.slow === true ? afterDeed(world) : afterScene(world, campaign, byModel);
}

/** Authors reckon with some three scenes to a part of the day; a generated story has nothing that waits for an hour. */
function afterScene(world: World, { generated }: Campaign, byModel: boolean): Partial<World> {
  return byModel && generated.length > 0 ? afterToldScene(world) : afterDeed(world);
}

function placeAfter(world: World, { act, target, result }: Deed, campaign: Campaign): Partial<World> {
  const place = campaign.places.find(({ id }) => id === target?.id);
  // Who is seen sneaking is there all the same; a way that is not found leads nowhere.
  const hasGone = ruleOf(act).moves === true && (result !== 'failure' || verbOf(act) === 'sneak');
  if (!hasGone || place === undefined || place.id === world.place) return {};
  const visits = { ...world.visits, [place.id]: (world.visits[place.id] ?? 0) + 1 };
  return { place: place.id, visits };
}

/** A fight that is not won leaves a mark, and so may a foolhardy try; sleep mends it. */
function bodyAfter({ act, result }: Deed, scene: number): Partial<World> {
  const verb = verbOf(act);
  const isHurt = (verb === 'fight' && result !== 'success') || (verb === 'try' && result === 'failure');
  if (isHurt) return { hurt: scene };
  return verb === 'rest' ? { hurt: null } : {};
}

/** What is given is gone, to somebody who is here; what is taken was there to be taken. */
function itemsAfter(world: World, deed: Deed, person: Person | null, scene: number): Partial<World> {
  const { act, target, item, result, topic } = deed;
  if (topic !== null && person !== null && isBargained(deed, world))
    return { items: [...world.items, itemCalled(topic.name)], taken: { ...world.taken, [topic.id]: scene } };
  if (act === 'hide' && target?.id.startsWith('thing:') && result !== 'failure')
    return { taken: { ...world.taken, [target.id]: scene } };
  if (item === null || target === null || result === 'failure') return {};
  const verb = act === 'show' ? act : verbOf(act);
  const others = world.items.filter(({ id }) => id !== item.id);
  // Who is talked into parting with something no longer has it.
  if (verb === 'persuade' && person !== null)
    return carriedBy(person, world).some(({ id }) => id === item.id)
      ? {
          items: [...others, item],
          taken: { ...world.taken, [belonging(person.id, item.id)]: scene },
        }
      : {};
  if (verb === 'give') return person === null ? {} : { items: others };
  if (verb !== 'take' || world.taken[target.id] !== undefined) return {};
  return { items: [...others, item], taken: { ...world.taken, [target.id]: scene } };
}

function askedKey(personId: string, topicId: string): string {
  return `${personId}|${topicId}`;
}
