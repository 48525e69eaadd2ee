import { getOwn, type JsonObject } from '../../base/json.ts';
import type { Campaign, Person } from '../../campaign/campaign.ts';
import { saidOf } from '../../campaign/conditions/npc-state.ts';
import type { Predicate } from '../../campaign/conditions/predicate.ts';
import { readPlayerState } from '../../campaign/conditions/read-state.ts';
import { slug } from '../../campaign/names.ts';
import type { BeatConditions } from '../../contracts/plot-beats.ts';
import type { Persona } from '../persona.ts';
import { promisesIn } from '../promises.ts';
import { deedIn } from '../text-match/deeds.ts';
import type { TextMatch } from '../text-match/text-match.ts';
import { isTold, type World } from '../world.ts';
import { holds } from './expression.ts';
import { flagValue, type PlotState, wantedMark } from './plot-state.ts';
import { flagNamed, hasItem, isLearned } from './what-is-so.ts';

export interface PlotInput {
  campaign: Campaign;
  persona: Persona;
  world: World;
  scene: number;
  textMatch: TextMatch;
  /** What skills have written into the session state. */
  skillState?: JsonObject;
}

/**
 * How conditions stand: `yes`; `never` when a beat they need cannot happen or their time is over; `choice` when all that
 * is missing is something the player has to choose; `no` otherwise.
 */
export type Standing = 'yes' | 'no' | 'never' | 'choice';

/** Scenes after the end of its window in which a beat that is ready may still happen. */
const GRACE = 2;

export async function standingOf(
  owner: string,
  conditions: BeatConditions | undefined,
  input: PlotInput,
): Promise<Standing> {
  if (conditions === undefined) return 'yes';
  const { scene, world } = input;
  const before = beatsStanding(conditions, world);
  if (before === 'never') return 'never';
  const { min = 0, max = Number.POSITIVE_INFINITY } = conditions.scene_count ?? {};
  // What was ready in time and had to wait its turn is not late.
  if (scene > max + GRACE && world.plot.ready[owner] === undefined) return 'never';
  if (before === 'no' || scene < min) return 'no';
  if (!(await statesHold(conditions, input))) return 'no';
  return (await choicesMade(owner, conditions, input)) ? 'yes' : 'choice';
}

/** Where the player would have to be for it to happen, when that is all that is missing; else null. */
export async function placeAwaited(
  owner: string,
  conditions: BeatConditions | undefined,
  input: PlotInput,
): Promise<string | null> {
  const { world, campaign } = input;
  const wanted = [conditions?.world_state?.['place'] ?? conditions?.world_state?.['location'] ?? []].flat();
  const place = campaign.places.find(({ name }) => wanted.some((one) => isValue(name, one)));
  if (place === undefined || place.id === world.place) return null;
  const there = await standingOf(owner, conditions, { ...input, world: { ...world, place: place.id } });
  return there === 'yes' || there === 'choice' ? place.id : null;
}

/** How it stands with the beats that others build on. */
export function beatsStanding(conditions: BeatConditions, { plot }: World): Standing {
  const all = [conditions.requires_beat ?? []].flat();
  const any = conditions.requires_any_beat ?? [];
  const isOut = (id: string) => plot.skipped[id] !== undefined;
  if (all.some(isOut) || (any.length > 0 && any.every(isOut))) return 'never';
  const hasBeen = (id: string) => plot.happened[id] !== undefined;
  return all.every(hasBeen) && (any.length === 0 || any.some(hasBeen)) ? 'yes' : 'no';
}

async function statesHold(conditions: BeatConditions, input: PlotInput): Promise<boolean> {
  const { player_state, npc_state = {}, world_state = {}, custom } = conditions;
  if (player_state !== undefined && !(await playerIs(player_state, input))) return false;
  for (const [name, wanted] of Object.entries(npc_state)) {
    if (!(await personIs(name, wanted, input))) return false;
  }
  if (!Object.entries(world_state).every(([key, wanted]) => isSo(key, wanted, input))) return false;
  const expression = custom?.['expression'];
  return typeof expression !== 'string' || holds(expression, input);
}

