import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Json } from '../../../src/base/json.ts';
import { goodCampaign } from '../../../test/campaign/gallery/good.ts';
import { V2_CARD, WORLD_INFO } from '../../../test/campaign/import-support.ts';
import { jsonText, mutateJson } from '../kit/mutate-json.ts';
import { Scratch, writeFiles } from '../kit/scratch.ts';
import { restore, takeIn } from '../kit/take-in.ts';
import { target } from '../target.ts';

export default target<Buffer>({
  name: 'lorebooks',
  what: 'lorebooks and cards that are added to a campaign',
  inputs: 1500,
  quick: 20,
  limitMs: 5000,
  open() {
    const scratch = new Scratch('lorebooks');
    const campaign = path.join(scratch.root, 'campaign');
    writeFiles(campaign, goodCampaign());
    const entries = readdirSync(campaign, { recursive: true, withFileTypes: true });
    const before = new Set(entries.map((entry) => path.join(entry.parentPath, entry.name)));
    const books = [
      { spec: 'lorebook_v3', data: V2_CARD.data.character_book },
      V2_CARD.data.character_book,
      WORLD_INFO,
      V2_CARD,
    ] as Json[];
    return {
      make: (random) => jsonText(mutateJson(random.pick(books), random), random),
      async read(bytes) {
        try {
          return await takeIn(scratch, 'book.json', bytes, campaign);
        } finally {
          restore(campaign, before);
        }
      },
      show: (bytes) => bytes.toString('latin1'),
      close: () => scratch.close(),
    };
  },
});
