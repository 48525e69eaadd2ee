/** Prints a tape as its reader meets it: prose, choices, and the one that was made. `npm run story-read -- NAME` */
import { setUpBuild } from '../../bin/lib/set-up.cjs';
import { misused } from '../../scripts/arguments.ts';
import { playTape } from './play.ts';
import { tapeNames } from './rows.ts';
import { readTape } from './tape.ts';

const [name = ''] = process.argv.slice(2);
if (!tapeNames().includes(name)) misused(`Say which tape: ${tapeNames().join(', ')}`);
await setUpBuild();
const tape = readTape(name);
const { scenes, otherPicks } = await playTape(tape);
for (const { scene, prose, choices } of scenes) {
  const next = scenes.find((one) => one.scene === scene + 1);
  const chosen = next === undefined ? undefined : tape.scenes[scene]?.pick;
  console.log(`\n## ${scene}\n\n${prose.join('\n\n')}\n`);
  for (const { text } of next === undefined ? [] : choices)
    console.log(`${text === chosen ? '>' : '-'} ${text}`);
}
if (otherPicks > 0)
  console.log(`\n(${otherPicks} of the choices made were not offered; others were made in their place.)`);