/** By a decision in its very words, else by what the condition was read as. */
export async function playerIs(wanted: string, input: PlotInput): Promise<boolean> {
  const decided = await isDecided(wanted, input);
  return decided ?? (await allHold(readPlayerState(wanted, input.campaign), wanted, input));
}

async function allHold(predicates: readonly Predicate[], wanted: string, input: PlotInput): Promise<boolean> {
  for (const predicate of predicates) if (!(await predicateHolds(predicate, wanted, input))) return false;
  return true;
}

async function predicateHolds(predicate: Predicate, wanted: string, input: PlotInput): Promise<boolean> {
  const { world, campaign, scene } = input;
  const hasBeen = (places: readonly string[]) => places.some((id) => (world.visits[id] ?? 0) > 0);
  const isWithin = (score: number, { least, most }: { least?: number; most?: number }) =>
    score >= (least ?? Number.NEGATIVE_INFINITY) && score <= (most ?? Number.POSITIVE_INFINITY);
  switch (predicate.kind) {
    case 'at':
      return world.place !== null && predicate.places.includes(world.place);
    case 'been':
      return hasBeen(predicate.places);
    case 'settled':
      return hasBeen(predicate.places) && scene >= predicate.scenes;
    case 'opinion':
      return isWithin(world.opinions[predicate.person] ?? 0, predicate);
    case 'standing':
      return isWithin(world.reputations[predicate.faction] ?? 0, predicate);
    case 'met':
      return world.known[predicate.person] !== undefined;
    case 'hurt':
      return (world.hurt !== null) === predicate.is;
    case 'alone':
      return world.here.length === 0;
    case 'with':
      return world.here.includes(predicate.person);
    case 'time':
      return predicate.parts.includes(world.part);
    case 'day':
      return world.day >= predicate.least;
    case 'decided':
      return world.plot.happened[predicate.beat]?.outcome === predicate.outcome;
    case 'not':
      return !(await allHold(predicate.of, '', input));
    case 'any':
      for (const all of predicate.of) if (await allHold(all, '', input)) return true;
      return false;
    case 'has':
      return hasItem(predicate.name, world) || (await isSaidOfPlayer(wanted || predicate.name, input));
    case 'knows':
      return (
        predicate.facts.some((id) => isTold(world, id)) ||
        isLearned(predicate.name, world, campaign) ||
        (await isSaidOfPlayer(wanted || predicate.name, input))
      );
    case 'did':
    case 'said':
      return await isSaidOfPlayer(predicate.text, input);
  }
}

/** By what the player has gained and done, and what has come to pass. */
async function isSaidOfPlayer(wanted: string, input: PlotInput): Promise<boolean> {
  const { world, persona, campaign, textMatch } = input;
  return await textMatch.isSaid(wanted, [
    ...world.plot.gained,
    ...world.plot.facts,
    ...persona.traits,
    ...world.items.map(({ name }) => `has ${name}`),
    ...deedsIn(world.plot.chosen).slice(0, 40),
    ...promisesIn(world, campaign).flatMap(({ who, text, isKept }) =>
      isKept
        ? [`helped ${who.name} ${text}`, `kept a promise to ${who.name}`]
        : [`promised to help ${who.name} ${text}`],
    ),
  ]);
}

/**
 * Who asks for an outcome of a beat in its words means that decision and no other: whether it was taken, or null when no
 * beat can turn out like that.
 */
async function isDecided(wanted: string, { world, campaign, textMatch }: PlotInput): Promise<boolean | null> {
  let isOutcome = false;
  for (const { id, outcomes = [] } of campaign.beats) {
    for (const [index, { description }] of outcomes.entries()) {
      // How somebody is may be said in the words of a deed, and is no decision.
      if ((deedIn(wanted) === null) !== (deedIn(description) === null)) continue;
      if (!(await textMatch.isSaid(wanted, [description]))) continue;
      if (world.plot.happened[id]?.outcome === index) return true;
      isOutcome = true;
    }
  }
  return isOutcome ? false : null;
}

