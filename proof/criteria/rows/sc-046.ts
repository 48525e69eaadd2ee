import { milliseconds } from '../../support/numbers.ts';
import type { Criterion } from '../criterion.ts';
import { enrichments } from '../stage/enriched.ts';

const LIMIT_MS = 15_000;

export const criterion: Criterion = {
  id: 'SC-046',
  what: 'Enrichment speed',
  target: 'under 15 s for 1 to 3 seed files',
  method:
    '`campaign enrich` on campaigns of one, two and three files, the start of the program included, with the built-in generator.',
  async measure(stage) {
    const done = await enrichments(stage);
    return {
      measured: done
        .map(({ seedFiles, ms, added }) => `${seedFiles}: ${milliseconds(ms)}, ${added} files added`)
        .join('; '),
      passed: done.every(({ ms, code, added }) => code === 0 && ms < LIMIT_MS && added > 0),
    };
  },
};
