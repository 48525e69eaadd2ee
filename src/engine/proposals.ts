import { isJsonObject, type JsonObject } from '../base/json.ts';
import { plainText } from '../base/plain-text.ts';
import { fingerprint, type Random } from '../base/random.ts';
import { thingCalled } from '../base/thing-name.ts';
import type { Campaign, Person } from '../campaign/campaign.ts';
import { isClockHeld } from '../campaign/clock.ts';
import type { FactBrief } from '../contracts/brief.ts';
import type { Effect } from '../contracts/effect.ts';
import { type ProposedEffect, readProposal } from '../contracts/proposed-effect.ts';
import type { Question } from '../contracts/question.ts';
import { breaks, brokenBy } from '../rules/constraints/judge.ts';
import { clampScore } from '../rules/opinion.ts';
import { bringIn } from './canon/bring-in.ts';
import { campaignWith } from './canon/campaign.ts';
import type { CanonEntry } from './canon/entry.ts';
import { nextPart } from './clock.ts';
import { withDue } from './knowledge.ts';
import { personCalled } from './plot/conditions.ts';
import { isSameDeed, promisedDeed } from './promised-deed.ts';
import { WEATHER } from './weather.ts';
import { peopleHere } from './whereabouts.ts';
import { itemCalled, type World } from './world.ts';

/** A change in the story that a skill proposes: an entry of `effects` in a state_patch. */
export interface Proposal {
  toolId: string;
  effect: JsonObject;
}

/** A proposal that the rules do not allow, and why. */
export interface Refusal extends Proposal {
  reason: string;
}

export interface Accepted {
  world: World;
  effects: Effect[];
  /** What is true from now on, for every writer. */
  facts: FactBrief[];
  question: Question | null;
  /** What brought the question. */
  asks: Proposal | null;
  /** Whom and what they bring in. */
  canon: CanonEntry[];
  refused: Refusal[];
}

/** Where and by whom effects are proposed. */
export interface ProposalScene {
  campaign: Campaign;
  scene: number;
  /** The player's own name. */
  player: string;
  /** Kinds of effects that the skill of a tool declares; null when it declares none in particular. */
  declaredBy: DeclaredEffects;
  /** What whereabouts are drawn from. */
  random: Random;
  /** Id of whom the deed was done to: they are there in any case. */
  partner: string | null;
}

export type DeclaredEffects = (toolId: string) => readonly string[] | null;

const MOST = 10;
const LONGEST = 400;
const MOST_OPINION = 20;
const THREAD_RESTS = 3;
const FROM_THE_FIRST = 'it was so from the first';

export function proposalsIn(outputs: Readonly<Record<string, JsonObject | null>>): Proposal[] {
  return Object.entries(outputs).flatMap(([toolId, output]) => {
    const list = output?.['effects'];
    if (list === undefined) return [];
    const entries = Array.isArray(list) ? list : [list];
    return entries.map((entry) => ({ toolId, effect: isJsonObject(entry) ? entry : { value: entry } }));
  });
}

/** Applies what the rules allow of what skills propose; the rest is refused with its reason. */
export function accept(world: World, proposals: readonly Proposal[], where: ProposalScene): Accepted {
  let accepted: Accepted = {
    world,
    effects: [],
    facts: [],
    question: null,
    asks: null,
    canon: [],
    refused: [],
  };
  for (const [index, proposal] of proposals.entries()) {
    const next =
      index < MOST ? applied(accepted, proposal, where) : `No more than ${MOST} effects in one scene.`;
    accepted =
      typeof next === 'string'
        ? { ...accepted, refused: [...accepted.refused, { ...proposal, reason: next }] }
        : { ...accepted, ...next };
  }
  return accepted;
}

/** What a proposal changes of what was accepted before it; or why it is refused. */
type Applied = Partial<Accepted> | string;

function applied(state: Accepted, { toolId, effect }: Proposal, where: ProposalScene): Applied {
  const read = readProposal(plain(effect), where.declaredBy(toolId));
  if (typeof read === 'string') return read;
  const campaign = campaignWith(where.campaign, state.canon);
  const limit = limitOn(read, campaign);
  if (limit !== null) return `The author says: ${limit}`;
  const done = (world: Partial<World>, change: Effect) => ({
    world: { ...state.world, ...world },
    effects: [...state.effects, change],
  });
  switch (read.kind) {
    case 'item':
      return withItem(state.world, read, done);
    case 'opinion':
      return withOpinion(state.world, read, campaign, done);
    case 'thread':
      return withThread(state.world, read, { ...where, campaign }, done);
    case 'fact':
    case 'weather':
      return withFact(state, toolId, read);
    case 'person':
    case 'thing':
      return withNewcomer(state, read, { ...where, campaign });
    case 'time': {
      if (isClockHeld(campaign)) return 'Hours pass where the author says so.';
      let { world } = state;
      for (let count = 0; count < read.parts; count += 1) world = { ...world, ...nextPart(world) };
      return done(world, { kind: 'time', day: world.day, part: world.part });
    }
    case 'question':
      return withQuestionFrom(state.world, read, { toolId, effect }, { ...where, campaign });
    default:
      return read satisfies never;
  }
}

type Done = (world: Partial<World>, change: Effect) => Applied;
type Of<Kind extends ProposedEffect['kind']> = Extract<ProposedEffect, { kind: Kind }>;

function withItem({ items }: World, { name, change = 'gained' }: Of<'item'>, done: Done): Applied {
  const carried = thingCalled(name, items);
  const item = carried ?? itemCalled(name);
  const has = carried !== undefined;
  if ((change === 'gained') === has)
    return has ? 'The player has it already.' : 'The player does not have it.';
  const left = change === 'gained' ? [...items, item] : items.filter(({ id }) => id !== item.id);
  return done({ items: left }, { kind: 'item', item: item.id, name: item.name, change });
}

