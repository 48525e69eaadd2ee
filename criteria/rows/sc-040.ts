import path from 'node:path';
import type { Criterion } from '../criterion.ts';
import { SEEDS, writeFiles } from '../stage/campaigns.ts';
import { isWhole, tell } from '../stage/stories.ts';

const CHOICES = 15;

export const criterion: Criterion = {
  id: 'SC-040',
  what: 'Minimal campaign authoring',
  target: 'playable with fewer than 5 files',
  method:
    'Campaigns of one, two and three files are played for fifteen choices each, or to their end: every scene must have prose and, unless it is the last, three choices or more.',
  async measure(stage) {
    const parts: string[] = [];
    let isGood = true;
    for (const files of SEEDS) {
      const folder = writeFiles(path.join(stage.folder(), 'crossing'), files);
      const { scenes, code } = await tell(folder, {
        choices: stage.isQuick ? 3 : CHOICES,
        seed: stage.seed,
        home: stage.folder(),
      });
      const broken = scenes.filter((scene) => !isWhole(scene) && scene.ending === undefined).length;
      isGood &&= code === 0 && broken === 0;
      const count = Object.keys(files).length;
      parts.push(`${count} file${count === 1 ? '' : 's'}: ${scenes.length} scenes, ${broken} broken`);
    }
    return { measured: parts.join('; '), passed: isGood };
  },
};
