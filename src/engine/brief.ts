import { fingerprint, type Random } from '../base/random.ts';
import type { Campaign, Fact, Person } from '../campaign/campaign.ts';
import type {
  Brief,
  Deed,
  FactBrief,
  PersonBrief,
  RecalledLore,
  RecalledMemory,
} from '../contracts/brief.ts';
import type { Effect } from '../contracts/effect.ts';
import { verbOf, verbsThat } from '../rules/acts.ts';
import { marksOf } from '../sdk/checks/scene-facts.ts';
import { isHuman } from './bodies.ts';
import { checkFor, HURT, settingOf } from './check.ts';
import { allSecretsOf, secretsOf, wantId } from './deed.ts';
import { episodeFor } from './episodes.ts';
import { factsIn, heldLore } from './lore.ts';
import { lineMark } from './mark-known.ts';
import { paceOf } from './pace.ts';
import { PRIORITIES, personaBrief, priorityOf, profileBrief, relationsOf } from './person-brief.ts';
import type { Persona } from './persona.ts';
import { personCalled } from './plot/conditions.ts';
import { type PlotMoment, plotParts } from './plot/plot-brief.ts';
import { promisesIn, WORK_ON_A_WANT } from './promises.ts';
import type { StoryRules } from './rules.ts';
import { sceneTypeFor } from './scene-type.ts';
import { weatherIn } from './weather.ts';
import { peopleHere } from './whereabouts.ts';
import { carriedBy, type World } from './world.ts';

/** How many facts of a kind a writer gets at most; a large campaign has thousands. */
const MAX_FACTS = 40;

/** Scenes for which somebody who died is missed. */
const MOURNING = 15;

/** Acts done to people whose end is open. */
const RISKY = verbsThat(({ rolled, opinionAfter }) => rolled === true && opinionAfter !== undefined);

type PlaceBrief = NonNullable<Brief['place']>;

export interface Moment {
  campaign: Campaign;
  world: World;
  /** The world before the deed; null in the first scene. */
  before: World | null;
  deed: Deed | null;
  effects: readonly Effect[];
  memories: readonly RecalledMemory[];
  lore?: readonly RecalledLore[];
  /** Which telling of the same choice it is. */
  variant: number;
  scene: number;
  seed: string;
  random: Random;
  rules: StoryRules;
  persona: Persona;
  plot: PlotMoment | null;
  /** What has to be told now, in the author's words. */
  must?: readonly string[];
  /** Ids of those who are there because a scene of the author says so. */
  present?: readonly string[];
  /** What was asked last, and how the deed answered it. */
  asked?: Pick<Brief['question'], 'last' | 'answered'>;
}

