/** Plays a campaign in the home of its environment and tells whoever started it what was counted. */
import { figuresOf } from '../../../../test/skills/storyteller/support/figures.ts';

const [campaign = '', scenes = '', seed = ''] = process.argv.slice(2);
const counted = await figuresOf(campaign, Number(scenes), seed);
process.send?.(counted, () => process.exit());
