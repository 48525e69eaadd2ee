import path from 'node:path';
import { milliseconds } from '../../support/numbers.ts';
import { converse } from '../../support/program.ts';
import type { Criterion } from '../criterion.ts';
import { SEEDS, writeFiles } from '../stage/campaigns.ts';
import { isWhole } from '../stage/stories.ts';

const LIMIT_MS = 5000;

export const criterion: Criterion = {
  id: 'SC-039',
  what: 'Minimal campaign load',
  target: 'loaded and playable within 5 s',
  method:
    'A manifest, a setting and a premise: from the start of the program, in a home that is new, to the first scene with prose and choices. What is missing is made up within that time.',
  async measure(stage) {
    const folder = writeFiles(path.join(stage.folder(), 'crossing'), SEEDS[2] ?? {});
    const { scenes, firstSceneMs, code } = await converse([folder, '--seed', stage.seed], () => null, {
      home: stage.folder(),
    });
    return {
      measured: milliseconds(firstSceneMs),
      passed: firstSceneMs <= LIMIT_MS && code === 0 && scenes.every(isWhole),
    };
  },
};