/** Everything about this moment of the story that planner and writer may use. */
export function briefOf(moment: Moment): Brief {
  const { campaign, world, before, deed, scene, seed } = moment;
  const hasMoved = before !== null && before.place !== world.place;
  const here = presentIn(moment, hasMoved);
  const place = campaign.places.find(({ id }) => id === world.place) ?? null;
  const gone =
    before === null || hasMoved ? [] : world.here.filter((id) => !here.some((person) => person.id === id));
  const facts = new Facts(moment);
  const lore = heldLore(moment.lore ?? [], campaign);
  const tellings = tellingsOf(moment);
  return {
    seed,
    scene,
    variant: moment.variant,
    sceneType: sceneTypeFor({
      ...{ deed, effects: moment.effects },
      hasBeat: (moment.plot?.beat ?? null) !== null,
      isOver: (moment.plot?.ending ?? null) !== null,
    }),
    campaign: {
      title: campaign.manifest.title,
      constraints: campaign.constraints,
      tone: campaign.manifest.tone ?? '',
      genre: campaign.manifest.genre ?? '',
      rating: campaign.manifest.content_rating ?? '',
      premise: deed === null ? campaign.premise : [],
    },
    you: {
      ...personaBrief(moment.persona, campaign),
      items: world.items,
      isHuman: isHuman(moment.persona, campaign),
      isHurt: world.hurt !== null,
    },
    deed,
    effects: [...moment.effects],
    place: place && {
      id: place.id,
      name: place.name,
      ref: place.source.file,
      from: hasMoved ? (campaign.places.find(({ id }) => id === before.place)?.name ?? null) : null,
      things: place.things
        .filter(({ id }) => world.taken[id] === undefined)
        .map((thing) => thingBrief(thing, place.source.file, moment)),
      description: campaign.facts.filter((fact) => describes(fact, place.id, world)).map(({ text }) => text),
      exits: exitsOf(moment, here),
      isNew: (world.visits[place.id] ?? 0) <= 1 && (hasMoved || before === null),
      arrived: hasMoved || before === null,
      holdsMore: campaign.facts.some(
        (fact) =>
          fact.about === place.id &&
          fact.thing === undefined &&
          isNow(fact, world) &&
          !isTold(world, fact.id),
      ),
    },
    time: {
      day: world.day,
      part: world.part,
      turned: before !== null && before.part !== world.part,
      weather: weatherIn(world, before),
    },
    people: here.map((person) => personBrief(person, moment, hasMoved)),
    partner: partnerOf(moment, here, hasMoved),
    left: campaign.people
      .filter(({ id }) => gone.includes(id) && !isMissing(id, world))
      .map(({ id, shortName, pronoun }) => ({ id, name: shortName, pronoun })),
    dead: campaign.people
      .filter(({ id }) => isMissed(id, world, scene))
      .map(({ id, shortName, pronoun }) => ({ id, name: shortName, pronoun })),
    topics: campaign.topics.map((topic) => topicBrief(topic, world, tellings)),
    absent: campaign.people
      // Whom a telling has brought in, it may bring in again.
      .filter((person) => !here.includes(person) && !world.canon.some(({ id }) => id === person.id))
      .map(({ id, shortName, pronoun }) => ({ id, name: shortName, pronoun })),
    facts: facts.relevant(here, lore),
    recalled: { memories: [...moment.memories], lore },
    question: { last: null, answered: null, ...moment.asked, next: null },
    options: [],
    authored: null,
    must: moment.must === undefined ? [] : [...moment.must],
    mustNot: mustNotIn(moment, here),
    limits: campaign.limits.map(({ file: _, line: __, ...limit }) => limit),
    guarded: guardedIn(moment),
    ...plotParts(moment.plot, {
      ...moment,
      here: here.map(({ id }) => id),
      carries: hasMoved && !['go', 'sneak'].includes(verbOf(deed?.act ?? '')),
    }),
    threads: {
      pace: paceOf(world, campaign, scene),
      promises: promisesIn(world, campaign).map(({ who, text, isKept }) => ({ who, text, kept: isKept })),
      factions: campaign.factions.map(({ id, name }) => ({
        id,
        name,
        reputation: world.reputations[id] ?? 0,
      })),
      recent: world.recent,
      due: duesIn(world, campaign, scene),
    },
    direction: { mood: '', focus: null },
  };
}

/** Who is here. Nobody walks off within the hour, or in the middle of what is done to them; who has a line says it. */
function presentIn(moment: Moment, hasMoved: boolean): Person[] {
  const { campaign, world, before, deed, random, plot, present = [] } = moment;
  const expected = peopleHere(campaign, world, random);
  const isSameHour = before?.part === world.part && before.day === world.day;
  const isHeld = ({ id }: Person) =>
    !hasMoved &&
    world.here.includes(id) &&
    (world.away[id] ?? 0) < world.day &&
    (isSameHour || id === deed?.target?.id);
  const called = new Set(plot?.beat?.dialogue?.map(({ speaker }) => personCalled(speaker, campaign)?.id));
  return campaign.people.filter(
    (person) =>
      world.plot.dead[person.id] === undefined &&
      (expected.includes(person) || isHeld(person) || called.has(person.id) || present.includes(person.id)),
  );
}

/** What anybody would see in a place; what a closer look finds is not part of it. */
function describes(fact: Fact, place: string, world: World): boolean {
  const { about, thing, kind } = fact;
  return about === place && thing === undefined && kind === 'description' && isNow(fact, world);
}

