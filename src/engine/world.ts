import { fingerprint } from '../base/random.ts';
import type { Campaign, DayPart, Person } from '../campaign/campaign.ts';
import { hourTold } from '../campaign/clock.ts';
import { hoursSaid, type PlayedHours } from '../campaign/hours.ts';
import { slug } from '../campaign/names.ts';
import { startAmong } from '../campaign/places.ts';
import { timeOfHeading } from '../campaign/prose.ts';
import type { WEEKDAYS } from '../contracts/brief.ts';
import type { MemoryNote } from '../contracts/effect.ts';
import type { Question } from '../contracts/question.ts';
import type { Outcome } from '../rules/roll.ts';
import { sentencesOf } from '../sdk/language.ts';
import type { CanonEntry } from './canon/entry.ts';
import type { Persona } from './persona.ts';
import { type PlotState, startingPlot } from './plot/plot-state.ts';

/** Something done to a person that they remember. */
export interface RememberedDeed {
  act: string;
  scene: number;
  item?: string;
}

/** A triumph or a failure: it bears on what is like it, and is not forgotten. */
export interface Episode {
  scene: number;
  act: string;
  /** What was done, in the words of the choice. */
  text: string;
  person: string | null;
  place: string | null;
  outcome: 'triumph' | 'failure';
}

/** Something that will come back: what was put off or promised by either side, what somebody minds or is glad of, who was lied to or waits. */
export interface Due {
  kind: 'promise' | 'word' | 'grievance' | 'lie' | 'favour' | 'wait';
  person: string;
  /** Id of what it is about; null when it is about nothing in particular. */
  about: string | null;
  /** To be shown: of a promise what is to be done, as in `bring the lamp back`; else a clause, as in `you told Ansa`. */
  text: string;
  /** The scene from which on they speak of it. */
  from: number;
  /** The scene in which the player gave their word. */
  given?: number;
  /** The text is that of the choice, until a telling says what was promised. */
  isSaid?: boolean;
  /** What was promised, as a deed, where that is known; else only a telling says whether it was done. */
  deed?: PromisedDeed;
}

/** A promise of the player's that is done with. */
export interface SettledWord {
  person: string;
  /** What was promised, as a bare clause. */
  text: string;
  isKept: boolean;
  /** The id that it had while it was open. */
  about?: string;
}

/** What somebody has given their word for. Where nothing is said of whom or what, any will do. */
export interface PromisedDeed {
  act: string;
  /** Id of whom or where. */
  target?: string;
  /** Id or name of what it is done with or about. */
  what?: string;
  /** It was promised not to do it. */
  not?: boolean;
  /** The day by whose end it is to be done. */
  until?: number;
}

/** Something that was told, shown or given to somebody outside the author's scenes, until one of those has taken it up. */
export interface Shared {
  person: string;
  /** Id of an item or a fact. */
  what: string;
  isGiven?: boolean;
}

/** A choice of a scene of the author's that may come, in its words. */
export interface ChoiceAhead {
  knot: string;
  text: string;
}

/** Where a scene of the author was left. */
export interface LeftScene {
  knot: string;
  state: string;
  /** The question that it had come to. */
  question: Question;
}

/** How far the author's scenes in ink have come. */
export interface InkProgress {
  /** What ink keeps between scenes; null before the first. */
  state: string | null;
  /** The knot whose choices are open; null when none is. */
  open: string | null;
  /** When each knot came last. */
  came: Record<string, number>;
  /** The scene that the player walked out of and that waits for them: it goes on where it was. */
  left?: LeftScene;
}

/** A deed of the last scenes. */
export interface RecentDeed {
  act: string;
  target: string | null;
  result: Outcome | null;
  topic?: string | null;
}

/** Until when somebody is gone: to the end of a day, or only from one place for one part of it. */
export interface Absence {
  day: number;
  from: { place: string | null; part: DayPart } | null;
}

/**
 * What is so in the story. Plain JSON, kept in the session state under `world`, but for opinions and reputations: their
 * home is the store, and they are filled in when a turn begins.
 */
