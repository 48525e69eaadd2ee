import { isJsonObject } from '../base/json.ts';
import { isNamedIn } from '../base/phrase.ts';
import { actorsIn } from '../campaign/acting.ts';
import type { Campaign, Person } from '../campaign/campaign.ts';
import { ageGroupOf, speechOf, statsOf, tastesOf, tempersOf } from '../campaign/character.ts';
import { isYours } from '../campaign/decisions.ts';
import { factIndex } from '../campaign/fact-index.ts';
import { slug } from '../campaign/names.ts';
import { withoutSpeech } from '../campaign/prose.ts';
import { readRelation, seenFromOther } from '../campaign/relations.ts';
import type { Brief, PersonBrief, Relation } from '../contracts/brief.ts';
import type { NpcProfile } from '../contracts/npc-profile.ts';
import { verbsThat } from '../rules/acts.ts';
import { isKeptForAuthor } from './brief-facts.ts';
import { checkFor, HURT, settingOf } from './check.ts';
import { partsBetween } from './clock.ts';
import { allSecretsOf, secretsOf, wantId } from './deed.ts';
import { episodeFor } from './episodes.ts';
import { lineMark } from './mark-known.ts';
import type { Moment } from './moment.ts';
import type { Persona } from './persona.ts';
import { personCalled } from './plot/conditions.ts';
import { placeOf } from './plot/director.ts';
import { waitingHere } from './plot/word.ts';
import { WORK_ON_A_WANT } from './promises.ts';
import { hasLeft, isAlong, isAway, isExpectedElsewhere, leftBehind, peopleHere } from './whereabouts.ts';
import { carriedBy, isTold } from './world.ts';

/** Acts done to people whose end is open. */
const RISKY = verbsThat(({ rolled, opinionAfter }) => rolled === true && opinionAfter !== undefined);

const PRIORITIES = ['primary', 'secondary', 'tertiary'];

type ProfileBrief = Pick<
  PersonBrief,
  | 'role'
  | 'importance'
  | 'age'
  | 'ageGroup'
  | 'temper'
  | 'traits'
  | 'flaws'
  | 'virtues'
  | 'likes'
  | 'dislikes'
  | 'speech'
  | 'lines'
  | 'catchphrases'
  | 'goals'
  | 'relations'
  | 'stats'
>;

/** What the author's profile says of somebody, for whoever words a scene; it stays the same all through the story. */
export function profileBrief(person: Person, campaign: Pick<Campaign, 'people'>): ProfileBrief {
  const known = profiles.get(person.profile);
  if (known?.people === campaign.people) return known.brief;
  const brief = readProfile(person, campaign);
  profiles.set(person.profile, { people: campaign.people, brief });
  return brief;
}

const profiles = new WeakMap<NpcProfile, { people: Campaign['people']; brief: ProfileBrief }>();

function readProfile(person: Person, campaign: Pick<Campaign, 'people'>): ProfileBrief {
  const { profile } = person;
  const { personality, speech_patterns: speech = {} } = profile;
  return {
    role: profile.role,
    importance: profile.metadata?.importance ?? 'supporting',
    age: profile.age ?? '',
    ageGroup: ageGroupOf(profile),
    temper: tempersOf(profile).map(({ temper }) => temper),
    traits: personality.traits,
    flaws: personality.flaws ?? [],
    virtues: personality.virtues ?? [],
    ...tastesOf(profile),
    speech: speechOf(profile),
    lines: speech.examples ?? [],
    catchphrases: speech.catchphrases ?? [],
    goals: (profile.goals ?? []).map(({ description, priority = 'secondary', status = 'active' }) => ({
      text: description,
      priority,
      status,
    })),
    relations: relationsWith(person, campaign),
    stats: statsOf(profile),
  };
}

/** A want that is a goal has the goal's priority. */
function priorityOf(want: string, { goals = [] }: NpcProfile): PersonBrief['wants'][number]['priority'] {
  return goals.find(({ description }) => description === want)?.priority ?? 'secondary';
}

