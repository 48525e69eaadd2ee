import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { saveConfig } from '../../../../src/skills/config/index.ts';
import { loadSkill } from '../../../../src/skills/load.ts';
import { textOf } from './rounds.ts';

/** Saves one document after the other until it is killed, and tells the number of each that is safe. */
const [folder = '', home = '', first = '1'] = process.argv.slice(2);
const { skill } = await loadSkill(folder, { dataFolder: home });
if (skill === null) throw new Error('There is no skill.');
flushCompileCache(); // so that the next process starts sooner; a killed one leaves no cache
for (let round = Number(first); ; round += 1) {
  const result = await saveConfig(skill, { round, text: textOf(round) }, {});
  if (!result.saved) throw new Error(JSON.stringify(result.problems));
  writeSync(1, `${round}\n`);
}