export interface World {
  place: string | null;
  day: number;
  /** The day of the week on which the story began, where the author says so. */
  firstDay?: (typeof WEEKDAYS)[number];
  /** The hours that the story plays in, where they are not the whole day. */
  hours?: PlayedHours;
  part: DayPart;
  /** Steps of twenty minutes since the part of day began. */
  tick: number;
  /** How often each place was come to. */
  visits: Record<string, number>;
  /** Ids of people met, and of things, places, topics and one's own items that the prose has mentioned, with the scene they were first. */
  known: Record<string, number>;
  /** Facts that were told, by fingerprint, with the scene. */
  told: Record<string, number>;
  /** −100…100 by person. */
  opinions: Record<string, number>;
  /** How many secrets of a person are out. */
  confided: Record<string, number>;
  deeds: Record<string, RememberedDeed>;
  /** `person:iz|topic:the-rope`, with the scene it was asked in. */
  asked: Record<string, number>;
  /** Wants that were taken up, with how often they were worked on. */
  threads: Record<string, number>;
  items: { id: string; name: string }[];
  /** Things that were taken from their place. */
  taken: Record<string, number>;
  /** People who are gone for a while. */
  absent: Record<string, Absence>;
  /** Where a scene of the author has put somebody: the id of a place; null for who goes along with the player. */
  posts: Record<string, string | null>;
  /** Who is here, as the last scene told it. */
  here: string[];
  recent: RecentDeed[];
  /** Newest first; one for each kind of deed, person and place. */
  episodes: Episode[];
  /** The scene in which the player was hurt; null when whole. */
  hurt: number | null;
  /** −100…100 by faction. */
  reputations: Record<string, number>;
  plot: PlotState;
  /** Ids of facts that people know because the player told them, and of things that they were shown or given. */
  knows: Record<string, string[]>;
  shared: Shared[];
  /** What a telling of the last scenes may have done already, and what it has. */
  ahead: ChoiceAhead[];
  done: ChoiceAhead[];
  /** The question that the last scene ended on. */
  question: Question | null;
  /** Questions that were put, with the scene they were put in last. */
  questions: Record<string, number>;
  due: Due[];
  /** What the player had promised and has done, or not. */
  words: SettledWord[];
  /** What the player has found out that only a telling knew, as sentences. */
  found: string[];
  /** How things stood at the end of the last scene whose telling was noted down, as sentences of its teller. */
  situation: string[];
  /** The scene at whose end they stood so. */
  situationOf?: number;
  /** What the story has raised and not answered, as its teller noted it. */
  unanswered: string[];
  /** Where the scenes in ink stand. */
  ink: InkProgress;
  /** Options that were put before the player, by fingerprint, with the scene. */
  offered: Record<string, number>;
  /** Whom and what tellings have brought into the story. */
  canon: CanonEntry[];
  /** Scenes of which it has not been noted down yet what they brought in. */
  factsDue: number[];
  /** What is to be remembered of earlier scenes and has not been yet. */
  toRemember: MemoryNote[];
  /** What skills brought after the last scene was told. */
  toTell: string[];
}

/** The world as it is kept with a scene. */
export type KeptWorld = Omit<World, 'opinions' | 'reputations'>;

/** What stories of earlier versions do not have. */
export function newParts(): Pick<
  World,
  | 'knows'
  | 'shared'
  | 'ahead'
  | 'done'
  | 'absent'
  | 'posts'
  | 'question'
  | 'questions'
  | 'due'
  | 'words'
  | 'found'
  | 'situation'
  | 'unanswered'
  | 'offered'
  | 'ink'
  | 'canon'
  | 'factsDue'
  | 'toRemember'
  | 'toTell'
> {
  const ink = { state: null, open: null, came: {} };
  const told = { canon: [], factsDue: [], toRemember: [], toTell: [] };
  return {
    knows: {},
    shared: [],
    ahead: [],
    done: [],
    absent: {},
    posts: {},
    question: null,
    questions: {},
    due: [],
    words: [],
    found: [],
    situation: [],
    unanswered: [],
    offered: {},
    ink,
    ...told,
  };
}

export function startingWorld(campaign: Campaign, persona: Persona): World {
  const place =
    startAmong(campaign.places, campaign.template?.starting_location, campaign.premise)?.id ?? null;
  return {
    place,
    day: 1,
    ...(campaign.template?.starting_day !== undefined && { firstDay: campaign.template.starting_day }),
    ...(campaign.template?.hours !== undefined && { hours: campaign.template.hours }),
    part: startingPart(campaign, place),
    tick: 0,
    visits: place === null ? {} : { [place]: 1 },
    known: {},
    told: {},
    opinions: {},
    confided: {},
    deeds: {},
    asked: {},
    threads: {},
    // Whoever tells of the player calls it hers or his.
    items: persona.items.map((name) => itemCalled(name.replace(/^(?:his|her|their)\s+/iu, 'your '))),
    taken: {},
    here: [],
    recent: [],
    episodes: [],
    hurt: null,
    reputations: startingReputations(campaign),
    plot: startingPlot(),
    ...newParts(),
    absent: notYetCome(campaign),
  };
}

/** Who comes with a beat keeps away until it has happened. */
function notYetCome({ people }: Pick<Campaign, 'people'>): World['absent'] {
  const later = people.filter(({ comesWith }) => comesWith !== undefined);
  return Object.fromEntries(later.map(({ id }) => [id, { day: Number.MAX_SAFE_INTEGER, from: null }]));
}

/** Whether a fact was told. */
export function isTold({ told }: Pick<World, 'told'>, factId: string): boolean {
  return told[fingerprint(factId)] !== undefined;
}

/** What factions think of the player before anything has happened. */
export function startingReputations({ factions }: Pick<Campaign, 'factions'>): Record<string, number> {
  return Object.fromEntries(factions.map(({ id, standing }) => [id, standing]));
}