type You = Pick<
  Brief['you'],
  | 'name'
  | 'race'
  | 'calling'
  | 'background'
  | 'calledFor'
  | 'answers'
  | 'era'
  | 'relations'
  | 'traits'
  | 'stats'
  | 'statMax'
>;

/** Who the player is, with what the author's template says of it. */
export function personaBrief(persona: Persona, campaign: Pick<Campaign, 'people' | 'template'>): You {
  const { name, race, calling, background, traits, stats, relationships = {}, answers = [] } = persona;
  const { template } = campaign;
  const said = (
    options: readonly { name: string; description?: string }[] | undefined,
    chosen: string | null,
  ) => options?.find((option) => option.name === chosen)?.description ?? '';
  const described = [
    said(template?.allowed_classes, calling),
    said(template?.allowed_races, race),
    said(template?.allowed_backgrounds, background),
  ];
  const highest = (template?.starting_stats?.attributes ?? []).flatMap(({ max }) => max ?? []);
  return {
    name,
    race: race ?? null,
    calling,
    background,
    calledFor: described.filter((text) => text !== '').join(' '),
    answers,
    era: template?.constraints?.era_locked ?? '',
    relations: relationsOf(relationships, campaign),
    traits,
    stats,
    statMax: highest.length === 0 ? null : Math.max(...highest),
  };
}

/** What relationships say, as far as it can be read. */
function relationsOf(
  relationships: Readonly<Record<string, string>>,
  { people }: Pick<Campaign, 'people'>,
): Relation[] {
  return Object.entries(relationships).map(([key, text]) => {
    const wanted = slug(key);
    const other = people.find(
      (person) =>
        person.id === `person:${wanted}` || slug(person.name) === wanted || slug(person.shortName) === wanted,
    );
    return { id: other?.id ?? null, name: other?.shortName ?? key, ...readRelation(text), text };
  });
}

/** What somebody is to others, by their own profile or, where it says nothing of them, by theirs. */
function relationsWith({ id, profile }: Person, campaign: Pick<Campaign, 'people'>): Relation[] {
  const own = relationsOf(profile.relationships ?? {}, campaign).filter((relation) => relation.id !== id);
  const others = campaign.people.filter(
    (other) => other.id !== id && !own.some((relation) => relation.id === other.id),
  );
  const said = others.flatMap((other) =>
    relationsOf(other.profile.relationships ?? {}, campaign)
      .filter((relation) => relation.id === id)
      .map(({ text }) => ({ id: other.id, name: other.shortName, ...seenFromOther(text), text: '' })),
  );
  return [...own, ...said.filter(({ kinds }) => kinds.length > 0)];
}

/** Who is here. Nobody walks off within the hour, or in the middle of what is done to them; who has a line says it. */
export function presentIn(moment: Moment, hasMoved: boolean): Person[] {
  const { campaign, world, before, deed, random, plot, present = [], authored = [], begins = false } = moment;
  const narrated = authored.map(withoutSpeech);
  const isNamed = ({ shortName }: Person) => narrated.some((text) => isNamedIn(text, shortName));
  // Whoever has sent for the player is where they said.
  const waiting = hasMoved ? waitingHere(campaign, world) : undefined;
  const behind = leftBehind(campaign, before, world);
  const expected = [
    ...peopleHere(campaign, world, random).filter(({ id }) => !behind.includes(id)),
    ...(waiting === undefined ? [] : [waiting]),
  ].filter((person) => authored.length === 0 || isAlong(person, world) || isNamed(person));
  const parts = before === null ? 0 : partsBetween(before, world);
  // A scene that a model tells goes on over the hour: who is in it goes when it says so, or when the author does.
  const staysOn = (person: Person) =>
    moment.byModel === true && parts === 1 && !isExpectedElsewhere(person, world);
  const isHeld = (person: Person) => {
    const { id } = person;
    return (
      !hasMoved &&
      world.here.includes(id) &&
      !isAway(world.absent[id], world.day) &&
      (id === deed?.target?.id || !hasLeft(id, world)) &&
      (isNamed(person) || (!begins && (parts === 0 || id === deed?.target?.id || staysOn(person))))
    );
  };
  const called = new Set(plot?.beat?.dialogue?.map(({ speaker }) => personCalled(speaker, campaign)?.id));
  for (const { id } of actingIn(moment)) called.add(id);
  const hasJustLeft = ({ id }: Person) => world.absent[id]?.from && world.absent[id] !== before?.absent[id];
  return campaign.people.filter(
    (person) =>
      world.plot.dead[person.id] === undefined &&
      !hasJustLeft(person) &&
      (expected.includes(person) || isHeld(person) || called.has(person.id) || present.includes(person.id)),
  );
}

