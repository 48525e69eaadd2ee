import { percent } from '../../support/numbers.ts';
import type { Criterion } from '../criterion.ts';
import { enrichments } from '../stage/enriched.ts';

export const criterion: Criterion = {
  id: 'SC-048',
  what: 'Human override preservation',
  target: '100 % of the author’s files are as they were after generation',
  method:
    'The bytes of every file of the author before and after `campaign enrich`, the first run and a second one on the same folder.',
  isQuick: true,
  async measure(stage) {
    let [same, all] = [0, 0];
    for (const { before, after } of await enrichments(stage)) {
      for (const [file, hash] of before) {
        all += 1;
        if (after.get(file) === hash) same += 1;
      }
    }
    return { measured: percent(same, all), passed: all > 0 && same === all };
  },
};
