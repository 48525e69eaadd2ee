import type { StoryStart } from '../../engine/authored/start.ts';
import type { ReadyCampaign } from '../../engine/play/ready-campaign.ts';
import type { Runtime } from '../../engine/play/runtime.ts';
import type { Stories } from '../../engine/play/stories.ts';
import type { Playthrough } from '../../store/index.ts';
import type { Keys } from './keys.ts';
import type { PlayOptions } from './options.ts';
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
