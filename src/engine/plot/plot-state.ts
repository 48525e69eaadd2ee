import type { Json } from '../../base/json.ts';

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
  /** Everything that beats have brought about, as written. */
  facts: string[];
  /** What the player chose, newest first. */
  chosen: string[];
  /** The ending the story is going towards, since this scene. */
  closing: { ending: string; scene: number } | null;
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
    closing: null,
    ended: null,
  };
}

const MOST_CHOICES = 400;

export function withChoice(plot: PlotState, text: string, tags: readonly string[] = []): PlotState {
  const kept = [text, ...tags.filter((tag) => tag.startsWith('wanted:'))];
  return { ...plot, chosen: [...kept, ...plot.chosen].slice(0, MOST_CHOICES) };
}

/** The mark a choice carries when it is the very one that a beat asks for. */
export function wantedTag(beatId: string, index: number): string {
  return `wanted:${beatId}/${index}`;
}

/** The mark of a choice that decides how a beat turns out. */
export function decisionTag(beatId: string, outcome: number): string {
  return `outcome:${beatId}/${outcome}`;
}

export function decisionIn(tags: readonly string[]): { beat: string; outcome: number } | null {
  const match = tags.map((tag) => /^outcome:(.+)\/(\d+)$/.exec(tag)).find((found) => found !== null);
  return match === undefined ? null : { beat: match[1] ?? '', outcome: Number(match[2]) };
}
