/** What the author wrote that bears on a moment, what of it is told, and what must not show yet. */

import { isNamedIn } from '../base/phrase.ts';
import { fingerprint, type Random } from '../base/random.ts';
import type { Campaign, Fact, Person } from '../campaign/campaign.ts';
import { hourTold } from '../campaign/clock.ts';
import { factIndex } from '../campaign/fact-index.ts';
import { isGenerated } from '../campaign/generated.ts';
import type { Brief, FactBrief, RecalledLore } from '../contracts/brief.ts';
import { marksOf } from '../sdk/checks/scene-facts.ts';
import { factsIn } from './lore.ts';
import type { Moment } from './moment.ts';
import { isTold, type World } from './world.ts';

/** How many facts of a kind a writer gets at most; a large campaign has thousands. */
const MAX_FACTS = 40;

/** Secrets that have not come out, but for the one that comes out now. Only marks of their words leave the engine. */
export function guardedIn({ campaign, world, deed }: Moment): Brief['guarded'] {
  const passed = new Map<string, number>();
  return factIndex(campaign)
    .secrets.filter((fact) => {
      const { about, toldBy } = fact;
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
  { untold, toldIn, askedAbout }: Tellings,
): Brief['topics'][number] {
  const asked = askedAbout.get(topic.id) ?? [];
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
  /** Who was asked about what, and in which scene. */
  askedAbout: ReadonlyMap<string, readonly { id: string; scene: number }[]>;
}

/** By what was told, which does not change while a scene is made. */
const tellings = new WeakMap<World['told'], { of: readonly unknown[]; found: Tellings }>();

export function tellingsOf({ campaign: { facts }, world: { told, known, asked } }: Moment): Tellings {
  const of = [facts, known, asked];
  const before = tellings.get(told);
  if (before !== undefined && of.every((part, at) => part === before.of[at])) return before.found;
  const found = readTellings(facts, { told, known, asked });
  tellings.set(told, { of, found });
  return found;
}

/** One pass, since a large campaign has a thousand topics. */
function readTellings(facts: readonly Fact[], world: Pick<World, 'told' | 'known' | 'asked'>): Tellings {
  const untold = new Set<string>();
  const toldIn = new Map<string, Set<number>>();
  for (const { id, about } of facts) {
    // Nothing was told about what never came up; skipping it saves most of the time.
    if (world.known[about] === undefined && untold.has(about)) continue;
    const scene = world.told[fingerprint(id)];
    if (scene === undefined) untold.add(about);
    else toldIn.set(about, (toldIn.get(about) ?? new Set()).add(scene));
  }
  const asked = Object.entries(world.asked).map(([key, scene]) => {
    const at = key.indexOf('|');
    return { id: key.slice(0, at), about: key.slice(key.lastIndexOf('|') + 1), scene };
  });
  return { untold, toldIn, askedAbout: Map.groupBy(asked, ({ about }) => about) };
}

const untoldLists = new WeakMap<World['told'], Map<readonly Fact[], readonly Fact[]>>();

/** Of a list that stays the same all through the story, what is not told yet; looked through once in a scene. */
function untoldIn(facts: readonly Fact[], world: World): readonly Fact[] {
  const known = untoldLists.get(world.told) ?? new Map<readonly Fact[], readonly Fact[]>();
  untoldLists.set(world.told, known);
  const untold = known.get(facts) ?? facts.filter(({ id }) => !isTold(world, id));
  known.set(facts, untold);
  return untold;
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
    const { about, byId, ofTopics, position } = factIndex(campaign);
    const ofPlace = (about.get(world.place ?? '') ?? []).filter(
      (fact) =>
        isNow(fact, world) &&
        // What a place says of somebody is so where they are; what a thing shows of them is there without them.
        (fact.thing !== undefined ||
          fact.mentions.every((id) => !id.startsWith('person:') || present.has(id))),
    );
    const ofPeople = [...present]
      .flatMap((id) => about.get(id) ?? [])
      .filter(({ kind }) => kind !== 'secret')
      .sort((one, other) => (position.get(one) ?? 0) - (position.get(other) ?? 0));
    const secret = byId.get(deed?.reveals ?? '');
    const topic = deed?.topic?.id;
    const asked = topic?.startsWith('topic:') ? (about.get(topic) ?? []) : [];
    // Whoever is named in what the player says is spoken of, wherever they are.
    const named = campaign.people.filter(
      ({ id, shortName }) => !present.has(id) && deed !== null && isNamedIn(deed.text, shortName),
    );
    const ofNamed = named.flatMap(({ id }) => about.get(id) ?? []).filter(({ kind }) => kind !== 'secret');
    // What a program has added about the world at large is for models; it tells a reader nothing.
    const ofWorld = (about.get('world') ?? []).filter(({ source }) => !isGenerated(source.file));
    // Who asks in their own words is answered, whether it was told before or not.
    const looked = deed?.asked == null ? this.#untold(found.filter((fact) => isNow(fact, world))) : found;
    const all = [
      ...(secret === undefined ? [] : [secret]),
      ...this.#untold(ofPlace),
      ...this.#untold(ofPeople),
      ...this.#untold(asked),
      ...this.#untold(ofNamed),
      ...this.#some(untoldIn(ofTopics, world).filter((fact) => fact.about !== topic)),
      ...this.#some(untoldIn(ofWorld, world)),
      ...looked,
    ];
    return [...new Set(all)].map((fact) => factBrief(fact));
  }

  #untold(facts: readonly Fact[]): Fact[] {
    return facts.filter(({ id }) => !isTold(this.#moment.world, id)).slice(0, MAX_FACTS);
  }

  #some(untold: readonly Fact[]): readonly Fact[] {
    return untold.length <= MAX_FACTS ? untold : this.#random.shuffle(untold).slice(0, MAX_FACTS);
  }
}

export function isNow(fact: Fact, world: World): boolean {
  // “It is evening.” is so in the evening.
  const hour = hourTold(fact.text);
  return (fact.when?.includes(world.part) ?? true) && (hour ?? world.part) === world.part;
}

export function factBrief({ id, text, kind, about, mentions, thing, spoken, when }: Fact): FactBrief {
  return { id, text, kind, about, mentions, thing: thing ?? null, spoken, timely: when !== undefined };
}