function withOpinion(
  { opinions }: World,
  { person: named, change, reason }: Of<'opinion'>,
  campaign: Campaign,
  done: Done,
): Applied {
  const person = personIn(named, campaign);
  if (person === null) return nobodyCalled(named);
  if (change === 0) return 'The change of an opinion cannot be 0.';
  const { id, shortName: name } = person;
  const from = opinions[id] ?? 0;
  const to = clampScore(from + Math.max(-MOST_OPINION, Math.min(MOST_OPINION, Math.round(change))));
  return done(
    { opinions: { ...opinions, [id]: to } },
    { kind: 'opinion', person: id, name, from, to, reason },
  );
}

function withThread(
  world: World,
  { person: named, text, by = 'player', ...promised }: Of<'thread'>,
  { campaign, scene }: ProposalScene,
  done: Done,
): Applied {
  const { due, plot } = world;
  const person = personIn(named, campaign);
  if (person === null) return nobodyCalled(named);
  const { id, shortName: name } = person;
  if (plot.dead[id] !== undefined) return `${name} is dead.`;
  const kind = by === 'person' ? ('word' as const) : ('promise' as const);
  const { act } = promised;
  const deed =
    by === 'person' || act === undefined ? null : promisedDeed({ ...promised, act }, campaign, world);
  const about = `promise:${fingerprint(text)}`;
  const isKnown = due.some(
    (one) => one.kind === kind && one.person === id && (one.about === about || isSameDeed(one.deed, deed)),
  );
  if (isKnown) return 'It was promised already.';
  const owed = { kind, person: id, about, text, from: scene + THREAD_RESTS, ...(deed && { deed }) };
  const effect: Effect =
    by === 'person'
      ? { kind: 'remembered', text: `${name} has promised: ${text}.` }
      : { kind: 'promise', person: id, name, id: about, text, kept: false };
  return done({ due: withDue(due, owed) }, effect);
}

/** Who asks is somebody who is there: nobody else could be answered. */
function withQuestionFrom(
  world: World,
  { person: named, question: kind, about, text }: Of<'question'>,
  asks: Proposal,
  { campaign, random, partner }: ProposalScene,
): Applied {
  const person = named === undefined ? null : personIn(named, campaign);
  if (named !== undefined && person === null) return nobodyCalled(named);
  const here = peopleHere(campaign, world, random).map(({ id }) => id);
  if (person !== null && person.id !== partner && !here.includes(person.id))
    return `${person.shortName} is not here, so the question could not be answered.`;
  return { asks, question: { kind, from: person?.id ?? null, about: about ?? null, text } };
}

function withNewcomer(
  { world, effects, facts, canon }: Accepted,
  proposed: Of<'person' | 'thing'>,
  where: ProposalScene,
): Applied {
  const brought = bringIn(proposed, { ...where, world });
  if (typeof brought === 'string') return brought;
  const { entry, fact } = brought;
  const { id, name } = entry;
  const { opinions } = world;
  const { opinion = 0 } = opinions[id] === undefined ? entry : {};
  return {
    world: opinion === 0 ? brought.world : { ...brought.world, opinions: { ...opinions, [id]: opinion } },
    canon: [...canon, entry],
    facts: [...facts, fact],
    effects: [
      ...effects,
      { kind: 'appeared', id, name, text: fact.text },
      ...(opinion === 0
        ? []
        : [{ kind: 'opinion' as const, person: id, name, from: 0, to: opinion, reason: FROM_THE_FIRST }]),
    ],
  };
}

function withFact(state: Accepted, toolId: string, { kind, text }: Of<'fact' | 'weather'>): Applied {
  const { plot } = state.world;
  // What is so already is no news.
  if (kind === 'weather' ? plot.flags[WEATHER] === text : plot.facts.includes(text)) return {};
  const id = `skill:${toolId}/${kind}/${text.slice(0, 40)}`;
  const fact: FactBrief = {
    ...{ id, text, kind: 'description', about: 'world', mentions: [], thing: null },
    ...{ spoken: false, timely: kind === 'weather' },
  };
  return {
    world: {
      ...state.world,
      plot: {
        ...plot,
        facts: kind === 'fact' ? [...plot.facts, text] : plot.facts,
        flags: kind === 'weather' ? { ...plot.flags, [WEATHER]: text } : plot.flags,
      },
    },
    effects: [
      ...state.effects,
      kind === 'weather' ? { kind: 'flag', name: WEATHER, value: text } : { kind: 'learned', fact: id, text },
    ],
    facts: [...state.facts, fact],
  };
}

/** What the author forbids does not come by a skill either. */
function limitOn(effect: ProposedEffect, { limits }: Campaign): string | null {
  const { kind: _, ...rest } = effect;
  const words = Object.values(rest).filter((value) => typeof value === 'string');
  const name = 'name' in effect ? effect.name : '';
  const broken = name === '' ? null : breaks(limits, { act: 'look', words: name });
  return (broken ?? words.map((one) => brokenBy(limits, one)).find((one) => one !== null))?.text ?? null;
}

function plain(effect: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(effect).map(([key, value]) => [
      key,
      typeof value === 'string' ? plainText(value, LONGEST) : value,
    ]),
  );
}

function personIn(name: string, campaign: Campaign): Person | null {
  return personCalled(name.replace(/^person:/, ''), campaign);
}

function nobodyCalled(name: string): string {
  return `There is nobody called ${JSON.stringify(name)}.`;
}
