import type { StoryEnding } from '../campaign/campaign.ts';
import type { Brief, Deed } from '../contracts/brief.ts';
import type { Effect, MemoryNote } from '../contracts/effect.ts';
import type { PlotBeat } from '../contracts/plot-beats.ts';
import type { Refusal } from './proposals.ts';
import type { SceneRoll } from './roll.ts';
import type { World } from './world.ts';

/** What one choice has done: settled once, before anybody words it. */
export interface Settlement {
  /** Null in the first scene. */
  deed: Deed | null;
  roll: SceneRoll | null;
  world: World;
  effects: Effect[];
  memory: MemoryNote | null;
  beat: PlotBeat | null;
  ending: StoryEnding | null;
  /** Beats that can happen no more. */
  skipped: string[];
  /** What the player should know of the author's scenes. */
  notices: string[];
  /** What skills proposed and the rules do not allow. */
  refused: Refusal[];
  /** Ids of the tools whose proposals were heard. */
  heardFrom: string[];
  brief: Brief;
}
