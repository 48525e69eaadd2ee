import type { JsonObject } from '../base/json.ts';
import type { Random } from '../base/random.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { Brief, Deed, RecalledLore, RecalledMemory } from '../contracts/brief.ts';
import type { Effect } from '../contracts/effect.ts';
import type { Persona } from './persona.ts';
import type { PlotMoment } from './plot/plot-brief.ts';
import type { StoryRules } from './rules.ts';
import type { World } from './world.ts';

/** Everything that a brief is made from. */
export interface Moment {
  campaign: Campaign;
  world: World;
  /** The world before the deed; null in the first scene. */
  before: World | null;
  deed: Deed | null;
  effects: readonly Effect[];
  memories: readonly RecalledMemory[];
  lore?: readonly RecalledLore[];
  /** The scene before, as it was told. */
  lastProse?: readonly string[];
  /** Which telling of the same choice it is. */
  variant: number;
  /** Whether a language model tells what no author wrote. */
  byModel?: boolean;
  scene: number;
  seed: string;
  random: Random;
  rules: StoryRules;
  persona: Persona;
  plot: PlotMoment | null;
  /** What has to be told now. */
  must?: readonly string[];
  /** Those of them that the program worded. */
  ownWords?: readonly string[];
  /** Ids of those who are there because a scene of the author says so. */
  present?: readonly string[];
  /** What is told as it stands, where an author tells the scene: nobody comes or goes of whom it says nothing. */
  authored?: readonly string[];
  /** Whether a scene of the author begins: who was here before it and is not in it has gone. */
  begins?: boolean;
  /** What skills have written into the session state. */
  skillState?: JsonObject;
  /** What was asked last, and how the deed answered it. */
  asked?: Pick<Brief['question'], 'last' | 'answered'>;
}
