import { DAY_PARTS } from '../contracts/brief.ts';
import type { CampaignManifest } from '../contracts/campaign-manifest.ts';
import type { Ending } from '../contracts/ending.ts';
import type { NpcProfile } from '../contracts/npc-profile.ts';
import type { PlayerTemplate } from '../contracts/player-template.ts';
import type { PlotBeat } from '../contracts/plot-beats.ts';
import type { Rules } from '../contracts/rules.ts';
import type { Constraint } from '../rules/constraints/constraint.ts';
import type { InkStory, Storylet } from './ink/story.ts';
import type { KeyedText } from './lore-keys.ts';

export { DAY_PARTS };
export type DayPart = (typeof DAY_PARTS)[number];

/** Where a piece of text stands. */
export interface Source {
  /** Relative to the campaign folder, with forward slashes. */
  file: string;
  line: number;
}

/** `presence`: it says no more than who and what is at a place and where one can go from there. */
export type FactKind =
  | 'description'
  | 'presence'
  | 'lore'
  | 'appearance'
  | 'background'
  | 'relationship'
  | 'secret';

/** A sentence of the author's, or a few that cannot stand apart, with what it is about. */
export interface Fact {
  /** `lore/the-second-light.md#3`: stable as long as the file is. */
  id: string;
  text: string;
  kind: FactKind;
  /** Id of the place, person or topic it is about; `world` when it is about everything. */
  about: string;
  /** Ids of people, places, things and topics it names. */
  mentions: string[];
  /** Id of the thing that a closer look at finds this. */
  thing?: string;
  /** The only time of day it is true. */
  when?: DayPart[];
  /** It says I or we, so only somebody in the story can say it. */
  spoken: boolean;
  /** The knots and beats that tell this secret: nobody lets it slip between the scenes. */
  toldBy?: string[];
  source: Source;
}

/** Something in a place that can be looked at. */
export interface Thing {
  id: string;
  /** As it reads inside a sentence: `the tide gauge`. */
  name: string;
}

export interface Place {
  id: string;
  /** As it reads inside a sentence: `the Tide Office`. */
  name: string;
  things: Thing[];
  /** Ids of places one can go to from here. */
  exits: string[];
  source: Source;
}

export type Pronoun = 'she' | 'he' | 'they' | 'it';

/** A place where someone may be met, always or at a time of day. */
export interface Haunt {
  place: string;
  when?: DayPart[];
}

export interface Person {
  id: string;
  name: string;
  /** What others call them: `Orsolya`. */
  shortName: string;
  pronoun: Pronoun;
  profile: NpcProfile;
  haunts: Haunt[];
  /** They are wherever the player is. */
  goesAlong?: boolean;
  /** They are only spoken of: they are nowhere to be met. */
  isUnplaced?: boolean;
  /** The beat they come with: before it they are nowhere. */
  comesWith?: string;
  source: Source;
}

/** Something people can be asked about. */
export interface Topic {
  id: string;
  /** As it reads inside a sentence: `the day the sea left`. */
  name: string;
  source: Source;
}

/** What is told after an ending, if what `when` says is so. */
export interface EpilogueSection {
  /** In plain words; null when it is told in any case. */
  when: string | null;
  paragraphs: string[];
}

export interface StoryEnding {
  /** `ending:redemption` for plot/endings/redemption.md. */
  id: string;
  title: string;
  /** The closing scene, as written. */
  paragraphs: string[];
  epilogue: EpilogueSection[];
  /** Conditions, trend and the rest of the front matter; empty when there is none. */
  frontMatter: Ending;
  source: Source;
}

export interface CampaignRules {
  rules: Rules;
  /** What stands around them, for the narrator. */
  prose: string[];
  source: Source;
}

export interface StoryFaction {
  /** `faction:pilots` for lore/factions/pilots.md. */
  id: string;
  /** As it reads inside a sentence: `the Pilots`. */
  name: string;
  /** Ids of people. */
  members: string[];
  /** Ids of factions. */
  allies: string[];
  rivals: string[];
  /** How the player stands with it at first, −100 to 100. */
  standing: number;
  /** Id of the topic its file is, too. */
  topic: string;
  source: Source;
}

/** A campaign folder, read and checked. Plain data: it can be copied, sent and stored. */
export interface Campaign {
  /** The folder's name. */
  id: string;
  folder: string;
  manifest: CampaignManifest;
  /** The opening, paragraph by paragraph, as written. */
  premise: string[];
  /** What is behind it all, which comes out at the end if at all. */
  truth: string[];
  /** What must stay true whatever is told. */
  constraints: string[];
  /** The same line by line, as far as a program can hold to it. */
  limits: Constraint[];
  places: Place[];
  people: Person[];
  topics: Topic[];
  facts: Fact[];
  /** Files that words of their author's lead to. */
  keyed: KeyedText[];
  beats: PlotBeat[];
  template: PlayerTemplate | null;
  endings: StoryEnding[];
  /** What world/rules.md says; null when the campaign goes by the standard rules. */
  rules: CampaignRules | null;
  factions: StoryFaction[];
  /** The scenes of plot/scenes, compiled; null when there are none. */
  ink: InkStory | null;
  /** Scenes that come by themselves when their conditions hold. */
  storylets: Storylet[];
  /** What is wrong with it although it can be played, in sentences. */
  notices: string[];
  /** How the author wants it told, for a model that writes. */
  style: string[];
  /** Files that a machine wrote and that are in use. */
  generated: string[];
  /** Files that are out of play because of what is said, or not said, about who made them. */
  leftOut: string[];
  /** Files that cannot be used, or only in part, each with the first thing that is wrong with it. */
  broken: { file: string; message: string }[];
}