/** What is forgotten first when a story gets very long; names, promises, deaths and debts are not among it. */
const MOST_TOLD = 2_000;
const MOST_ASKED = 500;
const MOST_OFFERED = 80;
const MOST_QUESTIONS = 80;

/** The world with no more of what was told and asked than a long story needs: its state must not grow with its length. */
export function bounded(world: World): World {
  return {
    ...world,
    told: newest(world.told, MOST_TOLD),
    asked: newest(world.asked, MOST_ASKED),
    offered: newest(world.offered, MOST_OFFERED),
    questions: newest(world.questions, MOST_QUESTIONS),
  };
}

/** The entries of the latest scenes. */
function newest(scenes: Record<string, number>, most: number): Record<string, number> {
  if (Object.keys(scenes).length <= most) return scenes;
  return Object.fromEntries(
    Object.entries(scenes)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, most),
  );
}

/** What somebody carries, by what the author gave them and what they no longer have. */
export function carriedBy(
  { id, profile }: Pick<Person, 'id' | 'profile'>,
  { taken }: Pick<World, 'taken'>,
): { id: string; name: string }[] {
  return (profile.inventory ?? [])
    .map((name) => itemCalled(name))
    .filter((item) => taken[belonging(id, item.id)] === undefined);
}

/** How `taken` names what was got from somebody. */
export function belonging(personId: string, itemId: string): string {
  return `${personId}|${itemId}`;
}

/** What the player carries, without the article. */
export function carriedInWords({ items }: Pick<World, 'items'>): string[] {
  return items.map(({ name }) => name.replace(/^the /, ''));
}

/** What the player carries: their own is `your form`; what was somebody's and is theirs now is just `the form`. */
export function itemCalled(name: string): { id: string; name: string } {
  const bare = name.trim().replace(/^(?:the|an?|some)\s+/i, '');
  const [, own, theirs, thing = bare] = /^(?:(my|your|our)|(his|her|its|their))\s+(.+)$/iu.exec(bare) ?? [];
  // “Her aunt's spectacles” are nobody's own: they stay her aunt's.
  const isOfOther = theirs !== undefined && /^\p{L}+(?:['’]s|s['’])\s/u.test(thing);
  const determiner =
    own !== undefined
      ? 'your '
      : isOfOther
        ? `${theirs} `
        : OTHER.test(thing) || OF_NAMED.test(thing)
          ? ''
          : 'the ';
  return { id: `item:${slug(thing)}`, name: `${determiner.toLowerCase()}${thing}` };
}

/** “Iz's bill” has no article. */
const OF_NAMED = /^\p{Lu}[\p{L}-]*(?:['’]s|s['’])\s/u;
/** Words that stand in place of an article. */
const OTHER = /^(?:this|that|these|those|every|each|both|all|no|two|three|four|half)\s/iu;

const SAID_HOUR =
  /\bit is (?:(?!not |never |no )\p{L}+ ){0,3}?(dawn|morning|noon|midday|afternoon|dusk|evening|night|midnight)\b(?! (?:before|after)\b)/iu;

/** “You come up the hill at noon”, as the first sentence; what you must do or did at an hour is another hour. */
const ARRIVAL_HOUR =
  /^(?!.*\b(?:was|were|had|did|must|will|shall|have|until|before|after|every|each|not|never)\b).*\byou\b.*\b(?:at|in the) (?:early |late )?(dawn|morning|noon|midday|afternoon|dusk|evening|night|midnight)\b/iu;

/** “At ten in the evening you find the wheel.” */
const AT_HOUR =
  /(?:^|[.!?] )(?:At|By|Towards) (?:\p{L}+ ){0,4}?(dawn|morning|noon|midday|afternoon|dusk|evening|night|midnight),? you (?!were|had|must|will|shall|should)/u;

/** Whoever has something to do tonight begins in the evening. */
const TONIGHT = /\b(?:tonight|on your \p{L}+ night)\b/iu;

/** “You arrive at noon on the tenth day”, wherever it stands. */
const COMES_AT =
  /\byou (?:arrive|come|reach|land|get off|step)\b[^.;]{0,60}?\bat (dawn|noon|midday|dusk|night|midnight)\b/iu;

/** The hour at which the story begins, as the template says, the premise, or the page of the place where it begins. */
function startingPart({ template, premise, facts }: Campaign, place: string | null): DayPart {
  const [opening = ''] = sentencesOf(premise[0] ?? '');
  const all = premise.join(' ');
  const said =
    (SAID_HOUR.exec(all) ?? ARRIVAL_HOUR.exec(opening) ?? AT_HOUR.exec(all) ?? COMES_AT.exec(all))?.[1] ?? '';
  const there = facts.find(({ about, text }) => about === place && hourTold(text) !== null);
  const hours = template?.hours ?? hoursSaid(all);
  return (
    template?.starting_time ??
    timeOfHeading(said || (hourTold(there?.text ?? '') ?? ''))?.[0] ??
    hours?.parts[0] ??
    (TONIGHT.test(all) ? 'evening' : 'morning')
  );
}
