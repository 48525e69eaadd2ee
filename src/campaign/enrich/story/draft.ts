import type { Ending } from '../../../contracts/ending.ts';
import type { NpcProfile } from '../../../contracts/npc-profile.ts';
import type { PlayerTemplate } from '../../../contracts/player-template.ts';
import type { PlotBeat } from '../../../contracts/plot-beats.ts';
import type { Rules } from '../../../contracts/rules.ts';

export interface DraftPlace {
  slug: string;
  /** The heading. */
  name: string;
  paragraphs: string[];
  /** Headed sections: what a closer look finds, what an hour brings. */
  sections: { heading: string; text: string }[];
}

export interface DraftPage {
  slug: string;
  name: string;
  paragraphs: string[];
}

export interface DraftFaction extends DraftPage {
  members: string[];
  rivals: string[];
}

export interface DraftEnding extends DraftPage {
  epilogue: string;
  input: Ending;
}

export interface DraftScene {
  slug: string;
  text: string;
  /** What is told before the first choice. */
  opening: string;
}

/** What is to be added to a campaign, before it becomes files. What is there already is null or left out. */
export interface Draft {
  setting: string[] | null;
  premise: string[] | null;
  people: { folder: string; profile: NpcProfile }[];
  places: DraftPlace[];
  lore: DraftPage[];
  factions: DraftFaction[];
  /** Scenes in ink, one file each. */
  scenes: DraftScene[];
  beats: PlotBeat[] | null;
  endings: DraftEnding[];
  rules: { input: Rules; paragraphs: string[] } | null;
  template: PlayerTemplate | null;
}
