import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { percent } from '../../support/numbers.ts';
import type { Criterion } from '../criterion.ts';
import { enrichments } from '../stage/enriched.ts';

const SIDECAR = '.provenance.json';

export const criterion: Criterion = {
  id: 'SC-047',
  what: 'Generated asset marking',
  target: '100 % are marked with `generated: true`',
  method:
    'Every file that `campaign enrich` added to the campaigns of SC-046 must say so in its name, and its sidecar must have `generated: true`, who made it and when. A generated asset that lacks it counts as unmarked.',
  isQuick: true,
  async measure(stage) {
    let [marked, all] = [0, 0];
    for (const { folder, before, after } of await enrichments(stage)) {
      for (const file of after.keys()) {
        if (before.has(file) || file.endsWith(SIDECAR)) continue;
        all += 1;
        const sidecar = path.join(folder, `${file}${SIDECAR}`);
        const note = existsSync(sidecar)
          ? (JSON.parse(readFileSync(sidecar, 'utf8')) as Record<string, unknown>)
          : {};
        if (
          /_generated\.[^.]+$/.test(file) &&
          note['generated'] === true &&
          typeof note['source_model'] === 'string' &&
          typeof note['generated_at'] === 'string'
        )
          marked += 1;
      }
    }
    return { measured: percent(marked, all), passed: all > 0 && marked === all };
  },
};
