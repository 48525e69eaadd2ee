/** Prints what the built-in narrator does over a hundred scenes of each campaign; `node …/figures.ts [CAMPAIGN] [SCENES]`. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { figuresOf } from './support/figures.ts';

const [only, scenes = '100'] = process.argv.slice(2);
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'narratoria-figures-'));
process.env['NARRATORIA_HOME'] = home;
process.env['NARRATORIA_OFFLINE'] = '1';
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
try {
  for (const campaign of only ? [only] : ['low-water', 'the-extra-sleeper', 'part-heard']) {
    const figures = await figuresOf(campaign, Number(scenes));
    console.log(`${campaign}: ${figures.scenes} scenes in ${figures.stories} stories`);
    console.log(
      `  sentences said again within thirty scenes: ${figures.repeated.length} of ${figures.sentences}`,
    );
    for (const sentence of figures.repeated.slice(0, 8)) console.log(`    ${sentence}`);
    console.log(`  four-word runs used again within thirty scenes: ${percent(figures.echoes)}`);
    for (const [run, times] of figures.commonest) console.log(`    ${times} × ${run}`);
    console.log(
      `  words in a scene: ${figures.words.least}–${figures.words.most}, mean ${figures.words.mean}`,
    );
    console.log(
      `  names from the campaign in a scene: mean ${figures.names.mean}, least ${figures.names.least}`,
    );
    console.log(`  scenes in which an earlier deed shows: ${percent(figures.recalls)}`);
    console.log(`  scenes that open with the word the last one opened with: ${percent(figures.sameOpening)}`);
  }
} finally {
  fs.rmSync(home, { recursive: true, force: true });
}
process.exit();
