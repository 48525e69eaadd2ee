import { isNamedIn } from '../base/phrase.ts';
import type { Campaign, Fact, Person } from '../campaign/campaign.ts';
import { isClockHeld } from '../campaign/clock.ts';
import { factIndex } from '../campaign/fact-index.ts';
import { waysFrom } from '../campaign/places.ts';
import type { Brief } from '../contracts/brief.ts';
import { verbOf } from '../rules/acts.ts';
import { isHuman } from './bodies.ts';
import { Facts, guardedIn, isNow, tellingsOf, topicBrief } from './brief-facts.ts';
import { isNextStretch, partsBetween, weekdayOn } from './clock.ts';
import { dueId, wordsGiven } from './given-word.ts';
import { keyedLore } from './keyed-lore.ts';
import { heldLore, withKeyed } from './lore.ts';
import type { Moment } from './moment.ts';
import { paceOf } from './pace.ts';
import { partnerOf, personaBrief, personBrief, presentIn } from './person-brief.ts';
import { accountOf } from './plot/account.ts';
import { plotParts } from './plot/plot-brief.ts';
import { promisesIn } from './promises.ts';
import { sceneTypeFor } from './scene-type.ts';
import { weatherIn } from './weather.ts';
import { canCome, peopleHere } from './whereabouts.ts';
import { isTold, type World } from './world.ts';

/** Scenes for which somebody who died is missed. */
const MOURNING = 15;

type PlaceBrief = NonNullable<Brief['place']>;

