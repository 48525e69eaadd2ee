import type { ReadyCampaign } from '../../engine/play/ready-campaign.ts';
import type { Runtime } from '../../engine/play/runtime.ts';
import type { Stories } from '../../engine/play/stories.ts';
import type { Playthrough } from '../../store/index.ts';
import type { Keys } from './keys.ts';
import type { PlayOptions } from './options.ts';
import type { Page } from './page.ts';

/** What one sits at while playing. */
export interface Table {
  runtime: Runtime;
  stories: Stories;
  page: Page;
  keys: Keys;
  options: PlayOptions;
}

/** A story to begin, or one to go on with. */
export type Start =
  | (ReadyCampaign & { kind: 'new'; seed: string })
  | (ReadyCampaign & { kind: 'saved'; playthrough: Playthrough });
