import type { Json } from '../../base/json.ts';
import { remembering } from '../../base/remembering.ts';
import type { Intent, PlotMark } from '../../contracts/intent.ts';

/** A deed, and what it weighs in the story. */
export interface WeightyDeed {
  scene: number;
  /** In the words of the choice. */
  text: string;
  weight: number;
  /** Ids of those whom it was done to or concerned. */
  people: string[];
}

/** How far the author's plot has come. Plain JSON, kept in the world. */
export interface PlotState {
  /** Beats that happened, with the scene and the outcome, if it has one. */
  happened: Record<string, { scene: number; outcome?: number }>;
  /** Beats that cannot happen any more, with the scene that showed it. */
  skipped: Record<string, number>;
  /** Beats that are ready, since this scene. */
  ready: Record<string, number>;
  /** Beats that another one has called for. */
  called: Record<string, number>;
  /** Since when nothing but a choice or a state kept a beat from happening. */
  eligible: Record<string, number>;
  /** The beat whose outcome the player is about to decide. */
  deciding: string | null;
  /** What the player has gained: `Burden of Knowledge`. */
  gained: string[];
  /** What has become of people, in the author's words. */
  states: Record<string, string>;
  /** People who have died, with the scene. */
  dead: Record<string, number>;
  flags: Record<string, Json>;
  /** What the player has learned, by name, with the scene; stories of earlier versions have none. */
  learned?: Record<string, number>;
  /** Everything that beats have brought about, as written. */
  facts: string[];
  /** What the player chose, newest first. */
  chosen: string[];
  /** What the player did that weighs most; stories of earlier versions have none. */
  weighty?: WeightyDeed[];
  /** The scene in which people came to be as `states` says. */
  statesAt?: Record<string, number>;
  /** How often beats that wait elsewhere have come to the player's ears. */
  knocked?: Record<string, number>;
  /** How often word of what waits at a place has reached the player since they were last there. */
  word?: Record<string, number>;
  /** In which scene word last came from elsewhere. */
  wordAt?: number;
  /** Id of the beat or knot that has sent for the player, by the place where it waits. */
  sent?: Record<string, string>;
  /** The scene in which the player was last moved without having chosen it. */
  movedAt?: number;
  /** The ending the story has come to. */
  ended: string | null;
}

export function startingPlot(): PlotState {
  return {
    happened: {},
    skipped: {},
    ready: {},
    called: {},
    eligible: {},
    deciding: null,
    gained: [],
    states: {},
    dead: {},
    flags: {},
    facts: [],
    chosen: [],
    ended: null,
  };
}

/** Choices that are kept in words. What beats and endings wait for is marked, and marks stay. */
const MOST_CHOICES = 120;

export function withChoice(plot: PlotState, { text, wanted }: Pick<Intent, 'text' | 'wanted'>): PlotState {
  const mark = wanted === undefined ? [] : [wantedMark(wanted)];
  const marks = mark.filter((entry) => !plot.chosen.includes(entry));
  const texts = [text, ...plot.chosen.filter((entry) => !isMark(entry))].slice(0, MOST_CHOICES);
  return { ...plot, chosen: [...texts, ...plot.chosen.filter(isMark), ...marks] };
}

function isMark(entry: string): boolean {
  return entry.startsWith('wanted:');
}

/** The mark a choice carries when it is the very one that a beat asks for. */
export function wantedMark({ owner, index }: PlotMark): string {
  return `wanted:${owner}/${index}`;
}

/** `yes` is true, `12` is a number, the rest is words. */
export function flagValue(text: string): string | number | boolean {
  if (/^(?:true|yes)$/i.test(text)) return true;
  if (/^(?:false|no)$/i.test(text)) return false;
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

/** `Burden of Knowledge` is `Burden_of_Knowledge` in an expression. Conditions are looked at in every scene. */
export const joined = remembering((name) =>
  name
    .trim()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_|_$/g, ''),
);

/** The same in small letters. */
export const variable = remembering((name) => joined(name).toLowerCase());
