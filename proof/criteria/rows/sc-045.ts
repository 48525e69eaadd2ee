import path from 'node:path';
import { megabytes, milliseconds } from '../../support/numbers.ts';
import { converse } from '../../support/program.ts';
import type { Criterion } from '../criterion.ts';
import { largeCampaign } from '../stage/campaigns.ts';
import { isWhole } from '../stage/stories.ts';

const SCENES = 5;
/** What an 8 GB machine can well give to a program beside its browser. */
const MOST_BYTES = 1.5 * 1024 ** 3;
const PICTURES = 100_000_000;

export const criterion: Criterion = {
  id: 'SC-045',
  what: 'Large campaign stability',
  target: 'a campaign of 100 MB loads on a machine with 8 GB without issues',
  method:
    'A made-up campaign with 100 MB of pictures and 400 files of lore is played for five scenes: how long the first takes, and the most memory the program itself had. It must stay below 1.5 GB; scripts and the host of embeddings come on top (about 0.3 GB).',
  async measure(stage) {
    const folder = largeCampaign(path.join(stage.folder(), 'tales'), { lore: 400, pictureBytes: PICTURES });
    const player = (_: unknown, count: number) => (count < SCENES ? '1' : null);
    const { scenes, code, firstSceneMs, peakBytes } = await converse([folder, '--seed', stage.seed], player, {
      home: stage.folder(),
    });
    const isGood = code === 0 && scenes.length === SCENES && scenes.every(isWhole);
    return {
      measured: `${scenes.length} scenes, the first after ${milliseconds(firstSceneMs)}, at most ${megabytes(peakBytes)}, exit code ${code}`,
      passed: peakBytes === 0 ? null : isGood && peakBytes < MOST_BYTES,
      ...(peakBytes === 0 && { reason: 'this system does not tell how much memory a process had' }),
    };
  },
};
