/** Prints a story as it is told, for reading: `node test/skills/storyteller/read.ts low-water 1 kind 30`. */
import { type Manner, playStory } from './support/play-story.ts';

const [campaign = 'low-water', seed = '1', manner = 'chance', scenes = '30'] = process.argv.slice(2);
const told = await playStory(campaign, { seed, scenes: Number(scenes), manner: manner as Manner });
for (const { scene, location, chosen, roll, beat, prose } of told) {
  const signs = [roll?.outcome, beat && `BEAT ${beat.title}`].filter(Boolean).join(', ');
  console.log(`\n#${scene} ${location} | ${chosen?.text ?? ''} ${signs && `[${signs}]`}`);
  for (const paragraph of prose) console.log(`${paragraph}`);
}
process.exit();