/** A name behind one of these is only spoken of. */
const SPOKEN_OF = /\b(?:of|about|without|instead of|against) (?:\p{Lu}[\p{L}'’]*\s?)+/gu;

/** Who does something in what is told now: in a beat, or in the premise; and with whom the player has something to decide. */
function actingIn({ campaign, world, before, plot, authored = [] }: Moment): Person[] {
  if (authored.length > 0) return [];
  const elsewhere = campaign.places.filter(({ id }) => id !== world.place).map(({ name }) => name);
  const undecided = campaign.beats.find(({ id }) => id === world.plot.deciding);
  const at = undecided === undefined ? null : placeOf(undecided, { campaign });
  const asked = at === null || at === world.place ? undecided : undefined;
  const told = before === null ? campaign.premise : [plot?.beat?.description ?? '', asked?.description ?? ''];
  // “You give Finch the name of Tallow” is done to Finch.
  const chosen = (asked?.outcomes ?? [])
    .filter(isYours)
    .map(({ description }) => description.replace(SPOKEN_OF, ''));
  const isAddressed = ({ shortName }: Person) => chosen.some((text) => isNamedIn(text, shortName));
  return [...actorsIn(told.join(' '), campaign.people, elsewhere), ...campaign.people.filter(isAddressed)];
}

/** Who has been left behind in the middle of something. */
export function partnerOf(moment: Moment, here: readonly Person[], hasMoved: boolean): PersonBrief | null {
  const { campaign, before, deed } = moment;
  const person = campaign.people.find(({ id }) => id === deed?.target?.id && before?.here.includes(id));
  if (person === undefined || here.includes(person)) return null;
  return personBrief(person, moment, hasMoved);
}

export function personBrief(person: Person, moment: Moment, hasMoved: boolean): PersonBrief {
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
    portrayed: portrayedIn(moment, person),
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
    opinionsOf: (factIndex(campaign).about.get(id) ?? [])
      .filter((fact) => fact.kind === 'relationship' && !isTold(world, fact.id))
      .flatMap(({ mentions }) => mentions.filter((other) => other.startsWith('person:') && other !== id))
      .concat(relatedTo(id, written.relations, moment)),
    knows: knownBy(world.knows[id] ?? [], campaign),
    remembers: deed ? { act: deed.act, scene: deed.scene, item: deed.item ?? null } : null,
  };
}

/** What somebody was told, in the author's order. */
function knownBy(ids: readonly string[], campaign: Campaign): string[] {
  if (ids.length === 0) return [];
  return campaign.facts.filter(({ id }) => ids.includes(id)).map(({ text }) => text);
}

/** Whom somebody has something to say about, because the author says what they are to each other. */
function relatedTo(id: string, relations: readonly Relation[], { world }: Moment): string[] {
  return relations
    .filter(({ kinds }) => kinds.length > 0)
    .flatMap(({ id: other }) =>
      other === null || world.asked[`${id}|${other}`] !== undefined ? [] : [other],
    );
}

/** By what the skill that makes portraits keeps with the story; where it keeps nothing, whoever was met has been seen. */
function portrayedIn({ skillState = {}, world }: Moment, person: Person): PersonBrief['portrayed'] {
  const { portraits } = skillState;
  if (!isJsonObject(portraits)) return world.known[person.id] === undefined ? 'no' : 'yes';
  const kept = portraits[person.id];
  if (!isJsonObject(kept)) return 'no';
  const { description } = kept;
  return typeof description !== 'string' || description === describe(person) ? 'yes' : 'otherwise';
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
