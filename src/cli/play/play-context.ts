import type { StoryStart } from '../../engine/authored/start.ts';
import type { ReadyCampaign } from '../../engine/play/ready-campaign.ts';
import type { Runtime } from '../../engine/play/runtime.ts';
import type { Stories } from '../../engine/play/stories.ts';
import type { Playthrough } from '../../store/index.ts';
import type { Keys } from './keys.ts';
import type { Output } from './output.ts';

/** Everything that playing in the terminal works with. */
export interface PlayContext {
  runtime: Runtime;
  stories: Stories;
  output: Output;
  keys: Keys;
  options: PlayOptions;
}

/** A story to begin, or one to go on with. */
export type Start =
  | (ReadyCampaign & { kind: 'new'; seed: string; start?: StoryStart })
  | (ReadyCampaign & { kind: 'saved'; playthrough: Playthrough });

export interface PlayOptions {
  seed?: string;
  /** How many choices to pick by chance; without it the player picks. */
  auto?: number;
  /** Call the shipped skills without processes. */
  inProcess?: boolean;
  /** Take actions in words besides the choices. */
  type?: boolean;
  json?: boolean;
  plain?: boolean;
  /** Goes on with a saved story: this one, or the last. */
  resume?: string | true;
  /** A file that says who the player is. */
  character?: string;
  /** Begins the story at this knot. */
  from?: string;
  /** With `from`: what is so then. */
  set: Record<string, string | number | boolean>;
  skills: string[];
  /** Use the skills of the home folder without asking. */
  trustSkills?: boolean;
  /** Leave out the skills and campaigns of the home folder. */
  safe?: boolean;
}
