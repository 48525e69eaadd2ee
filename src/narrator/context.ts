/**
 * What a planner may know of the story. The engine writes it, generators read it and hand parts of it to scripts,
 * so it is plain JSON with ids of the form `person:iz`, `place:the-quay`, `thing:the-quay/crane`, `topic:…`, `item:…`.
 */

export interface Named {
  id: string;
  /** As it reads inside a sentence: `the tide gauge`. */
  name: string;
}

/** Something with a place in the author's files. */
export interface Sourced extends Named {
  /** File it comes from, relative to the campaign. */
  ref: string;
}

/** What the last choice was, as the engine resolved it. */
export interface Deed {
  verb: string;
  text: string;
  target: Named | null;
  topic: Named | null;
  item: Named | null;
  /** What somebody wants and now has help with. */
  want: string | null;
  outcome: 'done' | 'refused' | 'nothing';
  /** Id of the secret that comes out, and how far it goes. */
  reveals: string | null;
  degree: 'hint' | 'half' | 'whole';
  /** How the roll decided it; null when nothing was rolled. */
  result: Result | null;
  /** What the player has decided, in the author's words. */
  decision?: string;
  /** What the one it was done to thinks afterwards, −100…100. */
  regard?: number;
}

export type Result = 'failure' | 'partial' | 'success';

/** What is rolled for the deed, and what each way it can end means. The engine has thought all of them through. */
export interface RollContext {
  formula: string;
  modifiers: { value: number; reason: string }[];
  bands: { outcome: Result; up_to?: number; name?: string }[];
  purpose: string;
  odds: Record<Result, number>;
  deeds: Record<Result, Deed>;
  effects: Record<Result, Effects>;
  /** What it is when nobody rolls. */
  otherwise: Result;
}

/** What a deed has done, for the skills that keep count of it. */
export interface Effects {
  perception: { npc: string; change: number; reason: string }[];
  reputation: { faction: string; change: number; reason: string }[];
  memory: MemoryEffect;
}

export interface MemoryEffect {
  summary: string;
  characters: string[];
  npcs: string[];
  factions: string[];
  location?: string;
  significance: 'low' | 'medium' | 'high';
  actionType: string;
  tags: string[];
  outcome?: 'triumph' | 'failure';
  /** Never forgotten, and recalled more easily than the rest. */
  episodic?: true;
}

/** A moment of the author's plot that happens now. */
export interface BeatContext {
  id: string;
  title: string;
  description: string;
  dialogue: { speaker: Named | null; name: string; line: string; context: string }[];
  mood: string;
  /** How it turned out, when chance decided that. */
  outcome: string | null;
  /** It happens elsewhere: after the deed one is brought there. */
  carries: boolean;
}

export interface EndingContext {
  id: string;
  title: string;
  paragraphs: string[];
  epilogue: string[];
  mood: string;
  /** What the player did that is worth recalling, oldest first. */
  deeds: string[];
}

/** Something that the plot needs the player to choose. */
export interface PlotChoice {
  text: string;
  verb: string;
  target: string | null;
  tag: string;
  beat: string;
}

export interface PersonaContext {
  name: string;
  race: string | null;
  calling: string | null;
  background: string | null;
  traits: string[];
  stats: Record<string, number>;
}

export interface PersonContext extends Sourced {
  /** What has become of them, in the author's words; empty when nothing has. */
  state: string;
  /** Ids of the factions they belong to. */
  factions: string[];
  /** What they think well of and badly of in others. */
  likes: string[];
  dislikes: string[];
  /** What they look like, for a picture. */
  description: string;
  /** The author's own picture of them, relative to the campaign; null without one. */
  portrait: string | null;
  /** How likely risky deeds are to go well with them, by verb. */
  odds: Record<string, Record<Result, number>>;
  shortName: string;
  pronoun: 'she' | 'he' | 'they';
  role: string;
  met: boolean;
  /** They came here since the last scene. */
  arrived: boolean;
  /** -100…100; not there for somebody who is seen for the first time. */
  regard?: number;
  /** Id of the place where they are most; null for those who have none. */
  home: string | null;
  wants: { id: string; text: string; taken: boolean }[];
  lines: string[];
  catchphrases: string[];
  /** They have told less than they know. */
  hides: boolean;
  /** Ids of topics that touch what they hide; asked about these they evade. */
  guards: string[];
  /** Ids of people they have something to say about. */
  opinions: string[];
  deed: { verb: string; scene: number; item: string | null } | null;
}

export interface ThingContext extends Sourced {
  /** The prose has mentioned it. */
  known: boolean;
  /** A closer look would still find something. */
  holdsMore: boolean;
  /** The sentence that speaks of it. */
  note: string;
}

export interface TopicContext extends Sourced {
  raised: boolean;
  /** Ids of people who were asked about it, and of those among them who had something to say. */
  askedOf: string[];
  toldBy: string[];
  /** Something of it has been told, by whomever. */
  heard: boolean;
  /** There is more to be told of it. */
  holdsMore: boolean;
}

export interface FactContext {
  id: string;
  text: string;
  kind: string;
  about: string;
  mentions: string[];
  thing: string | null;
  spoken: boolean;
  /** True only at this time of day. */
  timely: boolean;
}

/** How much danger the story bears next: `breather` none, `easing` little. */
export type Pace = 'open' | 'easing' | 'breather';

export interface StoryContext {
  seed: string;
  /** Set when the same choice is told again: what happens stays, the words are others. */
  telling?: number;
  scene: number;
  title: string;
  /** What must stay true, in the author's words. */
  constraints: string[];
  tone: string;
  genre: string;
  /** The premise, for the first scene only. */
  opening: string[];
  deed: Deed | null;
  /** Set when the deed is decided by a roll; then `deed` is what it is when nobody rolls. */
  roll: RollContext | null;
  /** What the deed has done; by the roll, there is one for each way it can end. Null in the first scene. */
  effects: Effects | null;
  /** `holdsMore`: there is more of it to be seen. */
  place: (Sourced & { isNew: boolean; arrived: boolean; holdsMore: boolean }) | null;
  /** Name of the place just left. */
  from: string | null;
  time: { day: number; part: string; turned: boolean };
  people: PersonContext[];
  /** The one the deed was done to, when one has been brought elsewhere since; they are not here. */
  partner: PersonContext | null;
  left: (Named & { pronoun: 'she' | 'he' | 'they' })[];
  /** Those who have died of late. */
  dead: (Named & { pronoun: 'she' | 'he' | 'they' })[];
  things: ThingContext[];
  /** `people`: names of those known to be there. */
  exits: (Sourced & { visited: boolean; people: string[] })[];
  topics: TopicContext[];
  /** People known to the player who are elsewhere. */
  absent: Named[];
  items: Named[];
  facts: FactContext[];
  persona: PersonaContext;
  /** Whether those in the story have hands, clothes and shoes. */
  isHuman: boolean;
  /** A wound that counts in every roll until it is slept off. */
  isHurt: boolean;
  pace: Pace;
  /** Help that was offered; `kept` when all that could be done was done. */
  promises: { who: Named; text: string; kept: boolean }[];
  beat: BeatContext | null;
  /** What must be decided now. */
  decisions: PlotChoice[];
  /** What the plot waits for. */
  wanted: PlotChoice[];
  /** Where something waits. */
  calling: Named | null;
  /** Title of the ending the story leans towards. */
  leaning: string | null;
  ending: EndingContext | null;
  factions: (Named & { standing: number })[];
  /** The last few deeds, newest first. */
  recent: { verb: string; target: string | null; result: Result | null }[];
}
