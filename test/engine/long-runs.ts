/**
 * Long stories, played by chance and checked by a machine: `node test/engine/long-runs.ts [choices] [seed …]`.
 * Prints one line a story and everything that does not hold together; ends with 1 when something does not. The first
 * seed is played twice and must give the same story to the letter; the others must give other ones.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { minimalCampaign, ROOT, scratchFolder } from '../play/support/story.ts';
import { beatDelays, IN_TIME } from './beat-delays.ts';
import { dangersInARow, incoherences } from './coherence.ts';
import { playAuto, storyOf } from './support/played.ts';

const [wanted = '200', ...given] = process.argv.slice(2);
const choices = Number(wanted);
const seeds = given.length > 0 ? given : ['1', '2'];
const scratch = scratchFolder();
const campaigns = [
  ...['low-water', 'part-heard', 'the-extra-sleeper', 'the-honourable-snail'].map((name) =>
    path.join(ROOT, 'campaigns', name),
  ),
  minimalCampaign(path.join(scratch, 'minimal')),
];

/** Where two tellings part. On a busy machine a script may run out of time, and then the tools and notices say so. */
function firstDifference(one: readonly unknown[], other: readonly unknown[]): string {
  const index = one.findIndex((scene, at) => JSON.stringify(scene) !== JSON.stringify(other[at]));
  const shown = [one, other].map((story) => JSON.stringify(story.at(index) ?? null).slice(-1_500));
  return `they part at scene ${index + 1}:\n  ${shown.join('\n  ')}`;
}

let problems = 0;
for (const folder of campaigns) {
  const stories = new Set<string>();
  for (const seed of seeds) {
    const played = await playAuto(folder, choices, seed);
    const { scenes, exitCode, states, campaign } = played;
    const stateSizes = states.map((state) => JSON.stringify(state).length);
    const last = scenes.at(-1);
    const beats = Object.values(last?.world.plot.happened ?? {}).length;
    const found = incoherences(scenes, campaign);
    const delays = beatDelays(scenes, campaign);
    const inTime = delays.filter((delay) => delay <= IN_TIME).length;
    problems += found.length + (exitCode === 0 ? 0 : 1);
    stories.add(JSON.stringify(storyOf(played)));
    const figures = [
      `${scenes.length} scenes`,
      `ending ${last?.shown.ending?.title ?? 'none'}`,
      `beats ${beats} of ${campaign.beats.length}, ${Object.keys(last?.world.plot.skipped ?? {}).length} skipped`,
      `${inTime} of ${delays.length} beats came within ${IN_TIME} scenes`,
      `at most ${dangersInARow(scenes)} dangers in a row`,
      `state ${Math.round(Math.max(...stateSizes) / 1024)} KiB`,
      `exit ${exitCode}`,
      `${found.length} problems`,
    ];
    console.log(`${path.basename(folder)} ${seed}: ${figures.join(' · ')}`);
    for (const problem of found) console.log(`  ${problem}`);
  }
  const [first = ''] = seeds;
  const again = storyOf(await playAuto(folder, choices, first));
  const isSame = stories.has(JSON.stringify(again));
  if (!isSame) console.log(`  ${firstDifference(JSON.parse([...stories][0] ?? '[]'), again)}`);
  const areDifferent = stories.size === seeds.length;
  console.log(
    `${path.basename(folder)}: seed ${first} again gives ${isSame ? 'the same story' : 'ANOTHER STORY'}, ` +
      `${seeds.length} seeds give ${stories.size} stories`,
  );
  problems += (isSame ? 0 : 1) + (areDifferent ? 0 : 1);
}
rmSync(scratch, { recursive: true, force: true });
process.exitCode = problems === 0 ? 0 : 1;