/** By what has become of them, and by what they think of the player. */
async function personIs(
  name: string,
  wanted: string,
  { campaign, world, textMatch }: PlotInput,
): Promise<boolean> {
  const person = personCalled(name, campaign);
  if (person === null) return false;
  const { plot } = world;
  return await textMatch.isSaid(wanted, [
    ...(plot.states[person.id] === undefined ? [] : [plot.states[person.id] as string]),
    ...saidOf({
      isDead: plot.dead[person.id] !== undefined,
      isHere: world.here.includes(person.id),
      isMet: world.known[person.id] !== undefined,
      opinion: world.opinions[person.id] ?? 0,
    }),
  ]);
}

function isSo(key: string, wanted: unknown, input: PlotInput): boolean {
  const { world, campaign, scene } = input;
  const place = campaign.places.find(({ id }) => id === world.place)?.name ?? '';
  const own: Record<string, unknown> = { time: world.part, day: world.day, location: place, place, scene };
  return isValue(flagNamed(key, input) ?? getOwn(own, key), wanted);
}

/** A value, one of several, or a number within `min` and `max`. */
function isValue(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => isValue(value, one));
  if (value === undefined) return wanted === false || wanted === null;
  if (typeof wanted === 'object' && wanted !== null) {
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = wanted as Range;
    return typeof value === 'number' && value >= min && value <= max;
  }
  return plain(value) === plain(wanted);
}

interface Range {
  min?: number;
  max?: number;
}

function plain(value: unknown): string {
  const read = typeof value === 'string' ? flagValue(value.trim()) : value;
  return typeof read === 'string' ? slug(read) : String(read);
}

async function choicesMade(owner: string, conditions: BeatConditions, input: PlotInput): Promise<boolean> {
  const { chosen } = input.world.plot;
  for (const [index, wanted] of choicesWanted(conditions).entries()) {
    if (chosen.includes(wantedMark({ owner, index }))) continue;
    if (!(await input.textMatch.isSaid(wanted, deedsIn(chosen)))) return false;
  }
  return true;
}

/** The plot with a mark for everything that somebody waits for and the newest choice was: marks are never forgotten. */
export async function withMarks(
  plot: PlotState,
  text: string,
  { campaign, textMatch }: PlotInput,
): Promise<PlotState> {
  const owners = [
    ...campaign.beats.filter(({ id }) => plot.happened[id] === undefined),
    ...campaign.endings.map(({ id, frontMatter: { conditions } }) => ({ id, conditions })),
  ];
  const marks: string[] = [];
  for (const { id, conditions = {} } of owners) {
    for (const [index, wanted] of choicesWanted(conditions).entries()) {
      const mark = wantedMark({ owner: id, index });
      if (!plot.chosen.includes(mark) && (await textMatch.isSaid(wanted, [text]))) marks.push(mark);
    }
  }
  return marks.length === 0 ? plot : { ...plot, chosen: [...plot.chosen, ...marks] };
}

/** The choices without the marks. */
export function deedsIn(chosen: readonly string[]): string[] {
  return chosen.filter((text) => !text.startsWith('wanted:'));
}

/** What the player must have chosen, in the author's words. */
export function choicesWanted({ player_choice, player_choices = [] }: BeatConditions): string[] {
  return [...(player_choice === undefined ? [] : [player_choice]), ...player_choices];
}

/** Somebody by name, first name or folder. */
export function personCalled(name: string, { people }: Pick<Campaign, 'people'>): Person | null {
  const wanted = slug(name);
  return (
    people.find(
      (person) =>
        person.id === `person:${wanted}` || slug(person.name) === wanted || slug(person.shortName) === wanted,
    ) ?? null
  );
}
