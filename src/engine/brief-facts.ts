/** What the author wrote that bears on a moment, what of it is told, and what must not show yet. */
import { fingerprint, type Random } from '../base/random.ts';
import type { Campaign, Fact, Person } from '../campaign/campaign.ts';
import type { Brief, FactBrief, RecalledLore } from '../contracts/brief.ts';
import { marksOf } from '../sdk/checks/scene-facts.ts';
import { factsIn } from './lore.ts';
import type { Moment } from './moment.ts';
import type { World } from './world.ts';

/** How many facts of a kind a writer gets at most; a large campaign has thousands. */
const MAX_FACTS = 40;

/** Secrets that have not come out, but for the one that comes out now. Only marks of their words leave the engine. */
export function guardedIn({ campaign, world, deed }: Moment): Brief['guarded'] {
  const passed = new Map<string, number>();
  return campaign.facts
    .filter((fact) => {
      const { kind, about, toldBy } = fact;
      if (kind !== 'secret') return false;
      if (toldBy !== undefined) return isKeptForAuthor(fact, world);
      const count = passed.get(about) ?? 0;
      passed.set(about, count + 1);
      return count >= (world.confided[about] ?? 0);
    })
    .filter(({ id }) => id !== deed?.reveals && !isTold(world, id))
    .map(({ about, text }) => ({ about, marks: marksOf(text) }));
}

/** Whether a scene or a beat of the author tells it and none of them has come yet. */
export function isKeptForAuthor({ toldBy }: Fact, { ink, plot }: World): boolean {
  return toldBy?.every((id) => ink.came[id] === undefined && plot.happened[id] === undefined) ?? false;
}

export function topicBrief(
  topic: Campaign['topics'][number],
  world: World,
  { untold, toldIn }: Tellings,
): Brief['topics'][number] {
  const asked = Object.entries(world.asked)
    .filter(([key]) => key.endsWith(`|${topic.id}`))
    .map(([key, scene]) => ({ id: key.slice(0, key.indexOf('|')), scene }));
  const told = toldIn.get(topic.id);
  return {
    id: topic.id,
    name: topic.name,
    ref: topic.source.file,
    raised: world.known[topic.id] !== undefined,
    askedOf: asked.map(({ id }) => id),
    toldBy: asked.filter(({ scene }) => told?.has(scene)).map(({ id }) => id),
    heard: told !== undefined,
    holdsMore: untold.has(topic.id),
  };
}

export interface Tellings {
  /** What there is still something to tell about. */
  untold: ReadonlySet<string>;
  /** The scenes in which something was told, by what it was about. */
  toldIn: ReadonlyMap<string, ReadonlySet<number>>;
}

/** One pass, since a large campaign has a thousand topics. */
export function tellingsOf({ campaign, world }: Moment): Tellings {
  const untold = new Set<string>();
  const toldIn = new Map<string, Set<number>>();
  for (const { id, about } of campaign.facts) {
    // Nothing was told about what never came up; skipping it saves most of the time.
    if (world.known[about] === undefined && untold.has(about)) continue;
    const scene = world.told[fingerprint(id)];
    if (scene === undefined) untold.add(about);
    else toldIn.set(about, (toldIn.get(about) ?? new Set()).add(scene));
  }
  return { untold, toldIn };
}

export function isTold(world: World, factId: string): boolean {
  return world.told[fingerprint(factId)] !== undefined;
}

/** Picks, out of all the author wrote, what bears on this moment. */
export class Facts {
  readonly #moment: Moment;
  readonly #random: Random;

  constructor(moment: Moment) {
    this.#moment = moment;
    this.#random = moment.random.fork(`facts/${moment.scene}`);
  }

  relevant(here: readonly Person[], lore: readonly RecalledLore[]): FactBrief[] {
    const { campaign, world, deed } = this.#moment;
    const found = factsIn(lore, campaign);
    const present = new Set(here.map(({ id }) => id));
    const ofPlace = campaign.facts.filter(
      (fact) =>
        fact.about === world.place &&
        isNow(fact, world) &&
        fact.mentions.every((id) => !id.startsWith('person:') || present.has(id)),
    );
    const ofPeople = campaign.facts.filter((fact) => present.has(fact.about) && fact.kind !== 'secret');
    const secret = campaign.facts.filter(({ id }) => id === deed?.reveals);
    const ofTopics = campaign.facts.filter(({ about }) => about.startsWith('topic:'));
    const asked = ofTopics.filter(({ about }) => about === deed?.topic?.id);
    const other = ofTopics.filter(({ about }) => about !== deed?.topic?.id);
    const ofWorld = campaign.facts.filter(({ about }) => about === 'world');
    // Who asks in their own words is answered, whether it was told before or not.
    const looked = deed?.asked == null ? this.#untold(found.filter((fact) => isNow(fact, world))) : found;
    const all = [
      ...secret,
      ...this.#untold(ofPlace),
      ...this.#untold(ofPeople),
      ...this.#untold(asked),
      ...this.#some(other),
      ...this.#some(ofWorld),
      ...looked,
    ];
    return [...new Set(all)].map((fact) => factBrief(fact));
  }

  #untold(facts: readonly Fact[]): Fact[] {
    return facts.filter(({ id }) => !isTold(this.#moment.world, id)).slice(0, MAX_FACTS);
  }

  #some(facts: readonly Fact[]): Fact[] {
    const untold = facts.filter(({ id }) => !isTold(this.#moment.world, id));
    return untold.length <= MAX_FACTS ? untold : this.#random.shuffle(untold).slice(0, MAX_FACTS);
  }
}

export function isNow(fact: Fact, world: World): boolean {
  return fact.when === undefined || fact.when.includes(world.part);
}

function factBrief({ id, text, kind, about, mentions, thing, spoken, when }: Fact): FactBrief {
  return { id, text, kind, about, mentions, thing: thing ?? null, spoken, timely: when !== undefined };
}