/** Constraints, and those who must not turn up: the dead, and people the player knows who are elsewhere. */
function mustNotIn({ campaign, world }: Moment, here: readonly Person[]): string[] {
  const dead = campaign.people.filter(({ id }) => world.plot.dead[id] !== undefined);
  const away = campaign.people.filter(
    (person) => world.known[person.id] !== undefined && !here.includes(person) && !dead.includes(person),
  );
  return [
    ...campaign.constraints,
    ...dead.map(({ shortName }) => `${shortName} is dead and neither speaks nor acts.`),
    ...away.map(({ shortName }) => `${shortName} is not here and neither speaks nor acts.`),
  ];
}

/** Secrets that have not come out, but for the one that comes out now. Only marks of their words leave the engine. */
function guardedIn({ campaign, world, deed }: Moment): Brief['guarded'] {
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
function isKeptForAuthor({ toldBy }: Fact, { ink, plot }: World): boolean {
  return toldBy?.every((id) => ink.came[id] === undefined && plot.happened[id] === undefined) ?? false;
}

/** Who has been left behind in the middle of something. */
function partnerOf(moment: Moment, here: readonly Person[], hasMoved: boolean): PersonBrief | null {
  const { campaign, before, deed } = moment;
  const person = campaign.people.find(({ id }) => id === deed?.target?.id && before?.here.includes(id));
  if (person === undefined || here.includes(person)) return null;
  return personBrief(person, moment, hasMoved);
}

/** Somebody known who has died of late: that goes on showing for a while. */
function isMissed(id: string, { known, plot }: World, scene: number): boolean {
  const died = plot.dead[id] ?? Number.NEGATIVE_INFINITY;
  return known[id] !== undefined && died < scene && scene - died <= MOURNING;
}

/** Nobody wonders where they went: they are dead, or were driven off. */
function isMissing(id: string, { plot, away, day }: World): boolean {
  return plot.dead[id] !== undefined || (away[id] ?? 0) >= day;
}

function personBrief(person: Person, moment: Moment, hasMoved: boolean): PersonBrief {
  const { campaign, world, before } = moment;
  const { id, profile } = person;
  const deed = world.deeds[id];
  const kept = secretsOf(campaign, id).slice(world.confided[id] ?? 0);
  const written = profileBrief(person, campaign);
  return {
    id,
    name: person.name,
    shortName: person.shortName,
    pronoun: person.pronoun,
    ref: person.source.file,
    met: world.known[id] !== undefined,
    arrived: before !== null && !hasMoved && !world.here.includes(id),
    opinion: world.opinions[id] ?? 0,
    home: (person.haunts.find(({ when }) => when === undefined) ?? person.haunts[0])?.place ?? null,
    state: world.plot.states[id] ?? '',
    odds: oddsWith(person, moment),
    factions: campaign.factions.filter(({ members }) => members.includes(id)).map((faction) => faction.id),
    ...written,
    lines: written.lines.filter((line) => world.told[lineMark(id, line)] === undefined),
    items: carriedBy(person, world),
    description: describe(person),
    portrait: profile.portrait ?? null,
    wants: (profile.motivations ?? [])
      .map((text, index) => ({
        id: wantId(id, index),
        text,
        taken: world.threads[wantId(id, index)] !== undefined,
        priority: priorityOf(text, profile),
      }))
      .filter((want) => (world.threads[want.id] ?? 0) < WORK_ON_A_WANT)
      .toSorted((one, other) => PRIORITIES.indexOf(one.priority) - PRIORITIES.indexOf(other.priority)),
    hides: kept.length > 0,
    withholds: allSecretsOf(campaign, id).some((secret) => isKeptForAuthor(secret, world)),
    guards: [
      ...new Set(kept.flatMap(({ mentions }) => mentions.filter((about) => about.startsWith('topic:')))),
    ],
    opinionsOf: campaign.facts
      .filter((fact) => fact.about === id && fact.kind === 'relationship' && !isTold(world, fact.id))
      .flatMap(({ mentions }) => mentions.filter((other) => other.startsWith('person:') && other !== id))
      .concat(relatedTo(person, moment)),
    knows: campaign.facts.filter((fact) => world.knows[id]?.includes(fact.id)).map(({ text }) => text),
    remembers: deed ? { act: deed.act, scene: deed.scene, item: deed.item ?? null } : null,
  };
}

/** Whom somebody has something to say about, because the author says what they are to each other. */
function relatedTo({ id, profile }: Person, { campaign, world }: Moment): string[] {
  return relationsOf(profile.relationships ?? {}, campaign)
    .filter(({ kinds }) => kinds.length > 0)
    .flatMap(({ id: other }) =>
      other === null || other === id || world.asked[`${id}|${other}`] !== undefined ? [] : [other],
    );
}

function duesIn({ due, plot }: World, { people }: Campaign, scene: number): Brief['threads']['due'] {
  return due.flatMap(({ kind, person: id, text, from }) => {
    const person = people.find((other) => other.id === id);
    if (person === undefined || plot.dead[id] !== undefined) return [];
    return [{ kind, who: { id, name: person.shortName }, text, isDue: scene >= from }];
  });
}

function describe({ profile }: Person): string {
  const { appearance, age, role } = profile;
  return [appearance, age, role].filter((part) => part !== undefined).join('; ');
}

/** How risky deeds would go with somebody, as the rules see it. */
function oddsWith(person: Person, { rules, persona, world, campaign }: Moment): PersonBrief['odds'] {
  const opinion = world.opinions[person.id] ?? 0;
  const also = world.hurt === null ? null : HURT;
  const setting = settingOf(world, campaign);
  const entries = RISKY.flatMap((act) => {
    const episode = episodeFor(world, act, person.id);
    const check = checkFor({ rules, persona, act, person, opinion, episode, also, setting });
    return check === null ? [] : [[act, check.odds] as const];
  });
  return Object.fromEntries(entries);
}

function thingBrief(
  thing: { id: string; name: string },
  ref: string,
  { campaign, world }: Moment,
): PlaceBrief['things'][number] {
  const details = campaign.facts.filter((fact) => fact.thing === thing.id);
  const note = campaign.facts.find((fact) => fact.thing === undefined && fact.mentions.includes(thing.id));
  return {
    ...thing,
    ref,
    known: world.known[thing.id] !== undefined,
    holdsMore: details.some(({ id }) => !isTold(world, id)),
    note: note?.text ?? '',
  };
}

function topicBrief(
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

interface Tellings {
  /** What there is still something to tell about. */
  untold: ReadonlySet<string>;
  /** The scenes in which something was told, by what it was about. */
  toldIn: ReadonlyMap<string, ReadonlySet<number>>;
}

/** One pass, since a large campaign has a thousand topics. */
function tellingsOf({ campaign, world }: Moment): Tellings {
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

/** The ways the author wrote, or every other place when no way is written. */
function exitsOf({ campaign, world, random }: Moment, here: readonly Person[]): PlaceBrief['exits'] {
  const place = campaign.places.find(({ id }) => id === world.place);
  const written = place?.exits ?? [];
  return campaign.places
    .filter(({ id }) => id !== world.place && (written.length === 0 || written.includes(id)))
    .map(({ id, name, source }) => ({
      id,
      name,
      ref: source.file,
      visited: world.visits[id] !== undefined,
      told: world.visits[id] !== undefined || world.known[id] !== undefined,
      people: peopleHere(campaign, { ...world, place: id }, random)
        .filter((person) => world.known[person.id] !== undefined && !here.includes(person))
        .map(({ shortName }) => shortName),
    }));
}

function isTold(world: World, factId: string): boolean {
  return world.told[fingerprint(factId)] !== undefined;
}

/** Picks, out of all the author wrote, what bears on this moment. */
class Facts {
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

function isNow(fact: Fact, world: World): boolean {
  return fact.when === undefined || fact.when.includes(world.part);
}

function factBrief({ id, text, kind, about, mentions, thing, spoken, when }: Fact): FactBrief {
  return { id, text, kind, about, mentions, thing: thing ?? null, spoken, timely: when !== undefined };
}
