import path from 'node:path';
import type { Criterion } from '../criterion.ts';
import { SEEDS, writeFiles } from '../stage/campaigns.ts';
import { sideBySide } from '../stage/side-by-side.ts';
import { isWhole, tell } from '../stage/stories.ts';

const CHOICES = 15;

export const criterion: Criterion = {
  id: 'SC-040',
  what: 'Minimal campaign authoring',
  target: 'playable with fewer than 5 files',
  method:
    'Campaigns of one, two and three files are played for fifteen choices each, or to their end: every scene must have prose and, unless it is the last, three choices or more.',
  async measure(stage) {
    const played = await sideBySide(SEEDS, SEEDS.length, async (files) => {
      const folder = writeFiles(path.join(stage.folder(), 'crossing'), files);
      const { scenes, code } = await tell(folder, {
        choices: stage.isQuick ? 3 : CHOICES,
        seed: stage.seed,
        home: stage.folder(),
      });
      const broken = scenes.filter((scene) => !isWhole(scene) && scene.ending === undefined).length;
      const count = Object.keys(files).length;
      const inWords = `${count} file${count === 1 ? '' : 's'}: ${scenes.length} scenes, ${broken} broken`;
      return { inWords, isGood: code === 0 && broken === 0 };
    });
    return {
      measured: played.map(({ inWords }) => inWords).join('; '),
      passed: played.every(({ isGood }) => isGood),
    };
  },
};
