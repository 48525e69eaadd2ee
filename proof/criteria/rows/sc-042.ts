import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CampaignFolder } from '../../../src/campaign/folder.ts';
import { ingestCampaign } from '../../../src/campaign/ingest/ingest.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { percent } from '../../support/numbers.ts';
import { ROOT } from '../../support/program.ts';
import { type Criterion, notHere } from '../criterion.ts';
import { SHIPPED } from '../stage/stories.ts';

const TOP = 5;
const SHARE = 0.9;

export const criterion: Criterion = {
  id: 'SC-042',
  what: 'Lore retrieval relevance',
  target: '90 % of narrative queries return relevant context',
  method:
    'The questions that stand beside each shipped campaign, with the file that answers them: a chunk of that file must be among the first five. The questions are the makers’ own and were looked at while the search was made.',
  async measure(stage) {
    if (stage.whyNoMeanings !== null) return notHere(stage.whyNoMeanings);
    const world = await stage.world();
    const parts: string[] = [];
    let [found, asked] = [0, 0];
    try {
      for (const name of SHIPPED) {
        const folder = path.join(ROOT, 'campaigns', name);
        await ingestCampaign({
          store: world.store.campaign(name),
          campaign: loadCampaign(folder),
          folder: new CampaignFolder(folder),
          now: () => new Date(),
        });
        await world.store.caughtUp();
        const queries = JSON.parse(
          readFileSync(path.join(ROOT, 'test/campaign/lore-queries', `${name}.json`), 'utf8'),
        ) as { query: string; file: string | string[] }[];
        let here = 0;
        for (const { query, file } of queries) {
          const { results } = await world.store.campaign(name).semanticSearch(query, 'lore', TOP);
          if (results.some(({ record }) => [file].flat().includes(record.filePath))) here += 1;
        }
        parts.push(`${name} ${here} of ${queries.length}`);
        found += here;
        asked += queries.length;
      }
    } finally {
      await world.close();
    }
    return { measured: `${percent(found, asked)}: ${parts.join(', ')}`, passed: found / asked >= SHARE };
  },
};