/** Everything about this moment of the story that planner and writer may use. */
export function briefOf(moment: Moment): Brief {
  const { campaign, world, before, deed, scene, seed } = moment;
  const hasMoved = before !== null && before.place !== world.place;
  const here = presentIn(moment, hasMoved);
  const partner = partnerOf(moment, here, hasMoved);
  const place = campaign.places.find(({ id }) => id === world.place) ?? null;
  const known = before === null ? [] : hasMoved ? before.here : world.here;
  const gone = known.filter((id) => !here.some((person) => person.id === id));
  // Nobody wonders where those went who are dead or were driven off.
  const missed = campaign.people
    .filter(({ id }) => gone.includes(id) && canCome(id, world))
    .map(({ id, shortName, pronoun }) => ({ id, name: shortName, pronoun }));
  const ofPlace = factIndex(campaign).about.get(world.place ?? '') ?? [];
  const facts = new Facts(moment);
  const lore = heldLore(withKeyed(keyedLore(moment, here), moment.lore ?? []), campaign);
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
      items: world.items.map((item) => ({ ...item, known: world.known[item.id] !== undefined })),
      isHuman: isHuman(moment.persona, campaign),
      isHurt: world.hurt !== null,
      found: world.found,
    },
    deed,
    effects: [...moment.effects],
    place: place && {
      id: place.id,
      name: place.name,
      ref: place.source.file,
      from: hasMoved ? (campaign.places.find(({ id }) => id === before.place)?.name ?? null) : null,
      behind: hasMoved ? missed : [],
      things: place.things
        .filter(({ id }) => world.taken[id] === undefined)
        .map((thing) => thingBrief(thing, place.source.file, moment)),
      description: ofPlace.filter((fact) => describes(fact, world)).map(({ text }) => text),
      exits: exitsOf(moment, here),
      isNew: (world.visits[place.id] ?? 0) <= 1 && (hasMoved || before === null),
      arrived: hasMoved || before === null,
      holdsMore: ofPlace.some(
        (fact) => fact.thing === undefined && isNow(fact, world) && !isTold(world, fact.id),
      ),
    },
    time: {
      day: world.day,
      part: world.part,
      turned: before !== null && partsBetween(before, world) > 0,
      held: isClockHeld(campaign),
      passed: before === null ? 0 : partsBetween(before, world),
      nights: before === null ? 0 : world.day - before.day,
      hours: [...(world.hours?.parts ?? [])],
      once: world.hours?.once === true,
      again: before !== null && isNextStretch(before, world),
      weekday: weekdayOn(world.day, campaign.template?.starting_day),
      weather: weatherIn(world, before),
    },
    people: here.map((person) => personBrief(person, moment, hasMoved)),
    partner,
    left: hasMoved ? [] : missed,
    dead: campaign.people
      .filter(({ id }) => isMissed(id, world, scene))
      .map(({ id, shortName, pronoun }) => ({ id, name: shortName, pronoun })),
    topics: campaign.topics.map((topic) => topicBrief(topic, world, tellings)),
    absent: campaign.people
      // Whom a telling has brought in, it may bring in again.
      .filter((person) => !here.includes(person) && !world.canon.some(({ id }) => id === person.id))
      .map(({ id, shortName, pronoun }) => ({ id, name: shortName, pronoun })),
    facts: facts.relevant(here, lore),
    recalled: {
      ...{ memories: [...moment.memories], lore, situation: world.situation },
      since: Math.max(0, scene - 1 - (world.situationOf ?? scene - 1)),
      unanswered: world.unanswered,
    },
    question: { last: null, answered: null, ...moment.asked, next: null },
    options: [],
    authored: null,
    must: moment.must === undefined ? [] : [...moment.must],
    ownWords: moment.ownWords === undefined ? [] : [...moment.ownWords],
    mustNot: mustNotIn(moment, here, partner, hasMoved ? missed : []),
    limits: campaign.limits.map(({ file: _, line: __, ...limit }) => limit),
    guarded: guardedIn(moment),
    ...plotParts(moment.plot, {
      ...moment,
      here: here.map(({ id }) => id),
      carries: hasMoved && !['go', 'sneak'].includes(verbOf(deed?.act ?? '')),
    }),
    threads: {
      account: accountOf(moment),
      pace: paceOf(world, campaign, scene),
      promises: promisesIn(world, campaign).map(({ who, text, isKept }) => ({ who, text, kept: isKept })),
      words: wordsGiven(world).flatMap(({ person, text, how }) => {
        const named = campaign.people.find(({ id }) => id === person);
        return named === undefined ? [] : [{ who: { id: person, name: named.shortName }, text, how }];
      }),
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

/** What anybody would see in a place; what a closer look finds is not part of it. */
function describes(fact: Fact, world: World): boolean {
  const { thing, kind } = fact;
  return thing === undefined && kind === 'description' && isNow(fact, world);
}

/**
 * Constraints, and those who must not turn up: the dead, and people the player knows who are elsewhere. Whoever the deed
 * was done to answers it before they go.
 */
function mustNotIn(
  { campaign, world, before, deed }: Moment,
  here: readonly Person[],
  partner: Brief['partner'],
  behind: readonly { id: string }[],
): string[] {
  const dead = campaign.people.filter(({ id }) => world.plot.dead[id] !== undefined);
  const away = campaign.people.filter(
    (person) =>
      world.known[person.id] !== undefined &&
      person.id !== partner?.id &&
      !here.includes(person) &&
      !dead.includes(person),
  );
  const isBehind = ({ id }: Person) => behind.some((one) => one.id === id);
  const gone = away.filter((person) => !isBehind(person));
  const hasMoved = before !== null && before.place !== world.place;
  return [
    ...campaign.constraints,
    ...dead.map(({ shortName }) => `${shortName} is dead and neither speaks nor acts.`),
    ...away
      .filter(isBehind)
      .map(
        ({ shortName }) =>
          `${shortName} stays where the reader has come from, and speaks and acts only until they have gone.`,
      ),
    ...(gone.length === 0
      ? []
      : [`Not here, and neither speaking nor acting: ${gone.map(({ shortName }) => shortName).join(', ')}.`]),
    ...gone
      .filter(({ shortName }) => hasMoved && isNamedIn(deed?.text ?? '', shortName))
      .map(({ shortName }) => `${shortName} was to be found here by the choice: let it be said why not.`),
  ];
}

/** Somebody known who has died of late: that goes on showing for a while. */
function isMissed(id: string, { known, plot }: World, scene: number): boolean {
  const died = plot.dead[id] ?? Number.NEGATIVE_INFINITY;
  return known[id] !== undefined && died < scene && scene - died <= MOURNING;
}

function duesIn({ due, plot }: World, { people }: Campaign, scene: number): Brief['threads']['due'] {
  return due.flatMap((one) => {
    const { kind, person: id, text, from } = one;
    const person = people.find((other) => other.id === id);
    if (person === undefined || plot.dead[id] !== undefined) return [];
    return [{ id: dueId(one), kind, who: { id, name: person.shortName }, text, isDue: scene >= from }];
  });
}

function thingBrief(
  thing: { id: string; name: string },
  ref: string,
  { campaign, world }: Moment,
): PlaceBrief['things'][number] {
  const { ofThing, noteOn } = factIndex(campaign);
  return {
    ...thing,
    ref,
    known: world.known[thing.id] !== undefined,
    holdsMore: (ofThing.get(thing.id) ?? []).some(({ id }) => !isTold(world, id)),
    note: noteOn.get(thing.id)?.text ?? '',
  };
}

function exitsOf({ campaign, world, random }: Moment, here: readonly Person[]): PlaceBrief['exits'] {
  const place = campaign.places.find(({ id }) => id === world.place);
  const ways = place === undefined ? null : waysFrom(place, campaign.places);
  return campaign.places
    .filter(({ id }) => ways?.includes(id) ?? true)
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
