import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import { plainText } from '../base/plain-text.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { FactBrief } from '../contracts/brief.ts';
import type { Effect } from '../contracts/effect.ts';
import { QUESTION_KINDS, type Question } from '../contracts/question.ts';
import { clampScore } from '../rules/opinion.ts';
import { nextPart } from './clock.ts';
import { withDue } from './knowledge.ts';
import { personCalled } from './plot/conditions.ts';
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
  refused: Refusal[];
}

const CHANGES = ['gained', 'lost'] as const;
const MOST = 10;
const LONGEST = 400;
const MOST_OPINION = 20;
const MOST_PARTS = 4;
const THREAD_RESTS = 3;

export function proposalsIn(outputs: Readonly<Record<string, JsonObject | null>>): Proposal[] {
  return Object.entries(outputs).flatMap(([toolId, output]) => {
    const list = output?.['effects'];
    return Array.isArray(list) ? list.filter(isJsonObject).map((effect) => ({ toolId, effect })) : [];
  });
}

/** Applies what the rules allow of what skills propose; the rest is refused with its reason. */
export function accept(
  world: World,
  proposals: readonly Proposal[],
  campaign: Campaign,
  scene: number,
): Accepted {
  let accepted: Accepted = { world, effects: [], facts: [], question: null, refused: [] };
  for (const [index, proposal] of proposals.entries()) {
    const next =
      index < MOST
        ? applied(accepted, proposal, campaign, scene)
        : `No more than ${MOST} effects in one scene.`;
    accepted =
      typeof next === 'string'
        ? { ...accepted, refused: [...accepted.refused, { ...proposal, reason: next }] }
        : next;
  }
  return accepted;
}

type Apply = (state: Accepted, proposal: Proposal, campaign: Campaign, scene: number) => Accepted | string;

const APPLY: Readonly<Record<string, Apply>> = {
  item: (state, { effect }) => {
    const name = textIn(effect, 'name');
    const change = CHANGES.find((word) => word === (effect['change'] ?? 'gained'));
    if (name === '' || change === undefined)
      return 'An item needs a name, and a change that is gained or lost.';
    const item = itemCalled(name);
    const has = state.world.items.some(({ id }) => id === item.id);
    if ((change === 'gained') === has)
      return has ? 'The player has it already.' : 'The player does not have it.';
    const items =
      change === 'gained'
        ? [...state.world.items, item]
        : state.world.items.filter(({ id }) => id !== item.id);
    const done = { kind: 'item' as const, item: item.id, name: item.name, change };
    return { ...state, world: { ...state.world, items }, effects: [...state.effects, done] };
  },
  opinion: (state, { effect }, campaign) => {
    const person = personIn(effect, campaign);
    const by = effect['change'] ?? effect['by'];
    const reason = textIn(effect, 'reason');
    if (person === null) return `There is nobody called ${JSON.stringify(effect['person'] ?? null)}.`;
    if (typeof by !== 'number' || by === 0 || reason === '') return 'An opinion needs a change and a reason.';
    const from = state.world.opinions[person.id] ?? 0;
    const to = clampScore(from + Math.max(-MOST_OPINION, Math.min(MOST_OPINION, Math.round(by))));
    const opinions = { ...state.world.opinions, [person.id]: to };
    const done = { kind: 'opinion' as const, person: person.id, name: person.shortName, from, to, reason };
    return { ...state, world: { ...state.world, opinions }, effects: [...state.effects, done] };
  },
  fact: (state, proposal) => withFact(state, proposal, 'fact'),
  weather: (state, proposal) => withFact(state, proposal, 'weather'),
  time: (state, { effect }) => {
    const { parts = 1 } = effect;
    if (typeof parts !== 'number' || !Number.isInteger(parts) || parts < 1 || parts > MOST_PARTS)
      return `Time passes by 1 to ${MOST_PARTS} parts of a day.`;
    let { world } = state;
    for (let count = 0; count < parts; count += 1) world = { ...world, ...nextPart(world) };
    const done = { kind: 'time' as const, day: world.day, part: world.part };
    return { ...state, world, effects: [...state.effects, done] };
  },
  thread: (state, { effect }, campaign, scene) => {
    const person = personIn(effect, campaign);
    const text = textIn(effect, 'text');
    if (person === null || text === '') return 'A thread needs a person and a text.';
    const due = {
      kind: 'promise' as const,
      person: person.id,
      about: null,
      text,
      from: scene + THREAD_RESTS,
    };
    const done = { kind: 'promise' as const, person: person.id, name: person.shortName, text, kept: false };
    return {
      ...state,
      world: { ...state.world, due: withDue(state.world.due, due) },
      effects: [...state.effects, done],
    };
  },
  question: (state, { effect }, campaign) => {
    const kind = QUESTION_KINDS.find((word) => word === effect['question']);
    const text = textIn(effect, 'text');
    if (kind === undefined || text === '')
      return `A question needs a text and a kind: ${QUESTION_KINDS.join(', ')}.`;
    const about = textIn(effect, 'about') || null;
    return { ...state, question: { kind, from: personIn(effect, campaign)?.id ?? null, about, text } };
  },
};

function applied(state: Accepted, proposal: Proposal, campaign: Campaign, scene: number): Accepted | string {
  const kind = textIn(proposal.effect, 'kind');
  const apply = Object.hasOwn(APPLY, kind) ? APPLY[kind] : undefined;
  if (apply === undefined)
    return `There is no effect of the kind ${JSON.stringify(kind)}; there are ${Object.keys(APPLY).join(', ')}.`;
  return apply(state, proposal, campaign, scene);
}

function withFact(
  state: Accepted,
  { toolId, effect }: Proposal,
  kind: 'fact' | 'weather',
): Accepted | string {
  const text = textIn(effect, 'text');
  if (text === '') return 'It needs a text.';
  const { plot } = state.world;
  const id = `skill:${toolId}/${kind}/${text.slice(0, 40)}`;
  const fact: FactBrief = {
    ...{ id, text, kind: 'description', about: state.world.place ?? 'world', mentions: [], thing: null },
    ...{ spoken: false, timely: kind === 'weather' },
  };
  return {
    ...state,
    world: {
      ...state.world,
      plot: {
        ...plot,
        facts: kind === 'fact' ? [...new Set([...plot.facts, text])] : plot.facts,
        flags: kind === 'weather' ? { ...plot.flags, weather: text } : plot.flags,
      },
    },
    effects: [
      ...state.effects,
      kind === 'weather'
        ? { kind: 'flag', name: 'weather', value: text }
        : { kind: 'learned', fact: id, text },
    ],
    facts: [...state.facts, fact],
  };
}

function personIn(effect: JsonObject, campaign: Campaign) {
  const name = textIn(effect, 'person').replace(/^person:/, '');
  return name === '' ? null : personCalled(name, campaign);
}

function textIn(effect: JsonObject, key: string): string {
  const value: Json | undefined = effect[key];
  return typeof value === 'string' ? plainText(value, LONGEST) : '';
}
