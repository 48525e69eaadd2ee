import path from 'node:path';
import { milliseconds } from '../../support/numbers.ts';
import { runProgram } from '../../support/program.ts';
import type { Criterion } from '../criterion.ts';
import { largeCampaign, writeFiles } from '../stage/campaigns.ts';

const LIMIT_MS = 2000;

/** Mistakes of authors, by the file that should be named. */
const MISTAKES: Record<string, string> = {
  'plot/beats.json': '{"beats": [{"id": "a", "title": "A", "priority": "hihg"}]}',
  'characters/npcs/odile/profile.json': '{"name": "Odile", "role": 3}',
  'characters/player/template.json': '{"starting_location": "Nowhere at all"',
  'lore/empty.md': '',
  'plot/endings/dawn.md': '---\nconditions: [unclosed\n---\n\nIt ends.\n',
};

export const criterion: Criterion = {
  id: 'SC-041',
  what: 'Validation speed',
  target: 'errors are identified within 2 s',
  method:
    '`campaign validate --json`, the start of the program included, on the shipped campaigns and on one of 1,000 files of lore with five mistakes of different kinds, each of which must be named with its file. The slowest of three runs counts.',
  async measure(stage) {
    const folder = largeCampaign(path.join(stage.folder(), 'tales'), { lore: stage.isQuick ? 50 : 1000 });
    writeFiles(folder, MISTAKES);
    const times: number[] = [];
    let named = 0;
    for (let round = 0; round < (stage.isQuick ? 1 : 3); round += 1) {
      const { stdout, ms, code } = await runProgram(['campaign', 'validate', folder, '--json'], {
        home: stage.folder(),
      });
      times.push(ms);
      const { problems } = JSON.parse(stdout) as { problems: { file: string }[] };
      const files = new Set(problems.map(({ file }) => file));
      named = code === null ? 0 : Object.keys(MISTAKES).filter((file) => files.has(file)).length;
    }
    const all = Object.keys(MISTAKES).length;
    return {
      measured: `${named} of ${all} mistakes named, at most ${milliseconds(Math.max(...times))}`,
      passed: named === all && Math.max(...times) <= LIMIT_MS,
    };
  },
};
